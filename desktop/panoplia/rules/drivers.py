# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to answer a script: a person (``Session``), the program's dice (``roll``, ``played``), a record (``replay``)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer, Choice, Part, Play, Pool, Request, Script, Source, inlined, nothing_to_ask


class Asked(msgspec.Struct, frozen=True):
    """One request with the answer that it got, and how many notes had been made before it."""

    request: Request
    answer: Answer
    notes_before: int

    @property
    def text(self) -> str:
        """The answer as a person would write it."""
        return self.request.write(self.answer)

    @property
    def thrown(self) -> bool:
        """Whether something was thrown: of a pool it is known how many came up, of dice their faces."""
        return bool(self.answer.faces) or isinstance(self.request, Pool)


class Session:
    """A script that waits for a person, request by request, and can go back."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._restart()

    def _restart(self) -> None:
        self.notes: list[Note] = []
        self.asked: list[Asked] = []
        self.pending: Request | None = None
        self.result: Any = None
        self._play = inlined(self._script())
        self._run(None)

    @property
    def done(self) -> bool:
        """True once the script has returned; ``result`` then holds what."""
        return self.pending is None

    def answer(self, answer: Answer | str) -> None:
        """Give the pending request its answer. A text that it does not allow is ``Refused`` and changes nothing."""
        if self.pending is None:
            raise Refused(QT_TRANSLATE_NOOP("dice", "Nothing more is asked, so “{text}” is one answer too many."),
                          text=str(answer))  # fmt: skip
        if isinstance(answer, str):
            answer = self.pending.read(answer)
        self.asked.append(Asked(self.pending, answer, len(self.notes)))
        self._run(answer)

    def back(self) -> None:
        """Take back the last answer; at the start it does nothing."""
        given = [asked.answer for asked in self.asked[:-1]]
        self._restart()
        for answer in given:
            self.answer(answer)

    def _run(self, answer: Answer | None) -> None:
        try:
            while True:
                said = self._play.send(answer) if answer is not None else next(self._play)
                answer = None
                if isinstance(said, Note):
                    self.notes.append(said)
                elif said.idle:
                    answer = nothing_to_ask(said)
                else:
                    self.pending = said
                    return
        except StopIteration as end:
            self.pending = None
            self.result = end.value


class Waiting(Exception):
    """A record of answers ended while ``request`` was still waiting."""

    def __init__(self, request: Request) -> None:
        self.request = request
        super().__init__(request.name)


def roll(script: Script, source: Source) -> Session:
    """Answer everything with the program's dice; decisions take their default."""
    return _drive(script, lambda request: request.roll(source))


def played(play: Play, source: Source, policy: Mapping[str, str]) -> Any:
    """The result alone, by the program's dice: nothing is noted or kept. ``policy`` names options by decision.

    A decision that is not in it, or does not have that option, takes its default.
    """
    stack = [play]
    answer: Answer | None = None
    while True:
        try:
            said = stack[-1].send(answer) if answer is not None else next(stack[-1])
        except StopIteration as end:
            stack.pop()
            if isinstance(end.value, Part):
                stack.append(end.value.play())
                answer = None
            elif stack:
                answer = Answer(end.value)
            else:
                return end.value
            continue
        answer = None
        if isinstance(said, Note):
            continue
        if isinstance(said, Part):
            stack.append(said.play())
        elif isinstance(said, Choice):
            answer = Answer(_chosen(said, policy))
        else:
            answer = nothing_to_ask(said) if said.idle else said.roll(source)


def _chosen(choice: Choice, policy: Mapping[str, str]) -> str:
    wanted = policy.get(choice.id, choice.default)
    return wanted if any(option.id == wanted for option in choice.options) else choice.default


def replay(script: Script, answers: Sequence[str]) -> Session:
    """Answer with a record. Raises ``Waiting`` where it is too short, ``Refused`` where it does not fit."""
    left = list(reversed(answers))

    def next_answer(request: Request) -> Answer:
        if not left:
            raise Waiting(request)
        return request.read(left.pop())

    session = _drive(script, next_answer)
    if left:
        session.answer(left.pop())
    return session


def _drive(script: Script, answer: Callable[[Request], Answer]) -> Session:
    session = Session(script)
    while session.pending is not None:
        session.answer(answer(session.pending))
    return session

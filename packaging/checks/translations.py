# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuse translations that would not be found, are missing, or say something else than their source."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from extract import CODE, LANGUAGES, ROOT, Message, extracted, read, wanted

PLACES = re.compile(r"\{\w*\}|%n|%L?\d")
QT_APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}


def committed(folder: Path) -> Iterator[str]:
    """What is wrong with the .ts files."""
    fresh = extracted()
    for language, _, only_plurals in LANGUAGES:
        path = folder / f"panoplia_{language}.ts"
        messages = read(path)
        have = Counter((each.key, each.plural) for each in messages)
        need = Counter((each.key, each.plural) for each in wanted(fresh, only_plurals))
        for (key, _), _count in sorted((need - have).items()):
            yield f"{path.name}: not in the file, run `make i18n`: {key[0]}: {key[1]!r}"
        for (key, _), _count in sorted((have - need).items()):
            yield f"{path.name}: no longer in the code, run `make i18n`: {key[0]}: {key[1]!r}"
        for each in messages:
            for fault in faults(each):
                yield f"{path.name}: {fault}: {each.context}: {each.source!r}"


def faults(message: Message) -> Iterator[str]:
    """What is wrong with one translation."""
    if not message.complete:
        yield message.state or "missing"
        return
    places = Counter(PLACES.findall(message.source))
    for form in message.forms:
        if Counter(PLACES.findall(form)) != places:
            yield f"other places than in the source ({form!r})"


def in_code(path: Path) -> Iterator[str]:
    """Calls in one file that lupdate would miss or that could never be found when the program runs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside_f = {
        id(inner)
        for outer in ast.walk(tree)
        if isinstance(outer, ast.JoinedStr)
        for inner in ast.walk(outer)
        if isinstance(inner, ast.Call)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and (kind := _kind(call.func)):
            where = f"{path.relative_to(ROOT)}:{call.lineno}: {kind}"
            if id(call) in inside_f:
                yield f"{where} inside an f-string is not extracted"
            if kind == "tr" and not _on_self(call.func):
                yield f"{where} on anything but self is filed under a wrong context"
            texts = call.args[:1] if kind == "tr" else call.args[:2]
            if not texts or not all(isinstance(each, ast.Constant) and each.value for each in texts):
                yield f"{where} needs literal texts, not built or empty ones"


def _kind(called: ast.expr) -> str:
    """Which of the three ways of marking a text this is, or nothing."""
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name == "translate":
        of_qt = isinstance(called, ast.Attribute) and getattr(called.value, "id", "") in QT_APPLICATIONS
        return name if of_qt else ""
    return name if name in {"tr", "QT_TRANSLATE_NOOP"} else ""


def _on_self(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and getattr(called.value, "id", "") == "self"


def main() -> int:
    found = [fault for path in sorted(CODE.rglob("*.py")) for fault in in_code(path)]
    found += committed(ROOT / "i18n")
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""Bring the .ts files of a folder up to date with the texts in the code: ``extract.py i18n``.

lupdate finds the texts, but for two things it is not enough. It cannot say that a ``QT_TRANSLATE_NOOP`` with ``%n`` is
a plural, and without plural forms Qt finds no translation for any number but one. And its merge guesses. So the texts
are extracted afresh each time and the translations are carried over by context, source and comment: the same code and
translations always give the same file.
"""

import subprocess
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
CODE = ROOT / "desktop"
# Language, its code in the file, and whether only plurals need a translation.
LANGUAGES = (("es", "es_ES", False), ("en", "en_US", True))
FORMS = 2

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Message:
    """One text. ``forms`` are its translations: one, or as many as the language has plural forms."""

    context: str
    source: str
    comment: str = ""
    hint: str = ""
    plural: bool = False
    forms: tuple[str, ...] = ()
    state: str = ""

    @property
    def key(self) -> Key:
        return self.context, self.source, self.comment

    @property
    def complete(self) -> bool:
        return not self.state and len(self.forms) == (FORMS if self.plural else 1) and all(self.forms)


def read(path: Path) -> list[Message]:
    """The messages of a .ts file, in its order."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for node in context.iter("message"):
            translation = node.find("translation")
            plural = node.get("numerus") == "yes"
            forms: tuple[str, ...] = ()
            if translation is not None:
                nodes = translation.findall("numerusform") if plural else [translation]
                forms = tuple(each.text or "" for each in nodes)
            found.append(
                Message(
                    name,
                    node.findtext("source", ""),
                    node.findtext("comment", ""),
                    node.findtext("extracomment", ""),
                    plural,
                    forms,
                    "" if translation is None else translation.get("type", ""),
                )
            )
    return found


def extracted() -> list[Message]:
    """Every text of the code, untranslated."""
    files = sorted(str(path.relative_to(ROOT)) for path in CODE.rglob("*.py"))
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "fresh_es.ts"
        done = subprocess.run(
            [lupdate, *options, *files, "-ts", target], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode or done.stderr.strip():
            raise SystemExit(f"lupdate: {done.stdout}{done.stderr}".rstrip())
        messages = read(target)
    return [replace(each, plural=each.plural or "%n" in each.source, forms=(), state="") for each in messages]


def wanted(messages: list[Message], only_plurals: bool) -> list[Message]:
    """Those of ``messages`` that a language has to translate."""
    return [each for each in messages if each.plural or not only_plurals]


def carry_over(fresh: list[Message], old: list[Message]) -> list[Message]:
    """``fresh`` with the translations of ``old``; what has none is unfinished."""
    known = {each.key: each for each in old}
    merged = []
    for each in fresh:
        before = known.get(each.key, each)
        count = FORMS if each.plural else 1
        kept = before.forms if len(before.forms) == count else (*before.forms, *[""] * count)[:count]
        with_forms = replace(each, forms=kept, state=before.state)
        merged.append(with_forms if with_forms.complete else replace(with_forms, state="unfinished"))
    return merged


def write(path: Path, code: str, messages: list[Message]) -> None:
    """A .ts file in the shape that lupdate gives it."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{code}" sourcelanguage="en">')
    for context in sorted({each.context for each in messages}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for each in messages:
            if each.context == context:
                lines += _lines(each)
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _lines(message: Message) -> list[str]:
    lines = ['    <message numerus="yes">' if message.plural else "    <message>"]
    lines.append(f"        <source>{escape(message.source)}</source>")
    if message.comment:
        lines.append(f"        <comment>{escape(message.comment)}</comment>")
    if message.hint:
        lines.append(f"        <extracomment>{escape(message.hint)}</extracomment>")
    opening = f'<translation type="{message.state}">' if message.state else "<translation>"
    if message.plural:
        lines.append(f"        {opening}")
        lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in message.forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        {opening}{escape(message.forms[0])}</translation>")
    return [*lines, "    </message>"]


def main(folder: Path) -> None:
    fresh = extracted()
    for language, code, only_plurals in LANGUAGES:
        path = folder / f"panoplia_{language}.ts"
        old = read(path) if path.exists() else []
        merged = carry_over(wanted(fresh, only_plurals), old)
        write(path, code, merged)
        dropped = {each.key: each for each in old if each.complete}.keys() - {each.key for each in merged}
        open_ones = [each for each in merged if each.state]
        print(f"{path.name}: {len(merged)} texts, {len(open_ones)} to translate, {len(dropped)} translations dropped")
        for context, source, _ in sorted(dropped):
            print(f"  dropped: {context}: {source}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

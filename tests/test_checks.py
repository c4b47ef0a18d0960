# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of translations refuses what would not be found, is missing, or says something else."""

import sys
from pathlib import Path

import pytest

CHECKS = Path(__file__).parents[1] / "packaging" / "checks"


@pytest.fixture(scope="module")
def translations() -> object:
    sys.path.insert(0, str(CHECKS))
    try:
        import translations
    finally:
        sys.path.remove(str(CHECKS))
    return translations


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ('class A:\n    def f(self):\n        return f"{self.tr("x")}"\n', "f-string"),
        ('def f(a):\n    return a.tr("x")\n', "anything but self"),
    ],
)
def test_texts_that_would_not_be_found(
    translations: object, tmp_path: Path, code: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C67, STYLE H24: such a text would stay English without a warning."""
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    file = tmp_path / "page.py"
    file.write_text(code.replace('f"{self.tr("x")}"', "f\"{self.tr('x')}\""), encoding="utf-8")
    assert any(words in fault for fault in translations.in_code(file))


def test_the_shipped_translations_are_whole(translations: object) -> None:
    """Nothing is missing, unfinished, left over, or has other places than its source."""
    assert list(translations.committed(Path(__file__).parents[1] / "i18n")) == []


def test_a_translation_with_other_places_is_refused(translations: object, tmp_path: Path) -> None:
    source = (Path(__file__).parents[1] / "i18n" / "panoplia_es.ts").read_text("utf-8")
    (tmp_path / "panoplia_es.ts").write_text(source.replace("Comprueba", "{otro} Comprueba", 1), "utf-8")
    (tmp_path / "panoplia_en.ts").write_bytes((Path(__file__).parents[1] / "i18n" / "panoplia_en.ts").read_bytes())
    faults = list(translations.committed(tmp_path))
    assert len(faults) == 1
    assert "other places than in the source" in faults[0]


def test_an_unfinished_translation_is_refused(translations: object, tmp_path: Path) -> None:
    source = (Path(__file__).parents[1] / "i18n" / "panoplia_es.ts").read_text("utf-8")
    (tmp_path / "panoplia_es.ts").write_text(
        source.replace("<translation>Armería</translation>", '<translation type="unfinished"></translation>', 1),
        "utf-8",
    )
    (tmp_path / "panoplia_en.ts").write_bytes((Path(__file__).parents[1] / "i18n" / "panoplia_en.ts").read_bytes())
    assert any("unfinished" in fault and "Armoury" in fault for fault in translations.committed(tmp_path))

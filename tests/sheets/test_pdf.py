# SPDX-License-Identifier: GPL-3.0-or-later
import re
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pypdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import profiles
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import Note, Phrase, Words
from panoplia.rules.sheet import (
    Column,
    Derived,
    Facts,
    Field,
    Grid,
    Meter,
    Section,
    Sheet,
    Table,
    Track,
    Writing,
    fields_of,
    lines_of,
    words_of,
)
from panoplia.sheets import pdf
from panoplia.sheets.blocks import section_pieces
from panoplia.sheets.pdf import MARGIN, SIZES, Paper, rendered
from panoplia.sheets.pieces import Drawn
from panoplia.words import Speech
from sheets import reading, samples
from sheets.samples import ODD, label, noted, one_cell, titled

SHEETS = {
    "picture": samples.portrait_of_enyra,
    "empty": samples.empty,
    "huge": samples.huge,
    "odd": samples.odd,
    "kept": profiles.sheet,
}
LONG = "W" * 120
# All of Unicode but the marks that span two letters: after the last letter of a line they reach beyond it.
ANY = st.characters(exclude_characters="".join(map(chr, range(0x35C, 0x363))))
OVERHANG = 1.0
"""How far a slanted letter may lean out of its own width."""


@pytest.fixture(scope="module", params=["es", "en"])
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param)


@pytest.fixture(scope="module")
def spanish() -> Speech:
    return Speech("es")


def outside(content: bytes, margin: float = MARGIN) -> list[reading.Letter]:
    """The letters that stand outside the margins of their page."""
    sizes = [page.mediabox for page in pypdf.PdfReader(BytesIO(content)).pages]
    return [
        letter
        for letter in reading.letters(content)
        if letter.left < margin - OVERHANG
        or letter.bottom < margin - OVERHANG
        or letter.right > float(sizes[letter.page].width) - margin + OVERHANG
        or letter.top > float(sizes[letter.page].height) - margin + OVERHANG
    ]


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_letter_stands_outside_the_margins(name: str, paper: Paper, speech: Speech) -> None:
    assert outside(rendered(SHEETS[name](), speech, paper)) == []


def test_c46_what_is_shared_fits_both_papers(spanish: Speech) -> None:
    for paper in SIZES:
        content = rendered(samples.huge(), spanish, paper, shared=True)
        across = (SIZES[paper][0] - min(size[0] for size in SIZES.values())) / 2
        down = (SIZES[paper][1] - min(size[1] for size in SIZES.values())) / 2
        width, height = SIZES[paper]
        for letter in reading.letters(content):
            assert across + MARGIN - OVERHANG <= letter.left
            assert letter.right <= width - across - MARGIN + OVERHANG
            assert down + MARGIN - OVERHANG <= letter.bottom
            assert letter.top <= height - down - MARGIN + OVERHANG


def test_c46_the_paper_is_as_asked(spanish: Speech) -> None:
    for paper, size in SIZES.items():
        box = pypdf.PdfReader(BytesIO(rendered(samples.empty(), spanish, paper))).pages[0].mediabox
        assert (float(box.width), float(box.height)) == pytest.approx(size, abs=0.01)


@pytest.mark.parametrize("name", SHEETS)
def test_every_field_and_cell_is_printed(name: str, speech: Speech) -> None:
    sheet = SHEETS[name]()
    found = bare(reading.squeezed(rendered(sheet, speech)))
    missing = [text for words in printed(sheet) for text in speech.say(words).split("\n") if bare(text) not in found]
    # Text from right to left is looked at by itself: readers give it in orders of their own.
    assert [text for text in missing if not re.search(r"[\u0590-\u06ff]", text)] == []


def printed(sheet: Sheet) -> Iterator[Words | int]:
    yield from sheet.lines
    for field in fields_of(sheet):
        yield field.value
    for section in sheet.sections:
        yield section.title
        for block in section.blocks:
            if isinstance(block, Table):
                yield from _cells(block)
            if isinstance(block, Grid):
                yield from (*block.headings, *(row.label for row in block.rows))
    for lines in lines_of(sheet):
        yield from _cells(lines.table)


def _cells(table: Table) -> Iterator[Words]:
    yield from (words_of(cell) for row in table.rows for cell in row if isinstance(cell, str | Note | Derived))


def bare(text: str) -> str:
    return re.sub(r"[\s\x00\u200d\ufe0f]+", "", text)


def test_c39_an_ampersand_stays(spanish: Speech) -> None:
    for name in ("S&P 500", "J&C"):
        content = rendered(titled(name, *one_cell(name).sections), spanish)
        assert reading.text(content).count(name) == 3, "as title, in the table and in the footer"


@pytest.mark.parametrize("name", ["0.1 <A <0.9", "Vara <rota", "<b>", "<Sin nombre>", "&amp;", "{name}", "%n"])
def test_c40_markup_is_text(name: str, spanish: Speech) -> None:
    assert name in reading.text(rendered(noted(name), spanish))
    assert name in reading.text(rendered(one_cell(name), spanish))
    assert name in reading.text(rendered(titled(name), spanish))


opened: list[str] = []
watching = False


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if watching and (event == "open" or event.startswith(("socket.", "urllib.", "subprocess."))):
        opened.append(f"{event} {arguments[0]}")


def test_c41_a_note_opens_nothing(spanish: Speech) -> None:
    global watching
    note = (
        '<img src="file:///etc/passwd"/> <img src="http://127.0.0.1:9/x.png"/>'
        "<font color=\"[[[getattr(pow,Word('__globals__'))['os'].system('id') for x in [1]]]]\">rojo</font>"
    )
    rendered(noted(note), spanish)  # fonts are read by now
    sys.addaudithook(_watch)
    watching = True
    content = rendered(noted(note), spanish)
    watching = False
    assert opened == []
    assert reading.squeezed(note) in reading.squeezed(content)


def test_c42_four_hundred_lines_of_notes(spanish: Speech) -> None:
    content = rendered(samples.huge(), spanish)
    found = reading.text(content)
    assert all(f"Línea {number} de las notas, escrita en la mesa." in found for number in range(1, 401))


def test_c42_four_hundred_lines_in_one_cell(spanish: Speech) -> None:
    content = rendered(one_cell("\n".join(f"línea {number}." for number in range(1, 401))), spanish)
    found = reading.pages(content)
    assert all(f"línea {number}." in " ".join(found) for number in range(1, 401))
    assert 8 <= len(found) <= 12
    assert all("Objeto" in page for page in found), "the heading stands on each page"
    assert outside(content) == []


def test_c43_every_item_is_there(spanish: Speech) -> None:
    found = reading.text(rendered(samples.huge(), spanish))
    assert all(f"Objeto número {number} estado {number} {number}" in found for number in range(1, 101))


def test_c45_a_long_word_stays_in_its_cell(spanish: Speech) -> None:
    content = rendered(one_cell(LONG), spanish)
    letters = reading.letters(content)
    second = next(letter for letter in letters if letter.text == "C").left
    wide = [letter for letter in letters if letter.text == "W"]
    assert len(wide) == 120
    assert max(letter.right for letter in wide) < second


@pytest.mark.parametrize("name", [LONG * 4, "palabra " * 62])
def test_c45_a_long_title_is_printed_whole(name: str, spanish: Speech) -> None:
    content = rendered(titled(name), spanish)
    assert reading.squeezed(name) in reading.squeezed(content)
    assert outside(content) == []


def test_the_name_is_the_largest_thing(spanish: Speech) -> None:
    letters = reading.letters(rendered(samples.portrait_of_enyra(), spanish))
    initial, name, *rest = [letter for letter in letters if letter.text in "ESCLB"]
    assert initial.top - initial.bottom > name.top - name.bottom > max(each.top - each.bottom for each in rest)


def test_page_counts_are_sane(spanish: Speech) -> None:
    counts = {name: len(reading.pages(rendered(make(), spanish))) for name, make in SHEETS.items()}
    assert counts["picture"] == counts["empty"] == 1
    assert 7 <= counts["huge"] <= 10
    assert counts["odd"] <= 4


def test_each_page_says_which_it_is(spanish: Speech) -> None:
    found = reading.pages(rendered(samples.huge(), spanish))
    for number, page in enumerate(found, 1):
        assert re.search(rf"\b{number} (de|of) {len(found)}\b", page)
        assert "Panoplia · Enyra la rusalka · día 12" in page


def test_a_long_footer_keeps_its_ends(spanish: Speech) -> None:
    found = reading.text(rendered(samples.odd(), spanish))
    assert re.search(r"Panoplia · nombre .*…[^…]* · día 12", found)


def test_fonts_are_embedded_in_part(spanish: Speech) -> None:
    reader = pypdf.PdfReader(BytesIO(rendered(samples.odd(), spanish)))
    fonts = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].values()]
    drawn = [font for font in fonts if font["/Subtype"] == "/TrueType"]
    assert {font["/BaseFont"].split("+")[1] for font in drawn} >= {
        "Alegreya-Bold",
        "AlegreyaSans-Regular",
        "DejaVuSans",
    }
    assert all("/FontFile2" in font["/FontDescriptor"] for font in drawn)
    assert len(rendered(samples.portrait_of_enyra(), spanish)) < 100_000


def test_equal_input_gives_equal_bytes(spanish: Speech) -> None:
    first = rendered(samples.odd(), spanish)
    rendered(samples.huge(), spanish)
    assert rendered(samples.odd(), spanish) == first


def test_the_file_says_what_it_is(speech: Speech) -> None:
    reader = pypdf.PdfReader(BytesIO(rendered(titled("Íñigo\n🐉 <b>"), speech)))
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("Íñigo 🐉 <b>", "Panoplia")
    assert reader.trailer["/Root"]["/Lang"] == speech.language


def test_letters_that_no_font_has_can_be_copied(spanish: Speech) -> None:
    found = reading.squeezed(rendered(noted("😀 dragón 🐉 漢字 🂡"), spanish))
    assert "😀dragón🐉漢字🂡" in found


def test_right_to_left_text_reads_from_the_right(spanish: Speech) -> None:
    letters = reading.letters(rendered(noted("שלום abc"), spanish))
    hebrew = [letter for letter in letters if "\u05d0" <= letter.text <= "\u05ea"]
    places = {letter.text: letter.left for letter in hebrew}
    assert places["ש"] > places["ל"] > places["ם"]


def test_control_characters_and_line_ends(spanish: Speech) -> None:
    found = reading.pages(rendered(noted("uno\r\ndos\rtres\x0bcuatro\tcinco\x00\x07seis\ud800"), spanish))[0]
    lines = found.split("\r\n")
    assert {"uno", "dos", "tres"} <= set(lines)
    assert re.search(r"cuatro +cincoseis\ufffd", found)


def test_a_portrait_stands_in_the_box(spanish: Speech) -> None:
    image = bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
        "0000000c4944415408d763f8cfc000000301010018dd8db00000000049454e44ae426082"
    )
    sheet = titled("Enyra")
    content = rendered(sheet, spanish, portrait=image)
    assert len(pypdf.PdfReader(BytesIO(content)).pages[0].images) == 1
    assert reading.pages(content)[0].startswith("Enyra"), "no initial"


def test_places_none_and_screen_are_left_out(spanish: Speech) -> None:
    hidden = Section("x", label("Oculta"), (Writing(Field(label("y"), "secreto")),), paper="none")
    assert "secreto" not in reading.text(rendered(titled("Enyra", hidden), spanish))


def test_headings_stay_with_what_follows(spanish: Speech) -> None:
    for count in range(10, 60):
        rows = tuple((f"fila {number}", "1") for number in range(count))
        sheet = titled("Enyra", *(
            Section(f"s{number}", label(f"Sección {number}"), (samples.table(rows[:each], ("Objeto", "N")),))
            for number, each in enumerate((count, 3, 3))
        ))  # fmt: skip
        for page in pdf._laid_out(sheet, spanish, pdf._area("a4", False), None):
            assert not page[-1].piece.keep


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_overlaps(name: str, spanish: Speech) -> None:
    area = pdf._area("a4", False)
    for page in pdf._laid_out(SHEETS[name](), spanish, area, None):
        for x in {placed.x for placed in page}:
            column = [placed for placed in page if placed.x == x]
            for above, below in pairwise(column):
                assert above.top + above.piece.height <= below.top + 0.01
            assert column[-1].top + column[-1].piece.height <= area.bottom + 0.01


def test_more_columns_than_fit(spanish: Speech) -> None:
    columns = tuple(Column(Phrase("x", f"Columna {number}")) for number in range(30))
    table = Table(columns, (tuple(f"celda{number}" for number in range(30)),))
    content = rendered(titled("Enyra", Section("t", "", (table,))), spanish)
    assert outside(content) == []
    assert sum(letter.text == "d" for letter in reading.letters(content)) >= 30


@settings(max_examples=60, deadline=None)
@given(st.text(ANY, max_size=300), st.sampled_from(ODD))
def test_any_text_prints_inside_the_margins(text: str, name: str) -> None:
    notes = Section("n", text, (Writing(Field(text, text)),), paper="right")
    content = rendered(titled(text, *one_cell(text).sections, notes, *one_cell(name).sections), Speech("es"))
    assert outside(content) == []
    assert reading.squeezed(name) in reading.squeezed(content)


def test_reportlab_is_imported_on_first_use() -> None:
    code = (
        "import sys, panoplia.sheets, panoplia.sheets.saving;"
        "sys.exit(any(name.split('.')[0] in ('reportlab', 'pypdfium2', 'PIL') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(("most", "kinds"), [(60, ["Heading", "Drawn"]), (61, ["Heading", "Ruled"])])
def test_what_is_too_much_to_be_ticked_off_is_written(spanish: Speech, most: int, kinds: list[str]) -> None:
    track = Track(Field("Maná", 5), Field("Máximo", most), BarGauge(5, most))
    pieces = section_pieces(Section("mana", "Maná", (track,)), 200, spanish)
    assert [type(piece).__name__ for piece in pieces] == kinds
    assert "".join(run.text for run in pieces[0].lines[0].runs) == f"Maná · 5 de {most}"


def test_a_negative_figure_has_a_true_minus(spanish: Speech) -> None:
    facts = Facts((Field("Lanzar", -3),), inline=True)
    (piece,) = section_pieces(Section("cast", "", (facts,)), 200, spanish)
    assert "−3" in "".join(run.text for run in piece.line.runs)


def test_a_label_and_its_value_stay_on_one_line(spanish: Speech) -> None:
    """In columns of any width that holds the longest pair; one that is longer is parted as any text."""
    pairs = [("Nadar", 17), ("Tirar con arco", 3), ("Montar", 21), ("Trucos de cartas", 8)]
    facts = Facts(tuple(Field(name, value) for name, value in pairs), inline=True)
    for width in range(90, 300, 7):
        shown = section_pieces(Section("skills", "", (facts,)), width, spanish)
        lines = ["".join(run.text for run in piece.line.runs).replace("\u00a0", " ") for piece in shown]
        assert [sum(f"{name}: {value}" in line for line in lines) for name, value in pairs] == [1, 1, 1, 1], width
    long = Facts((Field("Una habilidad de nombre larguísimo", 5),), inline=True)
    assert len(section_pieces(Section("skills", "", (long,)), 80, spanish)) > 1


def test_a_gauge_stands_apart_from_its_caption(spanish: Speech) -> None:
    meter = Meter(BarGauge(5, 9), "Estructura")
    (piece,) = section_pieces(Section("armour", "", (meter,)), 200, spanish)
    caption, gauge = piece.tokens
    assert isinstance(gauge.what, Drawn)
    assert caption.space >= 7

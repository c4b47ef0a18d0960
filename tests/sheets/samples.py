# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets made by hand: the one of the picture, an empty one, a huge one, and one full of odd text."""

from typing import Any

from panoplia.rules.gauges import BarGauge, DieGauge, PipGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.sheet import Column, Facts, Field, Figures, Meter, Remark, Section, Sheet, Table, Track, Writing

COPY = QT_TRANSLATE_NOOP("sheets-test", "{text}")


def label(text: str) -> Phrase:
    return Phrase("sheets-test", text)


def said(text: str) -> Note:
    return note(COPY, text=text)


def figures(**values: int) -> Figures:
    return Figures(tuple(Field(label(name), value) for name, value in values.items()))


def table(rows: tuple[tuple[Words, ...], ...], titles: tuple[str, ...], **others: Any) -> Table:
    return Table(tuple(Column(label(title)) for title in titles), rows, **others)


def titled(name: str, *sections: Section) -> Sheet:
    return Sheet(
        Field(label("Nombre"), name), (said("Guerrera de nivel 3"),), sections,
        footer=note(QT_TRANSLATE_NOOP("sheets-test", "Panoplia · {name} · día 12"), name=name),
    )  # fmt: skip


def noted(text: str) -> Sheet:
    return titled("Enyra", Section("notes", label("Notas"), (Writing(Field(label("Notas"), text)),)))


def one_cell(text: str) -> Sheet:
    return titled("Enyra", Section("gear", label("Lleva"), (table(((text, "1"),), ("Objeto", "Cantidad")),)))


def portrait_of_enyra() -> Sheet:
    """What look/sheet-a4.png shows."""
    return Sheet(
        title=Field(label("Nombre"), "Enyra la rusalka"),
        lines=(said("Guerrera de nivel 3"), said("Jugadora: Inés · Campaña: El Bajo Marjal · Dungeon Hack")),
        corner=(Field(label("Experiencia"), ""),),
        sections=(
            Section("characteristics", "", (
                figures(Fuerza=11, Destreza=13, Constitución=12, Inteligencia=14, Sabiduría=15, Carisma=13),
                Remark(said("d20 igual o mayor que el valor. 1 pifia, 20 crítico."), "paper"),
            )),
            Section("health", label("Salud"), (
                Track(Field(label("Salud"), 14), Field(label("Salud máxima"), 21), BarGauge(14, 21)),
            ), paper="left"),
            Section("armour", said("Coraza · blindaje 3"), (
                Meter(PipGauge(3, 0, 0)),
                Meter(DieGauge("d6", "d6"), label("dado")),
                Meter(DieGauge("d12", "d12"), label("resistencia")),
                Remark(said("Tacha un dado para anular un golpe. Repara tras el combate: cada dado roto, más de 3.")),
            ), paper="right"),
            Section("weapons", label("Armas"), (_weapons(),)),
            Section("carried", label("Lleva encima"), (_carried(),), paper="left"),
            Section("purse", label("Bolsa"), (figures(Oro=12, Plata=4, Cobre=8),), paper="right"),
            Section("talents", label("Talentos y competencias"), (
                Writing(Field(label("Talentos"), "Sacrificar escudo.")),
                Facts((Field(label("Armas"), "todas"), Field(label("Armaduras"), "todas")), inline=True),
            ), paper="right"),
            Section("notes", label("Notas"), (Writing(Field(label("Notas"), ""), ruled=6),), paper="right"),
        ),
        footer=said("Panoplia · Enyra la rusalka · día 12"),
    )  # fmt: skip


def _weapons() -> Table:
    columns = (
        Column(label("Arma"), 5), Column(label("Ataque"), 2), Column(label("Daño"), 2), Column(label("Pen."), 1),
        Column(label("Resistencia"), 5), Column(label("Alcance y rasgos"), 9),
    )  # fmt: skip
    return Table(columns, (
        ("Lanza", "11+", "1d6", "2", DieGauge("d8", "d8"), "perforante, arrojadiza 40 pies (12 m)"),
        ("Hacha de batalla", "11+", "1d8", "1", DieGauge("d6", "d10"), "una mano"),
    ))  # fmt: skip


def _carried() -> Table:
    columns = (Column(label("Objeto"), 6), Column(label("Estado"), 4), Column(label("Cantidad"), 1, right=True))
    return Table(columns, (
        ("Virotes", DieGauge("d10", "d10"), "1 haz"), ("Antorchas", DieGauge("d4", "d4"), "3"),
        ("Cuerda, 15 m", "", "1"), ("Ganzúas", "", "1"), ("Raciones", DieGauge("d8", "d8"), "5"),
    ), spare=1, headed=False)  # fmt: skip


def empty() -> Sheet:
    return Sheet(Field(label("Nombre"), ""), (), ())


def huge() -> Sheet:
    """A hundred rows, four hundred lines of notes, a troop's health, and every gauge there is."""
    rows = tuple((f"Objeto número {number}", f"estado {number}", str(number)) for number in range(1, 101))
    notes = "\n".join(f"Línea {number} de las notas, escrita en la mesa." for number in range(1, 401))
    return titled(
        "Enyra la rusalka",
        Section("health", label("Salud"), (
            Track(Field(label("Salud"), 900), Field(label("Máxima"), 999), BarGauge(900, 999)),
            Track(Field(label("Maná"), 5), Field(label("Máximo"), 40), BarGauge(5, 40)),
        )),
        Section("gear", label("Lleva encima"), (table(rows, ("Objeto", "Estado", "Cantidad")),)),
        Section("armour", label("Armadura"), (
            Meter(PipGauge(60, 20, 20), label("Dados")), Meter(DieGauge("d12", "d20"), label("Resistencia")),
        ), paper="left"),
        Section("notes", label("Notas"), (Writing(Field(label("Notas"), notes), ruled=5),), paper="right"),
    )  # fmt: skip


ODD = (
    "S&P 500", "J&C", "0.1 <A <0.9", "Vara <rota", "<b>", "<Sin nombre>", "&lt;", "{name} %n %s", "Ærøskøbing Łódź",
    "Ξίφος", "Меч", "½ × ¼ ≥ ☐☑★⚔♥→", "\"comillas\" «y» 'más'", "C:\\ruta\\../..", "100 % $HOME `ls`",
)  # fmt: skip


def odd() -> Sheet:
    """Text that breaks programs, in every place that takes text."""
    rows = tuple((text, DieGauge("d6", "d20"), text) for text in (*ODD, "עברית שלום", "سلم عليكم 123", "a\tb\x00c"))
    columns = tuple(Column(label(title)) for title in ("Nombre", "Estado", "Rasgos"))
    long = "W" * 120
    return Sheet(
        Field(label("Nombre"), "Ñandú 🐉🧙‍♂️ <b>&amp; " + "largo " * 80),
        (said("Guerrera <i>"), said(long)),
        (
            Section("figures", "", (Figures(tuple(Field(text, text) for text in (*ODD, long))),)),
            Section("long", long, (Table(columns, ((long, DieGauge("d4", "d20"), long), *rows)),)),
            Section(
                "rtl", "שלום (עולם) 12", (Writing(Field("x", "שלום (עולם) 12 and more\nسلم عليكم")),), paper="left"
            ),
            Section(
                "emoji", "😀🐉漢字", (Facts((Field("🐉", "漢字" * 40), Field(long, long)), inline=True),), paper="right"
            ),
        ),
        corner=(Field(label("Experiencia"), 123456), Field(label("Otra"), long)),
        footer="Panoplia · " + "nombre " * 60 + "· día 12",
    )

# SPDX-License-Identifier: GPL-3.0-or-later
"""What has lost its campaign, its name, its sheet or its catalogue line is placed again, and not removed."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec
import pytest

from panoplia.rules.system import System
from panoplia.store import mending
from panoplia.store.doctor import Diagnosis, check, repair
from panoplia.store.migrate import create, steps
from store.damaging import RECOVERED, ask, kinds, mend, opens, tamper, tampering
from store.tiny import SYSTEMS, Blade, Clock, Shape, Small, Tiny, open_at

UID = "lower(hex(randomblob(16)))"


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Statistics, condition, house rules and wear of another system."""

    words: str


class Wordy(Tiny):
    """A second system, whose documents no other can read."""

    id = "wordy"
    statistics = condition = wear = Words
    entry_kinds = ()


BOTH: Mapping[str, System] = {"wordy": cast("System", Wordy()), **SYSTEMS}


def mend_of_two(path: Path, clock: Clock) -> list[str]:
    done = repair(path, BOTH, clock, path.with_name("backups"), RECOVERED)
    return [words.text for words in done.mended]


def test_people_whose_campaign_is_gone_are_in_a_new_one_with_all_that_they_have(
    ids: Small, path: Path, clock: Clock
) -> None:
    tamper(path, "DELETE FROM campaign")
    before = ask(path, "SELECT * FROM character"), ask(path, "SELECT * FROM item"), ask(path, "SELECT * FROM work")
    assert kinds(check(path, SYSTEMS)) == [("orphan", "holder", 1), ("orphan", "holder", 2), ("orphan", "encounter", 1)]
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.MOVED] * 3
    assert done.now.findings == ()
    library = open_at(path, clock)
    (campaign,) = library.campaigns()
    assert (campaign.name, campaign.system, campaign.house) == ("Recuperada", "tiny", Shape())
    (hero,) = library.characters(campaign.id)
    assert (hero.name, hero.money, hero.player) == ("Íñigo", 30, "Inés")
    (fight,) = library.encounters(campaign.id)
    assert (fight.name, library.acts(fight.id)) == ("Emboscada", [ids.act])
    library.close()
    after = ask(path, "SELECT * FROM character"), ask(path, "SELECT * FROM item"), ask(path, "SELECT * FROM work")
    assert after == before
    tamper(path, "UPDATE holder SET campaign = 99 WHERE id = 2")
    mend(path, clock)
    assert ask(path, "SELECT count(*) FROM campaign") == [(1,)], "it is used again"


def test_a_fight_of_nobody_is_removed_with_its_campaign(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "UPDATE encounter SET campaign = 99, roster = '[]'")
    assert [words.text for words in mend(path, clock).mended] == [mending.REMOVED]
    assert ask(path, "SELECT count(*) FROM encounter UNION ALL SELECT count(*) FROM act") == [(0,), (0,)]


def test_a_sheet_without_a_holder_is_named_after_the_player_and_keeps_the_gear(
    ids: Small, path: Path, clock: Clock
) -> None:
    tamper(path, "DELETE FROM holder WHERE id = 1", "UPDATE item SET slot = 'hand' WHERE id = 1")
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.NAMED]
    assert done.now.findings == ()
    library = open_at(path, clock)
    (hero,) = library.characters(ids.campaign.id)
    assert (hero.id, hero.name, hero.statistics.might) == (1, "Inés", 1)
    library.close()
    assert ask(path, "SELECT id, holder, inside, slot FROM item") == [
        (1, hero.holder, None, "hand"), (2, hero.holder, None, ""), (3, None, 2, ""),
    ]  # fmt: skip


def test_a_sheet_without_a_holder_a_player_or_a_campaign(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "DELETE FROM holder", "DELETE FROM campaign", "UPDATE character SET player = ''")
    done = mend(path, clock)
    assert done.now.findings == ()
    assert ask(path, "SELECT holder.name, campaign.name FROM holder JOIN campaign ON campaign = campaign.id") == [
        ("Recuperado", "Recuperada")
    ]
    assert ask(path, "SELECT count(*) FROM item") == [(3,)]


def test_gear_of_a_person_whose_sheet_is_gone_lies_in_a_stash_of_that_name(
    ids: Small, path: Path, clock: Clock
) -> None:
    tamper(path, "DELETE FROM character")
    found = check(path, SYSTEMS)
    assert kinds(found) == [("orphan", "holder", 1)]
    assert found.findings[0].words.in_english().startswith("Íñigo: the sheet is gone")
    mend(path, clock)
    assert ask(path, "SELECT kind, name, money FROM holder WHERE id = 1") == [("stash", "Íñigo", 30)]
    library = open_at(path, clock)
    line = library.journal.history("library")[0]
    assert [(change.table, change.row, change.after) for change in line.changes] == [("holder", 1, {"kind": "stash"})]
    library.close()


def test_things_whose_line_is_gone_have_a_simple_one_of_their_own(ids: Small, path: Path, clock: Clock) -> None:
    before = ask(path, "SELECT id, holder, inside, quantity, wear FROM item")
    tamper(path, "DELETE FROM override", "DELETE FROM entry")
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.STAND_IN, mending.STAND_IN]
    assert done.now.findings == ()
    assert ask(path, "SELECT id, holder, inside, quantity, wear FROM item") == before
    library = open_at(path, clock)
    blade, sack, inner = library.items(ids.campaign.id)
    assert blade.entry == inner.entry != sack.entry
    line = library.entry(blade.entry)
    assert (line.names.es, line.names.en, line.data, line.category) == ("Recuperado", "Recovered", Blade(), "weapon")
    assert (line.origin, line.campaign) == ("own", None)
    library.close()


def test_things_without_line_and_place_and_campaign(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "DELETE FROM entry", "DELETE FROM holder", "DELETE FROM character", "DELETE FROM campaign")
    assert mend(path, clock).now.findings == ()
    assert ask(path, "SELECT campaign.name, holder.name, holder.kind FROM holder, campaign") == [
        ("Recuperada", "Recuperado", "stash")
    ]
    assert ask(path, "SELECT count(*) FROM item") == [(3,)]


def test_an_own_line_whose_campaign_is_gone_is_kept_though_nothing_is_of_it(
    ids: Small, path: Path, clock: Clock
) -> None:
    tamper(
        path,
        "INSERT INTO entry (uid, system, campaign, key, category, name_es, data, origin)"
        f""" VALUES ({UID}, 'tiny', 99, '', 'weapon', 'Sable', '{{"type":"blade"}}', 'own')""",
    )
    assert [words.text for words in mend(path, clock).mended] == [mending.FOR_ALL]
    assert ask(path, "SELECT name_es, campaign FROM entry WHERE id = 3") == [("Sable", None)]


def test_of_several_systems_the_documents_choose(ids: Small, path: Path, clock: Clock) -> None:
    tamper(
        path,
        "DELETE FROM campaign",
        "UPDATE holder SET campaign = 98 WHERE id = 2",
        "DELETE FROM item",
        "DELETE FROM work",
        f"INSERT INTO holder (uid, campaign, kind, name) VALUES ({UID}, 98, 'character', 'Sola')",
        "INSERT INTO character (uid, holder, statistics, condition)"
        f""" VALUES ({UID}, 3, '{{"words":"many"}}', '{{"words":"few"}}')""",
    )
    assert mend_of_two(path, clock) == [mending.MOVED] * 4
    assert ask(path, "SELECT holder.name, system FROM holder JOIN campaign ON campaign = campaign.id ORDER BY 1") == [
        ("Arcón", "wordy"), ("Sola", "wordy"), ("Íñigo", "tiny"),
    ]  # fmt: skip


def test_only_what_no_rules_tell_anything_of_is_removed_and_told(ids: Small, path: Path, clock: Clock) -> None:
    tamper(
        path,
        "UPDATE holder SET campaign = 98 WHERE id = 2",
        'UPDATE item SET wear = \'{"words":"old"}\', entry = 99, holder = 2 WHERE id = 1',
        "DELETE FROM character",
        f"""INSERT INTO character (uid, holder, player, statistics, condition) VALUES ({UID}, 97, 'Nadie', '7', '7')""",
    )
    assert mend_of_two(path, clock) == [
        mending.TO_STASH, mending.REMOVED_WITH, mending.REMOVED,
    ]  # fmt: skip
    assert check(path, BOTH).findings == ()


def test_a_line_of_rules_that_are_not_known_is_like_their_shortest(ids: Small, path: Path, clock: Clock) -> None:
    tamper(
        path,
        "UPDATE campaign SET system = 'chess'",
        "UPDATE entry SET system = 'chess'",
        "UPDATE item SET entry = 99 WHERE id = 1",
    )
    assert [words.text for words in mend(path, clock).mended] == [mending.STAND_IN]
    (line,) = ask(path, "SELECT system, entry.data FROM entry JOIN item ON entry = entry.id WHERE item.id = 1")
    assert line[0] == "chess"
    assert line[1] in [data for (data,) in ask(path, "SELECT data FROM entry WHERE id < 3")]


def test_things_of_no_known_campaign_have_a_new_one_of_their_rules(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "UPDATE campaign SET system = 'chess'", "UPDATE item SET holder = 99 WHERE id = 2")
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.STASHED]
    assert ask(
        path,
        "SELECT campaign.name, campaign.system, holder.name FROM item JOIN holder ON holder.id = holder"
        " JOIN campaign ON campaign.id = campaign WHERE item.id = 2",
    ) == [("Recuperada", "tiny", "Recuperado")]
    assert kinds(done.now) == [("system", "campaign", 1)]


def test_letters_that_are_none_are_marked_and_the_copy_has_what_was_there(ids: Small, path: Path, clock: Clock) -> None:
    tamper(
        path,
        "UPDATE character SET player = CAST(x'496EE973' AS TEXT), uid = CAST(x'E9' || substr(uid, 2) AS TEXT)",
        "UPDATE campaign SET name = CAST(x'4DE8' AS TEXT)",
        """UPDATE character SET statistics = CAST('{"motto":"' || x'E9' || '"}' AS TEXT)""",
    )
    done = mend(path, clock)
    assert {words.text for words in done.mended} == {mending.LETTERS}
    assert {(str(words.figures["name"]), words.figures["column"]) for words in done.mended} == {
        ("M\ufffd", "name"), ("Íñigo", "uid"), ("Íñigo", "player"), ("Íñigo", "statistics"),
    }  # fmt: skip
    assert done.now == Diagnosis(len(steps()), ())
    assert ask(path, "SELECT player, statistics ->> '$.motto', length(uid) FROM character") == [
        ("In\ufffds", "\ufffd", 32)
    ]
    assert done.copy is not None
    assert ask(done.copy, "SELECT hex(player) FROM character") == [("496EE973",)]
    opens(path, clock)


@pytest.mark.parametrize("language", ["es", "en"])
def test_what_is_made_is_called_in_the_language_that_is_spoken(
    ids: Small, path: Path, clock: Clock, language: str
) -> None:
    tamper(path, "DELETE FROM campaign")
    names = msgspec.structs.replace(RECOVERED, language=language)
    repair(path, SYSTEMS, clock, path.with_name("backups"), names)
    assert ask(path, "SELECT name FROM campaign") == [("Recuperada" if language == "es" else "Recovered",)]


def test_a_library_of_the_first_format_is_recovered_as_well(path: Path, clock: Clock) -> None:
    create(path, steps()[:1])
    with tampering(path) as connection:
        connection.execute(f"INSERT INTO holder (uid, campaign, kind, name) VALUES ({UID}, 9, 'stash', 'Arcón')")
        connection.execute(f"INSERT INTO item (uid, entry, holder, wear) VALUES ({UID}, 99, 1, '{{}}')")
        connection.execute(
            f"INSERT INTO character (uid, holder, statistics, condition) VALUES ({UID}, 8, '{{}}', '{{}}')"
        )
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.MOVED, mending.NAMED, mending.STAND_IN]
    assert done.now == Diagnosis(1, ())
    opens(path, clock)

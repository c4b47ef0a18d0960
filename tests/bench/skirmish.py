# SPDX-License-Identifier: GPL-3.0-or-later
"""The same fight of four against four twice: by the engine, and as straight-line Python that knows nothing else."""

from random import Random
from time import perf_counter
from typing import Any

from panoplia.app import read_table
from panoplia.rules.dungeon_hack.character import begin
from panoplia.rules.dungeon_hack.gear import Wear, shipped
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.system import DungeonHack
from panoplia.rules.fights.simulation import Tactics, fought
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.system import Piece

SYSTEM = DungeonHack()
COMBAT = SYSTEM.combat
PARTY = (
    ("Enyra", {"fue": 12, "des": 12, "health_max": 14}, ("weapon.espada_larga", "armour.cota_de_mallas")),
    ("Drake", {"fue": 13, "des": 11, "health_max": 10, "armour_die": "d4"},
     ("weapon.arco_largo", "gear.flechas", "armour.armadura_de_cuero")),
    ("Ysolde", {"fue": 13, "des": 13, "health_max": 9}, ("weapon.maza", "armour.armadura_de_pieles")),
    ("Bran", {"fue": 11, "des": 14, "health_max": 16}, ("weapon.gran_hacha", "armour.coraza")),
)  # fmt: skip
FOES = 4
FOE = {"level": 1, "health_max": 9, "unarmed": "1d6", "own_rating": 1}


def start() -> Fight:
    """Before the first round."""
    book = {f"{entry.category}.{entry.key}": entry for entry in shipped(read_table)}
    fighters = [_fighter(100 * (place + 1), "party", name, answers, [
        _piece(book[key], 100 * (place + 1) + number) for number, key in enumerate(keys, 1)
    ]) for place, (name, answers, keys) in enumerate(PARTY)]  # fmt: skip
    foes = [_fighter(1000 + number, "foes", f"Croaker {number}", FOE, []) for number in range(FOES)]
    return Fight((*fighters, *foes), House(), COMBAT.scene())


def _piece(entry: Any, id: int) -> Piece:
    needs = SYSTEM.needs(Piece(entry.names, entry.data, Wear()))
    return Piece(entry.names, entry.data, Wear(), entry.category, slot=needs[0] if needs else "", id=id)


def _fighter(id: int, side: Any, name: str, answers: Any, pieces: list[Piece]) -> Fighter:
    statistics, condition = begin(answers)
    kind = "pc" if side == "party" else "foe"
    return Fighter(id, side, name, kind, statistics, condition, COMBAT.tally(), tuple(pieces))


def by_engine(fight: Fight, source: Random) -> tuple[str | None, int]:
    """Who wins, and in which round."""
    run = fought(COMBAT, fight, source, Tactics())
    return run.winner, run.rounds


LADDER = (4, 6, 8, 10, 12, 20)


def straight(source: Random) -> tuple[str | None, int]:
    """The same by hand: Dungeon Hack of exactly these eight, and of nothing else."""
    randint = source.randint
    party = [
        {"fue": 12, "des": 12, "health": 14, "die": 6, "weapon": 8, "damage": 8, "pen": 1, "armour": 8, "dice": 4,
         "test": "fue", "shot": False},
        {"fue": 13, "des": 11, "health": 10, "die": 4, "weapon": 6, "damage": 8, "pen": 1, "armour": 6, "dice": 1,
         "test": "des", "shot": False},
        {"fue": 13, "des": 13, "health": 9, "die": 6, "weapon": 6, "damage": 6, "pen": 2, "armour": 6, "dice": 2,
         "test": "fue", "shot": False},
        {"fue": 11, "des": 14, "health": 16, "die": 6, "weapon": 12, "damage": 12, "pen": 1, "armour": 12, "dice": 3,
         "test": "fue", "shot": False},
    ]  # fmt: skip
    for one in party:
        one.update(dying=0, stable=False, broken=False)
    foes = [{"health": 9} for _ in range(FOES)]
    quiver, rounds = 10, 1
    while rounds <= 500:
        for one in party:
            if not one["health"]:
                continue
            standing = [foe for foe in foes if foe["health"]]
            if not standing:
                break
            target = min(standing, key=lambda foe: foe["health"])
            roll = randint(1, 20)
            if roll == 1 and not one["broken"] and randint(1, one["weapon"]) <= 2:
                step = LADDER.index(one["weapon"])
                if step:
                    one["weapon"] = LADDER[step - 1]
                else:
                    one["broken"] = True
                    one["damage"], one["pen"], one["test"] = 4, 0, "fue"
            elif roll == 20 or (roll != 1 and roll >= one[one["test"]]):
                damage = randint(1, one["damage"]) * (2 if roll == 20 else 1)
                damage = max(damage - randint(1, 6), one["pen"], 0)
                target["health"] = max(target["health"] - damage, 0)
            one["shot"] = True
        for foe in foes:
            if not foe["health"]:
                continue
            standing = [one for one in party if one["health"]]
            if not standing:
                break
            target = min(standing, key=lambda one: one["health"])
            roll = randint(1, 20)
            if roll == 1 and target["armour"] and randint(1, target["armour"]) <= 2:
                step = LADDER.index(target["armour"])
                target["armour"] = LADDER[step - 1] if step else 0
            if roll != 20 and (roll == 1 or roll < target["des"]):
                damage = randint(1, 6) * (2 if roll == 1 else 1)
                if target["armour"]:
                    damage -= sum(randint(1, target["die"]) for _ in range(target["dice"]))
                target["health"] = max(target["health"] - max(damage, 0), 0)
        for one in party:
            if not one["health"] and not one["stable"] and one["dying"] < 3:
                roll = randint(1, 20)
                if roll == 20:
                    one["health"], one["dying"] = 1, 0
                elif roll >= 15:
                    one["stable"] = True
                elif roll <= 9:
                    one["dying"] = min(one["dying"] + (2 if roll == 1 else 1), 3)
        if not any(foe["health"] for foe in foes):
            winner: str | None = "party"
            break
        if not any(one["health"] for one in party):
            winner = "foes"
            break
        rounds += 1
    else:
        winner = None
    if party[1]["shot"] and randint(1, quiver) <= 2:
        quiver = 8
    return winner, rounds


def times(runs: int = 200) -> tuple[float, float]:
    """Seconds of one fight by the engine, and of one by hand."""
    begun = start()
    measured = []
    for play in (lambda source: by_engine(begun, source), straight):
        play(Random(1))
        source, before = Random(2), perf_counter()
        for _ in range(runs):
            play(source)
        measured.append((perf_counter() - before) / runs)
    return measured[0], measured[1]

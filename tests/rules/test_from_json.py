# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Annotated

import msgspec
import pytest

from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, msgspec.Meta(ge=0)] = 0

    def __post_init__(self) -> None:
        if self.count == 13:
            raise ValueError("`count` is 13, which cannot be")


class Outer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    inner: Inner
    several: tuple[Inner, ...] = ()
    share: float = 0.5


def test_a_right_one() -> None:
    assert from_json('{"inner": {"count": 2}}', Outer) == Outer(Inner(2))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "This is not JSON: .* in line 1, column 2"),
        ("", "This is not JSON: .* in line 1, column 1"),
        ("[]", "^Expected `object`, got `array`.$"),
        ("3", "^Expected `object`, got `int`.$"),
        ("{}", "^inner: This field must be given.$"),
        ('{"inner": {}, "outer": 1}', "^outer: There is no such field.$"),
        ('{"inner": {"cuenta": 1}}', "^inner.cuenta: There is no such field.$"),
        ('{"inner": {"count": -1}}', "^inner.count: Expected `int` >= 0.$"),
        ('{"inner": {"count": true}}', "^inner.count: Expected `int`, got `bool`.$"),
        ('{"inner": {"count": 13}}', "^inner.count: `count` is 13, which cannot be.$"),
        ('{"inner": {}, "several": [{}, {"x": 1}]}', r"^several\[\d?\.*\]\.x: There is no such field.$"),
        ('{"inner": {"count": 1, "count": 2}}', "^count: The field is written twice.$"),
        ("[" * 100_000, "too large"),
        ('{"inner": {"count": ' + "9" * 5000 + "}}", "too large"),
    ],
)
def test_refused_with_its_path(text: str, told: str) -> None:
    with pytest.raises(Refused, match=told):
        from_json(text, Outer)


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("field", ["share", "inner"])
def test_c30_no_field_takes_nan_and_infinity(word: str, field: str) -> None:
    with pytest.raises(Refused, match=f"^{field}: NaN and Infinity are not numbers"):
        from_json(f'{{"inner": {{}}, "{field}": {word}}}' if field == "share" else f'{{"inner": {word}}}', Outer)

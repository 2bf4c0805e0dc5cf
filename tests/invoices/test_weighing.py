"""How the readers of an answer count together: as was learned for the kind, and what speaks for another kind too."""

from __future__ import annotations

import math

import pytest

from recovery_invoices.correspondence.learned import load_model
from recovery_invoices.correspondence.weighing import MOST, READERS, UNLIKELY, Weighing, some_say, weigh

ALIKE = Weighing(READERS, (0.0, 0.0), 0.0)
NOTHING = (0.0,) * len(READERS)


def even(points: float) -> tuple[float, ...]:
    return (points,) * len(READERS)


def likely(points: float) -> float:
    return 1 / (1 + math.exp(-points))


def test_kind_is_as_likely_as_its_readers_say_where_they_count_alike() -> None:
    assert weigh([even(2.0), even(-1.0)], [ALIKE, ALIKE]) == pytest.approx([likely(2.0), likely(-1.0)])


def test_reader_that_counts_more_decides() -> None:
    first = Weighing((1.0, 0.0, 0.0, 0.0), (0.0, 0.0), 0.5)
    assert weigh([(3.0, -9.0, -9.0, -9.0), NOTHING], [first, ALIKE])[0] == pytest.approx(likely(3.5))


def test_what_speaks_for_another_kind_speaks_against_one() -> None:
    against = Weighing(READERS, (0.0, -0.5), 0.0)
    alone, with_other = (weigh([even(2.0), even(other)], [against, ALIKE])[0] for other in (0.0, 4.0))
    assert (alone, with_other) == pytest.approx((likely(2.0), likely(0.0)))


def test_other_kind_that_nothing_speaks_for_counts_no_less_than_one_that_is_unlikely() -> None:
    helped = Weighing(READERS, (0.0, 1.0), 0.0)
    unlikely, never = (weigh([even(2.0), even(other)], [helped, ALIKE])[0] for other in (UNLIKELY, -12.0))
    assert unlikely == never


def test_points_beyond_all_bounds_stay_a_likelihood() -> None:
    assert all(0 < one < 1 for one in weigh([even(1e6), even(-1e6)], [ALIKE, ALIKE]))


@pytest.mark.parametrize(
    ("sentences", "points"), [([3.0], 3.0), ([-20.0, 3.0], 3.0), ([100.0], MOST), ([], math.log(1e-6))]
)
def test_message_says_what_one_of_its_sentences_says(sentences: list[float], points: float) -> None:
    assert some_say(sentences) == pytest.approx(points, abs=1e-3)


def test_each_kind_of_the_model_has_a_weighing_of_all_kinds_but_itself() -> None:
    model = load_model()
    assert [len(one.kinds) for one in model.weighings] == [len(model.kinds)] * len(model.kinds)
    assert [one.kinds[number] for number, one in enumerate(model.weighings)] == [0.0] * len(model.kinds)

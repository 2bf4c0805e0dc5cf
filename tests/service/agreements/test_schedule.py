"""The parts of an agreement and the rules that accept one, without a service."""

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recovery_contract.creditor_settings import StandingRules
from recovery_contract.instalments import split_into_instalments
from recovery_service.ledger.agreements.rules import find_accepting_rule
from recovery_service.ledger.agreements.schedule import allocate_payments

FIRST = date(2026, 1, 31)


def test_last_part_takes_what_the_division_leaves() -> None:
    assert [instalment.minor for instalment in split_into_instalments(10_000, 3, FIRST)] == [
        3_333,
        3_333,
        3_334,
    ]
    assert [part.minor for part in split_into_instalments(120_050, 4, FIRST)] == [
        30_012,
        30_012,
        30_012,
        30_014,
    ]


def test_parts_keep_their_day_or_take_the_month_s_last() -> None:
    days = [instalment.due_on.isoformat() for instalment in split_into_instalments(500, 5, FIRST)]
    assert days == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]
    assert split_into_instalments(200, 2, date(2026, 12, 15))[1].due_on == date(2027, 1, 15)


@given(
    total=st.integers(2_400, 10**12),
    count=st.integers(1, 24),
    first=st.dates(date(2020, 1, 1), date(2090, 1, 1)),
    arrived=st.integers(0, 10**12),
)
def test_parts_add_up_and_payments_fill_them_in_order(
    total: int, count: int, first: date, arrived: int
) -> None:
    instalments = split_into_instalments(total, count, first)
    assert sum(instalment.minor for instalment in instalments) == total
    assert all(0 <= part.minor - instalments[0].minor < count for part in instalments)
    assert [part.due_on for part in instalments] == sorted({part.due_on for part in instalments})
    states = allocate_payments(instalments, arrived, first)
    assert sum(part.paid_minor for part in states) == min(arrived, total)
    assert [part.state for part in states] == sorted(
        (part.state for part in states), key=["paid", "open"].index
    )


def test_part_is_late_from_the_day_after() -> None:
    instalments = split_into_instalments(300, 3, date(2026, 5, 10))
    assert [instalment.state for instalment in allocate_payments(instalments, 100, date(2026, 6, 10))] == [
        "paid",
        "open",
        "open",
    ]
    assert [part.state for part in allocate_payments(instalments, 150, date(2026, 6, 11))] == [
        "paid",
        "late",
        "open",
    ]
    assert allocate_payments(instalments, 150, date(2026, 6, 11))[1].paid_minor == 50


@pytest.mark.parametrize(
    ("rules", "kind", "parts", "total", "rule"),
    [
        ({}, "instalments", 2, 1_000, None),
        ({"instalments_at_most": 4}, "instalments", 4, 1_000, "accept up to 4 monthly instalments"),
        ({"instalments_at_most": 4}, "instalments", 5, 1_000, None),
        ({"accept_share": 0.8}, "instalments", 2, 1_000, None),
        ({"accept_share": 0.8}, "settlement", 1, 800, "accept from 80 % of what is open"),
        ({"accept_share": 0.8}, "settlement", 1, 799, None),
        ({"accept_share": 0.7}, "settlement", 1, 700, "accept from 70 % of what is open"),
        ({"instalments_at_most": 4}, "settlement", 1, 999, None),
        ({"accept_share": 0.8}, "settlement", 2, 900, None),
        (
            {"accept_share": 0.875, "instalments_at_most": 2},
            "settlement",
            2,
            875,
            "accept from 87.5 % of what is open and accept up to 2 monthly instalments",
        ),
    ],
)
def test_accepting_rule_is_named(
    rules: dict[str, Any], kind: str, parts: int, total: int, rule: str | None
) -> None:
    provided_rules = StandingRules(**rules)
    assert (
        find_accepting_rule(
            provided_rules, kind=kind, instalment_count=parts, total_minor=total, open_minor=1_000
        )
        == rule
    )

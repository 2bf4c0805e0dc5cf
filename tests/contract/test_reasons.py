"""Reasons as codes with params: how they cross the wire, and that a string is still understood."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from decimal import Decimal

import pytest

from recovery_contract.reason_templates import TABLES, Kind, Template, template_for, templates_for
from recovery_contract.reasons import Reason


def every_template() -> Iterator[tuple[str, Template]]:
    for table in TABLES:
        for code in table:
            yield from ((code, template) for template in templates_for(code))


def test_reason_of_code_carries_exact_values_and_english() -> None:
    reason = Reason.of(
        "SUM_MISMATCH", net=Decimal("1000.00"), tax=Decimal(200), gross=Decimal("1300"), currency="EUR"
    )
    assert reason.wire() == {
        "code": "SUM_MISMATCH",
        "params": {"net": "1000.00", "tax": "200", "gross": "1300", "currency": "EUR"},
        "message": "Net 1,000.00 EUR and tax 200.00 EUR do not add up to 1,300.00 EUR.",
    }
    assert Reason.model_validate_json(reason.model_dump_json()) == reason


def test_reason_amounts_without_currency_are_plain_numbers() -> None:
    reason = Reason.of("ALREADY_PAID", amount=Decimal("1000"))
    assert reason.message == "The invoice says that the full 1,000.00 is paid."


def test_reason_days_are_iso_and_values_say_what_they_are() -> None:
    due = Reason.of("DUE_BEFORE_ISSUE", due=date(2026, 1, 2), issue=date(2026, 3, 4))
    assert due.params == {"due": "2026-01-02", "issue": "2026-03-04"}
    several = Reason.of("SEVERAL_DUE_DATES", days=[date(2026, 1, 2), date(2026, 3, 4)])
    assert several.params == {"days": ["2026-01-02", "2026-03-04"]}
    disagreement = Reason.of("XML_DISAGREES", one=Decimal("12.50"), other=["R-1", "R-2"], currency="EUR")
    assert disagreement.params == {
        "one": {"kind": "money", "value": "12.50"},
        "other": {"kind": "text", "value": "R-1, R-2"},
        "currency": "EUR",
    }
    assert disagreement.message == "Two embedded invoices disagree: 12.50 EUR and R-1, R-2."


def test_reason_with_further_reason_says_it_after() -> None:
    reason = Reason.of("ORDER", because=Reason.of("headed", title="Bestellung"))
    assert reason.message == "This is an order, not an invoice. Its title is “Bestellung”."
    assert Reason.model_validate(reason.wire()) == reason


@pytest.mark.parametrize(
    ("code", "params"),
    [
        ("nobody_knows", {}),
        ("SUM_MISMATCH", {"net": Decimal(1)}),
        ("SUM_MISMATCH", {}),
        ("headed", {"title": "x", "currency": "EUR"}),
    ],
)
def test_reason_without_template_is_a_mistake_of_the_maker(code: str, params: dict[str, object]) -> None:
    with pytest.raises(KeyError, match="no template"):
        Reason.of(code, **params)


def test_reason_from_string_is_its_message() -> None:
    assert Reason.model_validate("the total less the tax") == Reason(message="the total less the tax")


def test_reason_of_foreign_service_is_kept_without_params() -> None:
    foreign = Reason.model_validate({"code": "E17", "params": ["x"], "message": "Closed.", "more": 1})
    assert (foreign.code, foreign.params, foreign.message) == ("E17", None, "Closed.")


def test_reason_codes_stand_in_one_table_and_templates_differ_in_params() -> None:
    codes = [code for table in TABLES for code in table]
    assert sorted(codes) == sorted(set(codes))
    for code, template in every_template():
        assert template_for(code, template.kinds) == template
        if Kind.MONEY in template.kinds.values():
            assert template_for(code, [*template.kinds, "currency"]) == template

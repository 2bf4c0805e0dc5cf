"""Which payment is for which receivable: sure, to be checked, or not at all, and always with the reasons."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recovery_bank.claim_index import OpenClaim, name_similarity
from recovery_bank.entry import Entry, assign_ids
from recovery_bank.matching import DOUBTS, Proposal, propose_matches
from recovery_bank.references import creditor_reference, find_references, format_reference, joint_reference

DAY = date(2026, 9, 14)


def claim(
    id: str = "r1",
    number: str = "FA-2026-012",
    debtor: str = "Bäckerei Müller GmbH",
    remaining: str = "1200.50",
    **more: Any,
) -> OpenClaim:
    amount = Decimal(more.pop("amount", remaining))
    return OpenClaim(id, (number,), debtor, "EUR", amount, Decimal(remaining), date(2026, 6, 1), **more)


def paid(amount: str = "1200.50", text: str = "", payer: str = "", **more: Any) -> Entry:
    return assign_ids(
        [Entry(Decimal(amount), "EUR", "payment", more.pop("day", DAY), text=text, payer=payer, **more)]
    )[0]


def only(entry: Entry, *claims: Any) -> Proposal:
    (proposal,) = propose_matches([entry], claims)
    return proposal


def codes(proposal: Proposal) -> list[str]:
    return [reason.code for reason in proposal.reasons]


def allocated_amounts(proposal: Proposal) -> dict[str, Any]:
    return {allocation.receivable_id: allocation.amount for allocation in proposal.allocations}


@pytest.mark.parametrize(
    "written",
    [
        str,
        format_reference,
        str.lower,
        lambda text: f"/RFB/{text}//x",
        lambda text: f"FA-2026-012 / {format_reference(text)}",
    ],
    ids=["plain", "in groups", "in small letters", "as the bank wraps it", "with the invoice's number"],
)
def test_reference_of_ours_is_certain_however_it_is_written(written: Any) -> None:
    proposal = only(paid("10", written(creditor_reference("r1")), "Somebody"), claim(), claim("r2", "FA-1"))
    assert (proposal.certainty, allocated_amounts(proposal)) == ("certain", {"r1": Decimal(10)})
    assert codes(proposal)[0] == "reference"


def test_reference_with_a_wrong_digit_is_none() -> None:
    right = creditor_reference("r1")
    wrong = right[:-1] + ("0" if right[-1] != "0" else "1")
    assert list(find_references(f"x {wrong} y")) == []


@pytest.mark.parametrize(
    "text", ["FA-2026-012", "Rechnung fa 2026/012 danke", "FA2026 012", "R.FA-20 26-0 12", "INV:FA-2026-012."]
)
def test_number_and_the_amount_are_certain(text: str) -> None:
    proposal = only(paid(text=text), claim(), claim("r2", "FA-2026-013", "Dupont"))
    assert (proposal.certainty, allocated_amounts(proposal)) == ("certain", {"r1": Decimal("1200.50")})
    assert codes(proposal) == ["number", "remaining"]
    assert proposal.reasons[0].detail == "FA-2026-012"


# (payment, claim changes, certainty, reasons)
CASES = [
    ("the amount alone", paid(), {}, "check", ["remaining"]),
    ("amount and name", paid(payer="Mueller Baeckerei"), {}, "check", ["remaining"]),
    ("a part, by number", paid("200", "FA-2026-012"), {}, "check", ["number", "part"]),
    (
        "a part, by number and name",
        paid("200", "FA-2026-012", "Bäckerei Müller"),
        {},
        "certain",
        ["number", "part", "name"],
    ),
    (
        "more than is left",
        paid("1500", "FA-2026-012", "Backerei Muller"),
        {},
        "check",
        ["number", "overpaid", "name"],
    ),
    (
        "the whole, though a part is paid",
        paid("1200.50", "FA-2026-012"),
        {"remaining": "600", "amount": "1200.50"},
        "check",
        ["number", "original", "overpaid"],
    ),
    ("before there was an invoice", paid(text="FA-2026-012", day=date(2026, 5, 1)), {}, "check", None),
    ("what is closed", paid(text="FA-2026-012", payer="Bäckerei Müller"), {"is_closed": True}, "check", None),
    ("another currency", Entry(Decimal(5), "USD", "payment", DAY, text="FA-2026-012"), {}, "unmatched", None),
    ("nothing that fits", paid("3", "hello", "nobody"), {}, "unmatched", None),
    (
        "a year is no number",
        paid("7", "September 2026"),
        {"number": "2026"},
        "check",
        ["number_digits", "part"],
    ),
]


@pytest.mark.parametrize(
    ("name", "entry", "changes", "certainty", "reasons"), CASES, ids=[row[0] for row in CASES]
)
def test_match_confidence_and_its_reasons(
    name: str, entry: Entry, changes: dict[str, Any], certainty: str, reasons: list[str] | None
) -> None:
    proposal = only(entry, claim(**changes))
    assert proposal.certainty == certainty
    if reasons is not None:
        assert codes(proposal)[: len(reasons)] == reasons


def test_names_are_compared_without_forms_and_accents() -> None:
    assert name_similarity("BAECKEREI MUELLER", "Bäckerei Müller GmbH") < 100
    assert name_similarity("BACKEREI MULLER", "Bäckerei Müller GmbH") == 100
    assert name_similarity("Brun Luc", "M. Luc Brun") == 100
    assert name_similarity("Atelier Brun", "Boulangerie Martin") < 60


def test_match_of_two_equal_candidates_is_ambiguous() -> None:
    proposal = only(paid("300"), claim("r1", "FA-1", "Brun", "300"), claim("r2", "FA-2", "Martin", "300"))
    assert proposal.certainty == "check"
    assert "ambiguous" in codes(proposal)
    assert {*allocated_amounts(proposal), *proposal.alternatives} == {"r1", "r2"}


def test_payment_for_several_receivables_is_split() -> None:
    both = (claim(), claim("r2", "FA-2026-013", remaining="300"))
    named = only(paid("1500.50", "FA-2026-012, FA-2026-013"), *both)
    assert (named.certainty, allocated_amounts(named)) == (
        "certain",
        {"r1": Decimal("1200.50"), "r2": Decimal(300)},
    )
    by_sum = only(paid("1500.50", payer="Bäckerei Müller"), *both)
    assert (by_sum.certainty, allocated_amounts(by_sum)) == ("check", allocated_amounts(named))
    assert codes(by_sum) == ["several", "name"]


def test_payments_of_the_same_receivable_are_not_both_certain() -> None:
    first = paid(text="FA-2026-012", bank_reference="1")
    again = paid(text="FA-2026-012", day=date(2026, 9, 16), bank_reference="2")
    proposals = propose_matches([again, first], [claim()])
    assert [(one.entry.id, one.certainty) for one in proposals] == [
        (first.id, "certain"),
        (again.id, "check"),
    ]
    assert "paid_twice" in codes(proposals[1])


def test_payment_from_another_file_is_doubted() -> None:
    recorded = claim(paid=((date(2026, 9, 12), Decimal("1200.50")),))
    proposal = only(paid(text="FA-2026-012"), recorded)
    assert proposal.certainty == "check"
    assert "seen_before" in codes(proposal)


def test_proposals_cover_incoming_payments_only() -> None:
    kinds = ("outgoing", "taken_back", "given_back")
    entries = [Entry(Decimal("1200.50"), "EUR", kind, DAY, text="FA-2026-012") for kind in kinds]
    assert propose_matches(assign_ids(entries), [claim()]) == []


AMOUNTS = st.integers(1, 300).map(lambda cents: Decimal(cents).scaleb(-2))
TEXTS = st.sampled_from(["", "FA-1001", "FA-1002 FA-1003", "fa 1004", "merci", creditor_reference("r5")])
NAMES = st.sampled_from(["", "Brun", "Atelier Brun", "Martin & Fils", "Société Générale de Bois"])
CLAIMS = st.lists(st.tuples(NAMES, AMOUNTS, st.booleans()), max_size=8)
PAYMENTS = st.lists(st.tuples(AMOUNTS, TEXTS, NAMES), max_size=6)


@given(CLAIMS, PAYMENTS)
def test_payment_gets_exactly_one_proposal_that_adds_up(owed: list[Any], came: list[Any]) -> None:
    claims = [
        OpenClaim(f"r{at}", (f"FA-100{at}",), name, "EUR", amount, amount, date(2026, 1, 1), closed)
        for at, (name, amount, closed) in enumerate(owed)
    ]
    entries = assign_ids(
        Entry(amount, "EUR", "payment", DAY, text=text, payer=name) for amount, text, name in came
    )
    proposals = propose_matches(entries, claims)
    assert sorted(one.entry.id for one in proposals) == sorted(one.id for one in entries)
    left = {one.id: one.remaining for one in claims}
    for proposal in proposals:
        if proposal.certainty == "unmatched":
            assert proposal.allocations == ()
            continue
        assert sum(allocation.amount for allocation in proposal.allocations) == proposal.entry.amount
        assert proposal.reasons
        if proposal.certainty == "certain":
            assert not DOUBTS & set(codes(proposal))
            for part in proposal.allocations:
                left[part.receivable_id] -= part.amount
    assert all(rest >= 0 for rest in left.values())


def owed(number: int, remaining: str = "100", **more: Any) -> OpenClaim:
    due_on = date(2026, 8, number)
    return claim(f"r{number}", f"FA-{number}00", remaining=remaining, due_on=due_on, debtor_id="d1", **more)


@pytest.mark.parametrize(
    ("amount", "expected", "certainty"),
    [
        ("300", {"r1": 100, "r2": 100, "r3": 100}, "certain"),
        ("150", {"r1": 100, "r2": 50}, "certain"),
        ("100", {"r1": 100}, "certain"),
        ("40", {"r1": 40}, "certain"),
        ("310", {"r1": 100, "r2": 100, "r3": 110}, "check"),
    ],
)
def test_transfer_for_all_invoices_of_a_debtor_pays_the_oldest_debt_first(
    amount: str, expected: dict[str, int], certainty: str
) -> None:
    others = [claim("other", "FA-900", remaining=amount, debtor_id="d2"), owed(4, is_joined=False)]
    proposal = only(paid(amount, joint_reference("r2")), owed(3), owed(1), owed(2), *others)
    assert proposal.certainty == certainty
    assert allocated_amounts(proposal) == {id: Decimal(minor) for id, minor in expected.items()}
    assert codes(proposal)[0] == "reference"


def test_combined_transfers_continue_where_the_first_one_ended() -> None:
    days = [date(2026, 9, 1), date(2026, 9, 2)]
    entries = [paid("150", joint_reference("r1"), day=day) for day in days]
    first, second = propose_matches(entries, [owed(1), owed(2), owed(3)])
    assert allocated_amounts(first) == {"r1": Decimal(100), "r2": Decimal(50)}
    assert allocated_amounts(second) == {"r2": Decimal(50), "r3": Decimal(100)}
    assert {first.certainty, second.certainty} == {"certain"}


def test_transfer_for_all_invoices_is_still_allocated_after_the_one_that_names_it_was_paid() -> None:
    proposal = only(paid("200", joint_reference("r1")), owed(1, "0", is_closed=True), owed(2), owed(3))
    assert (proposal.certainty, list(allocated_amounts(proposal))) == ("certain", ["r2", "r3"])


def test_transfer_for_all_invoices_of_a_debtor_without_any_is_looked_at() -> None:
    proposal = only(paid("200", joint_reference("r1")), owed(1, "0", is_closed=True))
    assert (proposal.certainty, list(allocated_amounts(proposal))) == ("check", ["r1"])


def test_text_that_names_the_debtor_and_the_end_of_a_number_proposes_that_invoice() -> None:
    other = claim("r2", "2026-041", "Ada Example", "1834.80")
    this = claim("r1", "2026-036", "Ada Example", "1834.80")
    proposal = only(paid("1743", "MME EXAMPLE ADA FACT 36"), other, this, claim("r3"))
    assert proposal.certainty == "check"
    assert [one.receivable_id for one in proposal.allocations] == ["r1"]
    assert ("number_digits", "2026-036") in [(one.code, one.detail) for one in proposal.reasons]
    assert "name" in [one.code for one in proposal.reasons]
    assert "other_name" not in [one.code for one in proposal.reasons]

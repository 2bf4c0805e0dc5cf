"""Which receivables are against the same debtor: by SIRET or VAT number, else by name and email, else as the creditor
says."""

from datetime import date
from typing import Any

import httpx
import pytest

from recovery_contract.extensions import DebtorQuestion
from recovery_service.ledger.receivables import same_debtor
from recovery_service.ledger.receivables.rows import ReceivableRow
from tests.builders import a_contact, a_debtor, an_invoice
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_one_debtor import days_of, require_calm
from tests.service.steps import DAY, advance, an_active_user, before_daylight, good, read, refused, submit

SIRET, OTHER_SIRET = "55210055400013", "73282932000074"
OTHER_ESTABLISHMENT = "55210055400021"
VAT, OTHER_VAT = "FR83404833048", "FR40303265045"
NAME = "Menuiserie Martin SARL"


def debtor_of(client: Any, id_: Any) -> Any:
    return read(client, id_)["recovery_progress"]["debtor"]["id"]


def question_of(client: Any, id_: Any) -> Any:
    return read(client, id_)["recovery_progress"].get("same_debtor_question")


def submit_receivable(client: Any, user: Any, email: str = "martin@debtor.example", **changes: Any) -> Any:
    debtor = a_debtor(**{"company_name": NAME, "contacts": [a_contact(email=email)], **changes})
    return submit(client, user, debtor=debtor, invoice=an_invoice(), force_proceed=True)["id"]


def say(client: Any, of: Any, other: Any, same: Any) -> Any:
    return client.post(f"/v1/debtors/{of}/same-debtor", json={"debtor_id": other, "same": same})


JOINED = {
    "siret": ({"siret": SIRET}, {"siret": "552 100 554 00013", "company_name": "Martin"}),
    "vat": ({"vat_number": VAT}, {"vat_number": "FR 83 404 833 048", "company_name": "Martin"}),
    "siret_alone_the_second_time": ({"siret": SIRET, "vat_number": VAT}, {"siret": SIRET}),
    "vat_alone_the_second_time": ({"siret": SIRET, "vat_number": VAT}, {"vat_number": VAT}),
    "name_and_email": ({}, {"company_name": "MENUISERIE  Martin, SARL", "email": "Martin@Debtor.example"}),
}
APART = {
    "other_siret": ({"siret": SIRET}, {"siret": OTHER_SIRET}),
    "other_vat": ({"vat_number": VAT}, {"vat_number": OTHER_VAT}),
    "siret_and_vat_of_another_company": ({"siret": SIRET}, {"vat_number": VAT}),
}
QUESTION = {
    "other_email": ({}, {"email": "accounts@debtor.example"}),
    "another_establishment_of_one_company": ({"siret": SIRET}, {"siret": OTHER_ESTABLISHMENT}),
    "numbers_missing_the_second_time": ({"siret": SIRET}, {}),
    "numbers_missing_the_first_time": ({}, {"vat_number": VAT}),
    "number_that_fails_its_check": ({"siret": SIRET}, {"siret": "55210055400014"}),
}


@pytest.mark.database
@pytest.mark.parametrize("case", JOINED)
def test_equal_number_or_else_name_and_email_make_the_same_debtor(client: httpx.Client, case: Any) -> None:
    user = an_active_user(client)
    one, other = (submit_receivable(client, user, **changes) for changes in JOINED[case])
    assert debtor_of(client, one) == debtor_of(client, other)
    assert question_of(client, other) is None


@pytest.mark.database
@pytest.mark.parametrize("case", APART)
def test_debtor_name_with_other_numbers_is_another_debtor_without_a_question(
    client: httpx.Client, case: Any
) -> None:
    user = an_active_user(client)
    one, other = (submit_receivable(client, user, **changes) for changes in APART[case])
    assert debtor_of(client, one) != debtor_of(client, other)
    assert question_of(client, other) is None
    assert good(client.get("/v1/debtors/questions"))["data"] == []
    refused(say(client, debtor_of(client, other), debtor_of(client, one), True), 409, "INVALID_STATE")
    assert debtor_of(client, one) != debtor_of(client, other)


@pytest.mark.database
@pytest.mark.parametrize("case", QUESTION)
@pytest.mark.parametrize("same", [True, False])
def test_debtor_name_that_no_rule_decides_is_asked_about_once(
    client: httpx.Client, case: Any, same: Any
) -> None:
    user = an_active_user(client)
    one, other = (submit_receivable(client, user, **changes) for changes in QUESTION[case])
    first, second = debtor_of(client, one), debtor_of(client, other)
    assert first != second
    assert question_of(client, one) is None
    question = question_of(client, other)
    assert (question["debtor_id"], question["name"], question["receivable_ids"]) == (first, NAME, [one])
    [listed] = good(client.get("/v1/debtors/questions"))["data"]
    DebtorQuestion.model_validate(listed)
    assert (listed["debtor_id"], listed["receivable_id"], listed["same_as"]) == (second, other, question)

    assert (question["receivable_count"], listed["receivable_count"]) == (1, 1)
    expected = QUESTION[case]
    for result_of, changes in zip((question, listed), expected, strict=True):
        assert result_of["email"] == changes.get("email", "martin@debtor.example")
        valid = (
            changes.get("siret") if case != "number_that_fails_its_check" or result_of is question else None
        )
        assert (result_of.get("siret"), result_of.get("vat_number")) == (valid, changes.get("vat_number"))

    body = good(say(client, second, first, same))
    assert body == {"debtor_id": first if same else second}
    assert debtor_of(client, other) == body["debtor_id"]
    assert question_of(client, other) is None
    assert good(client.get("/v1/debtors/questions"))["data"] == []
    third = submit_receivable(client, user, **QUESTION[case][1])
    assert debtor_of(client, third) == body["debtor_id"]
    assert question_of(client, third) is None


@pytest.mark.database
def test_answer_no_can_be_withdrawn(client: httpx.Client) -> None:
    user = an_active_user(client)
    one, other = (
        submit_receivable(client, user),
        submit_receivable(client, user, email="accounts@debtor.example"),
    )
    first, second = debtor_of(client, one), debtor_of(client, other)
    good(say(client, second, first, False))
    good(say(client, second, first, True))
    assert debtor_of(client, one) == debtor_of(client, other) == first


@pytest.mark.database
def test_debtor_of_another_creditor_is_neither_asked_about_nor_joined(client: httpx.Client) -> None:
    user, stranger = an_active_user(client), an_active_user(client)
    mine, theirs = (
        submit_receivable(client, user),
        submit_receivable(client, stranger, email="accounts@debtor.example"),
    )
    assert question_of(client, theirs) is None
    refused(say(client, debtor_of(client, theirs), debtor_of(client, mine), True), 409, "INVALID_STATE")
    refused(say(client, debtor_of(client, mine), "dbt_unknown", True), 404, "NOT_FOUND")
    refused(say(client, "dbt_unknown", debtor_of(client, mine), False), 404, "NOT_FOUND")


@pytest.mark.database
def test_joined_debtor_is_contacted_at_most_once_a_day_and_three_times_a_week(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    ids = [
        submit(client, user, debtor=reachable(contacts=[a_contact(email=email, phone="+33 6 12 34 56 78")]))[
            "id"
        ]
        for email in ("one@debtor.example", "two@debtor.example", "three@debtor.example")
    ]
    first = debtor_of(client, ids[0])
    for id_ in ids[1:]:
        good(say(client, debtor_of(client, id_), first, True))
    advance(client, 150 * DAY)
    require_calm(days_of(client))
    # A contact receives only the invoices that it was named for.
    for id_, email in zip(ids, ("one@", "two@", "three@"), strict=True):
        addresses = {one["to"] for one in outbox(client, id_) if one["type"] == "email"}
        assert all(address.startswith(email) for address in addresses)


@pytest.mark.database
@pytest.mark.parametrize("declared_first", [True, False])
def test_procedure_over_one_is_over_both_once_they_are_joined(
    client: httpx.Client, declared_first: Any
) -> None:
    user = an_active_user(client)
    one, other = (
        submit_receivable(client, user),
        submit_receivable(client, user, email="accounts@debtor.example"),
    )
    advance(client, 2 * DAY)
    first, second = debtor_of(client, one), debtor_of(client, other)
    procedure = {"procedure": "liquidation", "opened_on": "2025-12-01"}
    over = first if declared_first else second
    good(client.put(f"/v1/debtors/{over}/insolvency", json=procedure))
    good(say(client, second, first, True))
    for id_ in (one, other):
        progress = read(client, id_)["recovery_progress"]
        assert progress["insolvency"]["debtor_id"] == first
        assert progress["insolvency"]["opened_on"] == date(2025, 12, 1).isoformat()
        assert progress["paused"]["reason"] == "insolvency"


@pytest.mark.database
def test_privacy_record_and_erasure_reach_all_of_a_joined_debtor(client: httpx.Client) -> None:
    user = an_active_user(client)
    one, other = (
        submit_receivable(client, user),
        submit_receivable(client, user, email="accounts@debtor.example"),
    )
    first, second = debtor_of(client, one), debtor_of(client, other)
    good(say(client, second, first, True))
    refused(client.get(f"/v1/debtors/{second}/privacy"), 404, "NOT_FOUND")
    for id_ in (one, other):
        good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    assert client.delete(f"/v1/debtors/{first}/privacy").status_code == 204
    assert {read(client, id_)["recovery_progress"]["debtor_name"] for id_ in (one, other)} == {"(erased)"}


@pytest.mark.database
def test_debtor_of_many_invoices_is_asked_about_with_their_count_and_some_of_them(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(same_debtor, "LISTED", 2)
    user = an_active_user(client)
    first = [submit_receivable(client, user) for _ in range(3)]
    later = [submit_receivable(client, user, email="accounts@debtor.example") for _ in range(3)]
    good(client.post(f"/v1/receivables/{later[0]}/cancel", json={"reason": "business_decision"}))
    [listed] = good(client.get("/v1/debtors/questions"))["data"]
    assert (listed["receivable_count"], listed["receivable_id"]) == (2, later[1])
    assert len(listed["invoice_numbers"]) == 2
    same_as = listed["same_as"]
    assert (same_as["receivable_count"], same_as["receivable_ids"]) == (3, first[1:])
    assert question_of(client, later[2]) == same_as


def test_submission_reads_no_more_the_more_invoices_a_debtor_has(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, read_rows = an_active_user(client), []
    from_row = ReceivableRow.from_row
    monkeypatch.setattr(ReceivableRow, "from_row", lambda row: read_rows.append(row["id"]) or from_row(row))

    def submit_next(number: int) -> int:
        read_rows.clear()
        submit(client, user, invoice=an_invoice(numbers=[f"N-{number}"]))
        return len(read_rows)

    counts = [submit_next(number) for number in range(6)]
    assert counts == counts[:1] * len(counts)

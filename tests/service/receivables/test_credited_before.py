"""Credit notes of before the recovery: named in the metadata of a submission, contained in its prepaid amount."""

from typing import Any

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.steps import good, read, submit

NOTE = {"number": "AV-7", "amount": 100.5, "date": "2026-01-20"}


def _submit(client: httpx.Client, *notes: Any, prepaid: float = 200.5) -> dict[str, Any]:
    invoice = an_invoice(amount=1200.5, prepaid_amount=prepaid)
    return submit(client, invoice=invoice, metadata={"credit_notes": list(notes)})


@pytest.mark.database
def test_credit_note_of_before_is_named_and_no_payment(client: httpx.Client) -> None:
    submitted = _submit(client, NOTE)
    progress = submitted["recovery_progress"]
    assert (progress["prepaid_amount"], progress["reduced_amount"], progress["remaining_amount"]) == (
        100,
        100.5,
        1000,
    )
    assert progress["amount_paid"] == 100
    (reduction,) = progress["reductions"]
    assert (reduction["kind"], reduction["number"], reduction["amount"]) == ("credit_note", "AV-7", 100.5)
    assert reduction["at"].startswith("2026-01-20")
    texts = {entry["kind"]: entry["text"] for entry in progress["history"]}
    assert texts["credit_note"] == "Credit note AV-7 takes 100.50 EUR off the invoice."
    assert texts["prepaid"] == "100.00 EUR of the invoice had been paid before."
    assert read(client, submitted["id"])["recovery_progress"] == progress
    lines = good(client.get(f"/v1/receivables/{submitted['id']}/balance"))["lines"]
    assert [line["source"] for line in lines if line["kind"] == "credit_note"] == ["AV-7"]
    assert "CREDIT_NOTES_UNREADABLE" not in [one["code"] for one in progress["warnings"]]


def test_credit_note_that_is_all_of_it_leaves_nothing_as_paid_before(client: httpx.Client) -> None:
    progress = _submit(client, NOTE, prepaid=100.5)["recovery_progress"]
    assert "prepaid_amount" not in progress
    assert "prepaid" not in [entry["kind"] for entry in progress["history"]]
    assert (progress["amount_paid"], progress["remaining_amount"]) == (0, 1100)


@pytest.mark.parametrize(
    "notes",
    [
        pytest.param(["AV-7"], id="text"),
        pytest.param([{**NOTE, "amount": 300}], id="more than prepaid"),
        pytest.param([{**NOTE, "amount": -5}], id="negative"),
        pytest.param([{**NOTE, "amount": 0.001}], id="decimals"),
        pytest.param([{**NOTE, "date": "2099-01-01"}], id="in the future"),
        pytest.param([{**NOTE, "amount": 5}, {**NOTE, "amount": 6}], id="twice"),
        pytest.param([{**NOTE, "number": " "}], id="without a number"),
    ],
)
def test_credit_notes_that_cannot_be_read_count_as_paid_before(client: httpx.Client, notes: Any) -> None:
    progress = _submit(client, *notes)["recovery_progress"]
    assert (progress["prepaid_amount"], progress["remaining_amount"]) == (200.5, 1000)
    assert "CREDIT_NOTES_UNREADABLE" in [one["code"] for one in progress["warnings"]]

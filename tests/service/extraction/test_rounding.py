"""From an e-invoice that states a rounding to the balance: what is asked for is the sum due, no cent more or less."""

from decimal import Decimal
from typing import Any

import httpx
import pytest

from recovery_contract.extraction import ExtractionResult
from recovery_desktop.ui.pages.submit.form import CONTACTS, Form, filled
from recovery_desktop.ui.pages.submit.form_request import request_of
from tests.invoices.embedding import UBL, carrying, cii
from tests.invoices.test_prepaid import with_payments
from tests.service.steps import an_active_user, good, read

TYPED = {
    "invoice.numbers": "F-1",
    "invoice.issue_date": "2026-01-05",
    "invoice.due_date": "2026-02-04",
    "invoice.service_description": "Oak shelves",
    "debtor.company_name": "Atelier Brun SARL",
}


@pytest.mark.parametrize("xml", [cii(), UBL], ids=["cii", "ubl"])
@pytest.mark.parametrize(
    ("prepaid", "rounding", "due"),
    [("20.00", "0.03", "100.03"), ("", "-0.01", "119.99"), ("20.00", "", "100.00")],
)
def test_rounding_of_an_invoice_is_part_of_what_is_asked(
    client: httpx.Client, xml: Any, prepaid: Any, rounding: Any, due: Any
) -> None:
    user = an_active_user(client)
    files = {"file": ("invoice.pdf", carrying(with_payments(xml, prepaid, rounding, due)), "application/pdf")}
    response = client.post("/v1/receivables/ocr", files=files, data={"user_id": user})
    result = ExtractionResult.model_validate_json(response.text)
    typed = Form(TYPED, ({"email": "compta@debtor.example"},), frozenset({*TYPED, CONTACTS}))
    request = request_of(filled(typed, result), user, force_proceed=True)
    body = good(client.post("/v1/receivables", json=request.model_dump(mode="json", exclude_none=True)))
    progress = read(client, body["id"])["recovery_progress"]
    assert Decimal(str(progress["remaining_amount"])) == Decimal(due)
    balance = progress["balance"]
    assert Decimal(str(balance["principal"])) - Decimal(str(balance["paid"])) == Decimal(due)
    assert "SUM_MISMATCH" not in [one["code"] for one in progress["warnings"]]

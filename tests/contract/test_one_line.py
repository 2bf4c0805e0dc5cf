"""Names and numbers stand in subjects, headers and file names: a line break in one would begin another."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from recovery_contract.receivables import CreateReceivableRequest
from recovery_contract.users import CreateUserRequest
from tests.builders import a_contact, a_debtor, a_receivable_request, an_invoice

BREAKS = ["\r\nBcc: everybody@example.com", "\n", "\r", "\x0b", "\x85", "\u2028"]


def refused(model: type[Any], body: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="must be one line"):
        model.model_validate_json(json.dumps(body))


@pytest.mark.parametrize("broken", BREAKS)
@pytest.mark.parametrize(
    "changes",
    [
        lambda text: {"invoice": an_invoice(numbers=["A-1", text])},
        lambda text: {"debtor": a_debtor(company_name=text)},
        lambda text: {"debtor": a_debtor(siret=text)},
        lambda text: {"debtor": a_debtor(contacts=[a_contact(first_name=text)])},
        lambda text: {"debtor": a_debtor(contacts=[a_contact(phone=text)])},
    ],
    ids=["number", "company", "siret", "first name", "phone"],
)
def test_receivable_with_a_line_break_in_a_name_or_number_is_refused(
    changes: Callable[..., Any], broken: str
) -> None:
    refused(CreateReceivableRequest, a_receivable_request("usr_1", **changes(f"A{broken}B")))


@pytest.mark.parametrize("broken", BREAKS)
@pytest.mark.parametrize(
    "path",
    [("company", "name"), ("company", "vat_number"), ("contact", "last_name"), ("contact", "job_title")],
)
def test_user_with_a_line_break_in_a_name_is_refused(path: tuple[str, str], broken: str) -> None:
    piece, name = path
    refused(CreateUserRequest, {"email": "a@b.example", piece: {name: f"A{broken}B"}})


def test_description_may_have_several_lines() -> None:
    body = a_receivable_request("usr_1", invoice=an_invoice(service_description="One\nTwo"))
    assert CreateReceivableRequest.model_validate_json(json.dumps(body))

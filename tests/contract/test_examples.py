"""The contract's models take and give back JSON as the interface shows it."""

import json
from decimal import Decimal
from typing import Any

import pytest
from pydantic import ValidationError

from recovery_contract import actions, events, extraction, oauth, receivables, statistics, users, webhooks
from recovery_contract.errors import ErrorBody
from recovery_contract.fields import Body, Resource
from tests.contract.examples import ENVELOPE, EVENTS, REQUESTS, RESPONSES

MODULES = (actions, extraction, oauth, receivables, statistics, users, webhooks)


def model(name: str) -> type:
    return next(getattr(module, name) for module in MODULES if hasattr(module, name))


def without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_null(item) for key, item in value.items() if item is not None}
    return value


@pytest.mark.parametrize("name", REQUESTS)
def test_request_is_read_and_nothing_of_it_is_lost(name: str) -> None:
    body = json.loads(REQUESTS[name])
    read = model(name).model_validate_json(REQUESTS[name])  # type: ignore[attr-defined]
    assert isinstance(read, Body)
    assert json.loads(read.model_dump_json(exclude_unset=True)) == body


@pytest.mark.parametrize("name", REQUESTS)
def test_typo_in_a_request_is_refused(name: str) -> None:
    body = {**json.loads(REQUESTS[name]), "unknown_field": 1}
    with pytest.raises(ValidationError) as refused:
        model(name).model_validate_json(json.dumps(body))  # type: ignore[attr-defined]
    assert refused.value.errors()[0]["loc"] == ("unknown_field",)


REQUIRED = {
    "CreateUserRequest": {"email"},
    "CreateReceivableRequest": {"user_id", "invoice", "debtor"},
    "Invoice": {"numbers", "issue_date", "due_date", "amount", "service_description"},
    "Debtor": {"company_name", "contacts"},
    "Contact": {"email"},
    "CancelRequest": {"reason"},
    "PartialPaymentDecision": {"action"},
    "CreateWebhookRequest": {"url", "events"},
    "Company": set(),
    "UserContact": set(),
    "UpdateReceivableRequest": set(),
    "EvidenceSubmission": set(),
    "User": {"id", "email", "status", "onboarding_url", "capabilities", "created_at"},
    "OnboardingStatus": {
        "user_id", "status", "kyb_status", "provider_account_status", "requirements",
    },
    "Requirements": {"currently_due", "eventually_due", "past_due"},
    "Receivable": {"id", "user_id", "status", "amount", "currency", "recovery_progress", "created_at"},
    "ExtractionResult": {"extraction_id", "confidence", "data", "missing_fields", "warnings"},
    "RecoveryStats": {
        "total_sent", "total_recovered", "total_amount_sent", "total_amount_recovered", "avg_days_to_recovery",
        "with_phone_success_rate", "without_phone_success_rate",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", REQUIRED)
def test_exactly_the_fields_that_the_interface_requires_are_required(name: str) -> None:
    fields = model(name).model_fields  # type: ignore[attr-defined]
    assert {key for key, field in fields.items() if field.is_required()} == REQUIRED[name]


@pytest.mark.parametrize("name", RESPONSES)
def test_answer_is_read_and_written_alike(name: str) -> None:
    body = json.loads(RESPONSES[name])
    read = model(name).model_validate(body)  # type: ignore[attr-defined]
    assert isinstance(read, Resource)
    written = read.wire()
    if name == "Receivable":
        # What a service says of the recovery beyond our fields is kept as it is.
        assert written["recovery_progress"]["anything"] == body["recovery_progress"]["anything"]
        written["recovery_progress"] = body["recovery_progress"]
    body.update({key: written[key] for key in body if key.endswith("_at")})
    assert written == body


@pytest.mark.parametrize("name", RESPONSES)
def test_fields_that_we_do_not_know_are_kept(name: str) -> None:
    body = {**json.loads(RESPONSES[name]), "later": {"added": [1]}}
    assert model(name).model_validate(body).wire()["later"] == {"added": [1]}  # type: ignore[attr-defined]


@pytest.mark.parametrize("type_", EVENTS)
def test_event_has_every_field_of_its_row(type_: str) -> None:
    data = json.loads(EVENTS[type_])
    payload = events.PAYLOADS[type_]
    assert set(payload.model_fields) == set(data)
    assert all(field.is_required() for field in payload.model_fields.values())
    assert payload.model_validate(data).model_dump(mode="json") == data
    envelope = {**ENVELOPE, "type": type_, "data": data}
    assert events.Event.model_validate(envelope).wire() == envelope


def test_envelopes_without_version_and_metadata_are_read() -> None:
    bare = {"id": "evt_1", "type": "x.y", "created_at": "2026-01-02T03:04:05Z", "data": {"a": 1}}
    read = events.Event.model_validate(bare)
    assert (read.api_version, read.metadata, read.data) == (None, None, {"a": 1})


PATTERNS = {
    "receivable.*": {"receivable.created", "receivable.cancelled", "receivable.evidence.submitted"},
    "user.*": {"user.onboarding.completed", "user.updated"},
    "*": {"receivable.created", "receivable.cancelled", "receivable.evidence.submitted",
          "user.onboarding.completed", "user.updated"},
    "receivable.created": {"receivable.created"},
    "payment.received": {"payment.received"},
}  # fmt: skip
TYPES = {*PATTERNS["*"], "payment.received"}


@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_name_their_types_and_no_others(pattern: str) -> None:
    assert events.is_pattern(pattern)
    assert {type_ for type_ in TYPES if events.matches_pattern(pattern, type_)} == PATTERNS[pattern]


@pytest.mark.parametrize(
    "name", ["", "payment.*", "receivable.", "receivable.created.*", "**", "Receivable.*"]
)
def test_event_pattern_of_another_name_is_refused(name: str) -> None:
    assert not events.is_pattern(name)


@pytest.mark.parametrize(
    "body",
    [
        {"error": {"code": "X", "message": "m", "field": "a.b", "details": {"anything": 1}}},
        {"error": {"code": "X", "message": "m", "details": {"field": "a.b", "received": [1]}},
         "meta": {"request_id": "r", "timestamp": "2026-01-02T03:04:05Z"}},
        {"error": {"code": "X", "message": "m"}},
    ],
)  # fmt: skip
def test_error_shapes_flat_and_nested_are_read(body: dict[str, Any]) -> None:
    assert ErrorBody.model_validate(body).error.code == "X"


@pytest.mark.parametrize("amount", ["1234.56", 1234.56, Decimal("1234.56")])
def test_amount_that_we_are_told_is_exact(amount: Decimal | float | str) -> None:
    body = {**json.loads(RESPONSES["Receivable"]), "amount": amount}
    assert receivables.Receivable.model_validate(body).amount == Decimal("1234.56")


@pytest.mark.parametrize("amount", ["1234.56", True, None, [1], float("inf"), float("nan")])
def test_amount_that_we_are_sent_is_a_number(amount: Any) -> None:
    body = json.loads(REQUESTS["CreateReceivableRequest"])
    body["invoice"]["amount"] = amount
    with pytest.raises(ValidationError):
        receivables.CreateReceivableRequest.model_validate_json(json.dumps(body))

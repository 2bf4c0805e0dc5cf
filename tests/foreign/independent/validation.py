"""Checks of the request bodies, field by field, as the document's tables give them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from datetime import date
from typing import Any
from urllib.parse import urlsplit

from tests.foreign.independent.errors import invalid

EMAIL = re.compile(r"[^@\s<>,;]+@[^@\s<>,;.]+(\.[^@\s<>,;.]+)+")
CURRENCY = re.compile(r"[A-Z]{3}")
ADDRESS = ("line1", "line2", "city", "postal_code", "country")
CANCEL_REASONS = ("paid_directly", "disputed_valid", "business_decision", "incorrect_submission")
EVENT_TYPES = (
    "receivable.created",
    "receivable.sent_to_recovery",
    "receivable.contact.attempted",
    "receivable.payment.received",
    "receivable.payment.partial",
    "receivable.disputed",
    "receivable.evidence.submitted",
    "receivable.recovered",
    "receivable.cancelled",
    "user.onboarding.completed",
    "payment.received",
)
PATTERNS = ("*", "receivable.*", "receivable.payment.*", "user.*")


def obj(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise invalid(path, f"{path} must be an object.", value)
    return value


def get(
    body: dict[str, Any],
    name: str,
    check: Callable[[Any, str], Any],
    path: str = "",
    required: bool = False,
    default: Any = None,
) -> Any:
    """One field of a body; null counts as absent."""
    full = f"{path}.{name}" if path else name
    value = body.get(name)
    if value is None:
        if required:
            raise invalid(full, f"{full} is required.")
        return default
    return check(value, full)


def text(value: Any, path: str) -> str:
    if not isinstance(value, str):
        raise invalid(path, f"{path} must be a string.", value)
    if len(value) > 5000:
        raise invalid(path, f"{path} is too long.", f"{len(value)} characters")
    return value


def filled(value: Any, path: str) -> str:
    if not text(value, path).strip():
        raise invalid(path, f"{path} must not be empty.", value)
    return value


def email(value: Any, path: str) -> str:
    if not EMAIL.fullmatch(text(value, path)) or len(value) > 254:
        raise invalid(path, f"{path} must be an e-mail address.", value)
    return value


def day(value: Any, path: str) -> str:
    try:
        if len(text(value, path)) != 10:
            raise ValueError(value)
        return date.fromisoformat(value).isoformat()
    except ValueError:
        raise invalid(path, f"{path} must be a date (YYYY-MM-DD).", value) from None


def flag(value: Any, path: str) -> bool:
    if not isinstance(value, bool):
        raise invalid(path, f"{path} must be a boolean.", value)
    return value


def number(value: Any, path: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise invalid(path, f"{path} must be a number.", value)
    return value


def money(value: Any, path: str) -> float:
    if number(value, path) < 0 or abs(value * 100 - round(value * 100)) > 1e-4:
        raise invalid(path, f"{path} must be an amount with at most two decimals.", value)
    return value


def positive(value: Any, path: str) -> float:
    if money(value, path) <= 0:
        raise invalid(path, f"{path} must be greater than zero.", value)
    return value


def level(value: Any, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 10:
        raise invalid(path, f"{path} must be an integer from 0 to 10.", value)
    return value


def one_of(*allowed: str) -> Callable[[Any, str], str]:
    def check(value: Any, path: str) -> str:
        if text(value, path) not in allowed:
            raise invalid(path, f"{path} must be one of: {', '.join(allowed)}.", value)
        return value

    return check


def list_of(check: Callable[[Any, str], Any], least: int = 0) -> Callable[[Any, str], list[Any]]:
    def run(value: Any, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise invalid(path, f"{path} must be an array.", value)
        if len(value) < least:
            raise invalid(path, f"{path} needs at least {least} entry.", value)
        return [check(item, f"{path}.{index}") for index, item in enumerate(value)]

    return run


def strings(*names: str) -> Callable[[Any, str], dict[str, Any]]:
    """An object of optional strings (Address, UserContact); other fields are dropped."""

    def run(value: Any, path: str) -> dict[str, Any]:
        body = obj(value, path)
        fields = {name: get(body, name, text, path) for name in names}
        return {name: item for name, item in fields.items() if item is not None}

    return run


address = strings(*ADDRESS)


def company(value: Any, path: str) -> dict[str, Any]:
    fields = strings("name", "siret", "vat_number", "website", "phone")(value, path)
    if (place := get(value, "address", address, path)) is not None:
        fields["address"] = place
    return fields


def platform(value: Any, path: str) -> dict[str, Any]:
    body = obj(value, path)
    return {
        "callback_url": get(body, "callback_url", text, path),
        "metadata": get(body, "metadata", obj, path, default={}),
    }


def user_request(body: dict[str, Any]) -> dict[str, Any]:
    return {
        "email": get(body, "email", email, required=True),
        "company": get(body, "company", company),
        "contact": get(body, "contact", strings("first_name", "last_name", "phone", "job_title")),
        "platform": get(body, "platform", platform),
    }


def contact(value: Any, path: str) -> dict[str, Any]:
    body = obj(value, path)
    return {
        "email": get(body, "email", email, path, required=True),
        **strings("first_name", "last_name", "phone", "job_title")(body, path),
        "level": get(body, "level", level, path, default=0),
    }


def contacts(value: Any, path: str) -> list[dict[str, Any]]:
    items = list_of(obj)(value, path)
    if not any(isinstance(item.get("email"), str) and item["email"].strip() for item in items):
        raise invalid(path, "At least one contact with email is required.", value, "MISSING_EMAIL_CONTACT")
    return list_of(contact)(value, path)


def invoice(value: Any, path: str) -> dict[str, Any]:
    body = obj(value, path)
    fields = {
        "numbers": get(body, "numbers", list_of(filled, 1), path, True),
        "issue_date": get(body, "issue_date", day, path, True),
        "due_date": get(body, "due_date", day, path, True),
        "amount": get(body, "amount", positive, path, True),
        "service_description": get(body, "service_description", filled, path, True),
        "amount_before_tax": get(body, "amount_before_tax", money, path),
        "tax_amount": get(body, "tax_amount", money, path),
        "currency": get(body, "currency", text, path, default="EUR"),
    }
    if not CURRENCY.fullmatch(fields["currency"]):
        raise invalid(f"{path}.currency", "currency must be a three-letter code.", fields["currency"])
    if fields["due_date"] < fields["issue_date"]:
        raise invalid(f"{path}.due_date", "due_date is before issue_date.", fields["due_date"])
    return fields


def debtor(value: Any, path: str) -> dict[str, Any]:
    body = obj(value, path)
    if body.get("contacts") is None:
        raise invalid(
            f"{path}.contacts", "At least one contact with email is required.", None, "MISSING_EMAIL_CONTACT"
        )
    return {
        "company_name": get(body, "company_name", filled, path, True),
        "contacts": get(body, "contacts", contacts, path, True),
        "company_type": get(body, "company_type", one_of("company", "individual"), path, default="company"),
        **strings("siret", "vat_number")(body, path),
        "address": get(body, "address", address, path),
    }


def receivable_request(body: dict[str, Any]) -> dict[str, Any]:
    return {
        "user_id": get(body, "user_id", filled, required=True),
        "invoice": get(body, "invoice", invoice, required=True),
        "debtor": get(body, "debtor", debtor, required=True),
        "metadata": get(body, "metadata", obj, default={}),
        "force_proceed": get(body, "force_proceed", flag, default=False),
    }


def update_request(body: dict[str, Any]) -> dict[str, Any]:
    for name in body:
        if name != "metadata":
            raise invalid(name, "Only metadata can be updated.", body[name])
    return get(body, "metadata", obj, required=True)


def evidence_document(value: Any, path: str) -> dict[str, Any]:
    body = obj(value, path)

    def content(item: Any, where: str) -> str:
        if not isinstance(item, str) or not item.strip():
            raise invalid(where, f"{where} must be a URL or base64 content.")
        return item

    return {
        "type": get(body, "type", filled, path, True),
        "file": get(body, "file", content, path, True),
        "description": get(body, "description", text, path),
    }


def evidence_request(body: dict[str, Any]) -> dict[str, Any]:
    fields = {
        "documents": get(body, "documents", list_of(evidence_document), default=[]),
        "statement": get(body, "statement", text),
    }
    if not fields["documents"] and not (fields["statement"] or "").strip():
        raise invalid("documents", "At least one document or a statement is required.", [])
    return fields


def event_name(value: Any, path: str) -> str:
    if text(value, path) not in EVENT_TYPES + PATTERNS:
        raise invalid(path, "Unknown event type or pattern.", value)
    return value


def endpoint_url(value: Any, path: str) -> str:
    parts = urlsplit(text(value, path))
    local = parts.hostname in ("127.0.0.1", "localhost", "::1")
    if not parts.hostname or not (parts.scheme == "https" or (parts.scheme == "http" and local)):
        raise invalid(path, "url must be an https address (http only on loopback).", value)
    return value


def webhook_request(body: dict[str, Any]) -> dict[str, Any]:
    return {
        "url": get(body, "url", endpoint_url, required=True),
        "events": get(body, "events", list_of(event_name, 1), required=True),
        "description": get(body, "description", text),
    }


def page_limit(value: str | None) -> int:
    if value is None:
        return 20
    if not re.fullmatch(r"\d{1,6}", value) or not 1 <= int(value) <= 100:
        raise invalid("limit", "limit must be an integer from 1 to 100.", value)
    return int(value)

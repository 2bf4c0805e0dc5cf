"""The fields of an invoice on its way in: what was typed or read, what is wrong with it, and the request made of it.

Values are kept as text, exactly as typed, so that nothing is lost; a date or amount that was read stands in ISO form
or with a point, which every locale understands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from recovery_contract.extraction import ExtractionResult
from recovery_contract.fields import CURRENCIES, Address
from recovery_contract.receivables import (
    NUMBERS_AT_MOST,
    CompanyType,
    Contact,
    CreateReceivableRequest,
    Debtor,
    Invoice,
)
from recovery_desktop.commands.invoice_paths import AMOUNTS as AMOUNTS
from recovery_desktop.commands.invoice_paths import DEBTOR as DEBTOR
from recovery_desktop.commands.invoice_paths import PATHS
from recovery_desktop.ui import checks, notices, text, typed
from recovery_desktop.ui.marking import QT_TRANSLATE_NOOP

CONTACT: Final = ("email", "first_name", "last_name", "phone", "job_title")
REQUIRED: Final = (
    "invoice.numbers",
    "invoice.issue_date",
    "invoice.due_date",
    "invoice.amount",
    "invoice.service_description",
    "debtor.company_name",
)
DATES: Final = ("invoice.issue_date", "invoice.due_date")
DEFAULTS: Final = {"invoice.currency": "EUR", "debtor.company_type": "company"}
CONTACTS = "debtor.contacts"

_NAMES: Final = {
    "invoice.numbers": QT_TRANSLATE_NOOP("form", "Invoice number"),
    "invoice.issue_date": QT_TRANSLATE_NOOP("form", "Invoice date"),
    "invoice.due_date": QT_TRANSLATE_NOOP("form", "Due date"),
    "invoice.currency": QT_TRANSLATE_NOOP("form", "Currency"),
    "invoice.amount": QT_TRANSLATE_NOOP("form", "Amount including tax"),
    "invoice.amount_before_tax": QT_TRANSLATE_NOOP("form", "Amount before tax"),
    "invoice.tax_amount": QT_TRANSLATE_NOOP("form", "Tax"),
    "invoice.service_description": QT_TRANSLATE_NOOP("form", "What was delivered"),
    "debtor.company_name": QT_TRANSLATE_NOOP("form", "Debtor"),
    "debtor.company_type": QT_TRANSLATE_NOOP("form", "The debtor is"),
    "debtor.siret": QT_TRANSLATE_NOOP("form", "SIRET"),
    "debtor.vat_number": QT_TRANSLATE_NOOP("form", "VAT number"),
    "debtor.address.line1": QT_TRANSLATE_NOOP("form", "Street and number"),
    "debtor.address.line2": QT_TRANSLATE_NOOP("form", "Address, second line"),
    "debtor.address.postal_code": QT_TRANSLATE_NOOP("form", "Postal code"),
    "debtor.address.city": QT_TRANSLATE_NOOP("form", "City"),
    "debtor.address.country": QT_TRANSLATE_NOOP("form", "Country"),
    "debtor.contacts": QT_TRANSLATE_NOOP("form", "A contact with an email"),
}


def _tr(words: str) -> str:
    return QCoreApplication.translate("form", words)


def name_of(path: str) -> str:
    """What a field is called on the page; an unknown path stands as it came."""
    return _tr(_NAMES[path]) if path in _NAMES else path


@dataclass(frozen=True)
class Form:
    """`values` by path and `contacts` as typed; `touched` are the paths that a person decided, read or not; `given`
    those filled in from a debtor confirmed before, whose submission `known` names; `corrected` those changed since the
    service refused them."""

    values: Mapping[str, str] = field(default_factory=dict)
    contacts: Sequence[Mapping[str, str]] = ()
    touched: frozenset[str] = frozenset()
    known: str = ""
    given: frozenset[str] = frozenset()
    corrected: frozenset[str] = frozenset()

    def value(self, path: str) -> str:
        return self.values.get(path, DEFAULTS.get(path, "")).strip()

    @property
    def currency(self) -> str:
        return self.value("invoice.currency") or "EUR"

    def as_body(self) -> dict[str, Any]:
        """As JSON values, to be kept."""
        return {
            "values": dict(self.values),
            "contacts": [dict(contact) for contact in self.contacts],
            "touched": sorted(self.touched),
            **({"known": self.known, "given": sorted(self.given)} if self.known else {}),
            **({"corrected": sorted(self.corrected)} if self.corrected else {}),
        }


def form_of(body: Mapping[str, Any]) -> Form:
    """The form that `as_body` kept."""
    return Form(
        dict(body.get("values", {})),
        tuple(dict(contact) for contact in body.get("contacts", [])),
        frozenset(body.get("touched", [])),
        str(body.get("known", "")),
        frozenset(body.get("given", [])),
        frozenset(body.get("corrected", [])),
    )


def filled(form: Form, read: ExtractionResult) -> Form:
    """The form with what was read wherever the person has not decided."""
    values, given = dict(form.values), set(form.given)
    for path in PATHS:
        found = _found(read, path)
        if found is not None and path not in form.touched:
            values[path] = found
            given.discard(path)
    contacts = form.contacts
    if not any(contact.get("email") for contact in contacts) and CONTACTS not in form.touched:
        seen = read.data.debtor.get("contacts")
        if isinstance(seen, list):
            contacts = tuple(
                {name: str(one[name]) for name in CONTACT if one.get(name)}
                for one in seen
                if isinstance(one, dict)
            )
    return replace(form, values=values, contacts=contacts, given=frozenset(given))


def _found(read: ExtractionResult, path: str) -> str | None:
    top, *rest = path.split(".")
    value: Any = {"invoice": read.data.invoice, "debtor": read.data.debtor}[top]
    for part in rest:
        value = value.get(part) if isinstance(value, Mapping) else None
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return None if value is None else str(value)


def amount_of(form: Form, path: str) -> Decimal | None:
    """The amount, None where nothing stands. Raises NotUnderstood."""
    raw = form.value(path)
    if not raw:
        return None
    if path not in form.touched and re.fullmatch(r"\d+(\.\d+)?", raw):
        return typed.exact(raw, form.currency)
    return typed.amount(raw, form.currency)


def date_of(form: Form, path: str) -> date | None:
    """The day, None where nothing stands. Raises NotUnderstood."""
    raw = form.value(path)
    return typed.day(raw, QLocale()) if raw else None


def numbers_of(form: Form) -> list[str]:
    return [one.strip() for one in form.value("invoice.numbers").split(",") if one.strip()]


def problems(form: Form) -> dict[str, str]:
    """What stops the submission, by path, in words."""
    found: dict[str, str] = {}
    for path in (*AMOUNTS, *DATES):
        try:
            if path in AMOUNTS and amount_of(form, path) == 0 and path == "invoice.amount":
                found[path] = _tr("The amount must be more than nothing.")
            elif path in DATES:
                date_of(form, path)
        except typed.NotUnderstood as error:
            found[path] = str(error)
    found |= {path: words for path, words in _shapes(form) if words}
    for path in REQUIRED:
        if not form.value(path):
            found[path] = _tr("This is needed.")
    if not any(contact.get("email", "").strip() for contact in form.contacts):
        found[CONTACTS] = _tr("Somebody must be written to: add an email address.")
    for at, contact in enumerate(form.contacts):
        if doubt := checks.email_doubt(contact.get("email", "")):
            found[f"{CONTACTS}.{at}.email"] = doubt
        elif any(contact.values()) and not contact.get("email", "").strip():
            found[f"{CONTACTS}.{at}.email"] = _tr("This contact needs an email address.")
        for name in CONTACT:
            if too_long := checks.length_doubt(contact.get(name, "").strip(), checks.LINE_MOST):
                found[f"{CONTACTS}.{at}.{name}"] = too_long
    return found


def _shapes(form: Form) -> Iterator[tuple[str, str]]:
    """What no submission can carry: (path, why, empty for nothing)."""
    for path in PATHS:
        most = checks.TEXT_MOST if path == "invoice.service_description" else checks.LINE_MOST
        yield path, checks.length_doubt(form.value(path), most)
    numbers = numbers_of(form)
    if form.value("invoice.numbers") and not numbers:
        yield "invoice.numbers", _tr("This is needed.")
    if len(numbers) > NUMBERS_AT_MOST:
        yield "invoice.numbers", _tr("At most {most} numbers.").format(most=NUMBERS_AT_MOST)
    if form.currency not in CURRENCIES:
        yield "invoice.currency", _tr("This currency is not known. Choose another one.")
    if form.value("debtor.company_type") not in [str(kind) for kind in CompanyType]:
        yield "debtor.company_type", _tr("Choose one of the two.")


def doubts(form: Form) -> dict[str, str]:
    """What deserves a second look and stops nothing, by path."""
    found = {
        "debtor.siret": checks.siret_doubt(form.value("debtor.siret")),
        "debtor.vat_number": checks.vat_doubt(form.value("debtor.vat_number")),
        "debtor.address.country": checks.country_doubt(form.value("debtor.address.country")),
    }
    for at, contact in enumerate(form.contacts):
        found[f"{CONTACTS}.{at}.phone"] = checks.phone_doubt(contact.get("phone", ""))
    try:
        found["invoice.amount"] = checks.sum_doubt(*(amount_of(form, path) for path in AMOUNTS))
        issued, due = (date_of(form, path) for path in DATES)
        today = text.current_moment().astimezone().date()
        found["invoice.issue_date"] = checks.issue_doubt(issued, today)
        found["invoice.due_date"] = checks.due_doubt(issued, due, today)
    except typed.NotUnderstood:
        # The field itself says so already.
        return {path: words for path, words in found.items() if words}
    return {path: words for path, words in found.items() if words}


def request_of(
    form: Form, user_id: str, *, extraction_id: str = "", force_proceed: bool = False
) -> CreateReceivableRequest:
    """The request for a form without problems. Raises NotUnderstood or pydantic's ValidationError otherwise."""
    issued, due, total = (
        date_of(form, "invoice.issue_date"),
        date_of(form, "invoice.due_date"),
        amount_of(form, "invoice.amount"),
    )
    if issued is None or due is None or total is None:
        raise typed.NotUnderstood(_tr("A date or the amount is missing."))
    address = {part: form.value(f"debtor.address.{part}") for part in _ADDRESS}
    address = {part: value for part, value in address.items() if value}
    return CreateReceivableRequest(
        user_id=user_id,
        invoice=Invoice(
            numbers=numbers_of(form),
            issue_date=issued,
            due_date=due,
            amount=total,
            amount_before_tax=amount_of(form, "invoice.amount_before_tax"),
            tax_amount=amount_of(form, "invoice.tax_amount"),
            service_description=form.value("invoice.service_description"),
            currency=form.currency,
        ),
        debtor=Debtor(
            company_name=form.value("debtor.company_name"),
            company_type=CompanyType(form.value("debtor.company_type")),
            siret=form.value("debtor.siret") or None,
            vat_number=form.value("debtor.vat_number") or None,
            address=Address(**address) if address else None,
            contacts=[_contact(contact, at) for at, contact in enumerate(_written(form.contacts))],
        ),
        metadata={"extraction_id": extraction_id} if extraction_id else None,
        force_proceed=True if force_proceed else None,
    )


def place_of(path: str | None) -> str:
    """The field of the form that a service means by this path; empty for none."""
    inside = re.fullmatch(rf"({CONTACTS})\[?\.?(\d+)\]?\.(\w+)", path or "")
    if inside is not None and inside[3] in CONTACT:
        return f"{CONTACTS}.{inside[2]}.{inside[3]}"
    return notices.known_place(path, _NAMES)


_ADDRESS: Final = ("line1", "line2", "postal_code", "city", "country")


def _written(contacts: Sequence[Mapping[str, str]]) -> list[Mapping[str, str]]:
    return [contact for contact in contacts if contact.get("email", "").strip()]


def _contact(contact: Mapping[str, str], level: int) -> Contact:
    given = {name: contact.get(name, "").strip() for name in CONTACT}
    return Contact(level=min(level, 10), **{name: value for name, value in given.items() if value})

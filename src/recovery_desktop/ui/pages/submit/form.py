"""The fields of an invoice on its way in: what was typed or read, and what that means.

Values are kept as text, exactly as typed, so that nothing is lost; a date or amount that was read stands in ISO form
or with a point, which every locale understands.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from PySide6.QtCore import QLocale

from recovery_contract.extraction import ExtractionResult
from recovery_contract.receivables import CreditNoteBefore
from recovery_desktop.commands.document_kind import IS_INVOICE
from recovery_desktop.commands.invoice_paths import (
    BY_POST,
    CREDITED,
    DEFAULT_CURRENCY,
    LETTERS_ONLY,
    PATHS,
    PREPAID,
    RATE,
    ROUNDING,
)
from recovery_desktop.ui import notices, typed
from recovery_desktop.ui.field_names import FIELD_NAMES
from recovery_desktop.ui.pages.submit.debtor_kind import KIND, SURE, detect_kind
from recovery_desktop.ui.typed import Rate

CONTACT: Final = ("email", "first_name", "last_name", "phone", "job_title")
DATES: Final = ("invoice.issue_date", "invoice.due_date")
DEFAULTS: Final = {"invoice.currency": DEFAULT_CURRENCY}
CONTACTS = "debtor.contacts"
LETTER_NEEDS: Final = ("line1", "postal_code", "city")
DISTINCT_FROM: Final = "distinct_from"
"""In a draft's body: the drafts that look like it and that a person kept beside it."""
ROUNDING_BELOW: Final = 1
"""A greater difference is no rounding."""


@dataclass(frozen=True)
class Form:
    """`values` by path and `contacts` as typed; `touched` are the paths that a person decided, read or not; `prefilled`
    those filled in from a debtor confirmed before, whose submission `debtor_draft_id` names; `corrected` those changed
    since the service refused them. `is_invoice`: the person decided so where the reader said otherwise. `distinct_from`
    are drafts that look like it and are other invoices."""

    values: Mapping[str, str] = field(default_factory=dict)
    contacts: Sequence[Mapping[str, str]] = ()
    touched: frozenset[str] = frozenset()
    debtor_draft_id: str = ""
    prefilled: frozenset[str] = frozenset()
    corrected: frozenset[str] = frozenset()
    is_invoice: bool = False
    distinct_from: frozenset[str] = frozenset()
    guessed: frozenset[str] = frozenset()
    """Filled in from what other fields say."""

    def value(self, path: str) -> str:
        if path == KIND and path not in self.touched and not self.values.get(path):
            return detect_kind(self.values)
        return self.values.get(path, DEFAULTS.get(path, "")).strip()

    @property
    def has_email(self) -> bool:
        return any(contact.get("email", "").strip() for contact in self.contacts)

    @property
    def takes_letters(self) -> bool:
        """Whether letters could reach the debtor: a whole postal address."""
        return all(self.value(f"debtor.address.{part}") for part in LETTER_NEEDS)

    @property
    def can_go_by_post(self) -> bool:
        """Whether letters could reach the debtor and no email can."""
        return not self.has_email and self.takes_letters

    @property
    def by_post_path(self) -> str:
        """Where it stands that letters alone are wanted: said for want of an email address, it ends with the first."""
        return LETTERS_ONLY if self.has_email else BY_POST

    @property
    def goes_by_post(self) -> bool:
        """Whether it is recovered by letter alone, as the person said."""
        return bool(self.value(self.by_post_path)) and self.takes_letters

    @property
    def currency(self) -> str:
        return self.value("invoice.currency") or DEFAULT_CURRENCY

    def as_body(self) -> dict[str, Any]:
        """Return the form as JSON values, to be stored."""
        return {
            "values": dict(self.values),
            "contacts": [dict(contact) for contact in self.contacts],
            "touched": sorted(self.touched),
            **(
                {"known": self.debtor_draft_id, "given": sorted(self.prefilled)}
                if self.debtor_draft_id
                else {}
            ),
            **({"corrected": sorted(self.corrected)} if self.corrected else {}),
            **({IS_INVOICE: True} if self.is_invoice else {}),
            **({DISTINCT_FROM: sorted(self.distinct_from)} if self.distinct_from else {}),
            **({"guessed": sorted(self.guessed)} if self.guessed else {}),
        }


def form_of(body: Mapping[str, Any]) -> Form:
    """Return the form that `as_body` kept."""
    return Form(
        dict(body.get("values", {})),
        tuple(dict(contact) for contact in body.get("contacts", [])),
        frozenset(body.get("touched", [])),
        str(body.get("known", "")),
        frozenset(body.get("given", [])),
        frozenset(body.get("corrected", [])),
        bool(body.get(IS_INVOICE)),
        frozenset(body.get(DISTINCT_FROM, [])),
        frozenset(body.get("guessed", [])),
    )


def filled(form: Form, read: ExtractionResult) -> Form:
    """Return the form with what was read wherever the person has not decided."""
    values, prefilled = dict(form.values), set(form.prefilled)
    for path in (*PATHS, RATE):
        value = _read_value(read, path)
        if value is None or path in form.touched or (path == KIND and _is_guessed(read, path)):
            continue
        values[path] = value
        prefilled.discard(path)
    if "invoice.amount" not in form.touched:
        values.pop(ROUNDING, None)
        if rounding := _rounding(read):
            values["invoice.amount"] = str(Decimal(values["invoice.amount"]) + rounding)
            values[ROUNDING] = str(rounding)
    return replace(form, values=values, contacts=_contacts(form, read), prefilled=frozenset(prefilled))


def _contacts(form: Form, read: ExtractionResult) -> Sequence[Mapping[str, str]]:
    """Return the contacts that were read where the person named none; an address that a message went to gets the name
    that was read."""
    read_contacts = read.data.debtor.get("contacts")
    if CONTACTS in form.touched or not isinstance(read_contacts, list):
        return form.contacts
    contacts = [
        {name: str(one[name]) for name in CONTACT if one.get(name)}
        for one in read_contacts
        if isinstance(one, dict)
    ]
    if not any(contact.get("email") for contact in form.contacts):
        return tuple(contacts)
    typed, *others = form.contacts
    first = contacts[0] if contacts and set(typed) == {"email"} and not others else None
    if first is None or first.get("email", typed["email"]).casefold() != typed["email"].casefold():
        return form.contacts
    return ({**first, **typed},)


def _read_value(read: ExtractionResult, path: str) -> str | None:
    top, *rest = path.split(".")
    value: Any = {"invoice": read.data.invoice, "debtor": read.data.debtor, "terms": read.data.terms}[top]
    for part in rest:
        value = value.get(part) if isinstance(value, Mapping) else None
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return None if value is None or (path == RATE and not _is_rate(str(value))) else str(value)


def _is_guessed(read: ExtractionResult, path: str) -> bool:
    evidence = read.data.fields.get(path)
    return evidence is not None and evidence.confidence < SURE


def _rounding(read: ExtractionResult) -> Decimal | None:
    """Return by how much the sum due differs from the total less what was paid; None where unknown."""
    values = [_read_value(read, path) for path in ("invoice.amount", PREPAID, "invoice.due_amount")]
    try:
        total, prepaid, due = (None if one is None else Decimal(one) for one in values)
    except InvalidOperation:
        return None
    if total is None or due is None or due <= 0:
        return None
    rounding = due + (prepaid or 0) - total
    return rounding if 0 < abs(rounding) < ROUNDING_BELOW else None


def rounding_of(form: Form) -> Decimal | None:
    """Return the rounding contained in the amount as read; None where the person typed another amount."""
    raw = form.value(ROUNDING)
    return Decimal(raw) if raw and "invoice.amount" not in form.touched else None


def _is_rate(stated: str) -> bool:
    """Tell whether this is a rate; anything else is left to the person."""
    try:
        typed.rate(stated)
    except typed.NotUnderstood:
        return False
    return True


def amount_of(form: Form, path: str) -> Decimal | None:
    """Return the amount, None where nothing stands. Raises NotUnderstood."""
    raw = form.value(path)
    if not raw:
        return None
    if path not in form.touched and re.fullmatch(r"\d+(\.\d+)?", raw):
        return typed.exact(raw, form.currency)
    return typed.amount(raw, form.currency)


def rate_of(form: Form) -> Rate | None:
    """Return the agreed rate of late payment, None where nothing stands. Raises NotUnderstood."""
    raw = form.value(RATE)
    return typed.rate(raw) if raw else None


def credited_of(form: Form) -> list[CreditNoteBefore]:
    """Return the credit notes contained in what was paid already; none where the person typed a smaller sum. Raises
    NotUnderstood."""
    notes = [CreditNoteBefore.model_validate(one) for one in json.loads(form.value(CREDITED) or "[]")]
    prepaid = amount_of(form, PREPAID) or Decimal(0)
    return notes if sum(note.amount for note in notes) <= prepaid else []


def due_of(form: Form) -> Decimal | None:
    """Return what is asked for: the amount without what was paid already; None where nothing was. Raises
    NotUnderstood."""
    return claimed_of(form) if amount_of(form, PREPAID) else None


def claimed_of(form: Form) -> Decimal | None:
    """Return what is asked for, whether something was paid already or not; None without an amount. Raises
    NotUnderstood."""
    total, prepaid = amount_of(form, "invoice.amount"), amount_of(form, PREPAID)
    return None if total is None else total - (prepaid or 0)


def date_of(form: Form, path: str) -> date | None:
    """Return the day, None where nothing stands. Raises NotUnderstood."""
    raw = form.value(path)
    return typed.day(raw, QLocale()) if raw else None


def numbers_of(form: Form) -> list[str]:
    return [one_line(one) for one in form.value("invoice.numbers").split(",") if one.strip()]


def one_line(value: str) -> str:
    """Join a name or number that is broken over lines."""
    return " ".join(value.split())


def top_of(path: str) -> str:
    """Return the field of a path; all paths inside contacts belong to the contacts."""
    return CONTACTS if path.startswith(CONTACTS) else path


def place_of(path: str | None) -> str:
    """Return the field of the form that a service means by this path; empty for none."""
    inside = re.fullmatch(rf"({CONTACTS})\[?\.?(\d+)\]?\.(\w+)", path or "")
    if inside is not None and inside[3] in CONTACT:
        return f"{CONTACTS}.{inside[2]}.{inside[3]}"
    return notices.match_path(path, FIELD_NAMES)

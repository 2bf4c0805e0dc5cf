"""What is looked at before an invoice is taken: who owes it, whether it was given before, what seems wrong in it."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from decimal import Decimal
from typing import Any, Final, NamedTuple, TypedDict

from stdnum.fr import siren, siret

from recovery_contract.errors import ErrorCode
from recovery_contract.receivables import CreateReceivableRequest, Debtor, Invoice
from recovery_contract.vat_numbers import compact_vat_number, is_doubtful_vat_number
from recovery_service.errors import ServiceError

_KEY_LENGTH: Final = 60


def require_email_contact(tree: Any) -> None:
    """Raise ServiceError MISSING_EMAIL_CONTACT, before any other fault of the body, where no contact has an email and
    the debtor is not to be reached by letter alone."""
    debtor = tree.get("debtor") if isinstance(tree, dict) else None
    if not isinstance(debtor, dict) or debtor.get("by_post") is True:
        return
    contacts = debtor.get("contacts", [])
    if not isinstance(contacts, list) or any(_has_email(contact) for contact in contacts):
        return
    raise ServiceError(
        400,
        ErrorCode.MISSING_EMAIL_CONTACT,
        "At least one contact with email is required.",
        "debtor.contacts",
        contacts,
    )


def _has_email(contact: Any) -> bool:
    email = contact.get("email") if isinstance(contact, dict) else None
    # A value that is no text is another fault, which the model reports with its path.
    return bool(email.strip()) if isinstance(email, str) else email is not None


def comparison_key(text: str) -> str:
    """Return what different spellings of one number or name share: its letters and digits, without case and
    accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    characters = "".join(letter for letter in plain if letter.isalnum())
    key = characters or text.strip()
    return key if len(key) <= _KEY_LENGTH else hashlib.sha256(key.encode()).hexdigest()[:_KEY_LENGTH]


class DebtorIdentity(NamedTuple):
    """Facts by which a creditor's debtor is recognised; numbers that fail their check count as not given. `post` is
    known where no email is."""

    name: str
    siret: str | None
    vat: str | None
    email: str
    post: str = ""


def name_key(name: str) -> str:
    """Return by what two debtors of one name are found."""
    return f"name:{comparison_key(name)}"


class NumberKeys(TypedDict):
    """What different spellings of a debtor's numbers share; None for one that is not given or fails its check."""

    siret: str | None
    vat: str | None


def number_keys(number: str | None, vat_number: str | None) -> NumberKeys:
    is_valid = vat_number and not is_doubtful_vat_number(vat_number)
    return {
        "siret": siret.compact(number) if number and not _is_no_siret(number) else None,
        "vat": compact_vat_number(vat_number)[:_KEY_LENGTH] if vat_number and is_valid else None,
    }


def debtor_identity(debtor: Debtor) -> DebtorIdentity:
    primary = min(debtor.contacts, key=lambda contact: contact.level or 0, default=None)
    return DebtorIdentity(
        name=name_key(debtor.company_name),
        **number_keys(debtor.siret, debtor.vat_number),
        email="" if primary is None else primary.email.strip().casefold(),
        post="" if primary is not None or debtor.address is None else post_key(debtor.address.model_dump()),
    )


def post_key(address: Mapping[str, Any]) -> str:
    """Return what different spellings of one postal address share."""
    parts = ("line1", "line2", "postal_code", "city")
    return comparison_key(" ".join(str(address.get(part) or "") for part in parts))


def find_warnings(request: CreateReceivableRequest, today: date) -> list[dict[str, str]]:
    """Return what seems wrong but never blocks: {code, message, field}."""
    candidates = [
        *_identifiers({"siret": request.debtor.siret, "vat_number": request.debtor.vat_number}),
        *_sums(request.invoice, _rounding(request.metadata)),
        *_dates(request.invoice, today),
    ]
    return _warnings(candidates)


def find_number_warnings(debtor: Mapping[str, Any]) -> list[dict[str, str]]:
    """Return what seems wrong in a debtor's numbers, in the same form."""
    return _warnings(_identifiers(debtor))


def _warnings(candidates: Iterable[tuple[str, str, str]]) -> list[dict[str, str]]:
    return [{"code": code, "message": message, "field": field} for code, message, field in candidates]


def _identifiers(debtor: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    checks: tuple[tuple[str, str, Callable[[str], bool]], ...] = (
        ("siret", "This SIRET fails its check: a digit may be wrong.", _is_no_siret),
        ("vat_number", "This VAT number fails its check: a character may be wrong.", is_doubtful_vat_number),
    )
    for name, message, is_doubtful in checks:
        value = debtor.get(name)
        if value and is_doubtful(value):
            yield "IDENTIFIER_INVALID", message, f"debtor.{name}"


def _is_no_siret(number: str) -> bool:
    """Return whether it is the number neither of an establishment nor of its company, with which the first begins."""
    return not siret.is_valid(number) and not siren.is_valid(number)


def _rounding(metadata: Mapping[str, Any] | None) -> Decimal:
    """Return what the invoice states as its rounding (EN 16931, BT-114): contained in its amount, not in net and
    tax."""
    rounding = (metadata or {}).get("rounding_amount")
    if not isinstance(rounding, int | float) or isinstance(rounding, bool) or not abs(rounding) < 1:
        return Decimal(0)
    return Decimal(str(rounding))


def _sums(invoice: Invoice, rounding: Decimal) -> Iterator[tuple[str, str, str]]:
    if invoice.amount_before_tax is None:
        return
    tax = invoice.tax_amount or Decimal(0)
    total = invoice.amount_before_tax + tax + rounding
    if total != invoice.amount and invoice.tax_amount is not None:
        message = f"{invoice.amount_before_tax} and {tax} tax add up to {total}, not to {invoice.amount}."
        yield "SUM_MISMATCH", message, "invoice.amount"
    elif invoice.amount_before_tax + rounding > invoice.amount:
        yield "SUM_MISMATCH", "The amount before tax is more than the amount.", "invoice.amount_before_tax"


def _dates(invoice: Invoice, today: date) -> Iterator[tuple[str, str, str]]:
    if invoice.due_date < invoice.issue_date:
        yield "DUE_BEFORE_ISSUE", "The invoice is due before it was issued.", "invoice.due_date"
    if invoice.issue_date > today:
        yield "ISSUED_IN_FUTURE", "The invoice is dated in the future.", "invoice.issue_date"

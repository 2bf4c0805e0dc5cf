"""Receivables as submitted and as reported: invoice, debtor, contacts, the list page."""

from __future__ import annotations

from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationInfo, field_validator

from recovery_contract.fields import (
    CURRENCIES,
    MAX_MINOR_UNITS,
    ONE_LINE,
    Address,
    Amount,
    Body,
    Email,
    OneLine,
    RequestAmount,
    RequestDay,
    Resource,
    Timestamp,
    from_minor,
    minor_digits,
    to_minor,
    validation_error,
)
from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import RecoveryProgress
from recovery_contract.users import User

MAX_INVOICE_NUMBERS: Final = 50
MAX_CONTACT_LEVEL: Final = 10
ACCOUNT_IBAN: Final = "account_iban"
"""In the metadata at creation: which of the creditor's accounts the invoice names; else what its extraction read."""
CREDIT_NOTES: Final = "credit_notes"
"""In the metadata at creation: the credit notes that are contained in `invoice.prepaid_amount`."""
METADATA_READ_AT_CREATION: Final = (
    *("extraction_id", "late_payment_rate", "tone", "plan", "pursue"),
    ACCOUNT_IBAN,
    CREDIT_NOTES,
)

METADATA_KEY_LENGTH: Final = 40
METADATA_VALUE_LENGTH: Final = 500
METADATA_FILTERS: Final = 10
"""Lists are searched by keys and values of metadata up to so long, and by so many at once; longer ones are kept."""
EXPANDABLE: Final = ("user", "debtor", "invoice", "contacts")
"""`expand[]`: the user as a whole; the others as `recovery_progress` of a single receivable has them."""

PURSUE_PRINCIPAL: Final = "principal"
PURSUE_ALL: Final = "all"
PURSUITS: Final = (PURSUE_PRINCIPAL, PURSUE_ALL)
"""What `metadata.pursue` names: the invoice alone, or interest and fixed sums as well."""

NonEmpty = Annotated[str, Field(min_length=1, max_length=10_000, pattern=r"\S"), ONE_LINE]


class CompanyType(StrEnum):
    COMPANY = "company"
    INDIVIDUAL = "individual"


class Invoice(Body):
    """Amounts in the invoice's currency, `amount` including tax. `prepaid_amount` (an extension) is the part of
    `amount` that was paid before the recovery: it counts as paid from the start."""

    # The currency comes first: how many decimals an amount may have depends on it.
    currency: str = "EUR"
    numbers: Annotated[list[NonEmpty], Field(min_length=1, max_length=MAX_INVOICE_NUMBERS)]
    issue_date: RequestDay
    due_date: RequestDay
    amount: RequestAmount
    service_description: str
    amount_before_tax: RequestAmount | None = None
    tax_amount: RequestAmount | None = None
    prepaid_amount: RequestAmount | None = None

    @field_validator("currency")
    @classmethod
    def _check_currency(cls, value: str) -> str:
        if value not in CURRENCIES:
            raise validation_error("currency_unknown")
        return value

    @field_validator("amount", "amount_before_tax", "tax_amount", "prepaid_amount")
    @classmethod
    def _fits(cls, value: Decimal | None, info: ValidationInfo) -> Decimal | None:
        currency = info.data.get("currency")
        if value is not None and currency is not None:
            _check_amount(str(info.field_name), value, currency)
        return value

    @field_validator("prepaid_amount")
    @classmethod
    def _leaves_something(cls, value: Decimal | None, info: ValidationInfo) -> Decimal | None:
        amount = info.data.get("amount")
        if value is not None and amount is not None and value >= amount:
            raise ValueError("must be less than the amount: nothing would be owed")
        return value


class CreditNoteBefore(Body):
    """A credit note of before the recovery, as `metadata.credit_notes` lists it."""

    number: Annotated[NonEmpty, Field(max_length=100)]
    amount: RequestAmount
    date: RequestDay


def _check_amount(name: str, value: Decimal, currency: str) -> None:
    if value < 0 or (value == 0 and name == "amount"):
        raise validation_error("amount_not_positive" if name == "amount" else "amount_negative")
    try:
        units = to_minor(value, currency)
    except ValueError:
        raise validation_error("amount_decimals", most=minor_digits(currency), unit=currency) from None
    if units > MAX_MINOR_UNITS:
        limit = from_minor(MAX_MINOR_UNITS, currency)
        raise validation_error("amount_too_large", limit=limit, currency=currency)


class Contact(Body):
    email: Email
    first_name: OneLine | None = None
    last_name: OneLine | None = None
    phone: OneLine | None = None
    job_title: OneLine | None = None
    level: Annotated[int, Field(ge=0, le=MAX_CONTACT_LEVEL)] | None = None


class Debtor(Body):
    """With `by_post` (an extension) what a plan would mail goes to the `address` as letters, and `contacts` may be
    empty: no email address is known, or letters alone are wanted."""

    company_name: NonEmpty
    contacts: list[Contact]
    company_type: Annotated[CompanyType, Field(strict=False)] | None = None
    siret: OneLine | None = None
    vat_number: OneLine | None = None
    address: Address | None = None
    # After the address, against which it is checked.
    by_post: bool | None = None

    @field_validator("by_post")
    @classmethod
    def _can_be_written_to(cls, value: bool | None, info: ValidationInfo) -> bool | None:
        if value and "address" in info.data and not takes_letters(info.data["address"]):
            raise validation_error("by_post_no_address")
        return value


def takes_letters(address: Address | None) -> bool:
    """Return whether the address has all that a letter needs to arrive; without a country it is the sender's."""
    parts = () if address is None else (address.line1, address.postal_code, address.city)
    return bool(parts) and all((part or "").strip() for part in parts)


class CreateReceivableRequest(Body):
    user_id: UserId
    invoice: Invoice
    debtor: Debtor
    metadata: dict[str, Any] | None = None
    force_proceed: bool | None = None


class UpdateReceivableRequest(Body):
    metadata: dict[str, Any] | None = None


class Receivable(Resource):
    id: ReceivableId
    user_id: UserId
    status: ReceivableStatus | str
    amount: Amount
    currency: str
    recovery_progress: RecoveryProgress
    created_at: Timestamp
    user: User | None = None
    """Where `expand[]=user` asks for it."""


class ReceivablePage(Resource):
    data: list[Receivable]
    has_more: bool


class ContactCreated(Resource):
    """The answer to an added contact."""

    email: str
    first_name: str | None = None
    last_name: str | None = None
    phone: str | None = None
    job_title: str | None = None
    level: int | None = None


DecisionAction = Literal["continue_recovery", "mark_complete"]

"""An embedded invoice in our own words, whichever of the XML dialects it was written in."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any
from xml.etree.ElementTree import Element

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

from recovery_contract.fields import CURRENCIES

#: UNTDID 1001 document types, as far as they differ for a creditor.
CREDIT_TYPES = frozenset({"81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"})
NOT_INVOICE_TYPES = {
    "325": "PRO_FORMA",
    "751": "NOT_AN_INVOICE",
    "220": "ORDER",
    "231": "ORDER",
    "310": "QUOTE",
}
SELF_BILLED_TYPES = frozenset({"389", "527"})
#: What is longer is no value of an invoice, and a window would have to lay it out.
LONGEST_TEXT = 2_000
#: A difference below this between total and due is a rounding, not a payment.
_LEAST_PREPAID = Decimal(1)
FACTORED_TYPES = frozenset({"393", "396", "501", "502"})


@dataclass(slots=True)
class Party:
    name: str | None = None
    siret: str | None = None
    siren: str | None = None
    vat_number: str | None = None
    contact_name: str | None = None
    email: str | None = None
    phone: str | None = None
    line1: str | None = None
    line2: str | None = None
    postal_code: str | None = None
    city: str | None = None
    country: str | None = None
    iban: str | None = None


@dataclass(frozen=True, slots=True)
class TaxOfRate:
    """BT-116, BT-117 and BT-119 of EN 16931."""

    base: Decimal
    amount: Decimal
    rate: Decimal | None


@dataclass(slots=True)
class EmbeddedInvoice:
    """`refusal` is a warning code when the document is something else than an invoice."""

    dialect: str
    refusal: str | None = None
    factored: bool = False
    self_billed: bool = False
    container_damaged: bool = False
    numbers: list[str] = field(default_factory=list)
    #: BT-25 of EN 16931: the invoices that a credit note lowers.
    lowered_numbers: list[str] = field(default_factory=list)
    issue_date: date | None = None
    due_date: date | None = None
    other_due_dates: list[date] = field(default_factory=list)
    amount: Decimal | None = None
    amount_before_tax: Decimal | None = None
    tax_amount: Decimal | None = None
    #: BT-113, BT-114 and BT-115 of EN 16931, as written.
    prepaid: Decimal | None = None
    rounding: Decimal | None = None
    due: Decimal | None = None
    #: What the buyer pays to the state instead: withheld tax, and the tax itself under split payment.
    withheld: Decimal = Decimal(0)
    #: BT-24, BT-106 to BT-108, BT-131 and BG-23, for the rules of the standard.
    profile: str = ""
    line_total: Decimal | None = None
    allowances: Decimal = Decimal(0)
    charges: Decimal = Decimal(0)
    line_amounts: list[Decimal] = field(default_factory=list)
    taxes: list[TaxOfRate] = field(default_factory=list)
    currency: str | None = None
    terms: str | None = None
    lines: list[str] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    buyer: Party = field(default_factory=Party)
    seller: Party = field(default_factory=Party)


def parse_xml(content: bytes) -> Element | None:
    """Return the root element; None for anything that is not plain XML (a DTD or entities count as such)."""
    try:
        root: Element = fromstring(content, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, LookupError):
        return None
    return root


def local_name(element: Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def find_child(element: Element | None, *path: str) -> Element | None:
    """Follow local names from child to child; a name may list alternatives: `A|B`."""
    for step in path:
        if element is None:
            return None
        names = step.split("|")
        element = next((kid for kid in element if local_name(kid) in names), None)
    return element


def find_children(element: Element | None, name: str) -> list[Element]:
    return [] if element is None else [kid for kid in element if local_name(kid) == name]


def child_text(element: Element | None, *path: str) -> str | None:
    """Return the words on one line; None where there are none, or more than a value has."""
    node = find_child(element, *path)
    if node is None or node.text is None or len(node.text) > LONGEST_TEXT:
        return None
    return " ".join(node.text.split()) or None


def child_amount(element: Element | None, *path: str) -> Decimal | None:
    value = child_text(element, *path)
    return parse_decimal(value)


def parse_decimal(value: str | None) -> Decimal | None:
    try:
        number = Decimal(value) if value else None
    except InvalidOperation:
        return None
    if number is None or not number.is_finite() or abs(number.adjusted()) > 12:
        return None
    return number


def parse_day(value: str | None) -> date | None:
    """Parse 20240131, 2024-01-31 or a longer text that starts so."""
    digits = "".join(character for character in (value or "")[:10] if character.isdecimal())
    if len(digits) != 8:
        return None
    try:
        return date(int(digits[:4]), int(digits[4:6]), int(digits[6:]))
    except ValueError:
        return None


def existing_currency(code: str | None) -> str | None:
    """Return the code where it is one of a currency: what is printed is better than what is none."""
    return code if code in CURRENCIES else None


def clean_identifier(value: str | None) -> str | None:
    compact = "".join(character for character in value or "" if character.isalnum()).upper()
    return compact or None


def field_values(invoice: EmbeddedInvoice) -> dict[str, Any]:
    """Return path of the interface's field -> value, for every value the XML holds."""
    buyer = invoice.buyer
    values: dict[str, Any] = {
        "invoice.numbers": invoice.numbers or None,
        "invoice.issue_date": invoice.issue_date and invoice.issue_date.isoformat(),
        "invoice.due_date": invoice.due_date and invoice.due_date.isoformat(),
        "invoice.amount": invoice.amount,
        "invoice.amount_before_tax": invoice.amount_before_tax,
        "invoice.tax_amount": invoice.tax_amount,
        "invoice.prepaid_amount": prepaid_of(invoice),
        "invoice.due_amount": due_of(invoice),
        "invoice.currency": invoice.currency,
        "invoice.service_description": describe_lines(invoice.lines),
        "debtor.company_name": buyer.name,
        "debtor.siret": buyer.siret,
        "debtor.vat_number": buyer.vat_number,
        "debtor.address.line1": buyer.line1,
        "debtor.address.line2": buyer.line2,
        "debtor.address.postal_code": buyer.postal_code,
        "debtor.address.city": buyer.city,
        "debtor.address.country": buyer.country,
        "debtor.email": buyer.email,
        "debtor.phone": buyer.phone,
        "debtor.contact_name": buyer.contact_name,
        "creditor.name": invoice.seller.name,
        "creditor.siret": invoice.seller.siret,
        "creditor.siren": invoice.seller.siren,
        "creditor.vat_number": invoice.seller.vat_number,
        "creditor.iban": invoice.seller.iban,
        "creditor.email": invoice.seller.email,
        "creditor.phone": invoice.seller.phone,
        "creditor.address.line1": invoice.seller.line1,
        "creditor.address.line2": invoice.seller.line2,
        "creditor.address.postal_code": invoice.seller.postal_code,
        "creditor.address.city": invoice.seller.city,
        "creditor.address.country": invoice.seller.country,
    }
    return {path: value for path, value in values.items() if value is not None}


def prepaid_of(invoice: EmbeddedInvoice) -> Decimal | None:
    """Return what was paid before; None where nothing was. Smaller profiles give only what is due."""
    if invoice.prepaid is not None:
        return invoice.prepaid if invoice.prepaid > 0 else None
    if invoice.amount is None or invoice.due is None or invoice.rounding is not None:
        return None
    paid = invoice.amount - invoice.due - invoice.withheld
    return paid if invoice.due >= 0 and paid >= _LEAST_PREPAID else None


def due_of(invoice: EmbeddedInvoice) -> Decimal | None:
    """Return what the invoice asks for, as it says or as its own sums give it."""
    if invoice.due is not None:
        return invoice.due
    if invoice.amount is None or (invoice.prepaid is None and not invoice.withheld):
        return None
    return (
        invoice.amount - (invoice.prepaid or Decimal(0)) - invoice.withheld + (invoice.rounding or Decimal(0))
    )


def describe_lines(lines: list[str], longest: int = 200) -> str | None:
    """Return what was sold, in one line of at most `longest` characters; a comma may stand within each."""
    distinct = list(dict.fromkeys(text for line in lines if (text := line.strip(" ,;"))))
    if not distinct:
        return None
    joined = "; ".join(distinct)
    return joined if len(joined) <= longest else joined[: longest - 1].rstrip(",; ") + "…"

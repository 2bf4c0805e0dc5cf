"""Compare a reading with the truth, value by value."""

import re
import unicodedata
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import cache
from typing import Any

from benchmarks.frozen_invoices import lexicon

SUMS = ("amount", "amount_before_tax", "tax_amount", "prepaid_amount", "due_amount")
FIELDS = (
    "invoice.numbers",
    "invoice.issue_date",
    "invoice.due_date",
    *(f"invoice.{name}" for name in SUMS),
    "invoice.currency",
    "debtor.company_name",
    "debtor.vat_number",
    "debtor.siret",
    "debtor.email",
    "debtor.address.line1",
    "debtor.address.postal_code",
    "debtor.address.city",
    "debtor.address.country",
    "creditor.company_name",
    "creditor.vat_number",
    "creditor.siret",
    "creditor.iban",
    "creditor.email",
    "creditor.address.postal_code",
    "creditor.address.city",
)
CORE = ("invoice.numbers", "invoice.issue_date", "invoice.amount", "invoice.currency", "debtor.company_name")
UNJUDGED_WITHOUT_TRUTH = {
    "invoice.due_date",
    "invoice.amount_before_tax",
    "invoice.tax_amount",
    "debtor.address.country",
}
"""Where the truth is silent a value read may still be sensible, such as the day of issue for what is due at once."""


@dataclass(frozen=True)
class Value:
    """One value judged: whether the truth has it, whether the reading has it, and whether they are the same."""

    field: str
    expected: bool
    read: bool
    right: bool
    confidence: float | None


def compare_values(document: dict[str, Any], data: dict[str, Any]) -> list[Value]:
    """Judge each field of one invoice. A value that the paper does not hold is wrong when it is read."""
    rows = []
    for field in FIELDS:
        true, read = truth_of(document, field), reading_of(data, field)
        if true is None and (read is None or field in UNJUDGED_WITHOUT_TRUTH or _is_nothing(field, read)):
            continue
        right = true is not None and read is not None and same(field, true, read, document)
        rows.append(Value(field, true is not None, read is not None, right, confidence_of(data, field)))
    return rows


def truth_of(document: dict[str, Any], field: str) -> Any:
    if field == "debtor.address.country" and "debtor.country_name" not in document["printed"]:
        return None
    return _at(document, field)


def reading_of(data: dict[str, Any], field: str) -> Any:
    """A value as it was read, None where it was not. An email may stand among the contacts."""
    value = _at(data, field)
    if field == "invoice.numbers" and not value:
        value = _at(data, "invoice.number")
    if field.endswith(".email") and not value:
        contacts = _at(data, field.replace(".email", ".contacts")) or []
        value = [row["email"] for row in contacts if isinstance(row, dict) and row.get("email")]
    if field == "invoice.due_amount" and value is None:
        value = _at(data, "invoice.amount")
    return None if value in ("", [], {}) else value


def confidence_of(data: dict[str, Any], field: str) -> float | None:
    evidence = data.get("fields") or {}
    for key in (field, f"{field}.0", field.replace(".email", ".contacts.0.email")):
        row = evidence.get(key)
        if isinstance(row, dict) and row.get("confidence") is not None:
            return float(row["confidence"])
    return None


def same(field: str, true: Any, read: Any, document: dict[str, Any]) -> bool:
    leaf = field.rsplit(".", 1)[-1]
    if leaf == "numbers":
        return {_plain(x) for x in true} == {_plain(x) for x in _many(read)}
    if leaf in SUMS:
        amount = _decimal(read)
        return amount is not None and abs(amount - Decimal(true)) <= Decimal("0.005")
    if leaf == "due_date":
        return bool(str(read)[:10] in (document["invoice"]["due_dates"] or [true]))
    if leaf == "issue_date":
        return bool(str(read)[:10] == true)
    if leaf == "email":
        return str(true).casefold() in {str(x).casefold() for x in _many(read)}
    if leaf == "country":
        return bool(_country(str(read)) == true)
    if leaf == "vat_number":
        # Whether the two letters of the country stand before it depends on the paper.
        return _plain(read).removeprefix(str(document_country(document, field)).casefold()) == _plain(
            true
        ).removeprefix(str(document_country(document, field)).casefold())
    return any(
        _plain(read) == _plain(x)
        for x in (true, document["printed"].get(field.replace(".address", ""), true))
    )


def document_country(document: dict[str, Any], field: str) -> str:
    return str(_at(document, f"{field.split('.')[0]}.address.country") or "")


def _is_nothing(field: str, read: Any) -> bool:
    return field == "invoice.prepaid_amount" and _decimal(read) == 0


def _at(data: Any, path: str) -> Any:
    for key in path.split("."):
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _many(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _plain(value: Any) -> str:
    """Letters and digits alone, in one case."""
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", str(value)).casefold())


def _decimal(value: Any) -> Decimal | None:
    try:
        return Decimal(str(value))
    except InvalidOperation:
        return None


@cache
def _names() -> dict[str, str]:
    return {
        _plain(name): code
        for code, row in lexicon.countries().items()
        for name in (code, *row["name"].values())
    }


def _country(text: str) -> str | None:
    return _names().get(_plain(text))

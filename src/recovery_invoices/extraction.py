"""What reading an invoice yields: values with evidence, what is missing, what is doubtful."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from decimal import Decimal
from typing import Any

AMOUNT_FIELDS = (
    "invoice.amount",
    "invoice.amount_before_tax",
    "invoice.tax_amount",
    "invoice.prepaid_amount",
    "invoice.due_amount",
)

#: A creditor files these; without them a receivable cannot be submitted.
REQUIRED_FIELDS = (
    "invoice.numbers",
    "invoice.issue_date",
    "invoice.due_date",
    "invoice.amount",
    "invoice.currency",
    "invoice.service_description",
    "debtor.company_name",
    "debtor.contacts",
)

#: Reported as missing too, so that nothing is left out in silence.
EXPECTED_FIELDS = (
    *REQUIRED_FIELDS,
    "invoice.amount_before_tax",
    "invoice.tax_amount",
    "debtor.siret",
    "debtor.vat_number",
    "debtor.address.line1",
    "debtor.address.postal_code",
    "debtor.address.city",
    "debtor.address.country",
)


@dataclass(frozen=True, slots=True)
class CreditorHint:
    """Known facts about the creditor: the surest way to tell the seller's block from the buyer's."""

    name: str | None = None
    siret: str | None = None
    vat_number: str | None = None
    iban: str | None = None
    email: str | None = None
    other_names: tuple[str, ...] = ()
    other_ibans: tuple[str, ...] = ()

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> CreditorHint:
        """Build from JSON-like values; unknown keys and values of another type are ignored."""

        def text(key: str) -> str | None:
            value = values.get(key)
            return value if isinstance(value, str) and value.strip() else None

        def texts(key: str) -> tuple[str, ...]:
            others = values.get(key) or ()
            return tuple(one for one in others if isinstance(one, str) and one.strip())

        return cls(
            name=text("name") or text("company_name"),
            siret=text("siret"),
            vat_number=text("vat_number"),
            iban=text("iban"),
            email=text("email"),
            other_names=texts("other_names"),
            other_ibans=texts("other_ibans"),
        )

    def as_wire(self) -> dict[str, Any]:
        return {key: value for key, value in asdict(self).items() if value}


#: Of a creditor nothing is known.
UNKNOWN_CREDITOR = CreditorHint()


@dataclass(slots=True)
class Extraction:
    """The reader's answer.

    `confidence` is 0..1. `data` is {invoice, debtor, creditor, fields}; amounts in it are Decimal, dates
    ISO strings; `fields` maps a path such as `invoice.amount` to {confidence, source, page (from 1),
    box [x0, top, x1, bottom] in points from the top left, reason}; a reason is {code, params,
    message}. `warnings` are reasons with a `field`.
    """

    confidence: float
    data: dict[str, Any]
    missing_fields: list[str] = field(default_factory=list)
    warnings: list[dict[str, Any]] = field(default_factory=list)

    def as_wire(self) -> dict[str, Any]:
        """Return the interface's ExtractionResult without its id; amounts become exact JSON numbers."""
        return {
            "confidence": self.confidence,
            "data": _plain(self.data),
            "missing_fields": list(self.missing_fields),
            "warnings": [dict(warning) for warning in self.warnings],
        }

    @classmethod
    def from_wire(cls, wire: Mapping[str, Any]) -> Extraction:
        """Read what `as_wire` wrote, whether its numbers were parsed as float or as Decimal."""
        data = _plain(wire["data"])
        for path in AMOUNT_FIELDS:
            leaf = path.removeprefix("invoice.")
            value = data["invoice"].get(leaf)
            if value is not None:
                data["invoice"][leaf] = Decimal(str(value))
        return cls(
            confidence=float(wire["confidence"]),
            data=data,
            missing_fields=list(wire["missing_fields"]),
            warnings=[dict(warning) for warning in wire["warnings"]],
        )


def _plain(value: Any) -> Any:
    """Return copy, with every Decimal as the JSON number that prints the same digits."""
    # Most are: whether one is a mapping takes longer to ask than everything else.
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    return value

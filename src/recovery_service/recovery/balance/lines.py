"""The lines of the balance as a debtor reads them: the same in letters, mails and on the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from recovery_contract.progress import AGREED_RATE
from recovery_service.law.interest import ClaimLine, InterestTerms
from recovery_service.recovery.balance.calculation import Calculation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase


class ClaimedRow(NamedTuple):
    """Row of the claim: label, calculation and amount."""

    what: str
    how: str
    amount: str


def list_claimed_rows(
    calculation: Calculation, invoices: list[str], language: str, *, claims_all: bool
) -> list[ClaimedRow]:
    """Return what is claimed, line by line. Interest and the fixed sum stand among them where `claims_all` is claimed;
    what cannot be reckoned is neither claimed nor mentioned."""
    currency = calculation.terms.currency
    rows = []
    for line in calculation.lines:
        if line.kind == "rate_missing":
            continue
        if line.kind in ("interest", "fixed_fee") and not claims_all:
            continue
        what, how = describe_line(line, invoices, calculation.terms, language)
        rows.append(ClaimedRow(what, how, formats.format_money(line.minor, currency, language)))
    return rows


class ClaimedPart(NamedTuple):
    """What one receivable is part of a claim with; interest and the fixed sum where `claims_all` is claimed of it."""

    calculation: Calculation
    invoices: list[str]
    claims_all: bool


@dataclass(frozen=True)
class ClaimTable:
    """What is claimed, line by line, of one receivable or of several under one sum; `claims_all` where interest and
    fixed sums of any are among it."""

    language: str
    claims_all: bool
    rows: tuple[ClaimedRow, ...]
    label: str
    total: str

    def as_text(self) -> str:
        colon = formats.colon(self.language)
        lines = [
            f"{what} ({how}){colon} {amount}" if how else f"{what}{colon} {amount}"
            for what, how, amount in self.rows
        ]
        return "\n".join([*lines, f"{self.label}{colon} {self.total}"])


def make_claim_table(parts: Sequence[ClaimedPart], language: str, total: str) -> ClaimTable:
    rows = [
        row
        for part in parts
        for row in list_claimed_rows(part.calculation, part.invoices, language, claims_all=part.claims_all)
    ]
    claims_all = any(part.claims_all for part in parts)
    return ClaimTable(
        language,
        claims_all,
        tuple(rows),
        total_label(parts[0].calculation, language, claims_all=claims_all),
        total,
    )


def format_short(calculation: Calculation, language: str) -> str:
    """Return the sum and what it is made up of, in the one line that a text message has room for."""
    components = [
        ("invoice", calculation.principal_left),
        (_interest_key("interest", calculation.terms), calculation.interest_left),
        ("fixed_fee", calculation.total("fixed_fee")),
    ]
    currency = calculation.terms.currency
    summary = " + ".join(
        f"{phrase(f'short_{kind}', language)} {formats.format_money(minor, currency, language)}"
        for kind, minor in components
        if minor
    )
    return f"{formats.format_money(calculation.total(), currency, language)} = {summary}"


def name_charges(calculations: Iterable[Calculation], language: str) -> str:
    """Return what the law adds to these invoices, each thing by its name: interest, the fixed sum or both."""
    kinds, key = set(), "charges_fixed_fee"
    for calculation in calculations:
        kinds |= {kind for kind in ("interest", "fixed_fee") if calculation.total(kind)}
        if "interest" in kinds:
            key = "charges_both" if len(kinds) == 2 else "charges_interest"
            key = _interest_key(key, calculation.terms)
    return phrase(key, language)


def _interest_key(key: str, terms: InterestTerms) -> str:
    """Return the key of words for interest: what traders owe by French law has a name of its own there."""
    is_french = terms.professional and terms.rule is not None and terms.rule.country == "FR"
    return f"{key}_by_french_law" if is_french else key


def total_label(calculation: Calculation, language: str, *, claims_all: bool) -> str:
    """Return the words before the sum, with its day where the sum grows from day to day."""
    if not claims_all:
        return phrase("total_due", language)
    return phrase("total_due_on", language, day=formats.format_day(calculation.as_of, language))


def describe_line(
    line: ClaimLine, invoices: list[str], terms: InterestTerms, language: str
) -> tuple[str, str]:
    """Return a line of the balance in the debtor's language: what it is, and its arithmetic. A period without a known
    rate has no words: it is not claimed."""
    base = "" if line.base_minor is None else formats.format_money(line.base_minor, terms.currency, language)
    match line.kind:
        case "principal":
            due = f" {formats.format_day(line.since, language)}" if line.since else ""
            return (
                f"{phrase('invoice', language)} {formats.format_invoice_numbers(invoices)}",
                f"{phrase('due', language)}{due}",
            )
        case "interest":
            assert line.points is not None
            assert line.since is not None
            assert line.until is not None
            since, until = (formats.format_day(day, language) for day in (line.since, line.until))
            how = f"{base} ×\u00a0{formats.format_rate(line.points, language)} ×\u00a0{line.days}\u00a0/\u00a0365"
            if line.source:
                how += f", {_describe_source(line.source, language)}"
            return f"{phrase(_interest_key('interest', terms), language)}, {since}\u00a0– {until}", how
        case "fixed_fee":
            source = formats.cite(line.source or "", language)
            return phrase("fixed_fee", language), f"{line.count}\u00a0×\u00a0{base}, {source}"
        case "prepaid":
            return phrase("prepaid", language), ""
        case "credit_note":
            what = f"{phrase('credit_note', language)} {line.source or ''}".strip()
            return what, formats.format_day(line.since, language) if line.since else ""
        case "rounding":
            return phrase("rounding", language), ""
        case "payment":
            return phrase("payment", language), formats.format_day(line.since, language) if line.since else ""
        case "rate_missing":
            raise ValueError("a period whose rate is not known is told to nobody")


def _describe_source(source: str, language: str) -> str:
    return phrase("agreed_rate", language) if source == AGREED_RATE else formats.cite(source, language)

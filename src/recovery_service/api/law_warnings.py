"""What the creditor is told of the law of a receivable: what is not known or not verified, and so is not claimed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from recovery_contract.progress import ProgressWarning
from recovery_service.law.countries import detect_country
from recovery_service.law.rates import Rates, start_of_half_year
from recovery_service.law.rules import UNVERIFIED
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.balance.breakdown import Calculation

_WITH_A_REPLY_FORM: Final = "GB"
"""The Pre-Action Protocol for Debt Claims wants three forms beside the letter to a person."""


def law_warnings(
    row: ReceivableRow, creditor_country: str, calculation: Calculation, rates: Rates
) -> Iterator[ProgressWarning]:
    """Yield them while the recovery is open; of interest and fixed sums where they are asked for."""
    if row.is_closed:
        return
    yield from _rate_missing(row, calculation, rates)
    if (line := calculation.capped) is not None:
        params = {"rate": str(line.points), "article": line.source or ""}
        message = f"The agreed rate is claimed up to {line.points} % a year ({line.source})."
        yield ProgressWarning(code="RATE_CAPPED", message=message, field="balance", params=params)
    if row.pursues_all:
        yield from _not_claimed(row, calculation)
    if row.is_individual and detect_country(row.debtor, creditor_country) == _WITH_A_REPLY_FORM:
        message = (
            "The formal notice gives 30 days. The information sheet, the reply form and the financial statement form "
            "of the Pre-Action Protocol for Debt Claims are not enclosed."
        )
        yield ProgressWarning(code="REPLY_FORM_NOT_ENCLOSED", message=message, field="debtor")


def _rate_missing(row: ReceivableRow, calculation: Calculation, rates: Rates) -> Iterator[ProgressWarning]:
    """Warn about an unknown statutory rate: the debtor is asked for no interest and told nothing of it. Of interest
    that a formal notice is going to begin, before it is sent."""
    terms = calculation.terms
    line = next((line for line in calculation.lines if line.kind == "rate_missing"), None)
    since = None if line is None else line.since
    rule = terms.notice_rule
    if since is None and terms.first_day is None and row.pursues_all and rule and rule.reference:
        rate = rates.rate_on(rule.reference, calculation.as_of)
        since = start_of_half_year(calculation.as_of) if rate is None else None
    if since is not None:
        message = f"No statutory rate is known from {since}: no interest is claimed until it is entered."
        # Which rate it is: whoever enters it looks it up where that one is published.
        by_law = terms.rule if terms.is_by_traders_law else rule
        params = {"since": since.isoformat()}
        if by_law is not None and by_law.reference:
            params["reference"] = by_law.reference
        yield ProgressWarning(code="RATE_MISSING", message=message, field="balance", params=params)


def _not_claimed(row: ReceivableRow, calculation: Calculation) -> Iterator[ProgressWarning]:
    terms = calculation.terms
    rule, after_notice = terms.rule, terms.notice_rule
    is_by_law = not terms.is_agreed and not terms.is_by_traders_law
    if is_by_law and after_notice is None:
        message = "No statutory interest is claimed: none is known for this debtor."
        yield ProgressWarning(code="INTEREST_UNKNOWN", message=message, field="balance")
    elif is_by_law and after_notice is not None:
        message = (
            f"Interest is claimed from the end of the term of a formal notice on ({after_notice.article}): whether the "
            "debtor was in default before is not verified, nor is anything else that the law may add."
        )
        params = {"article": after_notice.article}
        yield ProgressWarning(code="INTEREST_FROM_NOTICE", message=message, field="balance", params=params)
    if rule is None or not terms.professional or row.currency != rule.fee_currency:
        return
    if rule.fixed_fee_minor == UNVERIFIED:
        message = f"The fixed sum of {rule.fee_article} is not claimed: its figure is not verified."
        params = {"article": rule.fee_article}
        yield ProgressWarning(code="FIXED_SUM_UNVERIFIED", message=message, field="balance", params=params)

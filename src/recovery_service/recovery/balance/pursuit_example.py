"""What interest and the fixed sum come to on an invoice of a round sum, for who chooses what debtors are asked for."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from sqlalchemy import Connection

from recovery_contract.creditor_settings import PursuitExample
from recovery_contract.fields import from_minor
from recovery_contract.ids import UserId
from recovery_service.law import interest
from recovery_service.law.interest import InterestTerms
from recovery_service.law.rates import Rates, load_rates
from recovery_service.law.rules import LateRule, late_payment_rule
from recovery_service.ledger.users import service as users
from recovery_service.recovery.balance.calculation import local_day

AMOUNT_MINOR: Final = 100_000
DAYS: Final = 30
EURO: Final = "EUR"


def load_example(connection: Connection, user_id: UserId, at: int) -> PursuitExample:
    """Return the example of the creditor's country, at the newest rate that is known for it at this moment."""
    creditor = users.load_profile(connection, user_id)
    return calculate_example(
        late_payment_rule(creditor.country), load_rates(connection), local_day(creditor, at)
    )


def calculate_example(rule: LateRule | None, rates: Rates, today: date) -> PursuitExample:
    currency = EURO if rule is None else rule.fee_currency
    example = PursuitExample(currency=currency, amount=from_minor(AMOUNT_MINOR, currency), days=DAYS)
    history = [] if rule is None else [row for row in rates.history_of(rule.reference) if row.since <= today]
    if rule is None or not history:
        return example
    newest = history[0].since
    missing = [since for since in rates.missing_half_years(rule.reference, today) if since > newest]
    due = newest + timedelta(days=DAYS)
    terms = InterestTerms(
        principal_minor=AMOUNT_MINOR, currency=currency, due=due, invoices=1, professional=True, rule=rule
    )
    lines = interest.calculate_lines(terms, [], due + timedelta(days=DAYS), rates)
    (accrued,) = (line for line in lines if line.kind == "interest")
    fee = sum(line.minor for line in lines if line.kind == "fixed_fee")
    return example.model_copy(
        update={
            "rate": accrued.points,
            "interest": from_minor(accrued.minor, currency),
            "fixed_sum": from_minor(fee, currency),
            "source": rule.article,
            "rate_missing_since": min(missing, default=None),
        }
    )

"""The statutory reference rates that a creditor needs: those known, those missing, and entering one that is."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, Final

from recovery_contract.errors import ErrorCode
from recovery_contract.extensions import EnterRatesRequest, MissingRate, Rates, ReferenceRate
from recovery_contract.ids import UserId
from recovery_contract.receivables import PURSUE_ALL
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, ServiceError
from recovery_service.law import rates
from recovery_service.law.countries import detect_country
from recovery_service.law.rules import NOTICE_RULES, RateCourse, late_payment_rule, notice_rule
from recovery_service.ledger.receivables import repository
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.balance.calculation import law_edition, local_day, term_over

LEGAL_RATE: Final = "fr-legal"
"""Contracts name multiples of it, and the law a least one; no statutory interest of a trader rests on it."""


def load_reference_rates(context: Context, user_id: UserId, at: int) -> Rates:
    creditor = users.load_profile(context.connection, user_id)
    entered, today = rates.load_rates(context.connection), local_day(creditor, at)
    rows = [rate for reference in _references(creditor) for rate in entered.history_of(reference)]
    missing = [
        (name, since) for name in _references(creditor) for since in entered.missing_half_years(name, today)
    ]
    return Rates(
        data=[
            ReferenceRate(
                reference=rate.reference, since=rate.since, points=float(rate.points), source=rate.source
            )
            for rate in rows
        ],
        missing=[
            MissingRate(
                reference=name, since=since, needed=_is_needed(context, creditor, user_id, name, since)
            )
            for name, since in missing
        ],
        may_enter=context.settings.embedded,
    )


def record_rates(context: Context, request: EnterRatesRequest) -> None:
    """Record statutory rates, with which balances are calculated from now on.

    Raises Invalid for a rate that makes no sense, and ServiceError 409 where the rates serve many creditors:
    their operator enters them.
    """
    if request.data and not context.settings.embedded:
        message = "Whoever runs this service enters the statutory rates."
        raise ServiceError(409, ErrorCode.INVALID_STATE, message, "data")
    for at, rate in enumerate(request.data):
        points = Decimal(str(rate.points))
        try:
            rates.record_rate(
                context.connection,
                reference=rate.reference,
                since=rate.since,
                points=points,
                source=rate.source,
            )
        except ValueError as error:
            raise Invalid(str(error), f"data[{at}]", rate.reference) from None


def _is_needed(
    context: Context, creditor: CreditorProfile, user_id: UserId, reference: str, since: date
) -> bool:
    """Return whether interest of an open receivable rests on the rate of this half-year: a multiple of the legal rate
    on that one, else the statutory one where no rate was agreed and the debtor is no private person. Where the invoice
    alone is asked for, none is."""
    country = creditor.country
    ends = date(since.year, 7, 1) if since.month < 7 else date(since.year + 1, 1, 1)
    for due, debtor, terms in repository.open_terms(context.connection, user_id, ends):
        if terms.get("pursue") != PURSUE_ALL:
            continue
        stated = terms.get("late_payment_rate")
        is_multiple = rates.parse_rate_multiple(stated) is not None
        if is_multiple and reference == LEGAL_RATE:
            return True
        is_statutory = rates.parse_agreed_rate(stated) is None and not is_multiple
        after_notice = _runs_after_notice(country, due, debtor, terms)
        if is_statutory and after_notice and after_notice[0] == reference and after_notice[1] < ends:
            return True
        rule = late_payment_rule(country, law_edition(terms))
        is_trader = debtor.get("company_type") != "individual"
        if not is_statutory or not is_trader or rule is None or rule.reference != reference:
            continue
        if rule.course is not RateCourse.OF_FIRST_DAY or due + timedelta(days=1) >= since:
            return True
    return False


def _runs_after_notice(
    country: str, due: date, debtor: Mapping[str, Any], terms: Mapping[str, Any]
) -> tuple[str | None, date] | None:
    """Return the reference and the first day of the interest that a formal notice let begin, None where none did."""
    over = term_over(terms)
    rule = notice_rule(
        country,
        professional=debtor.get("company_type") != "individual",
        is_domestic=detect_country(debtor, country) == country,
        edition=law_edition(terms),
    )
    if over is None or rule is None:
        return None
    return rule.reference, max(due, over) + timedelta(days=1)


def _references(creditor: CreditorProfile) -> list[str]:
    rule, after_notice = late_payment_rule(creditor.country), NOTICE_RULES.get(creditor.country)
    needed = [one.reference for one in (rule, rule and rule.floor, after_notice) if one is not None]
    return list(dict.fromkeys(name for name in needed if name is not None))

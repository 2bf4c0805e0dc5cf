"""The statutory reference rates that a creditor needs: those known, those missing, and entering one that is."""

from __future__ import annotations

from decimal import Decimal

from recovery_contract.errors import ErrorCode
from recovery_contract.extensions import EnterRatesRequest, MissingRate, Rates, ReferenceRate
from recovery_contract.ids import UserId
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, ServiceError
from recovery_service.law import rates
from recovery_service.law.countries import detect_country
from recovery_service.law.rules import late_payment_rule
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.balance.calculation import local_day


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
        missing=[MissingRate(reference=name, since=since) for name, since in missing],
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


def _references(creditor: CreditorProfile) -> list[str]:
    rule = late_payment_rule(detect_country({"address": creditor.address, "siret": creditor.siret}))
    if rule is None:
        return []
    return [rule.reference, *([rule.floor.reference] if rule.floor else [])]

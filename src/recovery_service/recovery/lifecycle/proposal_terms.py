"""What a proposal offers, and whether it can be kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from recovery_contract.agreements import MAX_INSTALMENTS
from recovery_contract.fields import minor_digits
from recovery_contract.ids import AgreementId
from recovery_contract.instalments import (
    FIRST_INSTALMENT_MAX_DAYS,
    SETTLEMENT_MAX_DAYS,
    ScheduledInstalment,
)
from recovery_contract.reasons import Reason
from recovery_service.errors import Invalid


@dataclass(frozen=True)
class ProposalTerms:
    """Terms of a proposal; `amount_minor` is the sum that settles, None for a plan over all that is open.

    `parts` are cut out of a plan over several invoices, which `joint_id` names.
    """

    kind: str
    count: int
    first_on: date
    amount_minor: int | None = None
    message: str | None = None
    parts: tuple[ScheduledInstalment, ...] = ()
    joint_id: AgreementId | None = None


def check_terms(terms: ProposalTerms, total: int, currency: str, today: date) -> int:
    """Return the sum that is agreed on, in minor units. Raises Invalid for what cannot be kept."""
    is_plan = terms.kind == "instalments"
    if not (2 if is_plan else 1) <= terms.count <= MAX_INSTALMENTS:
        raise Invalid(Reason.of("instalments_out_of_range", most=MAX_INSTALMENTS), "instalments", terms.count)
    within = FIRST_INSTALMENT_MAX_DAYS if is_plan else SETTLEMENT_MAX_DAYS
    if terms.first_on < today:
        reason = Reason.of("first_payment_in_the_past", day=terms.first_on)
        raise Invalid(reason, "first_on", terms.first_on.isoformat())
    if (terms.first_on - today).days > within:
        reason = Reason.of("first_payment_too_far", days=within)
        raise Invalid(reason, "first_on", terms.first_on.isoformat())
    if is_plan and terms.amount_minor not in (None, total):
        raise Invalid(Reason.of("plan_not_over_all"), "amount")
    if not is_plan:
        if terms.amount_minor is None or not 0 < terms.amount_minor < total:
            raise Invalid(Reason.of("settlement_not_below_open"), "amount")
        total = terms.amount_minor
    if total // terms.count < 10 ** minor_digits(currency):
        raise too_small(currency, terms)
    return total


def too_small(currency: str, terms: ProposalTerms) -> Invalid:
    """Return the refusal of parts below one unit of the currency."""
    reason = Reason.of("part_too_small", least=1, currency=currency)
    return Invalid(reason, "instalments", terms.count)

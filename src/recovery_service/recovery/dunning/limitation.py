"""The limitation clock of a receivable: what started it anew, and until when it can be claimed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_contract.limitation import Period, find_limitation_period, select_law
from recovery_contract.progress import LimitationState
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.payments.repository import PaymentRow, valid_payments_for
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.dunning import attempt_repository

NOTICE = "formal_notice"


def load_limitation(connection: Connection, receivable: ReceivableRow) -> Period | None:
    """Return the limitation period by the law of the creditor's country; None where no period was checked."""
    creditor = users.load_profile(connection, receivable.user_id)
    paid = valid_payments_for(connection, receivable)
    return calculate_limitation(receivable, creditor, paid, formal_notice_times(connection, receivable.id))


def is_barred(connection: Connection, receivable: ReceivableRow, at: int) -> bool:
    """Return whether it cannot be claimed in court any more, at this moment in milliseconds on the client's clock."""
    if receivable.time_barred:
        return True
    creditor = users.load_profile(connection, receivable.user_id)
    today = Workdays(creditor.country).local_date(at)
    period = load_limitation(connection, receivable)
    return period is not None and today > period.last_day


def formal_notice_times(connection: Connection, receivable_id: ReceivableId) -> list[int]:
    """Return when formal notices were made, in milliseconds on the client's clock."""
    return attempt_repository.attempts_with_template(connection, receivable_id, NOTICE)


def calculate_limitation(
    receivable: ReceivableRow,
    creditor: CreditorProfile,
    paid: Sequence[PaymentRow],
    notices: Sequence[int],
) -> Period | None:
    """Return the same for whoever has read the rows already; `notices` are their moments in ms."""
    country = creditor.country
    days = Workdays(country)
    return find_limitation_period(
        select_law(creditor.party, country),
        professional=not receivable.is_individual,
        due=receivable.due_date,
        acknowledged=[days.local_date(row.at) for row in paid],
        notices=[days.local_date(at) for at in notices],
    )


def to_resource(period: Period | None, today: date) -> LimitationState | None:
    """Return the resource as the interface has it on this day."""
    if period is None:
        return None
    return LimitationState(
        barred_after=period.last_day,
        barred=today > period.last_day,
        restarted_on=period.restarted_on,
        source=period.source,
        restarts_by=period.rule.restart,
        notice_restarts=period.rule.notice_restarts,
        source_url=period.rule.url,
        to_check=period.rule.to_check,
    )

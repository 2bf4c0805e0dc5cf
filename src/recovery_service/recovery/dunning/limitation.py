"""The limitation clock of a receivable: what started it anew, and until when it can be claimed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_contract.limitation import Period, find_limitation_period, select_law
from recovery_contract.progress import LimitationState
from recovery_service.law.countries import country_of
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.payments.repository import PaymentRow, standing_payments_for
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.dunning import attempt_repository

NOTICE = "formal_notice"


def limitation(connection: Connection, receivable: ReceivableRow) -> Period | None:
    """By the law of the creditor's country; None where no period was checked."""
    creditor = users.profile(connection, receivable.user_id)
    paid = standing_payments_for(connection, receivable)
    return limitation_from(receivable, creditor, paid, noticed(connection, receivable.id))


def is_barred(connection: Connection, receivable: ReceivableRow, at: int) -> bool:
    """Whether it cannot be claimed in court any more, at this moment in milliseconds on the client's clock."""
    if receivable.time_barred:
        return True
    creditor = users.profile(connection, receivable.user_id)
    today = Workdays(country_of({"address": creditor.address, "siret": creditor.siret})).local_date(at)
    found = limitation(connection, receivable)
    return found is not None and today > found.last_day


def noticed(connection: Connection, receivable_id: ReceivableId) -> list[int]:
    """When formal notices were made, in milliseconds on the client's clock."""
    return attempt_repository.made_with(connection, receivable_id, NOTICE)


def limitation_from(
    receivable: ReceivableRow,
    creditor: CreditorProfile,
    paid: Sequence[PaymentRow],
    notices: Sequence[int],
) -> Period | None:
    """The same for whoever has read the rows already; `notices` are their moments in ms."""
    party = {"address": creditor.address, "siret": creditor.siret}
    country = country_of(party)
    days = Workdays(country)
    return find_limitation_period(
        select_law(party, country),
        professional=not receivable.is_individual,
        due=receivable.due_date,
        acknowledged=[days.local_date(row.at) for row in paid],
        notices=[days.local_date(at) for at in notices],
    )


def told(found: Period | None, today: date) -> LimitationState | None:
    """As the interface tells it on this day."""
    if found is None:
        return None
    return LimitationState(
        barred_after=found.last_day,
        barred=today > found.last_day,
        restarted_on=found.restarted_on,
        source=found.rule.source,
        restarts_by=found.rule.restart,
        notice_restarts=found.rule.notice_restarts,
        source_url=found.rule.url,
        to_check=found.rule.to_check,
    )

"""What a message to a debtor rests on besides the situation: what was said, promised, agreed, paid and set before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Context
from recovery_service.law.rates import Rates
from recovery_service.law.rates import load_rates as load_rates
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.agreements import current
from recovery_service.ledger.agreements.current import AgreementRow
from recovery_service.ledger.agreements.promises import PromiseRow, broken_promises
from recovery_service.ledger.payments.repository import PaymentRow, standing_payments_by_receivable
from recovery_service.recovery.dunning import attempt_repository, repository
from recovery_service.recovery.dunning.attempt_repository import Made
from recovery_service.recovery.dunning.limitation import NOTICE, limitation_from
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, situations
from recovery_service.recovery.dunning.tone import Spoken, spoken_to, tone_of
from recovery_service.wording.templates import Text, own_texts

Preferences = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Background:
    """`agreement` is in force or waits for an answer, `lost` is the newest one where it was broken; `broken` the last
    promise where it was not kept. `coming` is what is planned, `texts` are the creditor's own, `spoken` is what
    this debtor hears for all its open invoices."""

    now: Situation
    made: Sequence[Made]
    coming: Sequence[PlannedRow]
    paid: Sequence[PaymentRow]
    rates: Rates
    broken: PromiseRow | None
    agreement: AgreementRow | None
    lost: AgreementRow | None
    preferences: Preferences
    texts: Sequence[Text]
    spoken: Sequence[Spoken]

    def tone(self, planned: PlannedRow) -> str:
        return tone_of(planned, self.spoken)

    @property
    def last_day_to_claim(self) -> date | None:
        """None where no period of limitation was checked."""
        now = self.now
        notices = [one.at for one in self.made if one.template == NOTICE]
        period = limitation_from(now.receivable, now.creditor, self.paid, notices)
        return None if period is None else period.last_day

    def is_barred(self, at: int) -> bool:
        last_day = self.last_day_to_claim
        today = Workdays(self.now.creditor_country).local_date(at)
        return self.now.receivable.time_barred or (last_day is not None and today > last_day)

    def was_written_to(self, since: int = 0) -> bool:
        """Whether an email or a letter was made, from this moment on where one is given."""
        return any(one.channel in ("email", "letter") and one.at >= since for one in self.made)


def background(context: Context, receivable_id: ReceivableId) -> Background:
    return backgrounds(context.connection, situations(context, [receivable_id]))[receivable_id]


def backgrounds(
    connection: Connection, known: Mapping[ReceivableId, Situation]
) -> dict[ReceivableId, Background]:
    """Of many receivables in as many queries as of one."""
    rows = [now.receivable for now in known.values()]
    made = attempt_repository.made_of(connection, known)
    coming = repository.steps_of(connection, known)
    paid = standing_payments_by_receivable(connection, [row.id for row in rows if row.paid_minor])
    rates = load_rates(connection)
    broken = broken_promises(connection, known)
    agreements = current.current_of(connection, known)
    preferences = repository.preferences(connection, {row.user_id for row in rows})
    spoken = spoken_to(connection, [row.debtor_id for row in rows])
    texts = {user_id: own_texts(kinds) for user_id, kinds in preferences.items()}
    found = {}
    for row in rows:
        agreement, lost = agreements.get(row.id, (None, None))
        found[row.id] = Background(
            now=known[row.id],
            made=made.get(row.id, ()),
            coming=coming.get(row.id, ()),
            paid=paid.get(row.id, ()),
            rates=rates,
            broken=broken.get(row.id),
            agreement=agreement,
            lost=lost,
            preferences=preferences.get(row.user_id, {}),
            texts=texts.get(row.user_id, ()),
            spoken=spoken.get(row.debtor_id, ()),
        )
    return found

"""What a message to a debtor rests on besides the situation: what was said, promised, agreed, paid and set before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Context
from recovery_service.deployment import Deployment
from recovery_service.law.rates import Rates, load_rates
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.agreements import agreement_queries, joint_plans
from recovery_service.ledger.agreements.agreement_queries import AgreementRow
from recovery_service.ledger.agreements.promises import PromiseRow, broken_promises
from recovery_service.ledger.disputes import repository as disputes
from recovery_service.ledger.payments.repository import PaymentRow, valid_payments_by_receivable
from recovery_service.recovery.balance.calculation import Calculation, calculate_from, local_day
from recovery_service.recovery.dunning import attempt_repository, preferences, repository
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED, AttemptSummary
from recovery_service.recovery.dunning.limitation import NOTICE, calculate_limitation
from recovery_service.recovery.dunning.pause_reasons import NO_REMINDERS, OBJECTION_ANSWERED
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, load_situations
from recovery_service.recovery.dunning.tone import ToneRecord, choose_tone, load_tones
from recovery_service.wording.templates import Text, TextMissing, choose, own_texts

Preferences = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class ContactBackground:
    """`agreement` is in force or waits for a response, `broken_agreement` is the newest one where it was broken;
    `broken` the last promise where it was not fulfilled. `upcoming` are the planned contacts, `texts` the creditor's
    own, `spoken` the tones that this debtor meets in all its open recoveries, `objection_answer` what the creditor
    wrote to the last objection, where that is to be sent or printed, `joint_plan` the agreements of a plan over several
    invoices, `has_fulfilled_settlement` whether the newest agreement was over less than the whole and was kept."""

    situation: Situation
    attempts: Sequence[AttemptSummary]
    upcoming: Sequence[PlannedRow]
    paid: Sequence[PaymentRow]
    rates: Rates
    broken: PromiseRow | None
    agreement: AgreementRow | None
    broken_agreement: AgreementRow | None
    preferences: Preferences
    texts: Sequence[Text]
    spoken: Sequence[ToneRecord]
    objection_answer: str | None = None
    joint_plan: Sequence[joint_plans.Member] = ()
    has_fulfilled_settlement: bool = False

    def calculate(self, at: int) -> Calculation:
        """Return the balance on this day."""
        now = self.situation
        return calculate_from(
            now.receivable, now.creditor, self.paid, self.rates, local_day(now.creditor, at)
        )

    def tone(self, planned: PlannedRow) -> str:
        return choose_tone(planned, self.spoken)

    @property
    def last_day_to_claim(self) -> date | None:
        """Return None where no period of limitation was checked."""
        situation = self.situation
        notices = [one.at for one in self.attempts if one.template == NOTICE]
        period = calculate_limitation(situation.receivable, situation.creditor, self.paid, notices)
        return None if period is None else period.last_day

    def is_barred(self, at: int) -> bool:
        last_day = self.last_day_to_claim
        today = Workdays(self.situation.creditor_country).local_date(at)
        return self.situation.receivable.time_barred or (last_day is not None and today > last_day)

    def last_day_written(self, *channels: str, template: str | None = None) -> date | None:
        """Return the day of the last message that arrived by one of these channels."""
        days = [
            self.situation.workdays.local_date(attempt.at)
            for attempt in self.attempts
            if attempt.channel in channels
            and attempt.outcome not in NOT_ARRIVED
            and attempt.template not in NO_REMINDERS
            and (template is None or attempt.template == template)
        ]
        return max(days, default=None)

    def may_leave(self, deployment: Deployment) -> bool:
        """Return whether its contacts leave by themselves: where they need it, the plan was approved, for every invoice
        or for this one."""
        return (
            not deployment.plan_needs_approval
            or self.situation.receivable.is_approved_alone
            or preferences.is_approved(self.preferences.get("plan"))
        )

    def may_offer_plan(self, planned: PlannedRow) -> bool:
        """Return whether a message may offer instalments by itself: where it is firm, or the creditor accepts them
        unasked. A friendly reminder asks for the invoice."""
        rules = (self.preferences.get("rules") or {}).get("value") or {}
        return self.tone(planned) == "firm" or bool(rules.get("instalments_at_most"))

    def is_unread(self, planned: PlannedRow) -> bool:
        """Return whether nobody has read the text that it would have: no lawyer reviewed it, and the creditor neither
        wrote it nor approved it."""
        if planned.body is not None or planned.template in self.situation.receivable.texts_approved:
            return False
        try:
            text = choose(planned.template, planned.channel, self.situation.language, self.texts)
        except TextMissing:
            return False
        return not text.reviewed and text not in self.texts

    def has_been_written_to(self, since: int = 0) -> bool:
        """Return whether an email or a letter was made, from this moment on where one is given. What only acknowledged
        something, or came before the due date, says nothing of what else there is to say."""
        return any(
            one.channel in ("email", "letter") and one.at >= since and one.template not in NO_REMINDERS
            for one in self.attempts
        )


def load_background(context: Context, receivable_id: ReceivableId) -> ContactBackground:
    return load_backgrounds(context.connection, load_situations(context, [receivable_id]))[receivable_id]


def load_backgrounds(
    connection: Connection, situations: Mapping[ReceivableId, Situation]
) -> dict[ReceivableId, ContactBackground]:
    """Load the backgrounds of many receivables, in as many queries as for one."""
    rows = [situation.receivable for situation in situations.values()]
    attempts = attempt_repository.load_summaries(connection, situations)
    coming = repository.list_steps(connection, situations)
    paid = valid_payments_by_receivable(connection, [row.id for row in rows if row.paid_minor])
    rates = load_rates(connection)
    broken = broken_promises(connection, situations)
    agreements = agreement_queries.current_by_receivable(connection, situations)
    stored = preferences.load_all(connection, {row.user_id for row in rows})
    spoken = load_tones(connection, [row.debtor_id for row in rows])
    texts = {user_id: own_texts(kinds) for user_id, kinds in stored.items()}
    to_print = repository.with_to_do(connection, situations)
    by_receivable = {}
    for row in rows:
        agreement, lost, fulfilled = agreements.get(row.id, agreement_queries.NO_AGREEMENT)
        is_answered = row.id in to_print or any(
            one.template == OBJECTION_ANSWERED for one in coming.get(row.id, ())
        )
        by_receivable[row.id] = ContactBackground(
            situation=situations[row.id],
            attempts=attempts.get(row.id, ()),
            upcoming=coming.get(row.id, ()),
            paid=paid.get(row.id, ()),
            rates=rates,
            broken=broken.get(row.id),
            agreement=agreement,
            broken_agreement=lost,
            preferences=stored.get(row.user_id, {}),
            texts=texts.get(row.user_id, ()),
            spoken=spoken.get(row.debtor_id, ()),
            objection_answer=disputes.last_statement(connection, row.id) if is_answered else None,
            joint_plan=joint_plans.load_members(connection, agreement),
            has_fulfilled_settlement=fulfilled is not None and fulfilled.kind == "settlement",
        )
    return by_receivable

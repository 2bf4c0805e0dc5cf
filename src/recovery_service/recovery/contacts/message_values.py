"""The values that a message to a debtor is filled in with: who, how much, by when, and what was agreed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from recovery_contract.progress import AGREED_RATE
from recovery_service.context.core import Core
from recovery_service.law.rules import NOTICE_RULES
from recovery_service.ledger.agreements import agreement_queries, joint_plans
from recovery_service.ledger.agreements.schedule import InstalmentState
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users.rows import CreditorProfile
from recovery_service.recovery.balance.breakdown import Calculation, local_day
from recovery_service.recovery.balance.claim import ClaimedSum, claimed_sum
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.dunning import steps
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.pause_reasons import NO_REMINDERS, PLAN_REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.service import page_url
from recovery_service.recovery.dunning.situation import ContactTarget, Situation
from recovery_service.recovery.dunning.steps import sort_steps
from recovery_service.recovery.dunning.tone import TONES
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import creditor_reference, format_reference, transfer_text
from recovery_service.wording.salutation import find_salutation
from recovery_service.wording.templates import Text

SMS_NAME_LENGTH: Final = 40


def collects_for_others(core: Core) -> bool:
    """Return whether the service collects for somebody else: the law then asks for more particulars."""
    return not core.settings.embedded


@dataclass(frozen=True)
class Draft:
    """A message that is about to be composed: what it rests on, and how the receivable stands at that moment."""

    core: Core
    background: ContactBackground
    planned: PlannedRow
    target: ContactTarget
    text: Text
    calculation: Calculation
    claim: ClaimedSum
    at: int

    @property
    def situation(self) -> Situation:
        return self.background.situation

    @property
    def receivable(self) -> ReceivableRow:
        return self.situation.receivable

    @property
    def creditor(self) -> CreditorProfile:
        return self.situation.creditor

    @property
    def language(self) -> str:
        return self.text.language

    @property
    def today(self) -> date:
        return self.situation.workdays.local_date(self.at)

    def money(self, minor: int) -> str:
        return formats.format_money(minor, self.receivable.currency, self.language)

    def day(self, value: date) -> str:
        return formats.format_day(value, self.language)


def make_draft(
    core: Core, background: ContactBackground, planned: PlannedRow, target: ContactTarget, text: Text, at: int
) -> Draft:
    situation = background.situation
    receivable = situation.receivable
    calculation = background.calculate(at)
    coming = None
    if background.agreement is not None:
        today = situation.workdays.local_date(at)
        coming = agreement_queries.next_instalment(background.agreement, receivable, today)
    claim = claimed_sum(
        receivable,
        calculation,
        is_barred=background.is_barred(at),
        next_part_minor=None if coming is None else coming.minor - coming.paid_minor,
    )
    return Draft(core, background, planned, target, text, calculation, claim, at)


def message_values(draft: Draft) -> dict[str, Any]:
    return {
        **_parties(draft),
        **_sums(draft),
        **_days(draft),
        **_agreement(draft),
        **_objection(draft),
        **_what_holds(draft),
        **_joint_numbers(draft),
    }


def _joint_numbers(draft: Draft) -> dict[str, Any]:
    """Return the numbers of every invoice where one plan over several is answered."""
    if draft.planned.template not in PLAN_REPLIES or not draft.background.joint_plan:
        return {}
    numbers = [number for _, row in draft.background.joint_plan for number in row.numbers]
    return {"numbers": formats.format_invoice_numbers(numbers), "several": len(numbers) > 1}


def _parties(draft: Draft) -> dict[str, Any]:
    core, creditor, receivable = draft.core, draft.creditor, draft.receivable
    is_sms = draft.planned.channel == "sms"
    reachable = core.settings.deployment.has_public_pages or core.settings.public_url
    collector = core.settings.collector
    salutation = find_salutation(draft.target.name, draft.language, draft.target.surname)
    return {
        "contact": draft.target.name,
        "salutation": salutation.words,
        "man": salutation.sex == "man",
        "woman": salutation.sex == "woman",
        # A company is not greeted by its name as a person is.
        "named": receivable.is_individual or draft.target.name != receivable.debtor_name,
        "debtor": receivable.debtor_name,
        "creditor": formats.shorten(creditor.name, SMS_NAME_LENGTH) if is_sms else creditor.name,
        "creditor_address": ", ".join(formats.postal_lines(creditor.address, draft.language))
        or creditor.email,
        "numbers": formats.format_invoice_numbers(receivable.numbers, 1 if is_sms else 3),
        "page_url": page_url(core, draft.situation.recovery) if reachable else None,
        "holder": creditor.account_holder,
        "iban": format_reference(creditor.iban) if creditor.iban else None,
        "reference": transfer_text(receivable.numbers, creditor_reference(receivable.id)),
        "collector": collector,
        "collector_address": core.settings.collector_address or None,
        "supervisor": core.settings.supervisor or None,
        "service": receivable.service_description,
        "signature": _signature(draft),
        "phone": None if collects_for_others(core) else creditor.phone,
    }


def _signature(draft: Draft) -> str:
    """Return who signs: the creditor, or whoever collects for it."""
    name = draft.creditor.name
    if not collects_for_others(draft.core):
        return name
    return f"{draft.core.settings.collector}\n{phrase('signed_for', draft.language, creditor=name)}"


def _sums(draft: Draft) -> dict[str, Any]:
    """Return the sums as text. `amount` and `total` are all that is asked for, `added` the interest and fixed sums in
    it, `reserved` those that are not asked for; `part` says that some of it has been paid."""
    calculation, claim = draft.calculation, draft.claim
    return {
        "amount": draft.money(claim.total),
        "total": draft.money(claim.total),
        "to_pay": draft.money(claim.now),
        "added": draft.money(claim.charges) if claim.charges else None,
        "reserved": draft.money(claim.reserved) if claim.reserved else None,
        "principal": draft.money(calculation.total("principal", "credit_note", "rounding")),
        "interest": draft.money(calculation.total("interest")),
        "fee": draft.money(calculation.total("fixed_fee")),
        # Where a rate is not known the interest is not 0: nothing is said of it.
        "asks_interest": claim.charges > 0 and calculation.total("interest") > 0,
        "asks_fee": claim.charges > 0 and calculation.total("fixed_fee") > 0,
        "paid": draft.money(calculation.paid),
        "part": calculation.paid > 0,
        "thanked": _thanked(draft),
        "received": _received(draft),
        "left": draft.money(claim.total) if claim.total else None,
        "paid_in_full": is_paid(draft.receivable),
        "several": False,
        "as_of": draft.day(calculation.as_of),
        "accrues": calculation.accrues and claim.charges > 0,
        "interest_after": _interest_after(draft),
        "rate_above": _rate_above(draft),
    }


def _interest_after(draft: Draft) -> str | None:
    """Return the article by which interest begins with the term of this notice, where all of it is asked for."""
    terms, rule = draft.calculation.terms, draft.calculation.terms.notice_rule
    begins = terms.first_day is None and not draft.background.is_barred(draft.at)
    if rule is None or not begins or not draft.receivable.pursues_all:
        return None
    return formats.cite(rule.article, draft.language)


def _rate_above(draft: Draft) -> str | None:
    """Return the highest agreed rate above the statutory one that a private person in Germany is asked for: § 13a (1)
    no. 4 RDG wants it said."""
    rule = NOTICE_RULES["DE"]
    is_named = draft.situation.country == rule.country and draft.receivable.is_individual
    if not is_named or not draft.claim.charges:
        return None
    assert rule.reference is not None
    above = []
    for line in draft.calculation.lines:
        if line.kind != "interest" or line.points is None or line.since is None:
            continue
        base = draft.background.rates.rate_on(rule.reference, line.since)
        if line.source == AGREED_RATE and (base is None or line.points > base.points + rule.margin):
            above.append(line.points)
    return formats.format_rate(max(above), draft.language) if above else None


def _thanked(draft: Draft) -> str | None:
    """Return what arrived since the debtor was written to last, of a sum of which a rest is left: the next message
    gives thanks for it."""
    if is_paid(draft.receivable):
        return None
    minor = sum(
        row.amount_minor
        for row in draft.background.paid
        if row.reversed_at is None and not draft.background.has_been_written_to(since=row.recorded_at)
    )
    return draft.money(minor) if minor else None


def _received(draft: Draft) -> str | None:
    """Return the payments one below the other."""
    lines = [
        f"{draft.day(local_day(draft.creditor, row.at))} – {draft.money(row.amount_minor)}"
        for row in draft.background.paid
    ]
    return "\n".join(lines) or None


def is_paid(receivable: ReceivableRow) -> bool:
    return receivable.remaining_minor == 0 and not receivable.charges_open


def _objection(draft: Draft) -> dict[str, Any]:
    """Return what the debtor objected to and what the creditor said to it."""
    dispute = draft.receivable.dispute or {}
    amount = dispute.get("amount_minor")
    return {
        "objection": dispute.get("message"),
        "disputed": draft.money(amount) if amount else None,
        "answer": draft.background.objection_answer,
    }


def _days(draft: Draft) -> dict[str, Any]:
    receivable, background = draft.receivable, draft.background
    broken = background.broken
    days_late = max(0, (draft.today - receivable.due_date).days)
    deadline = steps.term_end(draft.situation.workdays, draft.today, draft.text.key)
    return {
        "today": draft.day(draft.today),
        "issue_date": draft.day(receivable.issue_date),
        "due_date": draft.day(receivable.due_date),
        "days_late": days_late,
        "one_day": days_late == 1,
        "deadline": draft.day(deadline),
        "written_on": _written_day(draft, "email", "letter"),
        "first_written_on": _first_day(draft),
        "first_reference": format_reference(creditor_reference(receivable.id)),
        "notice_on": _written_day(draft, "letter", template=NOTICE),
        "promise": f"{draft.money(broken.amount_minor)} ({draft.day(broken.day)})" if broken else None,
    }


def _what_holds(draft: Draft) -> dict[str, Any]:
    """Return the conditions that a text may ask for."""
    background = draft.background
    tone = background.tone(draft.planned)
    tone = tone if tone in TONES else "neutral"
    creditor_country = draft.situation.creditor_country
    return {
        "own": not collects_for_others(draft.core),
        "person": draft.receivable.is_individual,
        "barred": background.is_barred(draft.at),
        "notice_follows": _notice_follows(background, draft.planned),
        **law_conditions(creditor_country),
        "swiss": formats.spelling(draft.language, draft.situation.country) == formats.SWISS_GERMAN,
        **{name: name == tone for name in TONES},
    }


def law_conditions(creditor_country: str) -> dict[str, bool]:
    """Return, of each country that a text asks for, whether its law counts."""
    return {
        f"law_{country.lower()}": creditor_country == country
        for country in ("FR", "ES", "GB", "IT", "NL", "CH")
    }


def _first_day(draft: Draft) -> str | None:
    """Return the day of the first message that asked for payment."""
    days = [
        draft.situation.workdays.local_date(attempt.at)
        for attempt in draft.background.attempts
        if attempt.channel in ("email", "letter")
        and attempt.outcome not in NOT_ARRIVED
        and attempt.template not in NO_REMINDERS
    ]
    return draft.day(min(days)) if days else None


def _written_day(draft: Draft, *channels: str, template: str | None = None) -> str | None:
    day = last_day(draft.background, *channels, template=template)
    return None if day is None else draft.day(day)


def last_day(background: ContactBackground, *channels: str, template: str | None = None) -> date | None:
    """Return the day of the last message that arrived by one of these channels."""
    days = [
        background.situation.workdays.local_date(attempt.at)
        for attempt in background.attempts
        if attempt.channel in channels
        and attempt.outcome not in NOT_ARRIVED
        and attempt.template not in NO_REMINDERS
        and (template is None or attempt.template == template)
    ]
    return max(days, default=None)


def _notice_follows(background: ContactBackground, planned: PlannedRow) -> bool:
    """Return whether the next thing that is written is a formal notice, and one that can be made."""
    written = [
        row
        for row in sort_steps(background.upcoming, background.situation.workdays)
        if row.id != planned.id and row.channel != "phone"
    ]
    if not written or written[0].template != NOTICE or written[0].channel != "letter":
        return False
    last_day = background.last_day_to_claim
    if last_day is not None and background.situation.workdays.local_date(written[0].at) > last_day:
        return False
    return isinstance(background.situation.find_target("letter", written[0].level), ContactTarget)


def _agreement(draft: Draft) -> dict[str, Any]:
    """Return what is agreed or proposed, in the words of the language; and what was missed, until a message has named
    it."""
    background, receivable, today = draft.background, draft.receivable, draft.today
    row, lost = background.agreement, background.broken_agreement
    if lost is not None and background.has_been_written_to(since=lost.ended_at or 0):
        lost = None
    missed = None if lost is None else agreement_queries.next_instalment(lost, receivable, today)
    if background.joint_plan:
        instalments = joint_plans.list_instalments(background.joint_plan, today)
    else:
        instalments = [] if row is None else agreement_queries.instalment_states(row, receivable, today)
    coming = None
    if row is not None and row.state == "accepted" and row.kind == "instalments":
        coming = next((one for one in instalments if one.state != "paid"), None)
    # As long as the plan is kept only what is agreed is owed.
    rest = (
        {}
        if coming is None
        else {"left": draft.money(sum(one.minor - one.paid_minor for one in instalments))}
    )
    answer_by = None if row is None else background.situation.workdays.local_date(row.answer_until)
    return {
        "plan": "\n".join(_plan_line(draft, one, len(instalments)) for one in instalments) or None,
        "settles": row is not None and row.kind == "settlement",
        "settled": background.has_fulfilled_settlement,
        "next_part": coming and draft.money(coming.minor - coming.paid_minor),
        "next_day": coming and draft.day(coming.due_on),
        **rest,
        "answer_by": answer_by and draft.day(answer_by),
        "missed": missed and f"{draft.money(missed.minor - missed.paid_minor)} ({draft.day(missed.due_on)})",
    }


def _plan_line(draft: Draft, instalment: InstalmentState, count: int) -> str:
    """Return a line of the plan; one payment alone is not counted."""
    number = f"{instalment.number}. " if count > 1 else ""
    return f"{number}{draft.day(instalment.due_on)} – {draft.money(instalment.minor)}"

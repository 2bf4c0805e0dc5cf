"""The values that a message to a debtor is filled in with: who, how much, by when, and what was agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
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
from recovery_service.recovery.balance.lines import name_charges
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.contacts.next_steps import is_last, notice_follows
from recovery_service.recovery.dunning import steps
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.pause_reasons import NO_REMINDERS, PLAN_REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.service import page_url
from recovery_service.recovery.dunning.situation import ContactTarget, Situation
from recovery_service.recovery.dunning.tone import TONES
from recovery_service.wording import formats
from recovery_service.wording.accounts import account_values
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import TransferWords, creditor_reference
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
    def spelt(self) -> str:
        """Return the language as it is written in the debtor's country."""
        return formats.spelling(self.language, self.situation.country)

    @property
    def today(self) -> date:
        return self.situation.workdays.local_date(self.at)

    def money(self, minor: int) -> str:
        return formats.format_money(minor, self.receivable.currency, self.language)

    def day(self, value: date) -> str:
        return formats.format_day(value, self.spelt)


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
        **{whom: salutation.addressed == whom for whom in ("man", "woman", "couple", "family")},
        # A company is not greeted by its name as a person is.
        "named": receivable.is_individual or draft.target.name != receivable.debtor_name,
        "debtor": receivable.debtor_name,
        "creditor": formats.shorten(creditor.name, SMS_NAME_LENGTH) if is_sms else creditor.name,
        "creditor_address": ", ".join(formats.postal_lines(creditor.address, draft.language))
        or creditor.email,
        "numbers": formats.format_invoice_numbers(receivable.numbers, 1 if is_sms else 3),
        "page_url": page_url(core, draft.situation.recovery) if reachable else None,
        "holder": creditor.account_holder,
        **account_values(creditor.iban, draft.situation.country, receivable.currency),
        "reference": name_transfer(
            draft, draft.situation.transfer_words(receivable.numbers, creditor_reference(receivable.id))
        ),
        "collector": collector,
        "collector_address": core.settings.collector_address or None,
        "supervisor": core.settings.supervisor or None,
        "service": formats.set_semicolons(receivable.service_description, draft.language),
        "signature": _signature(draft),
        "phone": None if collects_for_others(core) else creditor.phone,
    }


def _signature(draft: Draft) -> str:
    """Return who signs: the creditor, or whoever collects for it."""
    name = draft.creditor.name
    if not collects_for_others(draft.core):
        return name
    return f"{draft.core.settings.collector}\n{phrase('signed_for', draft.language, creditor=name)}"


def name_transfer(draft: Draft, words: TransferWords) -> str:
    """Return what a transfer is to say; a British one has no room for the spaces."""
    if not words.is_short:
        return words.shown
    return phrase("reference_without_spaces", draft.language, reference=words.shown)


def _sums(draft: Draft) -> dict[str, Any]:
    """Return the sums as text. `amount` and `total` are all that is asked for, `added` the interest and fixed sums in
    it, `reserved` those that are not asked for, `charges` what they are called; `itemised` says that the sum has parts,
    `part` that some of it has been paid."""
    calculation, claim = draft.calculation, draft.claim
    return {
        "amount": draft.money(claim.total),
        "total": draft.money(claim.total),
        "to_pay": draft.money(claim.now),
        "added": draft.money(claim.charges) if claim.charges else None,
        "reserved": draft.money(claim.reserved) if claim.reserved else None,
        "charges": name_charges([calculation], draft.spelt),
        "principal": draft.money(calculation.total("principal", "credit_note", "rounding")),
        "interest": draft.money(calculation.total("interest")),
        "fee": draft.money(calculation.total("fixed_fee")),
        # Where a rate is not known the interest is not 0: nothing is said of it.
        "asks_interest": claim.charges > 0 and calculation.total("interest") > 0,
        "asks_fee": claim.charges > 0 and calculation.total("fixed_fee") > 0,
        # A fixed sum is the same on every day, and what has one line is not set out.
        "reserves_interest": calculation.total("interest") > 0,
        "itemised": sum(_is_claimed(line.kind, claim) for line in calculation.lines) > 1,
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


def _is_claimed(kind: str, claim: ClaimedSum) -> bool:
    """Return whether a line of this kind stands in the table of what is claimed."""
    return kind != "rate_missing" and (claim.charges > 0 or kind not in ("interest", "fixed_fee"))


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
        f"{draft.day(local_day(draft.creditor, row.at))}\u00a0– {draft.money(row.amount_minor)}"
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
    workdays, channel = draft.situation.workdays, draft.planned.channel
    deadline = steps.term_end(workdays, draft.today, draft.text.key, channel)
    return {
        "today": draft.day(draft.today),
        "issue_date": draft.day(receivable.issue_date),
        "due_date": draft.day(receivable.due_date),
        "days_late": days_late,
        "one_day": days_late == 1,
        "deadline": draft.day(deadline),
        "written_on": _written_day(draft, "email", "letter"),
        "first_written_on": _first_day(draft),
        "first_reference": draft.situation.transfer_words(
            receivable.numbers, creditor_reference(receivable.id)
        ).shown_reference,
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
        "notice_follows": notice_follows(background, draft.planned),
        "last": is_last(background, draft.planned),
        **law_conditions(creditor_country),
        "swiss": draft.spelt == formats.SWISS_GERMAN,
        "belgian": draft.spelt == formats.BELGIAN_DUTCH,
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
    day = draft.background.last_day_written(*channels, template=template)
    return None if day is None else draft.day(day)


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
        "plan": "\n".join(_plan_lines(draft, instalments)) or None,
        "message": row.message if row is not None and row.proposed_by == "creditor" else None,
        "settles": row is not None and row.kind == "settlement",
        "settled": background.has_fulfilled_settlement,
        "next_part": coming and draft.money(coming.minor - coming.paid_minor),
        "next_day": coming and draft.day(coming.due_on),
        **rest,
        "answer_by": answer_by and draft.day(answer_by),
        "missed": missed and f"{draft.money(missed.minor - missed.paid_minor)} ({draft.day(missed.due_on)})",
    }


def _plan_lines(draft: Draft, instalments: Sequence[InstalmentState]) -> list[str]:
    """Return a line for each payment and what they come to; one payment alone is neither counted nor summed up."""
    if len(instalments) == 1:
        return [f"{draft.day(one.due_on)}\u00a0– {draft.money(one.minor)}" for one in instalments]
    line = partial(phrase, "plan_part", draft.language)
    lines = [
        line(number=one.number, day=draft.day(one.due_on), amount=draft.money(one.minor))
        for one in instalments
    ]
    total = draft.money(sum(one.minor for one in instalments))
    return [*lines, phrase("plan_total", draft.language, total=total)] if lines else []

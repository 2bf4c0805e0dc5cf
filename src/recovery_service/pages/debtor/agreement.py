"""Agreements on the debtor's page: what may be proposed, what was agreed, and the forms for both."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.allowed_actions import Condition
from recovery_contract.fields import minor_digits, to_minor
from recovery_contract.instalments import (
    FIRST_INSTALMENT_MAX_DAYS,
    SETTLEMENT_MAX_DAYS,
    split_into_instalments,
)
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.ledger.agreements import current
from recovery_service.ledger.agreements.schedule import Standing
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.pages.debtor.forms import AnswerText, Form, FormFault
from recovery_service.recovery.dunning.pause_reasons import is_insolvent
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.recovery.dunning.standing_rules import standing_rules
from recovery_service.recovery.lifecycle import agreements
from recovery_service.recovery.lifecycle.agreements import Asked
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase

DEBTOR: Final = "debtor"
COUNTS: Final = (2, 3, 4, 5, 6, 8, 10, 12)
"""How many instalments the page offers to propose; more are a matter for a talk."""
SOON: Final = 7
"""Days ahead of the day that the forms propose."""


def conditions(connection: Connection, receivable: ReceivableRow) -> set[Condition]:
    """What decides over proposals of the debtor besides the newest agreement."""
    found = set()
    if standing_rules(connection, receivable.user_id).accept_share is not None:
        found.add(Condition.SETTLEMENT_CONSIDERED)
    if agreements.proposed_often(connection, receivable):
        found.add(Condition.PROPOSED_OFTEN)
    return found


def due_now(connection: Connection, receivable: ReceivableRow, today: date) -> int | None:
    """The open rest of the next agreed part, None where nothing is agreed."""
    row = current.in_force(connection, receivable.id)
    part = None if row is None else current.next_part(row, receivable, today)
    return None if part is None else part.minor - part.paid_minor


def plan(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    count = form.text("count")
    if not count.isdecimal() or int(count) not in _counts(receivable):
        raise FormFault("error_stale")
    asked = Asked("instalments", int(count), form.day("day"), message=form.text("message")[:1_000])
    return _propose(context, receivable, asked, at)


def offer(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    minor = form.amount("amount", receivable.currency, receivable.remaining_minor - 1)
    if minor is None:
        raise FormFault("error_amount")
    asked = Asked("settlement", 1, form.day("day"), minor, form.text("message")[:1_000])
    return _propose(context, receivable, asked, at)


def agree(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    row = _asked_for(context.connection, receivable, form)
    agreements.accept(context, receivable, row, by=DEBTOR, actor=DEBTOR, at=at)
    return AnswerText()


def decline(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    row = _asked_for(context.connection, receivable, form)
    agreements.refuse(context, receivable, row, by=DEBTOR, actor=DEBTOR, at=at)
    return AnswerText()


def page_values(
    connection: Connection, now: Situation, creditor: str, today: date, language: str, *, barred: bool
) -> dict[str, Any]:
    """What the template shows of it: `agreement` is the card or None, `agreement_states` sentences. Of a claim that is
    `barred` nothing becomes due again."""
    receivable = now.receivable

    def text(key: str, **values: Any) -> str:
        return phrase(key, language, **values)

    def money(minor: int) -> str:
        return formats.money(minor, receivable.currency, language)

    told: dict[str, Any] = {
        "agreement": None,
        "agreement_states": [],
        "counts": [],
        "soon": (today + timedelta(days=SOON)).isoformat(),
        "plan_until": (today + timedelta(days=FIRST_INSTALMENT_MAX_DAYS)).isoformat(),
        "offer_until": (today + timedelta(days=SETTLEMENT_MAX_DAYS)).isoformat(),
    }
    for count in _counts(receivable):
        first, *_, last = split_into_instalments(receivable.remaining_minor, count, today)
        odd = "" if last.minor == first.minor else f" ({text('last_part', amount=money(last.minor))})"
        told["counts"].append((count, f"{count} × {money(first.minor)}{odd}"))
    if is_insolvent(connection, receivable.debtor_id):
        told["agreement_states"] = [text("state_insolvent", creditor=creditor)]
        return told
    row = current.in_force(connection, receivable.id) or current.waiting(connection, receivable.id)
    if row is None:
        if not receivable.is_closed and receivable.remaining_minor:
            ended = _ended_words(
                current.newest(connection, receivable.id), now, creditor, language, barred=barred
            )
            told["agreement_states"] = [] if ended is None else [ended]
        return told
    until = formats.day(now.workdays.local_date(row.answer_until), language)
    is_sum = row.kind == "settlement"
    waits = row.state == "proposed"
    if waits and row.proposed_by == DEBTOR:
        told["agreement_states"] = [text("state_proposed", creditor=creditor, day=until)]
    title = (
        (text("offered_title", creditor=creditor) if row.proposed_by != DEBTOR else text("proposed_title"))
        if waits
        else text("agreed_sum" if is_sum else "agreed_plan")
    )

    stand = _so_far(row, receivable, today, language)

    def shown(part: Standing) -> tuple[str, str, str, str]:
        state = "" if waits else text(f"part_{part.state}")
        return formats.day(part.due_on, language), money(part.minor), state, part.state

    told["agreement"] = {
        "title": title,
        "rows": [shown(part) for part in current.standing(row, receivable, today)],
        "standing": None if stand is None else text("agreed_so_far", **stand),
        "note": text("settles_note")
        if is_sum
        else None
        if waits
        else text("kept_note_barred" if barred else "kept_note"),
        "until": text("answer_by", day=until) if waits and row.proposed_by != DEBTOR else None,
        "message": row.message if row.proposed_by != DEBTOR else None,
        "id": row.id,
    }
    return told


def _ended_words(
    newest: current.AgreementRow | None, now: Situation, creditor: str, language: str, *, barred: bool
) -> str | None:
    """What became of the last agreement or of the debtor's own proposal, where nothing stands or waits."""
    if newest is None:
        return None
    if newest.state == "broken":
        return phrase("state_broken_barred" if barred else "state_broken", language)
    if newest.proposed_by != DEBTOR:
        return None
    if newest.state == "expired":
        lapsed_on = formats.day(now.workdays.local_date(newest.answer_until), language)
        return phrase("state_proposal_expired", language, day=lapsed_on)
    return (
        phrase("state_proposal_refused", language, creditor=creditor) if newest.state == "refused" else None
    )


def _so_far(
    row: current.AgreementRow, receivable: ReceivableRow, today: date, language: str
) -> dict[str, str] | None:
    """The sums of the balance: paid of all that was agreed, and what comes next; None where nothing comes."""
    told = current.balance_of(row, receivable, today)
    if told is None or told.next_due_on is None or told.next_amount is None:
        return None
    sums = {"paid": told.paid, "total": told.total, "amount": told.next_amount}
    shown = {
        name: formats.money(to_minor(sum_, receivable.currency), receivable.currency, language)
        for name, sum_ in sums.items()
    }
    return {**shown, "day": formats.day(told.next_due_on, language)}


def _propose(context: Context, receivable: ReceivableRow, asked: Asked, at: int) -> AnswerText:
    try:
        agreements.propose(context, receivable, asked, by=DEBTOR, actor=DEBTOR, at=at)
    except Invalid as error:
        raise FormFault("error_day" if error.field == "first_on" else "error_amount") from None
    return AnswerText(asked.message or "")


def _asked_for(connection: Connection, receivable: ReceivableRow, form: Form) -> current.AgreementRow:
    """The proposal that the form was shown for; one that came since is not accepted by the old form."""
    row = current.waiting(connection, receivable.id)
    if row is None or row.proposed_by == DEBTOR or row.id != form.text("agreement"):
        raise FormFault("error_stale")
    return row


def _counts(receivable: ReceivableRow) -> list[int]:
    """Only as many as leave one unit of the currency for each part."""
    unit = 10 ** minor_digits(receivable.currency)
    return [count for count in COUNTS if receivable.remaining_minor // count >= unit]

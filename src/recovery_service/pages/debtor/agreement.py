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
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.schedule import InstalmentState
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.pages.debtor.forms import Form, FormFault, SubmittedText
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.pause_reasons import is_insolvent
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.recovery.lifecycle import agreements
from recovery_service.recovery.lifecycle.agreements import ProposalTerms
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase

DEBTOR: Final = "debtor"
COUNTS: Final = (2, 3, 4, 5, 6, 8, 10, 12)
"""How many instalments the page offers to propose; more are a matter for a talk."""
SOON: Final = 7
"""Days ahead of the day that the forms propose."""


def conditions(connection: Connection, receivable: ReceivableRow) -> set[Condition]:
    """Return what decides over proposals of the debtor besides the newest agreement."""
    fulfilled = set()
    if load_rules(connection, receivable.user_id).accept_share is not None:
        fulfilled.add(Condition.SETTLEMENT_CONSIDERED)
    if agreements.proposed_often(connection, receivable):
        fulfilled.add(Condition.PROPOSED_REPEATEDLY)
    return fulfilled


def due_now(connection: Connection, receivable: ReceivableRow, today: date) -> int | None:
    """Return the open rest of the next agreed part, None where nothing is agreed."""
    row = agreement_queries.in_force(connection, receivable.id)
    instalment = None if row is None else agreement_queries.next_instalment(row, receivable, today)
    return None if instalment is None else instalment.minor - instalment.paid_minor


def propose_instalments(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    count = form.text("count")
    if not count.isdecimal() or int(count) not in _counts(receivable):
        raise FormFault("error_stale")
    terms = ProposalTerms("instalments", int(count), form.day("day"), message=form.text("message")[:1_000])
    return _propose(context, receivable, terms, at)


def propose_settlement(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    minor = form.amount("amount", receivable.currency, receivable.remaining_minor - 1)
    if minor is None:
        raise FormFault("error_amount")
    terms = ProposalTerms("settlement", 1, form.day("day"), minor, form.text("message")[:1_000])
    return _propose(context, receivable, terms, at)


def agree(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    row = _load_open_proposal(context.connection, receivable, form)
    agreements.accept(context, receivable, row, by=DEBTOR, actor=DEBTOR, at=at)
    return SubmittedText()


def decline(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    row = _load_open_proposal(context.connection, receivable, form)
    agreements.refuse(context, receivable, row, by=DEBTOR, actor=DEBTOR, at=at)
    return SubmittedText()


def page_values(
    connection: Connection, situation: Situation, creditor: str, today: date, language: str, *, barred: bool
) -> dict[str, Any]:
    """Return what the template shows of it: `agreement` is the card or None, `agreement_states` sentences. Of a claim
    that is `barred` nothing becomes due again."""
    receivable = situation.receivable

    def text(key: str, **values: Any) -> str:
        return phrase(key, language, **values)

    def money(minor: int) -> str:
        return formats.money(minor, receivable.currency, language)

    context_values: dict[str, Any] = {
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
        context_values["counts"].append((count, f"{count} × {money(first.minor)}{odd}"))
    if is_insolvent(connection, receivable.debtor_id):
        context_values["agreement_states"] = [text("state_insolvent", creditor=creditor)]
        return context_values
    row = agreement_queries.in_force(connection, receivable.id) or agreement_queries.pending_proposal(
        connection, receivable.id
    )
    if row is None:
        if not receivable.is_closed and receivable.remaining_minor:
            ended = _ended_words(
                agreement_queries.newest(connection, receivable.id),
                situation,
                creditor,
                language,
                barred=barred,
            )
            context_values["agreement_states"] = [] if ended is None else [ended]
        return context_values
    until = formats.day(situation.workdays.local_date(row.answer_until), language)
    is_sum = row.kind == "settlement"
    waits = row.state == "proposed"
    if waits and row.proposed_by == DEBTOR:
        context_values["agreement_states"] = [text("state_proposed", creditor=creditor, day=until)]
    title = (
        (text("offered_title", creditor=creditor) if row.proposed_by != DEBTOR else text("proposed_title"))
        if waits
        else text("agreed_sum" if is_sum else "agreed_plan")
    )

    progress = _so_far(row, receivable, today, language)

    def shown(instalment: InstalmentState) -> tuple[str, str, str, str]:
        state = "" if waits else text(f"part_{instalment.state}")
        return formats.day(instalment.due_on, language), money(instalment.minor), state, instalment.state

    context_values["agreement"] = {
        "title": title,
        "rows": [
            shown(instalment) for instalment in agreement_queries.instalment_states(row, receivable, today)
        ],
        "standing": None if progress is None else text("agreed_so_far", **progress),
        "note": text("settles_note")
        if is_sum
        else None
        if waits
        else text("kept_note_barred" if barred else "kept_note"),
        "until": text("answer_by", day=until) if waits and row.proposed_by != DEBTOR else None,
        "message": row.message if row.proposed_by != DEBTOR else None,
        "id": row.id,
    }
    return context_values


def _ended_words(
    newest: agreement_queries.AgreementRow | None,
    situation: Situation,
    creditor: str,
    language: str,
    *,
    barred: bool,
) -> str | None:
    """Return what became of the last agreement or of the debtor's own proposal, where nothing stands or waits."""
    if newest is None:
        return None
    if newest.state == "broken":
        return phrase("state_broken_barred" if barred else "state_broken", language)
    if newest.proposed_by != DEBTOR:
        return None
    if newest.state == "expired":
        lapsed_on = formats.day(situation.workdays.local_date(newest.answer_until), language)
        return phrase("state_proposal_expired", language, day=lapsed_on)
    return (
        phrase("state_proposal_refused", language, creditor=creditor) if newest.state == "refused" else None
    )


def _so_far(
    row: agreement_queries.AgreementRow, receivable: ReceivableRow, today: date, language: str
) -> dict[str, str] | None:
    """Return the sums of the balance: paid of all that was agreed, and what comes next; None where nothing comes."""
    balance = agreement_queries.balance_from(row, receivable, today)
    if balance is None or balance.next_due_on is None or balance.next_amount is None:
        return None
    sums = {"paid": balance.paid, "total": balance.total, "amount": balance.next_amount}
    shown = {
        name: formats.money(to_minor(sum_, receivable.currency), receivable.currency, language)
        for name, sum_ in sums.items()
    }
    return {**shown, "day": formats.day(balance.next_due_on, language)}


def _propose(context: Context, receivable: ReceivableRow, terms: ProposalTerms, at: int) -> SubmittedText:
    try:
        agreements.propose(context, receivable, terms, by=DEBTOR, actor=DEBTOR, at=at)
    except Invalid as error:
        raise FormFault("error_day" if error.field == "first_on" else "error_amount") from None
    return SubmittedText(terms.message or "")


def _load_open_proposal(
    connection: Connection, receivable: ReceivableRow, form: Form
) -> agreement_queries.AgreementRow:
    """Return the proposal that the form was shown for; one that came since is not accepted by the old form."""
    row = agreement_queries.pending_proposal(connection, receivable.id)
    if row is None or row.proposed_by == DEBTOR or row.id != form.text("agreement"):
        raise FormFault("error_stale")
    return row


def _counts(receivable: ReceivableRow) -> list[int]:
    """Only as many as leave one unit of the currency for each part."""
    unit = 10 ** minor_digits(receivable.currency)
    return [count for count in COUNTS if receivable.remaining_minor // count >= unit]

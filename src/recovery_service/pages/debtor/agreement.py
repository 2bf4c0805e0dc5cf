"""Agreements on the debtor's page: what may be proposed, what was agreed, and the forms for both."""

from __future__ import annotations

from collections.abc import Sequence
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
from recovery_service.ledger.agreements import agreement_queries, joint_plans
from recovery_service.ledger.agreements.agreement_queries import AgreementRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.pages.debtor import other_invoices
from recovery_service.pages.debtor.forms import Form, FormFault, SubmittedText
from recovery_service.pages.debtor.reading import Reading
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.pause_reasons import is_insolvent
from recovery_service.recovery.lifecycle import agreements
from recovery_service.recovery.lifecycle import joint_plans as joint_proposals
from recovery_service.recovery.lifecycle.proposal_terms import ProposalTerms
from recovery_service.wording import formats

DEBTOR: Final = "debtor"
COUNTS: Final = (2, 3, 4, 5, 6, 8, 10, 12)
"""How many instalments the page offers to propose; more are a matter for a talk."""


def conditions(connection: Connection, receivable: ReceivableRow) -> set[Condition]:
    """Return what decides over proposals of the debtor besides the newest agreement."""
    fulfilled = set()
    if load_rules(connection, receivable.user_id).accept_share is not None:
        fulfilled.add(Condition.SETTLEMENT_CONSIDERED)
    if agreements.has_reached_proposal_limit(connection, receivable):
        fulfilled.add(Condition.PROPOSED_REPEATEDLY)
    return fulfilled


def propose_instalments(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    count = form.text("count")
    if not count.isdecimal() or int(count) not in _counts(
        open_minor(context.connection, receivable, at), receivable.currency
    ):
        raise FormFault("error_stale")
    terms = ProposalTerms("instalments", int(count), form.day("day"), message=form.text("message")[:1_000])
    return _propose(context, receivable, terms, at)


def propose_joint_plan(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    """Propose one plan over every invoice that the page names."""
    owed = other_invoices.list_joint_debts(context, receivable)
    count = form.text("count")
    total = sum(minor for _, minor in owed)
    if not owed or not count.isdecimal() or int(count) not in _counts(total, receivable.currency):
        raise FormFault("error_stale")
    debts = [receivables.lock(context, id_).row for id_ in sorted(id_ for id_, _ in owed)]
    debts.sort(key=lambda row: (row.due_date, row.id))
    message = form.text("message")[:1_000]
    terms = ProposalTerms("instalments", int(count), form.day("day"), message=message)
    try:
        joint_proposals.propose_jointly(context, debts, terms, by=DEBTOR, actor=DEBTOR, at=at)
    except Invalid as error:
        raise FormFault("error_day" if error.field == "first_on" else "error_amount") from None
    return SubmittedText(message)


def propose_settlement(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    open_now = open_minor(context.connection, receivable, at)
    minor = form.amount("amount", receivable.currency, open_now - 1)
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


def page_values(page: Reading) -> dict[str, Any]:
    """Return what the template shows of it: `agreement` is the card or None, `agreement_states` sentences."""
    return {**_form_values(page), **_agreed_values(page)}


def _form_values(page: Reading) -> dict[str, Any]:
    """Return what the forms offer: how many instalments, and until when the first may be due."""
    return {
        "counts": offered_counts(page, page.open_minor),
        "plan_until": (page.today + timedelta(days=FIRST_INSTALMENT_MAX_DAYS)).isoformat(),
        "offer_until": (page.today + timedelta(days=SETTLEMENT_MAX_DAYS)).isoformat(),
    }


def offered_counts(page: Reading, total: int) -> list[tuple[int, str]]:
    """Return the numbers of instalments over this sum, each with what they come to."""
    counts = []
    for count in _counts(total, page.receivable.currency):
        first, *_, last = split_into_instalments(total, count, page.today)
        label = f"{count} × {page.money(first.minor)}"
        if last.minor != first.minor:
            label = page.text("last_part", each=label, amount=page.money(last.minor))
        counts.append((count, label))
    return counts


def _agreed_values(page: Reading) -> dict[str, Any]:
    connection, receivable = page.context.connection, page.receivable
    if is_insolvent(connection, receivable.debtor_id):
        return {
            "agreement": None,
            "agreement_states": [page.text("state_insolvent", creditor=page.creditor.name)],
        }
    row = _find_current(page)
    if row is not None:
        return {"agreement": _card(page, row), "agreement_states": _waiting(page, row)}
    newest = agreement_queries.find_newest(connection, receivable.id) if page.open_minor else None
    ended = None if newest is None else _ended_words(page, newest)
    return {"agreement": None, "agreement_states": [ended] if ended else []}


def _find_current(page: Reading) -> AgreementRow | None:
    """Return the agreement in force, else the proposal that waits."""
    connection, id_ = page.context.connection, page.receivable.id
    in_force = agreement_queries.find_in_force(connection, id_)
    return in_force or agreement_queries.find_pending_proposal(connection, id_)


def _waiting(page: Reading, row: AgreementRow) -> list[str]:
    """Return what is said to a debtor whose own proposal waits for the creditor."""
    if row.state != "proposed" or row.proposed_by != DEBTOR:
        return []
    words = page.text("state_proposed", creditor=page.creditor.name, day=_answer_day(page, row))
    if not agreements.has_reached_proposal_limit(page.context.connection, page.receivable):
        words += " " + page.text("proposal_again")
    return [words]


def _card(page: Reading, row: AgreementRow) -> dict[str, Any]:
    """Return the agreement in force, or the proposal that waits. Of a barred claim nothing becomes due again."""
    is_settlement, waits = row.kind == "settlement", row.state == "proposed"
    is_offered = waits and row.proposed_by != DEBTOR
    if is_offered:
        title = page.text("offered_title", creditor=page.creditor.name)
    elif waits:
        title = page.text("proposed_title")
    else:
        title = page.text("agreed_sum" if is_settlement else "agreed_plan")
    members = joint_plans.load_members(page.context.connection, row)
    progress = None if members else _so_far(row, page.receivable, page.today, page.spelt)
    states = (
        joint_plans.list_instalments(members, page.today)
        if members
        else agreement_queries.instalment_states(row, page.receivable, page.today)
    )
    return {
        "title": title,
        "rows": [
            (
                page.day(instalment.due_on),
                page.money(instalment.minor),
                "" if waits else page.text(f"part_{instalment.state}"),
                instalment.state,
            )
            for instalment in states
        ],
        "standing": None if progress is None else page.text("agreed_so_far", **progress),
        "joint": page.text("joint_plan", numbers=_list_numbers(members)) if members else None,
        "note": _note(page, row),
        "until": page.text("answer_by", day=_answer_day(page, row)) if is_offered else None,
        "message": row.message,
        "own": row.proposed_by == DEBTOR,
        "id": row.id,
    }


def _note(page: Reading, row: AgreementRow) -> str | None:
    """Return what follows from keeping it. While it is in force interest goes on running in the balance only."""
    if row.kind == "settlement":
        return page.text("settles_note")
    if row.state == "proposed":
        return None
    words = page.text("kept_note_barred" if page.is_barred else "kept_note")
    return (
        f"{words} {page.text('kept_interest')}" if page.claim.charges and page.calculation.accrues else words
    )


def _list_numbers(members: Sequence[joint_plans.Member]) -> str:
    return formats.format_invoice_numbers([number for _, row in members for number in row.numbers])


def _answer_day(page: Reading, row: AgreementRow) -> str:
    return page.day(page.situation.workdays.local_date(row.answer_until))


def _ended_words(page: Reading, newest: AgreementRow) -> str | None:
    """Return what became of the last agreement or of the debtor's own proposal, where nothing stands or waits."""
    if newest.state == "broken":
        return page.text("state_broken_barred" if page.is_barred else "state_broken")
    if newest.proposed_by != DEBTOR:
        return None
    if newest.state == "expired":
        return page.text("state_proposal_expired", day=_answer_day(page, newest))
    is_refused = newest.state == "refused"
    return page.text("state_proposal_refused", creditor=page.creditor.name) if is_refused else None


def _so_far(
    row: AgreementRow, receivable: ReceivableRow, today: date, language: str
) -> dict[str, str] | None:
    """Return the sums of the balance: paid of all that was agreed, and what comes next; None where nothing comes."""
    balance = agreement_queries.balance_from(row, receivable, today)
    if balance is None or balance.next_due_on is None or balance.next_amount is None:
        return None
    sums = {"paid": balance.paid, "total": balance.total, "amount": balance.next_amount}
    shown = {
        name: formats.format_money(to_minor(sum_, receivable.currency), receivable.currency, language)
        for name, sum_ in sums.items()
    }
    return {**shown, "day": formats.format_day(balance.next_due_on, language)}


def _propose(context: Context, receivable: ReceivableRow, terms: ProposalTerms, at: int) -> SubmittedText:
    try:
        agreements.propose(context, receivable, terms, by=DEBTOR, actor=DEBTOR, at=at)
    except Invalid as error:
        raise FormFault("error_day" if error.field == "first_on" else "error_amount") from None
    return SubmittedText(terms.message or "")


def _load_open_proposal(connection: Connection, receivable: ReceivableRow, form: Form) -> AgreementRow:
    """Return the proposal that the form was shown for; one that came since is not accepted by the old form."""
    row = agreement_queries.find_pending_proposal(connection, receivable.id)
    if row is None or row.proposed_by == DEBTOR or row.id != form.text("agreement"):
        raise FormFault("error_stale")
    return row


def _counts(open_minor: int, currency: str) -> list[int]:
    """Return the numbers of instalments to offer: each part is at least one unit of the currency."""
    unit = 10 ** minor_digits(currency)
    return [count for count in COUNTS if open_minor // count >= unit]

"""Proposals of one instalment plan over several invoices of a debtor, and who answers for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from sqlalchemy import Connection

from recovery_contract.agreements import MAX_TOGETHER
from recovery_contract.allowed_actions import Action, Condition, Party
from recovery_contract.ids import AgreementId, ReceivableId
from recovery_contract.instalments import split_into_instalments
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.ids import new_id
from recovery_service.ledger import permissions
from recovery_service.ledger.agreements import agreement_queries, joint_plans
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.agreements.rules import find_accepting_rule
from recovery_service.ledger.receivables import repository as receivable_queries
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning import replies
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.pause_reasons import PLAN_OFFERED
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.lifecycle import agreements
from recovery_service.recovery.lifecycle.proposal_terms import ProposalTerms, check_terms


def propose_jointly(
    context: Context,
    debts: Sequence[ReceivableRow],
    terms: ProposalTerms,
    *,
    by: str,
    actor: str,
    at: int,
    is_agreed: bool = False,
) -> AgreementRow:
    """Record one proposal over these receivables of a debtor, which the caller holds, oldest first; answers that on
    the first. With `is_agreed` both have agreed already. Raises Invalid for what cannot be kept, InvalidState where
    nothing can be agreed on one of them now."""
    owed = [(row, minor) for row in debts if (minor := open_minor(context.connection, row, at)) > 0]
    if not owed:
        raise InvalidState("Nothing is open on these receivables.")
    total = sum(minor for _, minor in owed)
    today = load_situation(context, owed[0][0].id).workdays.local_date(at)
    _check_terms(terms, total, owed[0][0].currency, today)
    instalments = split_into_instalments(total, terms.count, terms.first_on)
    joint_id = new_id(AgreementId)
    rows = [
        agreements.propose(
            context, row, replace(terms, parts=parts, joint_id=joint_id), by=by, actor=actor, at=at
        )
        for (row, _), parts in zip(
            owed, joint_plans.divide_instalments(instalments, [minor for _, minor in owed]), strict=True
        )
    ]
    first = receivables.load(context.connection, owed[0][0].id)
    if is_agreed:
        return agreements.accept(context, first, rows[0], by="debtor", actor=actor, at=at)
    if by == "creditor":
        replies.schedule_reply(context, first.id, PLAN_OFFERED, at)
    elif (rule := _find_rule(context, [row for row, _ in owed], terms, total)) is not None:
        return agreements.accept(
            context, first, rows[0], by="standing_rule", actor="service", at=at, rule=rule
        )
    return rows[0]


def list_open_invoices(context: Context, row: ReceivableRow, at: int) -> list[tuple[ReceivableRow, int]]:
    """Return the debtor's other invoices that one plan may be over together with this one, oldest first, with what is
    open on each: whoever is written to about one of them is so about all."""
    connection = context.connection
    if not _may_be_agreed_on(connection, row):
        return []
    others = [
        other
        for other in receivable_queries.open_of_debtor(connection, row.user_id, row.debtor_id)
        if other.id != row.id and other.currency == row.currency and _may_be_agreed_on(connection, other)
    ]
    readers = receivables.list_readers(connection, [row, *others])
    same = [other for other in others if readers[other.id] == readers[row.id]]
    owed = [(other, open_minor(connection, other, at)) for other in same]
    return sorted(
        ((other, minor) for other, minor in owed if minor > 0),
        key=lambda pair: (pair[0].due_date, pair[0].id),
    )[:MAX_TOGETHER]


def _may_be_agreed_on(connection: Connection, row: ReceivableRow) -> bool:
    fulfilled = permissions.conditions(connection, row)
    against = permissions.obstacles(row, Party.CREDITOR, Action.PROPOSE_AGREEMENT, fulfilled)
    return not against - {Condition.AMOUNT_DIVISIBLE}


def propose_together(
    context: Context,
    row: ReceivableRow,
    together_with: Sequence[ReceivableId],
    terms: ProposalTerms,
    *,
    actor: str,
    at: int,
    is_agreed: bool,
) -> AgreementRow:
    """Record the creditor's proposal over this receivable and these; answers that on this one. Raises Invalid for an
    invoice that does not belong to it, or for terms that cannot be kept."""
    open_ids = {other.id for other, _ in list_open_invoices(context, row, at)}
    for place, id_ in enumerate(together_with):
        if id_ not in open_ids:
            raise Invalid(Reason.of("plan_not_together"), f"together_with[{place}]", id_)
    debts = [row, *(receivables.lock(context, id_).row for id_ in sorted(set(together_with)))]
    debts.sort(key=lambda debt: (debt.due_date, debt.id))
    first = propose_jointly(context, debts, terms, by="creditor", actor=actor, at=at, is_agreed=is_agreed)
    members = joint_plans.list_members(context.connection, first)
    return next(member for member in members if member.receivable_id == row.id)


def counter_proposal(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    terms: ProposalTerms,
    *,
    actor: str,
    at: int,
) -> AgreementRow:
    """Answer a proposal of the debtor by one of the creditor. Raises InvalidState and Invalid."""
    agreements.require_counterable(context.connection, receivable, row)
    if row.joint_id is None:
        return agreements.propose(context, receivable, terms, by="creditor", actor=actor, at=at)
    return propose_jointly(context, list_debts(context, row), terms, by="creditor", actor=actor, at=at)


def list_debts(context: Context, row: AgreementRow) -> list[ReceivableRow]:
    """Hold and return the receivables of this agreement's plan, the oldest debt first."""
    ids = sorted(member.receivable_id for member in joint_plans.list_members(context.connection, row))
    debts = [receivables.lock(context, id_).row for id_ in ids]
    return sorted(debts, key=lambda debt: (debt.due_date, debt.id))


def _find_rule(
    context: Context, debts: Sequence[ReceivableRow], terms: ProposalTerms, total: int
) -> str | None:
    for row in debts:
        if any(
            one.state == "broken" for one in agreement_queries.list_agreements(context.connection, row.id)
        ):
            return None
    rules = load_rules(context.connection, debts[0].user_id)
    return find_accepting_rule(
        rules, kind="instalments", instalment_count=terms.count, total_minor=total, open_minor=total
    )


def _check_terms(terms: ProposalTerms, total: int, currency: str, today: date) -> None:
    if terms.kind != "instalments" or terms.amount_minor not in (None, total):
        raise Invalid(Reason.of("plan_not_over_all"), "amount")
    check_terms(terms, total, currency, today)

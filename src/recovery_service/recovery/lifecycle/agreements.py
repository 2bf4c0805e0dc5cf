"""Proposals and their answers: who may say what, what follows for the recovery, and who is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.actions import PartialPaymentAction
from recovery_contract.allowed_actions import (
    STATUS,
    Action,
    Condition,
    Party,
    agreement_conditions,
)
from recovery_contract.ids import AgreementId
from recovery_contract.instalments import split_into_instalments
from recovery_service.context.core import Context
from recovery_service.errors import InvalidState
from recovery_service.ids import new_id
from recovery_service.ledger import permissions
from recovery_service.ledger.agreements import agreement_queries, announcements, joint_plans, repository
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.agreements.rules import find_accepting_rule
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning import agreement_watch, replies
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.pause_reasons import PLAN_ACCEPTED, PLAN_OFFERED
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.lifecycle import partial_payments, transitions
from recovery_service.recovery.lifecycle.proposal_terms import ProposalTerms, check_terms, too_small

RESPONSE_MS: Final = 7 * 86_400_000
"""How long a proposal waits, and holds contacts back, before silence keeps the creditor's rights."""

DEBTOR_PROPOSALS: Final = 3
"""After so many proposals of a debtor only the creditor proposes: proposing is no way to be left alone for ever."""


_ABOUT_AGREEMENTS: Final = frozenset(
    {Condition.PROPOSED_BY_DEBTOR, Condition.PROPOSED_BY_CREDITOR, Condition.AGREEMENT_IN_FORCE}
)


def has_reached_proposal_limit(connection: Connection, receivable: ReceivableRow) -> bool:
    """Return whether the debtor proposed as often as it may."""
    rows = agreement_queries.list_agreements(connection, receivable.id)
    return sum(row.proposed_by == "debtor" for row in rows) >= DEBTOR_PROPOSALS


def propose(
    context: Context,
    receivable: ReceivableRow,
    terms: ProposalTerms,
    *,
    by: str,
    actor: str,
    at: int,
    is_agreed: bool = False,
) -> AgreementRow:
    """Record a proposal of the debtor or the creditor (`by`); with `is_agreed` both have agreed already.

    A debtor's proposal that a standing rule of the creditor covers is accepted at once. Raises Invalid for what cannot
    be kept, InvalidState where nothing can be agreed now.
    """
    fulfilled = permissions.conditions(context.connection, receivable)
    against = permissions.obstacles(receivable, Party.CREDITOR, Action.PROPOSE_AGREEMENT, fulfilled)
    _require_negotiable(context.connection, receivable, against)
    parts = terms.parts
    if not parts:
        today = load_situation(context, receivable.id).workdays.local_date(at)
        total = check_terms(terms, open_minor(context.connection, receivable, at), receivable.currency, today)
        if Condition.AMOUNT_DIVISIBLE in against:
            raise too_small(receivable.currency, terms)
        parts = split_into_instalments(total, terms.count, terms.first_on)
    earlier = agreement_queries.find_pending_proposal(context.connection, receivable.id)
    if earlier is not None:
        _replace(context, earlier, at)
    row = AgreementRow(
        id=new_id(AgreementId),
        receivable_id=receivable.id,
        kind=terms.kind,
        state="proposed",
        proposed_by=by,
        proposed_at=at,
        answer_until=at + RESPONSE_MS,
        open_minor=open_minor(context.connection, receivable, at),
        paid_before_minor=receivable.received_minor if receivable.pursues_all else receivable.paid_minor,
        parts=parts,
        message=terms.message or None,
        decided_at=None,
        decided_by=None,
        rule=None,
        ended_at=None,
        joint_id=terms.joint_id,
    )
    repository.add(context.connection, row)
    announcements.announce_proposal(context, receivable, row, actor, at, is_agreed=is_agreed)
    if is_agreed:
        return accept(context, receivable, row, by="debtor", actor=actor, at=at)
    if (
        by == "debtor"
        and row.joint_id is None
        and (rule := _rule(context.connection, receivable, row)) is not None
    ):
        return accept(context, receivable, row, by="standing_rule", actor="service", at=at, rule=rule)
    agreement_watch.schedule_lapse(context, receivable, row)
    recovery.hold_while_agreed(context, receivable.id, at)
    if by == "creditor" and row.joint_id is None:
        replies.schedule_reply(context, receivable.id, PLAN_OFFERED, at)
    return row


def _replace(context: Context, earlier: AgreementRow, at: int) -> None:
    """Put something else in the place of a proposal: one over several invoices ends on all of them."""
    for member in joint_plans.list_members(context.connection, earlier):
        repository.change(context.connection, member.id, state="replaced", ended_at=at)
        if member.id != earlier.id:
            agreement_watch.cancel_lapse(context.connection, member.receivable_id)
            recovery.resume_unless_paused(context, member.receivable_id, at)


def _others(context: Context, row: AgreementRow) -> list[tuple[ReceivableRow, AgreementRow]]:
    """Hold and return the other invoices of a plan over several, with what stands on them."""
    members = joint_plans.list_members(context.connection, row)
    return [
        (receivables.lock(context, member.receivable_id).row, member)
        for member in sorted(members, key=lambda member: member.receivable_id)
        if member.id != row.id
    ]


def accept(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    *,
    by: str,
    actor: str,
    at: int,
    rule: str | None = None,
) -> AgreementRow:
    """Put the agreement into force: contacts pause while it is fulfilled. One over several invoices is in force on each
    on which something can be agreed now. Raises InvalidState where it no longer waits or its first day has passed."""
    others = _others(context, row)
    accepted = _accept(context, receivable, row, by=by, actor=actor, at=at, rule=rule)
    for other, member in others:
        try:
            _accept(context, other, member, by=by, actor=actor, at=at, rule=rule)
        except InvalidState:
            _end(context, other, member, actor=actor, at=at)
    replies.schedule_reply(context, receivable.id, PLAN_ACCEPTED, at)
    return accepted


def _accept(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    *,
    by: str,
    actor: str,
    at: int,
    rule: str | None,
) -> AgreementRow:
    party = Party.DEBTOR if by == "debtor" else Party.CREDITOR
    against = _against(context.connection, receivable, row, party, Action.ACCEPT_AGREEMENT)
    _require_proposal(context.connection, receivable, row, against)
    _require_negotiable(context.connection, receivable, against)
    today = load_situation(context, receivable.id).workdays.local_date(at)
    if row.parts[0].due_on < today:
        raise transitions.refuse_now(
            context.connection, receivable, "The first day of this proposal has passed: propose a later one."
        )
    values: dict[str, Any] = {"state": "accepted", "decided_at": at, "decided_by": by, "rule": rule}
    repository.change(context.connection, row.id, **values)
    row = replace(row, **values)
    agreement_watch.cancel_lapse(context.connection, receivable.id)
    agreement_watch.schedule_next_check(context, receivable, row, at)
    why = f" by the standing rule “{rule}”" if rule else ""
    text = f"Agreed{why}: {announcements.describe(receivable, row)}."
    _tell_changed(context, receivable, row, "agreement.accepted", text, actor, at)
    if receivable.is_decision_open:
        go_on = PartialPaymentAction.CONTINUE_RECOVERY
        partial_payments.apply_decision(context, receivable, go_on, at=at, actor=actor)
    recovery.hold_while_agreed(context, receivable.id, at)
    return row


def refuse(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    *,
    by: str,
    actor: str,
    at: int,
    message: str | None = None,
) -> AgreementRow:
    """Refuse the proposal; the recovery goes on. Raises InvalidState where nothing waits any more."""
    party = Party.DEBTOR if by == "debtor" else Party.CREDITOR
    _require_proposal(
        context.connection,
        receivable,
        row,
        _against(context.connection, receivable, row, party, Action.REFUSE_AGREEMENT),
    )
    others = _others(context, row)
    refused = _refuse(context, receivable, row, by=by, actor=actor, at=at, message=message)
    for other, member in others:
        _refuse(context, other, member, by=by, actor=actor, at=at, message=message)
    if by == "creditor":
        replies.schedule_reply(context, receivable.id, "plan_refused", at)
    return refused


def _refuse(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    *,
    by: str,
    actor: str,
    at: int,
    message: str | None,
) -> AgreementRow:
    row = _decided(context.connection, row, "refused", by, at)
    appended = f" {message}" if message else ""
    text = f"The {by} refused: {announcements.describe(receivable, row)}.{appended}"
    _tell_changed(context, receivable, row, "agreement.refused", text, actor, at)
    agreement_watch.cancel_lapse(context.connection, receivable.id)
    recovery.resume_unless_paused(context, receivable.id, at)
    return row


def end(
    context: Context, receivable: ReceivableRow, row: AgreementRow, *, actor: str, at: int
) -> AgreementRow:
    """Withdraw the creditor's own proposal, or end what is in force. Raises InvalidState for anything else."""
    if _against(context.connection, receivable, row, Party.CREDITOR, Action.END_AGREEMENT):
        raise transitions.refuse_now(
            context.connection, receivable, "Only an own proposal or an agreement in force can be ended."
        )
    others = _others(context, row)
    ended = _end(context, receivable, row, actor=actor, at=at)
    for other, member in others:
        _end(context, other, member, actor=actor, at=at)
    return ended


def _end(
    context: Context, receivable: ReceivableRow, row: AgreementRow, *, actor: str, at: int
) -> AgreementRow:
    row = _decided(context.connection, row, "ended", "creditor", at)
    text = f"The creditor ended: {announcements.describe(receivable, row)}."
    _tell_changed(context, receivable, row, "agreement.ended", text, actor, at)
    agreement_watch.cancel_checks(context.connection, receivable.id)
    recovery.resume_unless_paused(context, receivable.id, at)
    return row


def require_counterable(connection: Connection, receivable: ReceivableRow, row: AgreementRow) -> None:
    """Raise InvalidState where this does not wait for the creditor's answer."""
    _require_proposal(
        connection,
        receivable,
        row,
        _against(connection, receivable, row, Party.CREDITOR, Action.COUNTER_AGREEMENT),
    )


def _rule(connection: Connection, receivable: ReceivableRow, row: AgreementRow) -> str | None:
    """Find the rule that accepts the proposal; none does after the debtor broke an agreement on the same invoice."""
    if any(other.state == "broken" for other in agreement_queries.list_agreements(connection, receivable.id)):
        return None
    return find_accepting_rule(
        load_rules(connection, receivable.user_id),
        kind=row.kind,
        instalment_count=len(row.parts),
        total_minor=row.total_minor,
        open_minor=row.open_minor,
    )


def _against(
    connection: Connection, receivable: ReceivableRow, row: AgreementRow, party: Party, action: Action
) -> frozenset[str]:
    """Return what stands in the way of this action on this agreement, which need not be the newest."""
    fulfilled = permissions.conditions(connection, receivable) - _ABOUT_AGREEMENTS
    fulfilled |= agreement_conditions(row.state, row.proposed_by)
    return permissions.obstacles(receivable, party, action, fulfilled)


def _require_proposal(
    connection: Connection, receivable: ReceivableRow, row: AgreementRow, against: frozenset[str]
) -> None:
    """Raise InvalidState where this does not wait for an answer of who gives it."""
    if not against & {Condition.PROPOSED_BY_DEBTOR, Condition.PROPOSED_BY_CREDITOR}:
        return
    if row.state != "proposed":
        raise transitions.refuse_now(
            connection, receivable, f"This proposal is {row.state}; it does not wait for an answer."
        )
    raise transitions.refuse_now(
        connection, receivable, "This proposal is the creditor's own: end it, or propose another."
    )


def _require_negotiable(connection: Connection, receivable: ReceivableRow, against: frozenset[str]) -> None:
    """Raise InvalidState where nothing can be agreed on now."""
    if against & {STATUS, Condition.PAYMENT_SETTLING}:
        raise transitions.refuse_now(
            connection, receivable, f"Nothing can be agreed on while the receivable is {receivable.status}."
        )
    if Condition.INSOLVENT in against:
        raise transitions.refuse_now(
            connection, receivable, "The debtor is insolvent: claims are declared, not agreed on."
        )
    if Condition.AGREEMENT_IN_FORCE in against:
        raise transitions.refuse_now(
            connection, receivable, "An agreement is in force; it has to be ended first."
        )


def _decided(connection: Connection, row: AgreementRow, state: str, by: str, at: int) -> AgreementRow:
    values: dict[str, Any] = {"state": state, "decided_at": at, "decided_by": by, "ended_at": at}
    repository.change(connection, row.id, **values)
    return replace(row, **values)


def _tell_changed(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    kind: str,
    text: str,
    actor: str,
    at: int,
) -> None:
    announcements.announce_change(context, receivable, row, kind, text, actor, at)
    record_audit(
        context.connection,
        actor,
        kind,
        row.id,
        before={"state": "proposed"},
        after={"state": row.state, "decided_by": row.decided_by, "rule": row.rule},
    )

"""Declares a debtor insolvent and takes that back: recoveries stop, and what is to be declared is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from recovery_contract.agreements import DeclaredClaim, DeclareInsolvencyRequest, Insolvency
from recovery_contract.events import InsolvencyDeclared
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, NotFound
from recovery_service.law.insolvency import DECLARATION_RULES, claimed_until, declaration_deadline
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.insolvency import declaration, repository
from recovery_service.ledger.insolvency.repository import InsolvencyRow
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import actor_label, add_note, record_audit
from recovery_service.recovery.balance import breakdown
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.situation import load_situation


def declare(
    context: Context,
    rows: Sequence[ReceivableRow],
    request: DeclareInsolvencyRequest,
    *,
    actor: str,
    at: int,
) -> Insolvency:
    """Return a court opened a procedure over the debtor of these receivables; said again it is corrected. Raises
    Invalid for days that cannot be."""
    today = to_datetime(at).date()
    if request.opened_on > today:
        raise Invalid(Reason.of("procedure_in_future"), "opened_on", request.opened_on.isoformat())
    for name in ("published_on", "declare_by"):
        day: date | None = getattr(request, name)
        if day is not None and day < request.opened_on:
            raise Invalid(Reason.of("before_the_opening"), name, day.isoformat())
    before = declaration.of_debtor(context.connection, rows[0].debtor_id)
    row = InsolvencyRow(
        **request.model_dump(),
        debtor_id=rows[0].debtor_id,
        client_id=rows[0].client_id,
        declared_at=at,
        declared_by=actor_label(actor),
    )
    repository.put(context.connection, row)
    record_audit(
        context.connection,
        actor,
        "insolvency.declare",
        row.debtor_id,
        before=None if before is None else {"procedure": before.procedure},
        after=request.model_dump(mode="json"),
    )
    declared = build_resource(context, rows, row)
    for receivable in rows:
        if not receivable.is_closed:
            _stop(context, receivable, declared, is_new=before is None, actor=actor, at=at)
    return declared


def withdraw(context: Context, rows: Sequence[ReceivableRow], *, actor: str, at: int) -> None:
    """Withdraw an insolvency that was a mistake or ended without touching a claim.

    Raises NotFound where none stands.
    """
    if not repository.remove(context.connection, rows[0].debtor_id):
        raise NotFound
    record_audit(context.connection, actor, "insolvency.withdraw", rows[0].debtor_id, before={})
    for receivable in rows:
        if not receivable.is_closed:
            text = "The debtor is not insolvent (any more): the recovery goes on."
            kind = "insolvency.withdrawn"
            add_note(context, receivable.id, at=at, kind=kind, text=text, actor=actor)
            recovery.resume_unless_paused(context, receivable.id, at)


def merge_insolvencies(
    context: Context,
    rows: Sequence[ReceivableRow],
    others: Sequence[ReceivableRow],
    *,
    actor: str,
    at: int,
) -> None:
    """Merge the insolvencies of two debtors that are one from now on.

    `rows` are the receivables of one as read before, `others` those of the other.
    """
    before, after = rows[0].debtor_id, others[0].debtor_id
    mine, theirs = (
        declaration.of_debtor(context.connection, before),
        declaration.of_debtor(context.connection, after),
    )
    if mine is not None:
        repository.remove(context.connection, before)
    if mine is not None and theirs is None:
        repository.put(context.connection, replace(mine, debtor_id=after))
    procedure = theirs or mine
    if procedure is None or (mine is not None and theirs is not None):
        return
    everything = [*rows, *others]
    declared = build_resource(context, everything, replace(procedure, debtor_id=after))
    for receivable in others if theirs is None else rows:
        if not receivable.is_closed:
            _stop(context, receivable, declared, is_new=True, actor=actor, at=at)


def _claim(context: Context, row: ReceivableRow, as_of: date) -> DeclaredClaim:
    calculation = breakdown.calculate(context.connection, row, as_of)
    total, interest = calculation.total(), calculation.total("interest")
    fixed_fee = calculation.total("fixed_fee")
    return DeclaredClaim(
        receivable_id=row.id,
        amount=row.to_money(total),
        currency=row.currency,
        principal=row.to_money(total - interest - fixed_fee),
        interest=row.to_money(interest),
        fixed_fee=row.to_money(fixed_fee),
    )


def build_resource(context: Context, rows: Sequence[ReceivableRow], row: InsolvencyRow) -> Insolvency:
    """Return the procedure, the last day to declare as far as it is known, and what to do next."""
    situation = load_situation(context, rows[0].id)
    rule = DECLARATION_RULES.get(situation.country)
    last = row.declare_by or (
        declaration_deadline(rule, row.published_on, situation.creditor_country) if rule is not None else None
    )
    as_of = claimed_until(situation.country, row.opened_on)
    claims = [_claim(context, each, as_of) for each in rows if not each.is_closed]
    steps = _next_steps(row, last, rule.declare_to if rule else None)
    return Insolvency(
        debtor_id=row.debtor_id,
        procedure=row.procedure,
        opened_on=row.opened_on,
        published_on=row.published_on,
        declare_by=last,
        court=row.court,
        reference=row.reference,
        administrator=row.administrator,
        declared_at=to_datetime(row.declared_at),
        declared_by=row.declared_by,
        rule=rule.text if rule else None,
        source=rule.source if rule else None,
        source_url=rule.url if rule else None,
        next_steps=list(steps.values()),
        next_step_codes=list(steps),
        claims=claims,
    )


def _next_steps(row: InsolvencyRow, last: date | None, declare_to: str | None) -> dict[str, str]:
    """Return each step by its name, in the order in which they are done."""
    to = row.administrator or declare_to or "the person appointed by the court"
    by = f"by {last.isoformat()}" if last else "in time: find out the last day and enter it"
    steps = {"declare": f"Declare the claim to {to} {by}."}
    if row.published_on is None and row.declare_by is None:
        steps["find_publication"] = "Find out when the opening was published and enter that day."
    return {
        **steps,
        "documents": "Take the declaration's data and the documents from the case file.",
        "no_payment": "Do not ask the debtor for payment, and tell the administrator of any that arrives.",
    }


def _stop(
    context: Context,
    receivable: ReceivableRow,
    declared: Insolvency,
    *,
    is_new: bool,
    actor: str,
    at: int,
) -> None:
    by = f" Declare the claim by {declared.declare_by.isoformat()}." if declared.declare_by else ""
    text = f"The debtor is insolvent ({declared.procedure}, opened on {declared.opened_on.isoformat()}).{by}"
    data = InsolvencyDeclared(
        receivable_id=receivable.id,
        procedure=declared.procedure,
        opened_on=declared.opened_on,
        declare_by=declared.declare_by,
    )
    noted = {name: value for name, value in data.wire().items() if name != "receivable_id"}
    kind = "insolvency.declared"
    add_note(context, receivable.id, at=at, kind=kind, text=text, actor=actor, data=noted)
    if is_new:
        agreement_queries.end_agreements(context.connection, receivable.id, recovered=False, at=at)
        emit_event(context, receivable, type="receivable.insolvency.declared", data=data, at=at)
        if receivable.started_at is not None:
            recovery.hold_while_agreed(context, receivable.id, at)

"""A bank statement of the account that the service collects on: proposals, and those that an operator confirms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, time
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from recovery_bank.entry import MAX_BYTES, Entry, Statement
from recovery_bank.failures import StatementFailure
from recovery_bank.matching import Allocation, Proposal, propose_matches
from recovery_bank.task_responses import parse_statement_response
from recovery_contract.fields import json_number, to_minor
from recovery_invoices import ExtractionError, Reader
from recovery_service.context.core import Context
from recovery_service.db.tables.operators import statement_entry_table
from recovery_service.errors import Invalid
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.operators.claims import find_claims, slices
from recovery_service.recovery.lifecycle import payments, unclaimed_payments

LONGEST_REFERENCE: Final = 200

_E = statement_entry_table.c


def import_statement(
    context: Context,
    content: bytes,
    confirm: Sequence[str],
    *,
    exact: bool,
    keeps_unmatched: bool,
    actor: str,
) -> dict[str, Any]:
    """Return the proposals of this file, the chosen ones recorded. Raises Invalid and InvalidState."""
    if len(content) > MAX_BYTES:
        raise Invalid("The statement has at most 16 MiB.", "file")
    try:
        with Reader() as reader:
            statement = parse_statement_response(reader.ask_table({"task": "statement"}, content))
    except ExtractionError as error:
        raise Invalid(f"The statement was not read: {error.message}", "file") from error
    except StatementFailure as failure:
        raise Invalid(f"{failure.title}. {failure.next_step}", "file") from failure
    before = recorded_entry_ids(context.connection, statement.entries)
    proposals = propose(context, statement)
    wanted = select_proposals(proposals, confirm, exact)
    new = [proposal for proposal in wanted if proposal.entry.id not in before]
    done = record_proposals(context, new, actor=actor)
    result = to_json(statement, proposals, done, before)
    if keeps_unmatched:
        result["kept"] = store_unmatched(context.connection, proposals, done, before)
    return result


def propose(context: Context, statement: Statement) -> list[Proposal]:
    """Return what the payments of a statement seem to be for; nothing is recorded."""
    return propose_matches(statement.entries, find_claims(context, statement.entries))


def select_proposals(proposals: Sequence[Proposal], confirm: Sequence[str], exact: bool) -> list[Proposal]:
    """Return those that are named, and with `exact` those that are certain by our own reference. Raises Invalid for an
    id that is no proposal of this statement."""
    by_id = {proposal.entry.id: proposal for proposal in proposals}
    for id in confirm:
        if id not in by_id or not by_id[id].allocations:
            raise Invalid("This statement holds no proposal of that id.", "confirm", id)
    return [
        proposal
        for proposal in proposals
        if proposal.entry.id in confirm
        or (exact and proposal.certainty == "certain" and _is_referred(proposal))
    ]


def record_proposals(context: Context, proposals: Sequence[Proposal], *, actor: str) -> dict[str, list[str]]:
    """Return payment ids by entry, once for each entry whatever file it comes from: an entry that was recorded before
    has none. Raises InvalidState for a closed receivable and Invalid for another currency."""
    return {
        proposal.entry.id: [
            payment_id
            for allocation in proposal.allocations
            if (payment_id := _record(context, proposal.entry, allocation, actor)) is not None
        ]
        for proposal in proposals
    }


def store_unmatched(
    connection: Connection, proposals: Sequence[Proposal], done: Mapping[str, list[str]], before: set[str]
) -> list[str]:
    """Store the payments that fit no receivable, each once, to be assigned or given back; answers their entries."""
    stored = []
    for proposal in proposals:
        entry = proposal.entry
        if proposal.allocations or entry.id in before or done.get(entry.id):
            continue
        money = unclaimed_payments.store_unclaimed(
            connection,
            unclaimed_payments.NewUnclaimedPayment(
                source="bank",
                origin=entry.id,
                amount_minor=to_minor(entry.amount, entry.currency),
                currency=entry.currency,
                arrived_at=_arrived(entry),
                why="not_matched",
                payer=entry.payer,
                text=_remittance_text(entry),
            ),
        )
        if money is not None:
            stored.append(entry.id)
    return stored


def recorded_entry_ids(connection: Connection, entries: Sequence[Entry]) -> set[str]:
    """Return the ids of the entries that were recorded before."""
    recorded_ids: set[str] = set()
    for some in slices([entry.id for entry in entries]):
        query = select(_E.entry_id).where(_E.entry_id.in_(some)).distinct()
        recorded_ids |= set(connection.execute(query).scalars())
    return recorded_ids


def to_json(
    statement: Statement, proposals: Sequence[Proposal], done: Mapping[str, list[str]], before: set[str]
) -> dict[str, Any]:
    """Return the values as the command line prints them: amounts as numbers, days as text."""
    return {
        "format": statement.format,
        "notes": list(statement.notes),
        "proposals": [
            {
                **_entry(proposal.entry),
                "certainty": proposal.certainty,
                "score": proposal.score,
                "reasons": [
                    {"code": reason.code, **({"detail": reason.detail} if reason.detail else {})}
                    for reason in proposal.reasons
                ],
                "parts": [
                    {"receivable_id": allocation.receivable_id, "amount": json_number(allocation.amount)}
                    for allocation in proposal.allocations
                ],
                "alternatives": list(proposal.alternatives),
                "recorded": proposal.entry.id in before or bool(done.get(proposal.entry.id)),
                "payment_ids": done.get(proposal.entry.id, []),
            }
            for proposal in proposals
        ],
        "taken_back": [_entry(entry) for entry in statement.entries if entry.kind == "taken_back"],
    }


def _record(context: Context, entry: Entry, allocation: Allocation, actor: str) -> str | None:
    # Holding the receivable, so that of two operators with the same file one finds what the other did.
    locked = receivables.lock(context, allocation.receivable_id)
    row, at = locked.row, locked.at
    payment_ids = select(_E.payment_id).where(_E.entry_id == entry.id, _E.receivable_id == row.id)
    if context.connection.execute(payment_ids).first() is not None:
        return None
    if row.currency != entry.currency:
        raise Invalid(f"The receivable is in {row.currency}.", "confirm", entry.id)
    payment = payments.record_payment(
        context,
        row.id,
        amount_minor=to_minor(allocation.amount, entry.currency),
        reference=_remittance_text(entry)[:LONGEST_REFERENCE] or None,
        source="bank",
        actor=actor,
        received_at=min(_arrived(entry), at),
    )
    values = {
        "entry_id": entry.id,
        "receivable_id": row.id,
        "payment_id": payment.id,
        "recorded_at": at,
        "actor": actor,
    }
    context.connection.execute(insert(statement_entry_table).values(**values))
    record_audit(
        context.connection,
        actor,
        "statement.record",
        payment.id,
        after={"entry_id": entry.id, "receivable_id": row.id},
    )
    return payment.id


def _arrived(entry: Entry) -> int:
    return int(datetime.combine(entry.booked_on, time(12), UTC).timestamp() * 1000)


def _remittance_text(entry: Entry) -> str:
    return " ".join((*entry.references, entry.text)).strip() or entry.payer


def _is_referred(proposal: Proposal) -> bool:
    return any(reason.code == "reference" for reason in proposal.reasons)


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "entry_id": entry.id,
        "booked_on": entry.booked_on.isoformat(),
        "amount": json_number(entry.amount),
        "currency": entry.currency,
        "payer": entry.payer,
        "text": entry.text,
        "references": list(entry.references),
    }

"""The list of those who must never be contacted, as a creditor and an operator keep it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from recovery_contract.extensions import Suppression, SuppressionPage
from recovery_contract.ids import ReceivableId, SuppressionId, UserId
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, NotFound
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users.rows import UserRow
from recovery_service.paging import Page, bad_cursor
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import repository, service, suppressions, unreached
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.dunning.suppressions import EVERY_CREDITOR, EVERY_DEBTOR

REASON: Final = "suppressed"
_LEAST_DIGITS: Final = 5


def list_suppressions(
    connection: Connection, user_id: UserId, search: str | None, wanted: Page
) -> SuppressionPage:
    """Return them newest first. Raises Invalid for a cursor that is no entry of this list."""
    before = wanted.starting_after
    if before is not None and suppressions.find(connection, user_id, SuppressionId(before)) is None:
        raise bad_cursor(before)
    rows = suppressions.list_newest(connection, user_id, search=search, before=before, limit=wanted.limit + 1)
    return SuppressionPage(
        data=[to_resource(connection, row) for row in rows[: wanted.limit]], has_more=len(rows) > wanted.limit
    )


def to_resource(connection: Connection, row: suppressions.Suppression) -> Suppression:
    """Return the resource as the interface has it; the debtor's name where it is about one debtor alone."""
    name = None
    if row.debtor_id != EVERY_DEBTOR:
        name = receivables.debtor_name(connection, row.debtor_id)
    return Suppression(
        id=row.id,
        type=row.kind,
        address=row.address,
        reason=row.reason,
        note=row.note,
        since=to_datetime(row.at),
        debtor_name=name,
    )


def add_suppression(
    context: Context,
    user: UserRow | None,
    address: str,
    note: str | None,
    *,
    reason: str,
    at: int,
    actor: str,
) -> suppressions.Suppression:
    """Suppress an address for this creditor, or without one for all: nobody is contacted there from now on.

    Planned contacts that only this address could reach are not made. Raises Invalid for what is neither an
    email address nor a phone number.
    """
    kind = suppressions.address_kind(address)
    if kind == "phone" and sum(letter.isdecimal() for letter in address) < _LEAST_DIGITS:
        raise Invalid(Reason.of("neither_email_nor_phone"), "address", address)
    row = suppressions.add(
        context.connection,
        suppressions.NewSuppression(
            user_id=EVERY_CREDITOR if user is None else user.id,
            debtor_id=EVERY_DEBTOR,
            kind=kind,
            address=address,
            reason=reason,
            at=at,
            actor=actor,
            note=(note or "").strip() or None,
        ),
    )
    record_audit(
        context.connection,
        actor,
        "suppression.add",
        row.id,
        after={"type": kind, "address": row.address, "creditor": row.user_id},
    )
    if user is not None:
        for receivable_id in _reached(context.connection, user.id, row):
            unreached.give_up(context, load_situation(context, receivable_id), REASON)
    return row


def remove_suppression(
    context: Context, user: UserRow | None, suppression_id: SuppressionId, *, actor: str
) -> None:
    """Remove a suppression and plan the contacts again that it prevented and whose day has not come.

    Raises NotFound.
    """
    row = suppressions.find(context.connection, EVERY_CREDITOR if user is None else user.id, suppression_id)
    if row is None:
        raise NotFound
    suppressions.remove(context.connection, row.id)
    record_audit(
        context.connection,
        actor,
        "suppression.remove",
        row.id,
        before={"type": row.kind, "address": row.address, "reason": row.reason},
    )
    if user is None:
        return  # each contact reads the list again when its time comes
    at = context.now(user.client_id)
    concerned = set(repository.list_unreached(context.connection, user.client_id, user.id, at))
    if row.debtor_id != EVERY_DEBTOR:
        everything = Principal.of_client(user.client_id)
        concerned |= {one.id for one in receivables.of_debtor(context.connection, everything, row.debtor_id)}
    for receivable_id in sorted(concerned):
        service.replan_after_new_contact(context, receivable_id, at)


def _reached(connection: Connection, user_id: UserId, row: suppressions.Suppression) -> list[ReceivableId]:
    """Return the open receivables with a contact that this entry covers."""
    receivable_ids = {
        receivable_id
        for receivable_id, email, phone in receivables.list_contact_addresses(connection, user_id)
        if row.covers("email", email) or (phone and row.covers("phone", phone))
    }
    return sorted(receivable_ids)

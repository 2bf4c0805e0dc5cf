"""Which receivable a message in the mailbox is about: by the thread, by the address it went to, by who wrote it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from recovery_contract.ids import ReceivableId, UserId
from recovery_invoices.correspondence.opening import MessageHeaders
from recovery_service.context.core import Context
from recovery_service.errors import NotFound
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.contacts.reply_address import find_receivable
from recovery_service.recovery.correspondence import repository
from recovery_service.recovery.dunning import attempt_repository


@dataclass(frozen=True)
class Owner:
    """Owner of a mailbox: a creditor's, or the service's own (`user_id` None), to whose `reply_address` the id of the
    receivable is added. What `own` addresses wrote is no answer.
    """

    user_id: UserId | None
    own: frozenset[str]
    reply_address: str | None = None


@dataclass(frozen=True)
class Match:
    """`candidates` in the order of how likely they are; several where only the sender says it."""

    candidates: tuple[ReceivableId, ...] = ()
    is_report: bool = False


def match_headers(
    context: Context, owner: Owner, headers: Sequence[MessageHeaders | None]
) -> list[Match | None]:
    """Return for each message what it is about; None where it is nothing of ours and stays unread."""
    ids = [id_ for one in headers if one is not None for id_ in one.references]
    threads = repository.find_thread(context.connection, owner.user_id, ids)
    senders = _contacts(context, owner)
    return [None if one is None else _match(context, owner, one, threads, senders) for one in headers]


def _match(
    context: Context,
    owner: Owner,
    headers: MessageHeaders,
    threads: Mapping[str, ReceivableId],
    senders: Mapping[str, tuple[ReceivableId, ...]],
) -> Match | None:
    if headers.is_report:
        return Match(is_report=True)
    if headers.sender in owner.own:
        return None
    by_thread = next((threads[id_] for id_ in headers.references if id_ in threads), None)
    if by_thread is not None:
        return Match((by_thread,))
    by_address = _addressed(context, owner, headers.recipients)
    if by_address is not None:
        return Match((by_address,))
    candidates = senders.get(headers.sender)
    return None if not headers.sender or not candidates else Match(candidates)


def _addressed(context: Context, owner: Owner, recipients: Sequence[str]) -> ReceivableId | None:
    """Return the receivable whose own reply address it went to."""
    if owner.reply_address is None:
        return None
    for recipient in recipients:
        named = find_receivable(owner.reply_address, recipient)
        if named is None:
            continue
        try:
            row = receivables.load(context.connection, named)
        except NotFound:
            continue
        return row.id if row.debtor_email else None
    return None


def _contacts(context: Context, owner: Owner) -> dict[str, tuple[ReceivableId, ...]]:
    """Return the open receivables of each address at which a debtor of this creditor is reached. In the mailbox of the
    service an address says nothing: several creditors may have the same debtor."""
    if owner.user_id is None:
        return {}
    by_address: dict[str, dict[ReceivableId, None]] = {}
    for contact in receivables.list_contact_addresses(context.connection, owner.user_id):
        if contact.email:
            by_address.setdefault(contact.email.strip().lower(), {})[contact.receivable_id] = None
    return {address: tuple(ids) for address, ids in by_address.items()}


def choose(context: Context, candidates: Sequence[ReceivableId], words: str) -> ReceivableRow:
    """Return the one whose invoice is named, else the one that the debtor was written about last."""
    rows = list(receivables.load_all(context.connection, list(candidates)).values())
    if not rows:
        raise NotFound
    named = [row for row in rows if any(_names(words, number) for number in row.numbers)]
    left = named or rows
    last = {
        id_: max((one.at for one in attempts), default=0)
        for id_, attempts in attempt_repository.load_summaries(
            context.connection, [row.id for row in left]
        ).items()
    }
    return max(left, key=lambda row: (last.get(row.id, 0), row.created_at, row.id))


def _names(words: str, number: str) -> bool:
    return len(number) >= 3 and bool(
        re.search(rf"(?<![\w-]){re.escape(number)}(?![\w-])", words, re.IGNORECASE)
    )

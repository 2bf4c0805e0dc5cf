"""Tasks that only the person can do: letters to post, calls to make, debtors to tell apart, a plan to approve, a
mailbox
to name, a rate to enter."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from recovery_contract.ids import ReceivableId, UserId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.receivable_details import none_if_not_offered, write_file
from recovery_desktop.ids import NoticeId
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.store.database import now_text
from recovery_desktop.store.notices import RATE_MISSING
from recovery_desktop.store.store import ConnectionStore

if TYPE_CHECKING:  # what the service answers is loaded after the window is on view
    from recovery_contract.correspondence import MailboxReading, ReceivedMessage
    from recovery_contract.extensions import ContactTask, DebtorQuestion, MissingRate, PlannedContact

LETTER_SOON: Final = timedelta(days=14)
"""How long before its day a letter without an address is spoken of: many are paid before."""
_EVER: Final = datetime.max.replace(tzinfo=UTC)
_RESOURCES: Final = ("by_hand", "missing_rates", "same_debtor", "messages")


@dataclass(frozen=True)
class Tasks:
    """`unapproved` are the recoveries that wait for the plan to be approved, `ready` those of them whose first
    message leaves with that; `without_mailbox` those that wait for a mailbox; `mailbox_refused` and `letters_refused`
    those that wait because the mailbox or the provider of letters refuses to sign in, `mailbox_provider` who signs that
    mailbox in where no password does; `missing_rates` the statutory
    rates without which recoveries claim less interest than is owed; `same_debtor` asks which debtors are the
    same; `is_approved` whether the plan was. `unreached` are recoveries whose mail comes back and whose planned mails
    have nobody else to go to, `moved_on` those that write to the next contact for that reason, `unaddressed` those
    whose next letter lacks an address. `messages` are answers
    of debtors that nobody decided on yet, and
    `mailbox_unread` says that the mailbox refuses to be read, `replies_off` that nobody has let it be read."""

    by_hand: tuple[ContactTask, ...] = ()
    unapproved: int = 0
    ready: int = 0
    without_mailbox: int = 0
    mailbox_refused: int = 0
    mailbox_provider: str = ""
    letters_refused: int = 0
    missing_rates: tuple[MissingRate, ...] = ()
    same_debtor: tuple[DebtorQuestion, ...] = ()
    is_approved: bool = False
    messages: tuple[ReceivedMessage, ...] = ()
    mailbox_unread: bool = False
    replies_off: bool = False
    unreached: tuple[ReceivableId, ...] = ()
    unaddressed: tuple[ReceivableId, ...] = ()
    moved_on: tuple[ReceivableId, ...] = ()


def load_cached_tasks(connection_store: ConnectionStore) -> Tasks:
    """Return the tasks as the service sent them last."""
    stored = connection_store.cached_tasks.get()
    counted = Tasks(
        unapproved=int(stored.get("unapproved", 0)),
        ready=int(stored.get("ready", 0)),
        without_mailbox=int(stored.get("without_mailbox", 0)),
        mailbox_refused=int(stored.get("mailbox_refused", 0)),
        mailbox_provider=str(stored.get("mailbox_provider", "")),
        letters_refused=int(stored.get("letters_refused", 0)),
        is_approved=bool(stored.get("is_approved")),
        mailbox_unread=bool(stored.get("mailbox_unread")),
        replies_off=bool(stored.get("replies_off")),
        unreached=tuple(ReceivableId(one) for one in stored.get("unreached", ())),
        unaddressed=tuple(ReceivableId(one) for one in stored.get("unaddressed", ())),
        moved_on=tuple(ReceivableId(one) for one in stored.get("moved_on", ())),
    )
    return _with_resources(counted, stored) if any(stored.get(name) for name in _RESOURCES) else counted


def _with_resources(tasks: Tasks, stored: Mapping[str, Any]) -> Tasks:
    # The first page is on view before they are loaded, unless it shows one.
    from recovery_contract.correspondence import ReceivedMessage
    from recovery_contract.extensions import ContactTask, DebtorQuestion, MissingRate

    return replace(
        tasks,
        by_hand=tuple(ContactTask.model_validate(one) for one in stored.get("by_hand", ())),
        missing_rates=tuple(MissingRate.model_validate(one) for one in stored.get("missing_rates", ())),
        same_debtor=tuple(DebtorQuestion.model_validate(one) for one in stored.get("same_debtor", ())),
        messages=tuple(ReceivedMessage.model_validate(one) for one in stored.get("messages", ())),
    )


def awaits_approval(kind: ConnectionKind, connection_store: ConnectionStore) -> bool:
    """Return whether nothing leaves before the person has read it: the service runs here, and its plan was never
    approved."""
    return kind == "this_computer" and not load_cached_tasks(connection_store).is_approved


async def fetch_tasks(context: ConnectionContext) -> Tasks:
    """Ask the service, and keep what it tells. Raises a Failure; a service that does not offer such tasks has none."""
    tasks = await _fetch_all(context)
    cache_tasks(context.connection_store, tasks)
    return tasks


def cache_tasks(connection_store: ConnectionStore, tasks: Tasks) -> None:
    """Store the tasks for the next start."""
    body = {
        "by_hand": [task.model_dump(mode="json", exclude_none=True) for task in tasks.by_hand],
        "unapproved": tasks.unapproved,
        "ready": tasks.ready,
        "without_mailbox": tasks.without_mailbox,
        "mailbox_refused": tasks.mailbox_refused,
        "mailbox_provider": tasks.mailbox_provider,
        "letters_refused": tasks.letters_refused,
        "missing_rates": [one.model_dump(mode="json", exclude_none=True) for one in tasks.missing_rates],
        "same_debtor": [one.model_dump(mode="json", exclude_none=True) for one in tasks.same_debtor],
        "is_approved": tasks.is_approved,
        "messages": [one.model_dump(mode="json", exclude_none=True) for one in tasks.messages],
        "mailbox_unread": tasks.mailbox_unread,
        "replies_off": tasks.replies_off,
        "unreached": list(tasks.unreached),
        "unaddressed": list(tasks.unaddressed),
        "moved_on": list(tasks.moved_on),
    }
    connection_store.cached_tasks.save(body)


async def _fetch_all(context: ConnectionContext) -> Tasks:
    if context.row.profile.get("extensions") is False:
        return Tasks()
    api = context.client.extensions
    by_hand = await none_if_not_offered(api.contact_tasks)
    debtors = await none_if_not_offered(api.debtor_questions)
    messages = await none_if_not_offered(lambda: api.received_messages(state="open"))
    tasks = Tasks(
        by_hand=() if by_hand is None else tuple(by_hand.data),
        same_debtor=() if debtors is None else tuple(debtors.data),
        messages=() if messages is None else tuple(messages.data),
    )
    user_id = context.row.user_id
    if context.row.kind != "this_computer" or user_id is None:
        return tasks
    tasks = await _settings_tasks(context, user_id, tasks)
    return replace(tasks, missing_rates=await _missing_rates(context, user_id))


async def _settings_tasks(context: ConnectionContext, user_id: UserId, tasks: Tasks) -> Tasks:
    api = context.client.extensions
    planned = await none_if_not_offered(lambda: api.planned_contacts(user_id))
    everything = [] if planned is None else planned.data
    rows = [row for row in everything if not row.skipped]
    now = datetime.now(UTC)
    unreached = _lacking(everything, "address_bounced", now)
    unaddressed = _lacking(everything, "no_address", now, until=now + LETTER_SOON)
    moved_on = {row.receivable_id: None for row in rows if row.why and row.why.code == "bounced_before"}
    plan = await none_if_not_offered(lambda: api.plan(user_id))
    approved = plan is None or plan.approved
    # What a pause or a decision holds back waits for that, not for the approval.
    unapproved = {row.receivable_id for row in rows if not (row.approved or row.waits_because)}
    refused = count_waiting("mailbox_refused", rows)
    mailbox = await none_if_not_offered(lambda: api.mailbox(user_id)) if refused else None
    reading = await none_if_not_offered(lambda: api.mailbox_reading(user_id))
    return replace(
        tasks,
        is_approved=approved,
        unapproved=0 if approved else len(unapproved),
        ready=0 if approved else count_waiting("not_approved", rows),
        without_mailbox=count_waiting("no_mailbox", rows),
        mailbox_refused=refused,
        mailbox_provider=(mailbox.provider or "") if mailbox is not None else "",
        letters_refused=count_waiting("letters_refused", rows),
        mailbox_unread=reading is not None and reading.enabled and _is_refused(reading),
        replies_off=reading is not None and not reading.enabled,
        unreached=tuple(unreached),
        unaddressed=tuple(unaddressed),
        moved_on=tuple(id_ for id_ in moved_on if id_ not in unreached),
    )


def _lacking(
    rows: Sequence[PlannedContact], code: str, now: datetime, until: datetime = _EVER
) -> dict[ReceivableId, None]:
    """Return the recoveries that lack this for a contact that is still to come, by this moment."""
    return {
        row.receivable_id: None
        for row in rows
        if row.skipped and row.skipped.code == code and now < row.at <= until
    }


def _is_refused(reading: MailboxReading) -> bool:
    """Return whether only the person can mend it; a server that does not answer is asked again."""
    return reading.failure is not None and reading.failure.code == "mailbox_login_refused"


async def _missing_rates(context: ConnectionContext, user_id: UserId) -> tuple[MissingRate, ...]:
    """Return those that the person enters, and that an open recovery reckons with; each is noted once for the
    notices."""
    rates = await none_if_not_offered(lambda: context.client.extensions.rates(user_id))
    if rates is None or not rates.may_enter or not rates.missing:
        return ()
    earliest = context.connection_store.receivables.earliest_open_due()
    missing = tuple(
        one
        for one in rates.missing
        if one.needed is not False and earliest is not None and earliest < _end_of_half_year(one.since)
    )
    for one in missing:
        data = {"reference": one.reference, "since": one.since.isoformat()}
        id = NoticeId(f"rate {one.reference} {one.since.isoformat()}")
        context.connection_store.notices.add(id, RATE_MISSING, None, now_text(), data)
    return missing


def _end_of_half_year(since: date) -> date:
    """Return the first day of the next one."""
    return date(since.year, 7, 1) if since.month < 7 else date(since.year + 1, 1, 1)


def count_waiting(reason: str, rows: list[PlannedContact]) -> int:
    """Return how many recoveries have a contact that waits for this."""
    return len({row.receivable_id for row in rows if row.why and row.why.code == reason})


async def fetch_letters(context: ConnectionContext, tasks: Sequence[ContactTask]) -> list[Path]:
    """Return the letters as they are to be printed today: one file of all, or one of each from a service that does not
    lay them together. Raises a Failure."""
    if len(tasks) > 1:
        ids = [task.id for task in tasks]
        stacked = await none_if_not_offered(lambda: context.client.extensions.task_letters(ids))
        if stacked is not None:
            return [await _store_copy(context, stacked)]
    return [
        await _store_copy(context, await context.client.extensions.task_letter(task.id)) for task in tasks
    ]


async def _store_copy(context: ConnectionContext, content: bytes) -> Path:
    digest = hashlib.sha256(content).hexdigest()
    copy = context.files / "documents" / f"{digest}.pdf"
    if not await asyncio.to_thread(copy.exists):
        await asyncio.to_thread(write_file, copy, content)
    return copy

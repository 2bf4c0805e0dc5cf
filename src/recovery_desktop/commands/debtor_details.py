"""Everything about one debtor that is stored on this computer, put together from its receivables; and the documents
that the service has of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from decimal import Decimal
from operator import attrgetter
from pathlib import Path
from statistics import median
from typing import Any, Final

from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import DebtorId, ReceivableId
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.progress import HistoryEntry, RecoveryProgress
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.history import without_doubles
from recovery_desktop.commands.receivable_details import none_if_not_offered
from recovery_desktop.store.debtor_book import DebtorSummary
from recovery_desktop.store.figures import PAID
from recovery_desktop.store.filters import AGES, days_late
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.store import ConnectionStore

AT_ONCE: Final = 10
"""Receivables read between two turns of the window."""
DOCUMENTS_OF: Final = 30
"""Of so many invoices, the newest ones, the service is asked for documents."""
FEWEST_PAYMENTS: Final = 3
_KINDS_BEGIN: Final = ("contact.", "call.", "message.", "debtor.", "promise.", "agreement.")
_SINGLE_KINDS: Final = frozenset({"disputed", "notes", "evidence.statement", "dispute.settled"})


@dataclass(frozen=True)
class ConversationEntry:
    """One entry of what went to the debtor and came from it; `about` are all receivables that it was about."""

    entry: HistoryEntry
    receivable: Receivable
    about: tuple[ReceivableId, ...]


@dataclass(frozen=True)
class OwnPaper:
    """A file that was submitted from this computer."""

    receivable_id: ReceivableId
    name: str
    path: Path
    sha256: str = ""


@dataclass(frozen=True)
class Paper:
    """One document, however often it is stored: `source` opens it, `about` are all receivables that have it."""

    source: OwnPaper | StoredDocument
    about: tuple[ReceivableId, ...]


@dataclass(frozen=True)
class PaymentHabit:
    """How many days after the due date the debtor paid, from so many paid invoices; negative before it."""

    count: int
    usual: int
    earliest: int
    latest: int


@dataclass(frozen=True)
class OpenQuestion:
    """The service's question whether the debtor of this receivable is that other one."""

    receivable_id: ReceivableId
    debtor_id: DebtorId
    other_id: DebtorId


@dataclass
class DebtorDetails:
    """`rows` are its invoices, those that are owed first, the oldest due date first; then the newest. `about` is the
    debtor as it was told or submitted last, `issued` the dates of its invoices where they are known."""

    rows: list[ReceivableRow] = field(default_factory=list)
    about: dict[str, Any] = field(default_factory=dict)
    people: list[Mapping[str, Any]] = field(default_factory=list)
    conversation: list[ConversationEntry] = field(default_factory=list)
    papers: list[OwnPaper] = field(default_factory=list)
    habit: PaymentHabit | None = None
    questions: list[OpenQuestion] = field(default_factory=list)
    issued: Mapping[ReceivableId, date] = field(default_factory=dict)


async def read_debtor(store: ConnectionStore, debtor: DebtorSummary) -> DebtorDetails:
    """Read what the store has of this debtor's receivables, some of them in each turn of the window."""
    rows: list[ReceivableRow] = []
    receivables: list[Receivable] = []
    for at in range(0, debtor.count, AT_ONCE):
        ids = debtor.receivable_ids[at : at + AT_ONCE]
        rows += store.receivables.rows(ids).values()
        receivables += [one for one in map(store.receivables.get, ids) if one is not None]
        await asyncio.sleep(0)
    receivables.sort(key=lambda one: (one.created_at, one.id), reverse=True)
    submitted = store.drafts.list_submitted(debtor.receivable_ids)
    return DebtorDetails(
        rows=_in_order(rows),
        about=_about(receivables),
        people=_people(receivables),
        conversation=_conversation(receivables),
        papers=[
            OwnPaper(one.id, draft.file_name or "", Path(draft.file_path), draft.file_sha256 or "")
            for one in receivables
            if (draft := submitted.get(one.id)) is not None and draft.file_path
        ],
        habit=habit_of(days for one in receivables if (days := days_to_payment(one)) is not None),
        issued=store.debtor_book.issue_dates(debtor.receivable_ids),
        questions=[question for one in receivables if (question := _question(one)) is not None],
    )


async def fetch_documents(
    context: ConnectionContext, ids: Sequence[ReceivableId]
) -> list[tuple[ReceivableId, StoredDocument]] | None:
    """Return the documents of these, the newest first; None where the service has none to offer. Raises a Failure."""
    if context.row.profile.get("extensions") is False:
        return None
    listed: list[tuple[ReceivableId, StoredDocument]] = []
    for id in ids[:DOCUMENTS_OF]:
        answer = await none_if_not_offered(lambda id=id: context.client.extensions.documents(id))  # type: ignore[misc]
        if answer is None:
            return None
        listed += [(id, document) for document in answer.data]
    return sorted(listed, key=lambda one: one[1].created_at, reverse=True)


def group_papers(
    own: Iterable[OwnPaper], stored: Iterable[tuple[ReceivableId, StoredDocument]]
) -> list[Paper]:
    """Return each document once by its bytes, those of this computer first: they open without the service."""
    papers: dict[object, Paper] = {}
    everything: list[tuple[ReceivableId, str, OwnPaper | StoredDocument]] = [
        *((one.receivable_id, one.sha256, one) for one in own),
        *((receivable_id, document.sha256, document) for receivable_id, document in stored),
    ]
    for number, (receivable_id, sha256, source) in enumerate(everything):
        first = papers.setdefault(sha256 or number, Paper(source, ()))
        papers[sha256 or number] = replace(first, about=tuple(dict.fromkeys((*first.about, receivable_id))))
    return list(papers.values())


def find_questions(store: ConnectionStore, debtor: DebtorSummary) -> list[OpenQuestion]:
    """Return what the service asks about the newest receivables of this debtor."""
    newest = debtor.receivable_ids[-AT_ONCE:]
    receivables = [one for one in map(store.receivables.get, newest) if one is not None]
    return [question for one in receivables if (question := _question(one)) is not None]


def days_to_payment(receivable: Receivable) -> int | None:
    """Return how many days after its due date it was paid in full; None where it is not, or no source says when."""
    progress = receivable.recovery_progress
    is_paid_up = progress.remaining_amount is None or progress.remaining_amount <= 0
    if receivable.status not in PAID or not is_paid_up or progress.due_date is None:
        return None
    day = _last_payment(progress)
    return None if day is None else (day - progress.due_date).days


def habit_of(days: Iterable[int]) -> PaymentHabit | None:
    """Return median and range; None where fewer payments are known than tell anything."""
    counted = sorted(days)
    if len(counted) < FEWEST_PAYMENTS:
        return None
    return PaymentHabit(len(counted), round(median(counted)), counted[0], counted[-1])


def _last_payment(progress: RecoveryProgress) -> date | None:
    moments = [one.at for one in progress.payments or () if one.reversed_at is None]
    if not moments:
        kinds = ("payment.received", "receivable.payment.received")
        moments = [entry.at for entry in progress.history or () if entry.kind in kinds]
    return max(moments).astimezone().date() if moments else None


def _in_order(rows: Sequence[ReceivableRow]) -> list[ReceivableRow]:
    newest_first = sorted(rows, key=lambda row: (row.created_at, row.id), reverse=True)
    owed = [row for row in newest_first if is_owed(row)]
    owed.sort(key=lambda row: (row.due_date is None, row.due_date or date.max))
    return [*owed, *(row for row in newest_first if not is_owed(row))]


def is_owed(row: ReceivableRow) -> bool:
    """Return whether anything is still asked for."""
    return row.status not in TERMINAL and row.open > Decimal(0)


def age_sums(
    rows: Sequence[ReceivableRow], now: datetime, of: Callable[[ReceivableRow], Decimal] = attrgetter("open")
) -> list[tuple[str, str, Decimal, int]]:
    """Return (age, currency, amount, invoices) of what is owed, by currency and age."""
    sums: dict[tuple[str, str], tuple[Decimal, int]] = {}
    for row in rows:
        if is_owed(row):
            key = (row.currency, _age_of(days_late(row.due_date, True, now)))
            amount, count = sums.get(key, (Decimal(0), 0))
            sums[key] = (amount + of(row), count + 1)
    order = list(AGES)
    ranked = sorted(sums.items(), key=lambda one: (one[0][0], order.index(one[0][1])))
    return [(age, currency, amount, count) for (currency, age), (amount, count) in ranked]


def _age_of(late: int | None) -> str:
    if late is None:
        return "unknown"
    for age, (least, most) in AGES.items():
        if (least is None or late >= least) and (most is None or late <= most):
            return age
    return "unknown"


def _about(receivables: Sequence[Receivable]) -> dict[str, Any]:
    """Return each fact as it was told last."""
    about: dict[str, Any] = {}
    for one in reversed(receivables):
        about |= {name: value for name, value in (one.recovery_progress.debtor or {}).items() if value}
    return about


def _people(receivables: Sequence[Receivable]) -> list[Mapping[str, Any]]:
    """Return everybody who is written to or called, once each, the first to be contacted first."""
    people: dict[object, Mapping[str, Any]] = {}
    for one in receivables:
        progress = one.recovery_progress
        contacts = progress.contacts or ([{"email": progress.debtor_email}] if progress.debtor_email else [])
        for contact in contacts:
            name = (contact.get("first_name"), contact.get("last_name"))
            ways = str(contact.get("email") or contact.get("phone") or "").strip().lower()
            key = ways or name
            if key and (key not in people or len(people[key]) < len(contact)):
                people[key] = contact
    return sorted(people.values(), key=lambda contact: int(contact.get("level") or 0))


def _conversation(receivables: Sequence[Receivable]) -> list[ConversationEntry]:
    """Return what was said, newest first; one message about several invoices stands there once."""
    entries: dict[object, ConversationEntry] = {}
    for one in receivables:
        for entry in without_doubles(one.recovery_progress.history or ()):
            kind = entry.kind.removeprefix("receivable.")
            if not (kind.startswith(_KINDS_BEGIN) or kind in _SINGLE_KINDS):
                continue
            data = entry.data or {}
            key = (kind, entry.at, str(data.get("contact_type") or data.get("type") or ""), data.get("to"))
            first = entries.setdefault(key, ConversationEntry(entry, one, ()))
            entries[key] = replace(first, about=(*first.about, one.id))
    return sorted(entries.values(), key=lambda one: one.entry.at, reverse=True)


def _question(receivable: Receivable) -> OpenQuestion | None:
    progress = receivable.recovery_progress
    question, debtor_id = progress.same_debtor_question, str((progress.debtor or {}).get("id") or "")
    if question is None or not debtor_id:
        return None
    return OpenQuestion(receivable.id, DebtorId(debtor_id), question.debtor_id)

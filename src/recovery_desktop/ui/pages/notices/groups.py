"""What happened to each receivable in words, and which deadlines wait for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from recovery_contract.ids import ReceivableId
from recovery_contract.receivables import Receivable
from recovery_desktop.documents.calendar import Deadline
from recovery_desktop.ids import NO_RECEIVABLE, NoticeId
from recovery_desktop.notifying.announcing import Announcement
from recovery_desktop.store.notices import RATE_MISSING, NoticeRow
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.notices import words
from recovery_desktop.ui.rows import figure, payment_word, title_of
from recovery_desktop.ui.wording.history import TELLERS

ASKING = ("payment_received", "disputed", "evidence_requested", "in_process")
"""The statuses under which a deadline is the creditor's."""
MOST_DEADLINES = 1000


@dataclass(frozen=True)
class NoticeLine:
    """One thing that happened, in words; `tone` of the theme."""

    id: NoticeId
    icon: str
    tone: str
    sentence: str
    at: datetime
    is_new: bool


@dataclass(frozen=True)
class NoticeGroup:
    """Everything about one receivable; where `receivable_id` is empty, the account or a setting (`is_setting`)."""

    receivable_id: ReceivableId
    title: str
    below: str
    lines: tuple[NoticeLine, ...]
    is_setting: bool = False

    @property
    def new(self) -> int:
        return sum(line.is_new for line in self.lines)


def notice_groups(connection_store: ConnectionStore, limit: int, *, unread: bool) -> list[NoticeGroup]:
    """Return the group with the newest notice first."""
    together: dict[str, list[NoticeRow]] = {}
    for row in connection_store.notices.newest(limit, unread=unread):
        together.setdefault(_about(row), []).append(row)
    ids = [_receivable_of(rows[0]) for rows in together.values()]
    receivables = connection_store.receivables.rows([id for id in ids if id])
    return [
        _group(connection_store, about, rows, receivables.get(id))
        for id, (about, rows) in zip(ids, together.items(), strict=True)
    ]


def _group(
    connection_store: ConnectionStore,
    about: str,
    rows: Sequence[NoticeRow],
    receivable_row: ReceivableRow | None,
) -> NoticeGroup:
    id = _receivable_of(rows[0])
    receivable = connection_store.receivables.get(id) if receivable_row else None
    lines = tuple(
        NoticeLine(
            row.id,
            *words.icon_and_tone(row),
            _sentence(row, receivable),
            datetime.fromisoformat(row.at),
            not row.is_read,
        )
        for row in rows
    )
    below = ""
    if receivable_row is not None:
        below = " · ".join(part for part in (receivable_row.numbers, figure(receivable_row)) if part)
    return NoticeGroup(id, _title(about, receivable_row), below, lines, is_setting=about == RATE_MISSING)


def announcement(connection_store: ConnectionStore, rows: Sequence[NoticeRow]) -> Announcement:
    """Return what is said of these outside of the window: one for many, so that nobody is shouted at."""
    if len(rows) > 1:
        summary = words.tr(QT_TRANSLATE_NOOP("notices_page", "New notices: {count}")).format(count=len(rows))
        return Announcement(NO_RECEIVABLE, text.translate("Recovery Desktop"), summary)
    (row,) = rows
    id = _receivable_of(row)
    receivable_row = connection_store.receivables.rows([id]).get(id) if id else None
    receivable = connection_store.receivables.get(id) if receivable_row else None
    return Announcement(id, _title(_about(row), receivable_row), _sentence(row, receivable))


def deadlines(connection_store: ConnectionStore) -> list[Deadline]:
    """Return everything that the creditor must answer, the nearest first."""
    return [
        _deadline(row) for row in connection_store.receivables.waiting(ASKING, MOST_DEADLINES) if row.deadline
    ]


def _receivable_of(row: NoticeRow) -> ReceivableId:
    return row.receivable_id or NO_RECEIVABLE


def _about(row: NoticeRow) -> str:
    """Return what it is told together with: its receivable, the rates, or the account."""
    return row.receivable_id or (RATE_MISSING if row.type == RATE_MISSING else "")


def _title(about: str, receivable_row: ReceivableRow | None) -> str:
    if about == RATE_MISSING:
        return words.tr(QT_TRANSLATE_NOOP("notices_page", "Statutory rates"))
    if receivable_row is not None:
        return title_of(receivable_row)
    return about or words.tr(QT_TRANSLATE_NOOP("notices_page", "Your company"))


def _sentence(row: NoticeRow, receivable: Receivable | None) -> str:
    """Return the sentence of the receivable's own history; the notice's own where that has none."""
    kind = row.type.removeprefix("receivable.")
    if kind == "agreement.changed":
        kind = f"agreement.{row.data.get('state')}"
    tell = TELLERS.get(kind)
    sentence = tell(row.data, receivable) if tell is not None and receivable is not None else ""
    return sentence or words.sentence_of(row)


def _deadline(row: ReceivableRow) -> Deadline:
    assert row.deadline is not None
    what = words.tr(QT_TRANSLATE_NOOP("notices_page", "Answer due: {who}")).format(who=title_of(row))
    parts = (payment_word(row), row.numbers, figure(row))
    return Deadline(
        row.id, what, "\n".join(part for part in parts if part), datetime.fromisoformat(row.deadline)
    )

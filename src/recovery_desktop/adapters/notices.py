"""For the notices: what is told of each receivable in words, and which deadlines there are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from recovery_contract.receivables import Receivable
from recovery_desktop.documents.calendar import Deadline
from recovery_desktop.marking import QT_TRANSLATE_NOOP
from recovery_desktop.notifying.announcing import Announcement
from recovery_desktop.session.session import Session
from recovery_desktop.store.notices import RATE_MISSING, NoticeRow
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.notices import words
from recovery_desktop.ui.pages.notices.state import NoticeGroup, NoticeLine
from recovery_desktop.ui.pages.receivable.sentences import TELLERS
from recovery_desktop.ui.rows import figure, title_of

ASKING = ("payment_received", "disputed", "evidence_requested", "in_process")
"""The statuses under which a deadline is the creditor's."""
MOST_DEADLINES = 1000


class Told:
    def __init__(self, session: Session) -> None:
        self._session = session

    def count_unread(self) -> int:
        return self._session.shelf.notices.count_unread()

    def unannounced(self, limit: int, /) -> Sequence[NoticeRow]:
        return self._session.shelf.notices.unannounced(limit)

    def announce(self, ids: Sequence[str], /) -> None:
        self._session.shelf.notices.announce(ids)

    def read(self, ids: Sequence[str], /) -> None:
        self._session.shelf.notices.read(ids)

    def read_all(self) -> None:
        self._session.shelf.notices.read_all()

    def groups(self, limit: int, /, *, unread: bool) -> Sequence[NoticeGroup]:
        by_receivable: dict[str, list[NoticeRow]] = {}
        for row in self._session.shelf.notices.newest(limit, unread=unread):
            by_receivable.setdefault(_about(row), []).append(row)
        known = self._session.shelf.receivables.rows(
            [id for id in by_receivable if id not in ("", RATE_MISSING)]
        )
        return [self._group(id, rows, known.get(id)) for id, rows in by_receivable.items()]

    def _group(self, id: str, rows: Sequence[NoticeRow], known: ReceivableRow | None) -> NoticeGroup:
        receivable = self._session.shelf.receivables.get(id) if known else None
        lines = tuple(
            NoticeLine(
                row.id,
                *words.look_of(row),
                _sentence(row, receivable),
                datetime.fromisoformat(row.at),
                not row.is_read,
            )
            for row in rows
        )
        below = ""
        if known is not None:
            below = " · ".join(part for part in (known.numbers, figure(known)) if part)
        if id == RATE_MISSING:
            return NoticeGroup("", _title(id, None), below, lines, is_setting=True)
        return NoticeGroup(id, _title(id, known), below, lines)

    def announcement(self, row: NoticeRow) -> Announcement:
        """What is said of it outside of the window."""
        id = row.receivable_id or ""
        known = self._session.shelf.receivables.rows([id]).get(id) if id else None
        receivable = self._session.shelf.receivables.get(id) if known else None
        return Announcement(id, _title(_about(row), known), _sentence(row, receivable))

    def several(self, count: int) -> Announcement:
        """One for many, so that nobody is shouted at."""
        told = words.tr(QT_TRANSLATE_NOOP("notices_page", "New notices: {count}")).format(count=count)
        return Announcement("", text.translate("Recovery Desktop"), told)

    def deadlines(self) -> list[Deadline]:
        """Everything that the creditor must answer, the nearest first."""
        found = self._session.shelf.receivables.waiting(ASKING, MOST_DEADLINES)
        return [_deadline(row) for row in found if row.deadline]


def _about(row: NoticeRow) -> str:
    """What it is told together with: its receivable, the rates, or the account."""
    return row.receivable_id or (RATE_MISSING if row.type == RATE_MISSING else "")


def _title(id: str, known: ReceivableRow | None) -> str:
    if id == RATE_MISSING:
        return words.tr(QT_TRANSLATE_NOOP("notices_page", "Statutory rates"))
    if known is not None:
        return title_of(known)
    return id or words.tr(QT_TRANSLATE_NOOP("notices_page", "Your account"))


def _sentence(row: NoticeRow, receivable: Receivable | None) -> str:
    """As the receivable's own history says it; from the notice alone where that is not known."""
    kind = row.type.removeprefix("receivable.")
    if kind == "agreement.changed":
        kind = f"agreement.{row.data.get('state')}"
    tell = TELLERS.get(kind)
    said = tell(row.data, receivable) if tell is not None and receivable is not None else ""
    return said or words.sentence_of(row)


def _deadline(row: ReceivableRow) -> Deadline:
    assert row.deadline is not None
    what = words.tr(QT_TRANSLATE_NOOP("notices_page", "Answer due: {who}")).format(who=title_of(row))
    parts = (text.status_word(row.status), row.numbers, figure(row))
    return Deadline(
        row.id, what, "\n".join(part for part in parts if part), datetime.fromisoformat(row.deadline)
    )

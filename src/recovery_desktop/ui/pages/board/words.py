"""The words of board and table: columns, orders, ages, filters, and why something cannot be cancelled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from recovery_contract.lifecycle import TERMINAL
from recovery_desktop.documents.cells import Cell, Column, Kind
from recovery_desktop.store.filters import AGES, Filters, Order, days_late
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.ages import age_word
from recovery_desktop.ui.pages.board.bulk import NOT_NOW, NOTHING_OPEN, UNDER_WAY
from recovery_desktop.ui.rows import pause_end_word, paused_word, planned_word, table_state_word, when


def tr(words: str, count: int = -1) -> str:
    """Return the translation of one of the board's own texts; with %n, for this count."""
    return QCoreApplication.translate("board", words, None, count)


COLUMNS: Final[dict[str, tuple[str, Kind, float]]] = {
    # By the key of its order: title, kind, width in letters of the body text.
    "number": (QT_TRANSLATE_NOOP("board", "Invoice"), "text", 9),
    "debtor": (QT_TRANSLATE_NOOP("board", "Debtor"), "text", 10),
    "status": (QT_TRANSLATE_NOOP("board", "Status"), "text", 12),
    "amount": (QT_TRANSLATE_NOOP("board", "Amount"), "money", 7.5),
    "remaining": (QT_TRANSLATE_NOOP("board", "Remaining"), "money", 7.5),
    "due": (QT_TRANSLATE_NOOP("board", "Due date"), "date", 7),
    "age": (QT_TRANSLATE_NOOP("board", "Days late"), "number", 6),
    "next": (QT_TRANSLATE_NOOP("board", "Next"), "text", 16.5),
    "tags": (QT_TRANSLATE_NOOP("board", "Tags"), "text", 8),
    "updated": (QT_TRANSLATE_NOOP("board", "Updated"), "date", 6.5),
}
RIGHT: Final = ("amount", "remaining", "due", "age", "updated")
"""Columns that are compared digit under digit."""


def column_title(key: str) -> str:
    return tr(COLUMNS[key][0])


_ORDERS: Final = {
    Order("created", True): QT_TRANSLATE_NOOP("board", "Newest first"),
    Order("created", False): QT_TRANSLATE_NOOP("board", "Oldest first"),
    Order("amount", True): QT_TRANSLATE_NOOP("board", "Largest amount first"),
    Order("remaining", True): QT_TRANSLATE_NOOP("board", "Largest remainder first"),
    Order("age", True): QT_TRANSLATE_NOOP("board", "Longest overdue first"),
    Order("next", False): QT_TRANSLATE_NOOP("board", "Next action first"),
    Order("debtor", False): QT_TRANSLATE_NOOP("board", "Debtors from A to Z"),
    Order("number", False): QT_TRANSLATE_NOOP("board", "Invoices by number"),
    Order("updated", True): QT_TRANSLATE_NOOP("board", "Last updated first"),
}


def orders() -> list[tuple[Order, str]]:
    """Return the usual orders in words."""
    return [(order, tr(words)) for order, words in _ORDERS.items()]


def order_word(order: Order) -> str:
    """Return the order in words; one that only the table's heads can choose by its column."""
    if order in _ORDERS:
        return tr(_ORDERS[order])
    words = tr("{column}, downwards") if order.descending else tr("{column}, upwards")
    return words.format(column=column_title(order.key) if order.key in COLUMNS else order.key)


def money_of(sums: Mapping[str, Decimal]) -> str:
    """Return amounts by currency, as in "€1,200.00 · CHF 300.00"."""
    return text.sums(dict(sorted(sums.items())))


def filter_words(filters: Filters) -> dict[str, str]:
    """Return what each filter in force says."""
    words_by_filter = {}
    if filters.statuses:
        words_by_filter["status"] = ", ".join(map(text.column_word, filters.statuses))
    if filters.ages:
        words_by_filter["age"] = ", ".join(age_word(age) for age in AGES if age in filters.ages)
    if filters.debtor:
        words_by_filter["debtor"] = filters.debtor
    if filters.least is not None and filters.most is not None:
        words_by_filter["amount"] = tr("{least} to {most}").format(
            least=_plain(filters.least), most=_plain(filters.most)
        )
    elif filters.least is not None:
        words_by_filter["amount"] = tr("from {least}").format(least=_plain(filters.least))
    elif filters.most is not None:
        words_by_filter["amount"] = tr("up to {most}").format(most=_plain(filters.most))
    if filters.tags:
        words_by_filter["tag"] = ", ".join(filters.tags)
    if filters.deadline_days is not None:
        words_by_filter["deadline"] = deadline_word(filters.deadline_days)
    return words_by_filter


def _plain(amount: Decimal) -> str:
    return text.number(amount, 0 if amount == amount.to_integral_value() else 2)


DEADLINES: Final = (0, 3, 7, 14, 30)


def deadline_word(days: int) -> str:
    if days == 0:
        return tr("today or missed")
    return tr("within %n day(s)", days)


_FILTERS: Final = {
    "status": QT_TRANSLATE_NOOP("board", "Status"),
    "age": QT_TRANSLATE_NOOP("board", "Age"),
    "debtor": QT_TRANSLATE_NOOP("board", "Debtor"),
    "amount": QT_TRANSLATE_NOOP("board", "Amount"),
    "deadline": QT_TRANSLATE_NOOP("board", "Answer due"),
    "tag": QT_TRANSLATE_NOOP("board", "Tag"),
}


def filter_name(key: str) -> str:
    return tr(_FILTERS[key])


def next_word(row: ReceivableRow, now: datetime | None = None) -> tuple[str, str, str]:
    """Return what the creditor must do, else what happens next: words, icon, tone."""
    if row.status in TERMINAL:
        return "", "", "muted"
    if row.paused_until is not None and not row.deadline:
        return pause_end_word(row) if row.is_paused else paused_word(row), "pause", "muted"
    if row.deadline:
        return text.answer_awaited(datetime.fromisoformat(row.deadline), now)
    if row.next_type:
        return planned_word(row, now), text.channel_icon(row.next_type), "muted"
    return "", "", "muted"


def _next_in_file(row: ReceivableRow, now: datetime) -> str:
    """Return what happens next without its day, which has a column: "tomorrow" is untrue in a file from then on."""
    is_planned = _day_of_next(row) is not None and not row.deadline and text.is_channel(row.next_type or "")
    return text.channel_word(row.next_type or "") if is_planned else next_word(row, now)[0]


def _day_of_next(row: ReceivableRow) -> date | None:
    at = row.deadline or row.next_at
    rests = row.status in TERMINAL or (row.paused_until is not None and not row.deadline)
    return None if rests or at is None else datetime.fromisoformat(at).astimezone().date()


def remaining_of(row: ReceivableRow) -> Decimal | None:
    """Return what is still asked for; None where it has ended: nothing is, whatever was left over."""
    return None if row.status in TERMINAL else row.open


def row_texts(row: ReceivableRow) -> dict[str, str]:
    """Return each column as it is read; a dash for nothing."""
    now = text.current_moment()
    remaining = remaining_of(row)
    late = days_late(row.due_date, bool(remaining), now)
    updated = when(row.updated_at)
    return {
        "number": row.numbers or "–",
        "debtor": row.debtor_name or row.debtor_email or "–",
        "status": table_state_word(row),
        "amount": text.money(row.amount, row.currency),
        "remaining": "–" if remaining is None else text.money(remaining, row.currency),
        "due": text.short_day(row.due_date),
        "age": "–" if late is None or late <= 0 else QLocale().toString(late),
        "next": next_word(row, now)[0] or "–",
        "tags": ", ".join(row.tags) or "–",
        "updated": text.short_day(updated.astimezone().date() if updated else None),
    }


def export_columns(keys: Sequence[str]) -> list[Column]:
    """Return the columns of a file: those on view, and what makes amounts and debtors unmistakable."""
    columns = []
    for key in keys:
        title, kind, width = COLUMNS[key]
        columns.append(Column(tr(title), kind, round(width * 1.6)))
        if key == "debtor":
            columns.append(Column(tr("Email"), "text", 28))
        elif key == "next":
            columns.append(Column(tr("Next on"), "date", 12))
    if {"amount", "remaining"} & set(keys):
        columns.append(Column(tr("Currency"), "text", 9))
    return columns


def export_cells(keys: Sequence[str], row: ReceivableRow) -> list[Cell]:
    """Return one row of a file, cell under column; amounts and dates as what they are."""
    now = text.current_moment()
    remaining = remaining_of(row)
    late = days_late(row.due_date, bool(remaining), now)
    updated = when(row.updated_at)
    values: dict[str, Cell] = {
        "number": row.numbers,
        "debtor": row.debtor_name,
        "status": table_state_word(row),
        "amount": row.amount,
        "remaining": remaining,
        "due": row.due_date,
        "age": late if late is not None and late > 0 else None,
        "next": _next_in_file(row, now),
        "tags": ", ".join(row.tags),
        "updated": updated.astimezone().date() if updated else None,
    }
    cells: list[Cell] = []
    for key in keys:
        cells.append(values[key])
        if key == "debtor":
            cells.append(row.debtor_email)
        elif key == "next":
            cells.append(_day_of_next(row))
    if {"amount", "remaining"} & set(keys):
        cells.append(row.currency)
    return cells


def cannot_record_word(reason: str, count: int) -> str:
    """Return why of so many of the chosen no payment can be recorded."""
    sentences = {
        UNDER_WAY: QT_TRANSLATE_NOOP("board", "{count} already being recorded or cancelled"),
        NOTHING_OPEN: QT_TRANSLATE_NOOP("board", "{count} with nothing left to pay"),
        "recovered": QT_TRANSLATE_NOOP("board", "{count} recovered"),
        "cancelled": QT_TRANSLATE_NOOP("board", "{count} already cancelled"),
    }
    return _counted(sentences, reason, count)


def cannot_pause_word(reason: str, count: int) -> str:
    """Return why so many of the chosen cannot be paused."""
    sentences = {
        UNDER_WAY: QT_TRANSLATE_NOOP("board", "{count} already being changed"),
        NOT_NOW: QT_TRANSLATE_NOOP("board", "{count} with nothing to pause"),
        "recovered": QT_TRANSLATE_NOOP("board", "{count} recovered"),
        "cancelled": QT_TRANSLATE_NOOP("board", "{count} already cancelled"),
    }
    return _counted(sentences, reason, count)


def cannot_word(reason: str, count: int) -> str:
    """Return why so many of the chosen cannot be cancelled."""
    sentences = {
        UNDER_WAY: QT_TRANSLATE_NOOP("board", "{count} already being cancelled"),
        "recovered": QT_TRANSLATE_NOOP("board", "{count} recovered"),
        "cancelled": QT_TRANSLATE_NOOP("board", "{count} already cancelled"),
        "payment_received": QT_TRANSLATE_NOOP(
            "board", "{count} with a payment (decide on the invoice’s page)"
        ),
    }
    return _counted(sentences, reason, count)


def _counted(sentences: Mapping[str, str], reason: str, count: int) -> str:
    other = QT_TRANSLATE_NOOP("board", "{count} with the status “{status}”")
    return tr(sentences.get(reason, other)).format(
        count=QLocale().toString(count), status=text.column_word(reason)
    )

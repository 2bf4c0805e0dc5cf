"""The short form of a receivable as a card: who, how much, and what is due or next."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Final

from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_desktop.store.receivable_rows import INSTALMENT
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.tone import Tone

if TYPE_CHECKING:  # the list of today has no cards
    from recovery_desktop.ui.widgets.drawn_card import CardFace


_AMOUNT_UNKNOWN: Final = QT_TRANSLATE_NOOP("text", "Amount unknown")
_PAUSED: Final = QT_TRANSLATE_NOOP("text", "Paused")
_PAUSED_UNTIL: Final = QT_TRANSLATE_NOOP("text", "Paused until {day}")
_UNTIL: Final = QT_TRANSLATE_NOOP("text", "Until {day}")
_UNTIL_RESUMED: Final = QT_TRANSLATE_NOOP("text", "Until you resume it")
_INSOLVENT: Final = QT_TRANSLATE_NOOP("text", "Insolvent")
_INSTALMENT: Final = QT_TRANSLATE_NOOP("text", "Instalment of {amount}")
_PAID_UNTIL: Final = QT_TRANSLATE_NOOP("text", "Paid · final from {day}")
_PAID: Final = QT_TRANSLATE_NOOP("text", "Paid")


def title_of(row: ReceivableRow) -> str:
    return row.debtor_name or row.debtor_email or row.id


def figure(row: ReceivableRow) -> str:
    """Return what came in where money came in, else what is still open; of what was cancelled what it was about."""
    return text.money(row.figure, row.currency)


def owed(row: ReceivableRow) -> str:
    """Return what is still open, also where part of it came in; of an ended receivable its figure."""
    return text.money(row.figure if row.status in TERMINAL else row.open, row.currency)


def paid(row: ReceivableRow) -> str:
    """Return what arrived during the recovery, or that nobody said how much."""
    if row.is_amount_unknown:
        return text.translate(_AMOUNT_UNKNOWN)
    return text.money(row.received, row.currency)


def when(iso: str | None) -> datetime | None:
    """Return the moment of a stored text, None for nothing."""
    return datetime.fromisoformat(iso) if iso else None


def payment_word(row: ReceivableRow) -> str:
    """Return the status: of a payment that came whether it was all that is asked for, where that is known."""
    return text.payment_state_word(row.status, None if row.is_amount_unknown else row.open)


def face_of(row: ReceivableRow, *, fresh: bool = False, now: datetime | None = None) -> CardFace:
    """Return the card; its last line says what the creditor must do, else what happens next."""
    from recovery_desktop.ui.widgets.drawn_card import CardFace

    foot, icon, tone = _next(row, now)
    if row.status == ReceivableStatus.PAYMENT_RECEIVED and (row.open or row.is_amount_unknown):
        # On the line that has the card's whole width: beside number and amount it would be cut. A deadline comes first,
        # so that its day is never cut.
        state = payment_word(row)
        parts = (foot, state) if row.deadline else (state, foot)
        foot = " · ".join(part for part in parts if part)
    return CardFace(row.id, title_of(row), row.numbers, figure(row), foot, icon, tone, fresh, row.tags)


def planned_word(row: ReceivableRow, now: datetime | None = None) -> str:
    """Return what is planned next, and when where that is known: nothing has a day before the plan is approved."""
    if row.next_type == "payment_final":
        at = when(row.next_at)
        if at is None:
            return text.translate(_PAID)
        return text.translate(_PAID_UNTIL).format(day=text.short_day(at.astimezone().date()))
    planned = text.days_and_date(when(row.next_at), now) if row.next_at else ""
    what = text.channel_word(row.next_type or "")
    if row.next_type == INSTALMENT and row.details.instalment is not None:
        amount = text.money(row.details.instalment, row.currency)
        what = text.translate(_INSTALMENT).format(amount=amount)
    return " · ".join(part for part in (what, planned) if part)


def is_insolvent(row: ReceivableRow) -> bool:
    """Return whether all that is left is to declare the claim."""
    return row.details.is_insolvent and row.status not in TERMINAL


def paused_word(row: ReceivableRow) -> str:
    """Return that the creditor lets contacts rest, and until when."""
    return pause_badge(date.fromisoformat(row.paused_until) if row.paused_until else None)


def pause_badge(until: date | None) -> str:
    """Return the same for this day."""
    return (
        text.translate(_PAUSED_UNTIL).format(day=text.short_day(until)) if until else text.translate(_PAUSED)
    )


def pause_end_word(row: ReceivableRow) -> str:
    """Return until when it rests, where it is said already that it is paused."""
    if not row.paused_until:
        return text.translate(_UNTIL_RESUMED)
    return text.translate(_UNTIL).format(day=text.short_day(date.fromisoformat(row.paused_until)))


def table_state_word(row: ReceivableRow) -> str:
    """Return where it stands, in as few words as a column has room for."""
    if is_insolvent(row):
        return text.translate(_INSOLVENT)
    return text.translate(_PAUSED) if row.is_paused else payment_word(row)


def state_word(row: ReceivableRow) -> str:
    """Return where it stands: that it is paused, or its debtor insolvent, rather than that it is in recovery."""
    if is_insolvent(row):
        return text.translate(_INSOLVENT)
    return paused_word(row) if row.is_paused else payment_word(row)


def state_look(row: ReceivableRow) -> tuple[str, Tone]:
    """Return the icon and the tone of the same."""
    if is_insolvent(row):
        return "warning", "danger"
    if row.is_paused:
        return "pause", "neutral"
    return text.status_icon(row.status), text.status_tone(row.status)


def _next(row: ReceivableRow, now: datetime | None) -> tuple[str, str, str]:
    if row.status in TERMINAL:
        return text.had_been_due(row.due_date) if row.due_date else "", "", "muted"
    if is_insolvent(row):
        return text.translate(_INSOLVENT), "warning", "danger"
    if row.paused_until is not None and not row.deadline:
        return paused_word(row), "pause", "muted"
    if row.deadline:
        return text.answer_awaited(datetime.fromisoformat(row.deadline), now)
    if row.next_type:
        return planned_word(row, now), text.channel_icon(row.next_type), "muted"
    if row.due_date is not None:
        return text.was_due(row.due_date), "calendar", "muted"
    return "", "", "muted"

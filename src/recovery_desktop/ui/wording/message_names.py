"""What the texts that are sent to debtors are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.translation import QT_TRANSLATE_NOOP

_TEXTS: Final = {
    "due_soon": QT_TRANSLATE_NOOP("message_names", "Note before the due date"),
    "reminder_first": QT_TRANSLATE_NOOP("message_names", "First reminder"),
    "reminder_short": QT_TRANSLATE_NOOP("message_names", "Short reminder"),
    "reminder_second": QT_TRANSLATE_NOOP("message_names", "Second reminder"),
    "reminder_letter": QT_TRANSLATE_NOOP("message_names", "Reminder by post"),
    "reminder_last": QT_TRANSLATE_NOOP("message_names", "Last reminder"),
    "formal_notice": QT_TRANSLATE_NOOP("message_names", "Formal notice"),
    "time_barred": QT_TRANSLATE_NOOP("message_names", "Time-barred claim"),
    "call": QT_TRANSLATE_NOOP("message_names", "Phone call"),
    "plan_accepted": QT_TRANSLATE_NOOP("message_names", "Instalments agreed"),
    "plan_offered": QT_TRANSLATE_NOOP("message_names", "Agreement proposed"),
    "plan_refused": QT_TRANSLATE_NOOP("message_names", "Proposal refused"),
    "payment_received": QT_TRANSLATE_NOOP("message_names", "Payment received"),
    "dispute_received": QT_TRANSLATE_NOOP("message_names", "Objection received"),
    "dispute_answered": QT_TRANSLATE_NOOP("message_names", "Objection answered"),
    "dispute_accepted": QT_TRANSLATE_NOOP("message_names", "Objection accepted"),
    "contact_changed": QT_TRANSLATE_NOOP("message_names", "Another contact"),
}
"""What the service's own texts are called."""


def text_word(key: str) -> str:
    """Return a text's name as a person reads it; one of the creditor's own stands as it came."""
    name = _TEXTS.get(key)
    return QCoreApplication.translate("message_names", name) if name else key.replace("_", " ").capitalize()

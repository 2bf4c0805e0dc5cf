"""How a notice looks and reads where the receivable it is about says nothing more."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.store.notices import DECISION_REFUSED, RATE_MISSING, NoticeRow
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.wording.rates import rate_name

_NOTICES: Final[dict[str, tuple[str, str, str]]] = {
    "receivable.payment.partial": (
        "question",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "Part of it was paid. You decide what happens to the rest."),
    ),
    "receivable.disputed": (
        "dispute",
        "danger",
        QT_TRANSLATE_NOOP("notices_page", "The debtor disputes the invoice."),
    ),
    "receivable.evidence.requested": (
        "evidence",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "Evidence is requested."),
    ),
    "receivable.agreement.proposed": (
        "question",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "An agreement was proposed."),
    ),
    "receivable.message.received": (
        "email",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "The debtor answered by email."),
    ),
    "receivable.plan.ended": (
        "question",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "The plan ended without payment. You decide what comes next."),
    ),
    "receivable.limitation.near": (
        "clock",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "The claim becomes time-barred soon."),
    ),
    "receivable.limitation.passed": (
        "stop",
        "danger",
        QT_TRANSLATE_NOOP("notices_page", "The claim is time-barred: it can no longer be claimed in court."),
    ),
    RATE_MISSING: (
        "warning",
        "warning",
        QT_TRANSLATE_NOOP(
            "notices_page", "A statutory interest rate is missing: no interest is claimed for its half-year."
        ),
    ),
    DECISION_REFUSED: (
        "error",
        "danger",
        QT_TRANSLATE_NOOP("notices_page", "The service refused what you decided."),
    ),
    "deadline.near": ("clock", "warning", QT_TRANSLATE_NOOP("notices_page", "Your answer is due soon.")),
    "receivable.payment.received": (
        "money",
        "success",
        QT_TRANSLATE_NOOP("notices_page", "A payment arrived."),
    ),
    "receivable.promise.made": (
        "calendar",
        "info",
        QT_TRANSLATE_NOOP("notices_page", "The debtor promised a payment."),
    ),
    "receivable.promise.broken": (
        "warning",
        "warning",
        QT_TRANSLATE_NOOP("notices_page", "A promised payment did not arrive."),
    ),
    "receivable.recovered": ("done", "success", QT_TRANSLATE_NOOP("notices_page", "Recovered.")),
    "receivable.cancelled": (
        "error",
        "neutral",
        QT_TRANSLATE_NOOP("notices_page", "Recovery was cancelled."),
    ),
    "receivable.insolvency.declared": (
        "stop",
        "danger",
        QT_TRANSLATE_NOOP("notices_page", "The debtor is insolvent."),
    ),
    "receivable.sent_to_recovery": (
        "progress",
        "info",
        QT_TRANSLATE_NOOP("notices_page", "The reminders were planned."),
    ),
    "receivable.contact.attempted": (
        "email",
        "info",
        QT_TRANSLATE_NOOP("notices_page", "The debtor was contacted."),
    ),
    "receivable.evidence.submitted": (
        "evidence",
        "info",
        QT_TRANSLATE_NOOP("notices_page", "Your evidence arrived."),
    ),
    "receivable.paused": ("pause", "info", QT_TRANSLATE_NOOP("notices_page", "Contacts pause.")),
    "receivable.debtor.corrected": (
        "person",
        "info",
        QT_TRANSLATE_NOOP("notices_page", "The debtor’s details were corrected."),
    ),
    "receivable.resumed": ("progress", "info", QT_TRANSLATE_NOOP("notices_page", "Recovery resumes.")),
    "receivable.agreement.changed": (
        "info",
        "info",
        QT_TRANSLATE_NOOP("notices_page", "An agreement has changed."),
    ),
    "user.onboarding.completed": (
        "done",
        "success",
        QT_TRANSLATE_NOOP("notices_page", "You can submit invoices now."),
    ),
}


def tr(words: str) -> str:
    return QCoreApplication.translate("notices_page", words)


def icon_and_tone(row: NoticeRow) -> tuple[str, str]:
    """Return icon and tone."""
    icon, tone, _ = _NOTICES[row.type]
    if row.type == "receivable.contact.attempted" and (channel := row.data.get("contact_type")):
        return text.channel_icon(str(channel)), tone
    return icon, tone


def sentence_of(row: NoticeRow) -> str:
    """Return the sentence that the notice itself gives."""
    if row.type == "deadline.near":
        return text.answer_due(datetime.fromisoformat(str(row.data["deadline"])))
    if row.type == "receivable.contact.attempted" and (channel := row.data.get("contact_type")):
        return tr(QT_TRANSLATE_NOOP("notices_page", "{channel} to the debtor.")).format(
            channel=text.channel_word(str(channel))
        )
    if row.type == RATE_MISSING and (since := row.data.get("since")):
        return tr(
            QT_TRANSLATE_NOOP(
                "notices_page", "Missing since {day}, so no interest is claimed for that half-year: {rate}."
            )
        ).format(
            day=text.day(date.fromisoformat(str(since))), rate=rate_name(str(row.data.get("reference", "")))
        )
    return tr(_NOTICES[row.type][2])

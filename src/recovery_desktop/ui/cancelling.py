"""Why recovery is given up: each reason in words, and what it means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_contract.actions import CancelReason
from recovery_desktop.translation import QT_TRANSLATE_NOOP

_REASONS = {
    CancelReason.PAID_DIRECTLY: (
        QT_TRANSLATE_NOOP("cancelling", "The debtor paid me directly"),
        QT_TRANSLATE_NOOP("cancelling", "The debtor is told that everything is paid."),
    ),
    CancelReason.DISPUTED_VALID: (
        QT_TRANSLATE_NOOP("cancelling", "The debtor is right"),
        QT_TRANSLATE_NOOP("cancelling", "You give up the whole claim."),
    ),
    CancelReason.BUSINESS_DECISION: (
        QT_TRANSLATE_NOOP("cancelling", "I no longer want to pursue it"),
        QT_TRANSLATE_NOOP("cancelling", "Contacts stop. You may still claim it yourself."),
    ),
    CancelReason.INCORRECT_SUBMISSION: (
        QT_TRANSLATE_NOOP("cancelling", "It was submitted by mistake"),
        QT_TRANSLATE_NOOP("cancelling", "Contacts stop. You can submit it again, corrected."),
    ),
}


def cancel_reason(reason: CancelReason) -> tuple[str, str]:
    """Return the reason, and what it means."""
    what, means = _REASONS[reason]
    return QCoreApplication.translate("cancelling", what), QCoreApplication.translate("cancelling", means)

"""What a service that refuses an invoice says, and what it would be to go on nevertheless."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.errors import ErrorCode
from recovery_desktop.ui import notices
from recovery_desktop.ui.marking import QT_TRANSLATE_NOOP

_MEANING: Final[dict[str, str]] = {
    ErrorCode.DUPLICATE_RECEIVABLE: QT_TRANSLATE_NOOP(
        "review", "Submit it nevertheless only if it is another claim: the debtor would be written to twice."
    ),
    ErrorCode.NOT_YET_DUE: QT_TRANSLATE_NOOP(
        "review", "Submit it nevertheless only if you agreed on an earlier day with the debtor."
    ),
    ErrorCode.PAST_LIMITATION: QT_TRANSLATE_NOOP(
        "review", "Submit it nevertheless to ask for it kindly: it can no longer be claimed in court."
    ),
}
"""What each refusal that can be overridden warns of."""


def refusal(failure: Mapping[str, Any]) -> str:
    """What the service said, and what it would be to go on nevertheless."""
    said = notices.kept(failure)
    meaning = _MEANING.get(str(failure.get("code")))
    return f"{said} {QCoreApplication.translate('review', meaning)}" if meaning else said

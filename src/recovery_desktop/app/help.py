"""Which help page fits to the page in view, and the band that says what is new after an update."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QApplication

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.app.pages import Pages
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.window import Window

if TYPE_CHECKING:
    from recovery_desktop.ui.pages.receivable.controller import ReceivableController
    from recovery_desktop.ui.pages.submit.controller import SubmitController

FITTING: Final = {
    "welcome": "connection",
    "sign_in": "connection",
    "onboarding": "connection",
    "connection": "connection",
    "submit": "papers",
    "board": "board",
    "approval": "messages",
    "receivable": "messages",
    "letters_and_calls": "letters",
    "payments": "statement",
    "debtors": "debtors",
    "debtor": "debtors",
}
"""By the key of the page; the others have the list of all help pages."""
IN_DIALOGS: Final = {
    "messages": (
        "AnswerDialog",
        "ReceivedSheet",
        "MessageSheet",
        "PlannedMessageSheet",
        "PlannedEditDialog",
        "ContactDialog",
        "CallDialog",
        "PauseDialog",
        "PauseManyDialog",
        "PauseDebtorSheet",
    ),
    "letters": ("TaskSheet",),
    "connection": ("PassphraseDialog",),
    "debtor": ("InsolvencyDialog", "WithdrawDialog", "SameDebtorSheet"),
    "debtors": ("JoinSheet", "SeparateSheet", "StatementSheet"),
    "partial_payment": (
        "PaymentDialog",
        "ReversalDialog",
        "CreditNoteDialog",
        "PromiseDialog",
        "ProposeDialog",
        "CounterDialog",
        "RecordManyDialog",
    ),
    "interest": ("PursuitDialog",),
    "reading": ("CertainSheet",),
    "papers": ("TableSheet", "LeftOutSheet", "BookingsSheet"),
    "board": ("TagDialog", "RatesSheet"),
    "statement": ("ChooseSheet", "ColumnsSheet"),
}
"""Classes of dialogs by topic; over another one it is the topic of the page below."""
DISPUTED: Final = (ReceivableStatus.DISPUTED, ReceivableStatus.EVIDENCE_REQUESTED)


def open_fitting_help(pages: Pages, window: Window) -> None:
    from recovery_desktop.ui.help.link import open_help

    over = QApplication.activeModalWidget()
    if over is None:
        open_help(window, fitting_topic(pages, window.shown))
    elif type(over).__name__ != "HelpSheet":
        topic = next((topic for topic, names in IN_DIALOGS.items() if type(over).__name__ in names), "")
        open_help(over, topic or fitting_topic(pages, window.shown))


def fitting_topic(pages: Pages, key: str) -> str:
    """Return the topic for the page in view: for an invoice, that of what is to be decided there."""
    receivable = (
        cast("ReceivableController", pages["receivable"]).state.receivable if key == "receivable" else None
    )
    if receivable is not None and receivable.status in DISPUTED:
        return "dispute"
    if receivable is not None and receivable.recovery_progress.decision is not None:
        return "partial_payment"
    if key == "submit" and cast("SubmitController", pages["submit"]).open_now:
        return "reading"
    return FITTING.get(key, "")


def show_news(session: Session, window: Window) -> None:
    """Say once after an update that there is something new; nobody who starts for the first time is told."""
    from recovery_desktop.commands.check_for_update import running_version
    from recovery_desktop.commands.version_news import take_unseen
    from recovery_desktop.ui.help.topics import help_language

    running = running_version()
    is_first = not session.last_connection_id
    if not take_unseen(session.store.preferences, running, help_language(), is_first_start=is_first):
        return
    from recovery_desktop.ui.help.news_sheet import open_news
    from recovery_desktop.ui.widgets.banner import Banner

    words = tr("Updated to version {version}.").format(version=running)
    band = Banner(words, "info", action=tr("What’s new"), dismissable=True, rounded=False)
    band.acted.connect(lambda: window.show_band("news", None))
    band.acted.connect(lambda: open_news(window))
    window.show_band("news", band)

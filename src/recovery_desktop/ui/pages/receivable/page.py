"""One receivable: on top what is asked of the creditor, below it everything else in sections; over it the evidence."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QProgressBar,
    QStackedLayout,
    QWidget,
)

from recovery_contract.actions import CancelReason
from recovery_contract.allowed_actions import Action
from recovery_contract.correspondence import ReceivedMessage
from recovery_contract.errors import ErrorCode
from recovery_contract.extensions import PlannedContact
from recovery_contract.receivables import Receivable
from recovery_desktop.actions import table as actions
from recovery_desktop.failures import Refused
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.contact_tasks.sheet import TaskSheet
from recovery_desktop.ui.pages.receivable.action_cards import ActionCards
from recovery_desktop.ui.pages.receivable.agreement import CounterDialog
from recovery_desktop.ui.pages.receivable.answer import AnswerDialog
from recovery_desktop.ui.pages.receivable.call import CallDialog
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.correction import correction_sheet
from recovery_desktop.ui.pages.receivable.credit_note import CreditNoteDialog, ReversalDialog
from recovery_desktop.ui.pages.receivable.documents_section import DocumentsSection
from recovery_desktop.ui.pages.receivable.evidence import EvidenceView
from recovery_desktop.ui.pages.receivable.header import ReceivableHeader
from recovery_desktop.ui.pages.receivable.insolvency import InsolvencyDialog, WithdrawDialog
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from recovery_desktop.ui.pages.receivable.notes import NotesSection
from recovery_desktop.ui.pages.receivable.overview import Overview
from recovery_desktop.ui.pages.receivable.pause import PauseDialog
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.planned_contacts import PlannedContactsSection
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.promise import PromiseDialog
from recovery_desktop.ui.pages.receivable.propose import ProposeDialog
from recovery_desktop.ui.pages.receivable.pursuit import PursuitDialog
from recovery_desktop.ui.pages.receivable.received import ReceivedSheet
from recovery_desktop.ui.pages.receivable.record_dispute import RecordDisputeDialog
from recovery_desktop.ui.pages.receivable.settle_dispute import SettleDisputeDialog
from recovery_desktop.ui.pages.receivable.sheets import DocumentSheet, LinkSheet, MessageSheet, RawSheet
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.receivable.warnings import PROTOCOL, WarningsCard
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import ScrollColumn
from recovery_desktop.ui.widgets.tabs import Tabs


class _Section(Protocol):
    def show_receivable(self, receivable: Receivable, /) -> None: ...


Section = TypeVar("Section", bound=_Section)


_DIALOGS: Final[dict[str, Callable[[QWidget, ReceivableState], QDialog]]] = {
    actions.ADD_CONTACT.kind: ContactDialog,
    actions.CORRECT_DEBTOR.kind: correction_sheet,
    actions.RECORD_PAYMENT.kind: PaymentDialog,
    actions.RECORD_CREDIT_NOTE.kind: CreditNoteDialog,
    actions.REVERSE_PAYMENT.kind: ReversalDialog,
    actions.RECORD_PROMISE.kind: PromiseDialog,
    actions.RECORD_DISPUTE.kind: RecordDisputeDialog,
    actions.SETTLE_DISPUTE.kind: SettleDisputeDialog,
    actions.PROPOSE_AGREEMENT.kind: ProposeDialog,
    actions.DECLARE_INSOLVENCY.kind: InsolvencyDialog,
    actions.RECORD_CALL.kind: CallDialog,
    actions.CANCEL.kind: CancelDialog,
    actions.PAUSE.kind: PauseDialog,
}
"""By kind of intent, where it was typed."""


class ReceivablePage(QWidget):
    """`left` when the person goes back; `copied` when something is on the clipboard; `folder_requested` carries a file
    whose folder is to be shown; `debtor_requested` leads to the debtor, `settings_requested` to settings."""

    left = Signal()
    settings_requested = Signal(str)
    debtor_requested = Signal()
    copied = Signal()
    folder_requested = Signal(Path)

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self._shown_id = ""
        self._scroll = ScrollColumn(1080)
        self.head = ReceivableHeader(state)
        self.banner = Banner("", "danger", action=self.tr("Correct it"))
        self.banner.acted.connect(self._correct)
        self.retry = button(self.tr("Try again"), "quiet")
        self.retry.clicked.connect(state.look_again)
        self.banner.corner.addWidget(self.retry)
        self.waiting = Banner("", "info")
        self.upload = QProgressBar()
        self.upload.setTextVisible(False)
        self.upload.setRange(0, 1000)
        self.upload.setAccessibleName(self.tr("The evidence is being sent"))
        self.action_cards = ActionCards(state)
        self.warnings = WarningsCard()
        self.warnings.rates_requested.connect(partial(self.settings_requested.emit, "rates"))
        self.warnings.forms_requested.connect(partial(state.session.open_address, PROTOCOL))
        self._sections: list[_Section] = []
        # What is not on view is made when it first comes there: all of it together would hold up the page.
        self.tabs = Tabs(
            [
                ("overview", self.tr("Overview"), lambda: self.overview),
                ("ahead", self.tr("Planned contacts"), lambda: self.planned_contacts),
                ("papers", self.tr("Documents"), lambda: self.documents),
                ("notes", self.tr("Notes"), lambda: self.notes),
            ]
        )
        column = self._scroll.column
        for widget in (
            self.head,
            self.banner,
            self.waiting,
            self.upload,
            self.action_cards,
            self.warnings,
            self.tabs,
        ):
            column.addWidget(widget)
        column.addStretch(1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._scroll)
        self._connect()
        self._show()

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: at the names of the sections, where no key decides anything."""
        if self._stack.currentWidget() is not self._scroll:
            return self.evidence.start
        return self.tabs.buttons[self.tabs.current]

    @cached_property
    def overview(self) -> Overview:
        state, overview = self._state, Overview(self._state)
        overview.after_call.call_requested.connect(self._enter_call)
        overview.after_call.promise_requested.connect(lambda: PromiseDialog(self, state).open())
        overview.after_call.dispute_requested.connect(lambda: RecordDisputeDialog(self, state).open())
        overview.after_call.proposal_requested.connect(lambda: ProposeDialog(self, state).open())
        overview.planned_contacts_requested.connect(lambda: self.tabs.show_section("ahead"))
        overview.message_requested.connect(self._read_message)
        overview.reversal_requested.connect(lambda id: ReversalDialog(self, self._state, id).open())
        overview.debtor.contact_requested.connect(lambda: ContactDialog(self, state).open())
        overview.debtor.correction_requested.connect(partial(self._open, correction_sheet))
        overview.debtor.insolvency_requested.connect(lambda: InsolvencyDialog(self, state).open())
        overview.debtor.debtor_requested.connect(self.debtor_requested)
        overview.debtor.copied.connect(self.copied)
        overview.balance.pursuit_requested.connect(lambda: PursuitDialog(self, state).open())
        overview.balance.settings_requested.connect(partial(self.settings_requested.emit, "pursuit"))
        overview.balance.rates_requested.connect(partial(self.settings_requested.emit, "rates"))
        overview.link.copied.connect(self.copied)
        overview.link.code_requested.connect(self._show_code)
        return self._follow(overview)

    @cached_property
    def planned_contacts(self) -> PlannedContactsSection:
        section = PlannedContactsSection(self._state)
        section.read_requested.connect(self._read)
        section.send_requested.connect(partial(self._read, to_send=True))
        section.edit_requested.connect(self._edit)
        section.task_requested.connect(lambda task: TaskSheet(self, self._state.by_hand, task).open())
        return self._follow(section)

    @cached_property
    def documents(self) -> DocumentsSection:
        section = DocumentsSection(self._state)
        section.folder_requested.connect(self.folder_requested)
        return self._follow(section)

    @cached_property
    def notes(self) -> NotesSection:
        section = NotesSection(self._state)
        section.raw_requested.connect(self._show_raw)
        return self._follow(section)

    def _follow(self, section: Section) -> Section:
        """Show the receivable now, and whatever becomes of it."""
        self._sections.append(section)
        if self._state.receivable is not None:
            section.show_receivable(self._state.receivable)
        return section

    @cached_property
    def evidence(self) -> EvidenceView:
        view = EvidenceView(self._state)
        view.left.connect(self.show_detail)
        self._stack.addWidget(view)
        return view

    def _connect(self) -> None:
        state = self._state
        self.head.left.connect(self.left)
        self.head.credit_note_requested.connect(lambda: CreditNoteDialog(self, state).open())
        self.head.reversal_requested.connect(lambda: ReversalDialog(self, state).open())
        self.head.payment_requested.connect(lambda: PaymentDialog(self, state).open())
        self.head.pause_requested.connect(lambda: PauseDialog(self, state).open())
        self.action_cards.pause_requested.connect(lambda: PauseDialog(self, state).open())
        self.head.cancel_requested.connect(lambda: CancelDialog(self, state).open())
        self.head.case_file_requested.connect(self._show_case_file)
        self.head.raw_requested.connect(self._show_raw)
        self.action_cards.evidence_requested.connect(self.show_evidence)
        self.action_cards.form_requested.connect(self._open_form)
        self.action_cards.answer_requested.connect(self._answer_message)
        cancel = partial(CancelDialog, self, state)
        self.action_cards.concede_requested.connect(lambda: cancel(CancelReason.DISPUTED_VALID).open())
        self.action_cards.read_requested.connect(self._read)
        self.action_cards.settle_requested.connect(lambda: SettleDisputeDialog(self, state).open())
        self.action_cards.counter_requested.connect(self._counter)
        self.action_cards.insolvency_requested.connect(lambda: InsolvencyDialog(self, state).open())
        self.action_cards.withdraw_requested.connect(lambda: WithdrawDialog(self, state).open())
        self.action_cards.contact_requested.connect(lambda: ContactDialog(self, state).open())
        self.action_cards.proposal_requested.connect(lambda: ProposeDialog(self, state).open())
        self.action_cards.case_file_requested.connect(self._show_case_file)
        self.action_cards.write_off_requested.connect(lambda: cancel(CancelReason.BUSINESS_DECISION).open())
        save = state.documents.save_paper
        state.opened_paper.connect(lambda path, name: DocumentSheet(self, path, name, save).open())
        state.changed.connect(self._show)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # A window that comes back from its icon stays where it was.
        if not event.spontaneous():
            self._scroll.to_top()

    def show_evidence(self) -> None:
        self._stack.setCurrentWidget(self.evidence)
        self.evidence.begin()

    def show_detail(self) -> None:
        self._stack.setCurrentWidget(self._scroll)
        self.start.setFocus()

    def _show(self) -> None:
        state, receivable = self._state, self._state.receivable
        if receivable is None:
            self._show_missing()
            return
        self.tabs.setVisible(True)
        if receivable.id != self._shown_id:
            self._shown_id = receivable.id
            self._scroll.to_top()
            self.tabs.show_section("overview")
            self._stack.setCurrentWidget(self._scroll)
        if self._stack.currentWidget() is not self._scroll and Action.SUBMIT_EVIDENCE not in state.allowed:
            self.show_detail()
        self.head.show_receivable(receivable)
        self._show_trouble()
        self._show_waiting()
        self.action_cards.show_receivable(receivable)
        self.warnings.show_receivable(receivable, state.planned)
        for section in self._sections:
            section.show_receivable(receivable)
        details = state.details
        self.tabs.offer("ahead", details is None or details.planned is not None)
        self.tabs.offer("papers", details is None or details.documents is not None)
        self.tabs.count("ahead", sum(not row.skipped for row in state.planned))
        self.tabs.count("papers", len(details.documents or ()) if details is not None else 0)

    def _show_missing(self) -> None:
        """Show a page opened by a link of which nothing is known yet, or for good."""
        for widget in (self.tabs, self.action_cards, self.warnings, self.upload):
            widget.setVisible(False)
        self.head.show_missing()
        self._show_trouble()
        self.waiting.say("")

    def _show_waiting(self) -> None:
        state = self._state
        sentence = self.tr("What you entered is saved and being sent; the service confirms it here.")
        if state.session.runs_service:
            sentence = self.tr("What you entered is saved and takes effect in a few seconds.")
        sending = state.sending_evidence
        share = sending[1] if sending is not None else None
        if share is not None:
            sentence = self.tr("The evidence is being sent: {percent}%.").format(percent=int(share * 100))
            self.upload.setValue(round(share * 1000))
        self.upload.setVisible(share is not None)
        quiet = all(intent.kind == actions.UPDATE_METADATA.kind for intent in state.under_way)
        self.waiting.say(sentence if state.under_way and not quiet else "")

    def _show_trouble(self) -> None:
        self.banner.say(self._trouble())
        self.banner.action.setVisible(not self._state.missing and self._correction() is not None)
        is_unread = self._state.receivable is None and self._state.failure is not None
        self.retry.setVisible(is_unread and not self._state.missing)

    def _trouble(self) -> str:
        state = self._state
        if state.missing:
            return self.tr("The service does not know this invoice, or no longer does.")
        if (failure := state.failure or state.by_hand.failure) is not None:
            # Nothing was entered of an invoice that could not be fetched.
            unread = state.receivable is None
            return notices.direct_sentence(failure) if unread else notices.notice(failure).sentence
        if state.refused is not None:
            reason = notices.reason(Refused.from_json(state.refused.failure or {}))
            return self.tr("The service refused your answer. {reason}").format(reason=reason)
        return ""

    def _correct(self) -> None:
        if (way := self._correction()) is not None:
            way()

    def _correction(self) -> Callable[[], object] | None:
        """Open the form in which the answer that was refused last stands as it was typed; None where none does."""
        state, refused = self._state, self._state.refused
        if refused is None or state.failure is not None:
            return None
        if (refused.failure or {}).get("code") == ErrorCode.INVALID_STATE:
            return None
        planned = (state.details.planned or ()) if state.details is not None else ()
        ways: dict[str, Callable[[], object]] = {
            "metadata": lambda: self.tabs.show_section("notes"),
            "evidence": self.show_evidence,
        }
        ways |= {kind: partial(self._open, dialog) for kind, dialog in _DIALOGS.items()}
        if refused.body.get("action") == "counter":
            ways["agreement"] = self._counter
        if row := next((row for row in planned if row.id == refused.body.get("id")), None):
            ways["planned_contact"] = lambda: self._edit(row)
        if message := state.received(str(refused.body.get("id"))):
            ways["message_answer"] = lambda: self._answer_message(message)
        return ways.get(refused.kind)

    def _open(self, create_dialog: Callable[[QWidget, ReceivableState], QDialog]) -> None:
        create_dialog(self, self._state).open()

    def _open_form(self, kind: str) -> None:
        """Open the form of an action that a message or a call of the debtor leads to."""
        self._open(_DIALOGS[kind])

    def _answer_message(self, message: ReceivedMessage, kind: str = "") -> None:
        AnswerDialog(self, self._state, message, kind).open()

    def _read_message(self, key: str) -> None:
        received = self._state.received(key)
        if received is not None:
            sheet = ReceivedSheet(self, self._state, received)
            sheet.form_requested.connect(self._open_form)
            sheet.answer_requested.connect(self._answer_message)
            sheet.open()
            return
        message = self._state.message(key)
        if message is not None:
            MessageSheet(self, self._state, message).open()

    def _show_case_file(self) -> None:
        self.tabs.show_section("papers")
        self._state.documents.fetch_case_file()

    def _show_raw(self) -> None:
        if (received := self._state.as_received) is not None:
            RawSheet(self, received).open()

    def _show_code(self) -> None:
        if address := self._state.page_address:
            LinkSheet(self, address).open()

    def _edit(self, planned: PlannedContact) -> None:
        PlannedEditDialog(self, self._state, planned).open()

    def _read(self, planned: PlannedContact, *, to_send: bool = False) -> None:
        sheet = PlannedMessageSheet(self, self._state, planned, to_send=to_send)
        sheet.edit_requested.connect(self._edit)
        sheet.open()

    def _counter(self) -> None:
        receivable = self._state.receivable
        if receivable is not None and receivable.recovery_progress.agreement is not None:
            CounterDialog(self, self._state, receivable.recovery_progress.agreement).open()

    def _enter_call(self) -> None:
        dialog = CallDialog(self, self._state)
        dialog.form_requested.connect(self._open_form)
        dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

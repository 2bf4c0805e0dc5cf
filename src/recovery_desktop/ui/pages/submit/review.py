"""The review: the page as it was dropped on the left, what was read on the right, submitting below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from recovery_desktop.commands.open_practice import practice_name
from recovery_desktop.ids import DraftId
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.document_view.pdf_view import Box, PdfView
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import reading
from recovery_desktop.ui.pages.submit.created import CreatedCard
from recovery_desktop.ui.pages.submit.entry import Entry
from recovery_desktop.ui.pages.submit.look_alike_card import LookAlikeCard
from recovery_desktop.ui.pages.submit.other_document import OtherDocumentCard
from recovery_desktop.ui.pages.submit.queue_words import missing_names
from recovery_desktop.ui.pages.submit.refusals import refusal
from recovery_desktop.ui.pages.submit.state import LOOK_ALIKE, SubmitState
from recovery_desktop.ui.pages.submit.whose_invoice import WhoseInvoiceCard
from recovery_desktop.ui.portions import PortionedWidget
from recovery_desktop.ui.theme.tokens import XL, L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button, change_variant, icon_button, native_keys
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.press_guard import UnreadGuard
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class Review(QWidget, PortionedWidget):
    """`box_drawn` carries (path, Box) where the person wants a field read again at another place."""

    box_drawn = Signal(str, object)

    def __init__(
        self,
        state: SubmitState,
        paper: PdfView,
        entry: Entry,
        parent: QWidget | None = None,
        *,
        in_portions: bool = False,
    ) -> None:
        """`paper` and `entry` are most of the work: who makes it ahead makes them one by one. Each frame is in its
        place before it is filled: whatever moves to another parent is styled anew, with all that is in it."""
        super().__init__(parent)
        self._state = state
        self._shown_file: str | None = None
        self._focused = ""
        self.paper = paper
        self.entry = entry
        self.entry.pointed.connect(self._focus_box)
        self.paper.box_clicked.connect(self._focus_field)
        self.paper.box_drawn.connect(self._redraw_box)
        self._why_no_paper = self.tr(
            "This invoice was entered manually or comes from a table, or its file cannot be shown here."
        )
        self.no_paper = EmptyState(
            "draft",
            self.tr("No page to show"),
            self._why_no_paper,
        )
        self.paper.failed.connect(self._no_page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        split = QSplitter(self)
        split.setChildrenCollapsible(False)
        layout.addWidget(split, 1)
        left = QWidget(split)
        pages = QVBoxLayout(left)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.addWidget(self.paper)
        pages.addWidget(self.no_paper)
        side = QWidget(split)
        split.setStretchFactor(0, 5)
        split.setStretchFactor(1, 6)
        split.setSizes([500, 560])
        self._is_new = False
        self.portions = self._in_portions(side)
        if not in_portions:
            self.make_rest()

    def _in_portions(self, side: QWidget) -> Iterator[None]:
        yield from self._fill_side(side)
        self._key("Ctrl+Return", self._submit)
        self._key("Ctrl+PgDown", lambda: self._state.turn(1))
        self._key("Ctrl+PgUp", lambda: self._state.turn(-1))
        self._state.changed.connect(self.show_state)
        self._state.opened.connect(self.opened)

    def _key(self, keys: str, action: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: action())

    def _fill_side(self, side: QWidget) -> Iterator[None]:
        layout = QVBoxLayout(side)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        page = self._fields = ScrollColumn(margin=XL)
        layout.addWidget(page, 1)
        column = page.column
        column.setSpacing(L)
        self.header = PageHeader(self.tr("Review what was read"), role="title")
        self.previous = icon_button("left", self.tr("Previous invoice"))
        self.next = icon_button("right", self.tr("Next invoice"))
        for tool, keys, by in ((self.previous, "Ctrl+PgUp", -1), (self.next, "Ctrl+PgDown", 1)):
            set_tooltip(tool, f"{tool.accessibleName()} ({native_keys(keys)})")
            tool.clicked.connect(lambda _=False, by=by: self._state.turn(by))
        self.place = Label("", "caption", wrap=False)
        for widget in (help_icon("reading"), self.previous, self.place, self.next):
            self.header.corner.addWidget(widget)
        self.banner = Banner("", "warning")
        self.doubts = Banner("", "warning")
        self.other_name = Banner("", "practice")
        self.failure = Banner("", "danger", action=self.tr("Submit anyway"))
        self.failure.acted.connect(lambda: self._state.submit(force_proceed=True))
        column.addWidget(self.header)
        for banner in (self.failure, self.other_name, self.banner, self.doubts):
            column.addWidget(banner)
        yield
        self.other = OtherDocumentCard(self._state)
        self.created = CreatedCard(self._state)
        self.whose = WhoseInvoiceCard(self._state)
        self.look_alike = LookAlikeCard(self._state)
        yield
        for card in (self.other, self.whose, self.look_alike, self.created):
            column.addWidget(card)
        yield
        column.addWidget(self.entry)
        column.addStretch()
        yield
        layout.addWidget(self._foot())

    def _foot(self) -> QFrame:
        self.why_not = Label("", "caption")
        self.submit = BusyButton(self.tr("Recover this invoice"), "primary", "submit")
        self.submit.clicked.connect(self._submit)
        # The next invoice comes to where this one was submitted.
        guard = UnreadGuard(self.submit, self.failure.action)
        self._state.submitted.connect(lambda *_: guard.hold_back() if self._state.current else None)
        self.back = button(self.tr("Back to the list"), "quiet", flush=True)
        self.back.setProperty("closes", True)
        self.back.clicked.connect(self._state.close)
        self.remove = button(self.tr("Remove"), "quiet", flush=True)
        self.remove.clicked.connect(self._state.remove_current)
        foot = QFrame()
        foot.setObjectName("status_line")
        rows = QVBoxLayout(foot)
        rows.setContentsMargins(XL, S, XL, S)
        rows.setSpacing(S)
        reason = QHBoxLayout()
        reason.setSpacing(S)
        reason.addWidget(self.why_not, 1)
        reason.addWidget(self.remove)
        rows.addLayout(reason)
        # A credit note has its own way on, in the place of the other.
        forward = QWidget()
        ways = QHBoxLayout(forward)
        ways.setContentsMargins(0, 0, 0, 0)
        for way in (self.submit, self.other.record, self.other.leave_out):
            ways.addWidget(way)
        rows.addWidget(Ends(self.back, forward))
        return foot

    def _focus_box(self, path: str) -> None:
        self._focused = path
        self.paper.point_at(path)

    def _focus_field(self, path: str) -> None:
        if path in self.entry.fields:
            self.entry.fields[path].take_focus()

    def _redraw_box(self, box: Box) -> None:
        if self._focused:
            self.box_drawn.emit(self._focused, box)

    def _submit(self) -> None:
        self._state.submit()
        if not self._state.tried or self._state.other_document is not None:
            return
        if (question := self._question()) is not None:
            self._fields.ensureWidgetVisible(question)
            return
        if not self.entry.to_the_first(self._state.problems()) and self.entry.to_the_first(
            self._would_be_refused()
        ):
            self._fields.ensureWidgetVisible(self.failure)

    def _question(self) -> Card | None:
        """Return the card that asks what has to be said before anything else."""
        cards: dict[str, Card] = {
            "created": self.created,
            reading.CREDITOR: self.whose,
            LOOK_ALIKE: self.look_alike,
        }
        return next((cards[why] for why in self._state.why_not() if why in cards), None)

    def _would_be_refused(self) -> dict[str, str]:
        return {one.path: one.reason for one in self._state.expected_refusals()}

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: at what is asked first, else at what lacks, else in the first field."""
        question = self._first_question()
        if question is not None:
            return question
        field = self.entry.first_of(self._state.refused()) or self.entry.first_of(self._state.problems())
        return (field or self.entry.fields["invoice.numbers"].field).control

    def _first_question(self) -> Card | None:
        return self.other if self._state.other_document is not None else self._question()

    def opened(self, _id: DraftId) -> None:
        """Show another draft; the keyboard goes to what it lacks."""
        self.entry.empty()
        self._is_new = True

    def _focus_first(self) -> None:
        entry = self.entry
        question = self._first_question()
        if question is not None:
            # Tab leads to its answers; none is given by a key that was meant for the invoice before.
            question.setAccessibleName(question.title.text())
            question.setFocus()
            self._fields.ensureWidgetVisible(question)
            return
        # What the service refused comes before what is missing, which was there already.
        if not any(entry.to_the_first(one) for one in (self._state.refused(), self._state.problems())):
            entry.fields["invoice.numbers"].take_focus()
            self._fields.ensureWidgetVisible(self.failure)

    def show_state(self) -> None:
        """Show the draft under review."""
        state = self._state
        draft = state.current
        if draft is None:
            self._forget_file()
            return
        self._show_file(draft.file_path or "")
        self.header.show_subtitle(draft.file_name or "")
        at, count = state.place
        shown_at, shown_count = state.place_among_all
        self.place.setText(self.tr("{at} of {count}").format(at=shown_at, count=shown_count))
        self.place.setVisible(shown_count > 1 and at > 0)
        for widget in (self.previous, self.next):
            widget.setVisible(count > 1 and at > 0)
        self.previous.setEnabled(at > 1)
        self.next.setEnabled(0 < at < count)
        boxes = reading.boxes(state.extraction)
        self.paper.show_boxes(
            {path: Box(evidence.page or 1, *(evidence.box or [])) for path, evidence in boxes.items()}
        )
        self.entry.setVisible(state.other_document is None)
        self.entry.show_state()
        self.other.show_state()
        self.whose.show_state()
        self.look_alike.show_state()
        self.created.show_state()
        self._show_notices()
        self._show_foot()
        if self._is_new:
            self._is_new = False
            self._focus_first()

    def _show_notices(self) -> None:
        state = self._state
        draft = state.current
        missing = state.extraction.missing_fields if state.extraction else []
        still = [path for path in missing if path in state.problems()]
        names = ", ".join(name_of(path) for path in still)
        sentence = " ".join(
            text.named(name_of(path), words) if path else words
            for path, words in reading.warnings(state.extraction, state.form)
            if path not in self.entry.fields
        )
        asks = state.other_document is None
        self.other_name.say(self._other_name() if asks else "")
        unread = self.tr("Not read from the page: {names}").format(names=names) if names else ""
        self.banner.say(unread if asks else "")
        self.doubts.say(sentence if asks else "")
        failure = draft.failure if draft else None
        if state.intake.failure is not None:
            self.failure.say(notices.notice(state.intake.failure).sentence)
        else:
            if state.is_creation_open:
                failure = None  # the card asks
            self.failure.say(self._refusals(failure) if asks else refusal(failure) if failure else "")
        self.failure.action.setVisible(state.may_force)

    def _other_name(self) -> str:
        """Say whose name stands on the messages of Practice, where the invoice bears another one."""
        if not self._state.session.is_practice or not reading.is_foreign(self._state.extraction):
            return ""
        words = self.tr(
            "In Practice this invoice goes out under the name {company}. Nobody receives it: nothing leaves this"
            " computer."
        )
        return text.one_dot(words.format(company=practice_name(self._state.session.creditor)))

    def _refusals(self, failure: Mapping[str, Any] | None) -> str:
        """Return what the service refused, and what it would refuse beside that."""
        sentences = [refusal(failure)] if failure else []
        code = failure.get("code") if failure else None
        sentences += [one.words for one in self._state.expected_refusals() if one.code != code]
        return " ".join(sentences)

    def _show_foot(self) -> None:
        asks = self._state.other_document is None
        self.why_not.setVisible(asks)
        self.submit.setVisible(asks)
        draft = self._state.current
        self.remove.setVisible(asks and draft is not None and draft.state != "submitting")
        if not asks:
            return
        state = self._state
        why = state.why_not()
        if why == ["user"]:
            reason = self.tr("Your account is not active yet: complete it first. This draft is kept.")
        elif why == [reading.CREDITOR]:
            reason = self.tr("First answer above whether this is your invoice.")
        elif why == [LOOK_ALIKE]:
            reason = self.tr("First answer above whether it is the same invoice.")
        elif why == ["created"]:
            reason = self.tr("First answer above whether the service already has it.")
        elif why:
            names = missing_names(why, state.form, takes_by_post=state.takes_by_post)
            reason = self.tr("Still needed: {names}. The button leads there.").format(names=names)
        elif would := self._state.expected_refusals():
            reason = self.tr("The service would refuse it: {reason} The button leads there.").format(
                reason=would[0].reason
            )
        else:
            reason = text.one_dot(
                self.tr("Saved. {amount} from {debtor}.").format(
                    amount=self._sum(), debtor=state.form.value("debtor.company_name")
                )
            )
        self.why_not.setText(reason)
        # With something missing it says what, and goes there.
        self.submit.allow(why != ["user"], reason)
        stopped = reason if why or self._state.expected_refusals() else ""
        change_variant(self.submit, "ordinary" if stopped else "primary", "submit")
        set_tooltip(self.submit, stopped)
        self.submit.setAccessibleDescription(stopped)

    def _sum(self) -> str:
        due = forms.claimed_of(self._state.form)
        return text.money(due, self._state.form.currency) if due is not None else ""

    def _show_file(self, path: str) -> None:
        if path == self._shown_file:
            return
        self._shown_file = path
        if path:
            self.paper.load(Path(path))
        else:
            self.paper.close_document()
        self.paper.setVisible(bool(path))
        self.no_paper.setVisible(not path)
        self.no_paper.say(self._why_no_paper)

    def _no_page(self, why: str) -> None:
        self.no_paper.say(why)
        self.paper.setVisible(False)
        self.no_paper.setVisible(True)

    def _forget_file(self) -> None:
        if self._shown_file:
            self._shown_file = None
            self.paper.close_document()

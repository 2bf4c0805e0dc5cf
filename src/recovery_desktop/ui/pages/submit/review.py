"""The review: the page as it was dropped on the left, what was read on the right, submitting below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from recovery_contract.errors import ErrorCode
from recovery_contract.receivables import CompanyType
from recovery_desktop.commands.invoice_paths import PATHS
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.marking import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.contacts import Contacts
from recovery_desktop.ui.pages.submit.fields import ReadField, amount_field, date_field, line_field
from recovery_desktop.ui.pages.submit.known_strip import KnownStrip, names_known
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.tokens import XL, L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button, icon_button, native_keys
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.frames import PageHeader, ScrollColumn, SideBySide, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.pdf_view import Box, PdfView
from recovery_desktop.ui.widgets.status_badge import badge_size
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField

_CURRENCIES = ("EUR", "USD", "GBP", "CHF", "SEK", "DKK", "NOK", "PLN", "CZK", "HUF", "RON", "CAD", "JPY")


class Review(QWidget):
    """`box_drawn` carries (path, Box) where the person wants a field read again at another place."""

    box_drawn = Signal(str, object)

    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self._shown_file = ""
        self._focused = ""
        self.fields: dict[str, ReadField] = {}
        self._order = (
            "invoice.numbers",
            "invoice.currency",
            *(path for path in PATHS if path != "invoice.numbers"),
        )
        self.paper = PdfView()
        self.paper.box_clicked.connect(self._focus_field)
        self.paper.box_drawn.connect(self._redraw_box)
        self.no_paper = EmptyState(
            "draft",
            self.tr("No page to show"),
            self.tr("This invoice is typed in, or its file cannot be shown here."),
        )
        left = QWidget()
        pages = QVBoxLayout(left)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.addWidget(self.paper)
        pages.addWidget(self.no_paper)
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(self._side())
        split.setStretchFactor(0, 5)
        split.setStretchFactor(1, 6)
        split.setSizes([500, 560])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(split, 1)
        self._key("Ctrl+Return", self._submit)
        self._key("Ctrl+PgDown", lambda: state.turn(1))
        self._key("Ctrl+PgUp", lambda: state.turn(-1))
        state.changed.connect(self.show_state)
        state.opened.connect(self.opened)

    def _key(self, keys: str, action: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: action())

    def _side(self) -> QWidget:
        page = ScrollColumn(margin=XL)
        column = page.column
        column.setSpacing(L)
        self.header = PageHeader(self.tr("Check what was read"))
        self.previous = icon_button("left", self.tr("Previous invoice"))
        self.next = icon_button("right", self.tr("Next invoice"))
        for tool, keys, by in ((self.previous, "Ctrl+PgUp", -1), (self.next, "Ctrl+PgDown", 1)):
            tool.setToolTip(f"{tool.accessibleName()} ({native_keys(keys)})")
            tool.clicked.connect(lambda _=False, by=by: self._state.turn(by))
        self.place = Label("", "caption", wrap=False)
        for widget in (self.previous, self.place, self.next):
            self.header.corner.addWidget(widget)
        self.banner = Banner("", "warning")
        self.doubts = Banner("", "warning")
        self.failure = Banner("", "danger", action=self.tr("Submit nevertheless"))
        self.failure.acted.connect(lambda: self._state.submit(force_proceed=True))
        column.addWidget(self.header)
        for banner in (self.failure, self.banner, self.doubts):
            column.addWidget(banner)
        column.addWidget(Label(self.tr("Invoice"), "title"))
        self._invoice(column)
        column.addWidget(rule())
        column.addWidget(Label(self.tr("Debtor"), "title"))
        self.known = KnownStrip(self._state)
        column.addWidget(self.known)
        self._debtor(column)
        column.addWidget(rule())
        self.contacts = Contacts(self._state)
        column.addWidget(self.contacts)
        column.addStretch()
        side = QWidget()
        whole = QVBoxLayout(side)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(page, 1)
        whole.addWidget(self._foot())
        return side

    def _invoice(self, column: QVBoxLayout) -> None:
        add, name = self._add, forms.name_of
        currency = ChoiceField(name("invoice.currency"), [(code, code) for code in _CURRENCIES])
        currency.chosen.connect(lambda value: self._state.edit("invoice.currency", value))
        currency.keep_room(badge_size("").height())
        self.currency = currency
        description = LongTextField(name("invoice.service_description"), lines=2)
        description.edited.connect(lambda value: self._state.edit("invoice.service_description", value))
        add("invoice.numbers", line_field(name("invoice.numbers")))
        for path in forms.DATES:
            add(path, date_field(name(path)))
        for path in forms.AMOUNTS:
            add(path, amount_field(name(path)))
        add("invoice.service_description", ReadField(description))
        shown = self.fields
        column.addWidget(SideBySide(shown["invoice.numbers"], currency))
        column.addWidget(SideBySide(*(shown[path] for path in forms.DATES)))
        column.addWidget(shown["invoice.amount"])
        column.addWidget(SideBySide(shown["invoice.amount_before_tax"], shown["invoice.tax_amount"]))
        column.addWidget(shown["invoice.service_description"])

    def _debtor(self, column: QVBoxLayout) -> None:
        name = forms.name_of
        kind = ChoiceField(
            name("debtor.company_type"),
            [
                (CompanyType.COMPANY, self.tr("a company")),
                (CompanyType.INDIVIDUAL, self.tr("a private person")),
            ],
        )
        kind.chosen.connect(lambda value: self._state.edit("debtor.company_type", value))
        self.kind = kind
        for path in forms.DEBTOR:
            if path != "debtor.company_type":
                self._add(path, line_field(name(path)))
        shown = self.fields
        self.names = names_known(shown["debtor.company_name"].field, self._state)
        column.addWidget(shown["debtor.company_name"])
        column.addWidget(kind)
        column.addWidget(SideBySide(shown["debtor.siret"], shown["debtor.vat_number"]))
        column.addWidget(shown["debtor.address.line1"])
        column.addWidget(shown["debtor.address.line2"])
        column.addWidget(
            SideBySide(*(shown[f"debtor.address.{part}"] for part in ("postal_code", "city", "country")))
        )

    def _foot(self) -> QFrame:
        self.why_not = Label("", "caption")
        self.submit = BusyButton(self.tr("Recover this invoice"), "primary", "submit")
        self.submit.clicked.connect(self._submit)
        self.back = button(self.tr("Back to the list"), "quiet", flush=True)
        self.back.clicked.connect(self._state.close)
        foot = QFrame()
        foot.setObjectName("status_line")
        rows = QVBoxLayout(foot)
        rows.setContentsMargins(XL, S, XL, S)
        rows.setSpacing(S)
        rows.addWidget(self.why_not)
        rows.addWidget(Ends(self.back, self.submit))
        return foot

    def _add(self, path: str, field: ReadField) -> None:
        field.edited.connect(lambda value: self._state.edit(path, value))
        field.focused.connect(lambda: self._focus_box(path))
        field.forgotten.connect(lambda: self._forget(path))
        self.fields[path] = field

    def _forget(self, path: str) -> None:
        self.fields[path].forget()
        self._state.forget(path)

    def _focus_box(self, path: str) -> None:
        self._focused = path
        self.paper.point_at(path)

    def _focus_field(self, path: str) -> None:
        if path in self.fields:
            self.fields[path].take_focus()

    def _redraw_box(self, box: Box) -> None:
        if self._focused:
            self.box_drawn.emit(self._focused, box)

    def _submit(self) -> None:
        self._state.submit()
        if self._state.tried:
            self._to_the_first(self._state.problems())

    def _to_the_first(self, wrong: Mapping[str, str]) -> bool:
        """Bring the keyboard to the uppermost field of which something is told; whether there is one."""
        for path in (*self._order, *wrong):
            if path in wrong and (field := self._field_of(path)) is not None:
                field.take_focus()
                return True
        return False

    def _field_of(self, path: str) -> Field | None:
        if path in self.fields:
            return self.fields[path].field
        chosen = {"invoice.currency": self.currency, "debtor.company_type": self.kind}
        return chosen[path] if path in chosen else self.contacts.field_of(path)

    def opened(self, _id: str) -> None:
        """Another draft is under review: the keyboard goes to what it lacks."""
        for field in self.fields.values():
            field.forget()
        self.show_state()
        # What the service refused comes before what is missing, which was there already.
        if not self._to_the_first(self._state.refused()) and not self._to_the_first(self._state.problems()):
            self.fields["invoice.numbers"].take_focus()

    def show_state(self) -> None:
        """Show the draft under review; fields being typed in keep their text and cursor."""
        state = self._state
        draft = state.current
        if draft is None:
            self._forget_file()
            return
        self._show_file(draft.file_path or "")
        self.header.show_subtitle(draft.file_name or "")
        at, count = state.place
        self.place.setText(self.tr("{at} of {count}").format(at=at, count=count))
        for widget in (self.previous, self.place, self.next):
            widget.setVisible(count > 1 and at > 0)
        self.previous.setEnabled(at > 1)
        self.next.setEnabled(0 < at < count)
        self.known.show_state()
        boxes = {path: Box(found.page or 1, *(found.box or [])) for path, found in state.boxes().items()}
        self.paper.show_boxes(boxes)
        problems, doubts = {**state.refused(), **state.problems()}, state.doubts()
        told = {path: words for path, words in state.warnings() if path}
        for path, field in self.fields.items():
            field.show_field(path, state, problems.get(path, ""), told.get(path) or doubts.get(path, ""))
        self.currency.show_value(state.form.currency)
        self.kind.show_value(state.form.value("debtor.company_type"))
        for path, choice in (("invoice.currency", self.currency), ("debtor.company_type", self.kind)):
            choice.say(problems.get(path, ""))
        self.contacts.show_state(problems, doubts)
        self._show_notices()
        self._show_foot()

    def _show_notices(self) -> None:
        state = self._state
        draft = state.current
        missing = state.extraction.missing_fields if state.extraction else []
        still = [path for path in missing if path in state.problems()]
        names = ", ".join(forms.name_of(path) for path in still)
        self.banner.say(self.tr("Not found on the page: {names}").format(names=names) if names else "")
        self.doubts.say(
            " ".join(
                text.named(forms.name_of(path), words) if path else words
                for path, words in state.warnings()
                if path not in self.fields
            )
        )
        failure = draft.failure if draft else None
        if state.failure is not None:
            self.failure.say(notices.notice(state.failure).sentence)
        else:
            self.failure.say(_refusal(failure) if failure else "")
        self.failure.action.setVisible(state.may_force)

    def _show_foot(self) -> None:
        why = self._state.why_not()
        if why == ["user"]:
            reason = self.tr("Your account is not active yet: complete it first. This draft is kept.")
        elif why:
            names = dict.fromkeys(forms.name_of(_top(path)) for path in why)
            reason = self.tr("Before it can go: {names}").format(names=", ".join(names))
        else:
            reason = self.tr("Saved. {amount} from {debtor}.").format(
                amount=self._sum(), debtor=self._state.form.value("debtor.company_name")
            )
        self.why_not.setText(reason)
        # With something missing it says what, and goes there.
        self.submit.allow(why != ["user"], reason)
        self.submit.setToolTip(reason if why else "")
        self.submit.setAccessibleDescription(reason if why else "")

    def _sum(self) -> str:
        total = forms.amount_of(self._state.form, "invoice.amount")
        return text.money(total, self._state.form.currency) if total is not None else ""

    def _show_file(self, path: str) -> None:
        if path == self._shown_file:
            return
        self._shown_file = path
        shown = bool(path) and self.paper.load(Path(path))
        self.paper.setVisible(shown)
        self.no_paper.setVisible(not shown)

    def _forget_file(self) -> None:
        if self._shown_file:
            self._shown_file = ""
            self.paper.close_document()


def _refusal(failure: Mapping[str, Any]) -> str:
    """What the service said, and what it would be to go on nevertheless."""
    said = notices.kept(failure)
    meaning = _MEANING.get(str(failure.get("code")))
    return f"{said} {QCoreApplication.translate('review', meaning)}" if meaning else said


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


def _top(path: str) -> str:
    """The field of a path inside a contact is the contacts' own."""
    return forms.CONTACTS if path.startswith(forms.CONTACTS) else path

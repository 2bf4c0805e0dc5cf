"""Addresses and numbers at which nobody is ever contacted: looked through, added, taken off."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.extensions import Suppression
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.field_errors import show_field_error
from recovery_desktop.ui.pages.settings.never.state import NeverState
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.text_field import TextField

SEARCH_FROM = 6
"""Entries from which on there is a search."""
NOTE_MOST = 500
ADDRESS_MOST = 200

_REASONS = {
    "creditor": QT_TRANSLATE_NOOP("never_contacted", "Added by you"),
    "operator": QT_TRANSLATE_NOOP("never_contacted", "Added by the recovery service"),
    "bounced": QT_TRANSLATE_NOOP("never_contacted", "Email came back"),
    "wrong_person": QT_TRANSLATE_NOOP("never_contacted", "Someone said the invoice is not theirs"),
}


def _reason(code: str) -> str:
    sentence = _REASONS.get(code)
    return (
        code.replace("_", " ")
        if sentence is None
        else QCoreApplication.translate("never_contacted", sentence)
    )


class NeverCard(FoldingCard):
    def __init__(self, state: NeverState) -> None:
        super().__init__(self.tr("Never contact"))
        self._state = state
        self._shown_entry: Suppression | None = None
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.address = TextField(
            self.tr("Email address or phone number"),
            placeholder=self.tr("name@company.example"),
            most=ADDRESS_MOST,
        )
        self.address.line.returnPressed.connect(self._add)
        self.note = TextField(self.tr("Why"), optional=True, most=NOTE_MOST)
        self.note.line.returnPressed.connect(self._add)
        self.add = BusyButton(self.tr("Never contact"))
        self.add.clicked.connect(self._add)
        self.search = TextField(self.tr("Search the list"), optional=True)
        self.search.edited.connect(state.search_for)
        self._rows = RowColumn(self._line, S)
        self.more = Label("", "caption")
        for widget in (
            self.words,
            self.banner,
            SideBySide(self.address, self.note),
            FlowRow(self.add),
            self.search,
        ):
            self.body.addWidget(widget)
        self.body.addLayout(self._rows)
        self.body.addWidget(self.more)
        state.changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        state = self._state
        self.setVisible(state.offered)
        if state.added is not None and state.added is not self._shown_entry:
            self.address.show_value("")
            self.note.show_value("")
        self._shown_entry = state.added
        rows = [] if state.page is None else state.page.data
        self._rows.show_rows(list(rows))
        self.words.setText(self._words(len(rows)))
        if not state.search:
            nobody = "" if state.page is None else self.tr("Nobody is on the list")
            self.summarise(self.tr("%n on the list", "", len(rows)) if rows else nobody)
        self.search.setVisible(bool(state.search) or len(rows) >= SEARCH_FROM)
        more = state.page is not None and state.page.has_more
        self.more.setText(self.tr("There are more: search for the one you need.") if more else "")
        self.more.setVisible(more)
        self.add.show_busy(state.busy("add"), self.tr("Saving"))
        failure = state.failure
        if failure is not None and show_field_error(failure, {"address": self.address, "note": self.note}):
            # Said once: the next change takes it away.
            failure = state.failure = None
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.banner.setVisible(bool(self.banner.words))

    def _words(self, count: int) -> str:
        state = self._state
        if state.added is not None:
            return self.tr("Nobody is contacted at {address} any more.").format(address=state.added.address)
        if state.page is None:
            return self.tr("Loading…")
        if state.search and not count:
            return self.tr("Nothing on the list matches.")
        if not count:
            return self.tr(
                "The list is empty. What you enter here gets no email, call or text message from "
                "any recovery."
            )
        return self.tr("No email, call or text message goes to these, whichever invoice it is about.")

    def _line(self, row: Suppression) -> QWidget:
        facts = [_reason(row.reason)]
        if row.debtor_name:
            facts.append(row.debtor_name)
        facts.append(text.day(row.since.astimezone().date()))
        if row.note:
            facts.append(row.note)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(row.address).selectable())
        texts.addWidget(Label(" · ".join(facts), "caption"))
        remove = button(self.tr("Contact again"), "ordinary")
        remove.setAccessibleName(self.tr("Contact {address} again").format(address=row.address))
        remove.clicked.connect(lambda: self._state.remove(row.id))
        line = QWidget()
        side = QHBoxLayout(line)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(M)
        side.addLayout(texts, 1)
        side.addWidget(remove, 0, Qt.AlignmentFlag.AlignVCenter)
        return line

    def _add(self) -> None:
        if complain((self.address, ""), (self.note, "")):
            return
        if not self._state.add(self.address.value, self.note.value):
            complain((self.address, self.tr("This is neither an email address nor a phone number.")))

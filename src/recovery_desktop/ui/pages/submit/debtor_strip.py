"""What is known of a debtor, said where it was filled in: taken out again, or forgotten."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QFrame, QLineEdit, QVBoxLayout

from recovery_desktop.commands import invoice_paths
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.appraisal import confirmed_words
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label


class ConfirmedDebtorStrip(QFrame):
    """Shown while fields stand in the form that came from an earlier submission."""

    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self.setProperty("banner", "info")
        self.setProperty("rounded", "true")
        self.words = Label("")
        self.filled = Label("", "caption")
        self.clear = button(self.tr("Leave these fields empty"), "quiet", flush=True)
        self.clear.clicked.connect(lambda: state.clear_prefilled())
        self.forget = button(self.tr("Forget this debtor"), "quiet", flush=True)
        self.forget.clicked.connect(lambda: state.clear_prefilled(forget=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(M, S, M, S)
        column.setSpacing(S)
        for widget in (self.words, self.filled, FlowRow(self.clear, self.forget)):
            column.addWidget(widget)
        self.hide()

    def show_state(self) -> None:
        debtor = self._state.confirmed_debtor
        self.setVisible(debtor is not None)
        if debtor is None:
            return
        prefilled = self._state.form.prefilled
        named = [path for path in (*invoice_paths.DEBTOR, forms.CONTACTS) if path != "debtor.company_type"]
        shown = [path for path in named if path in prefilled]
        # The contacts by what they are, not by what is missing without them.
        who = self.tr("the contacts")
        names = ", ".join(who if path == forms.CONTACTS else name_of(path) for path in shown)
        self.words.setText(confirmed_words(debtor))
        self.filled.setText(self.tr("Filled in from there: {names}").format(names=names))
        self.filled.setVisible(bool(names))
        self.setAccessibleName(" ".join([self.words.text(), *([self.filled.text()] if names else [])]))


def complete_debtor_names(field: Field, state: SubmitState) -> QStringListModel:
    """Offer the names of debtors confirmed before as one types; the model is filled when a draft comes on view."""
    model = QStringListModel(field)
    completer = QCompleter(model, field)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    line = field.control
    assert isinstance(line, QLineEdit)
    popup = completer.popup()
    assert popup is not None
    popup.setObjectName("suggestions")
    line.setCompleter(completer)
    completer.activated.connect(lambda name: state.edit("debtor.company_name", name))
    state.opened.connect(lambda _: model.setStringList(state.debtor_names))
    return model

"""Looks the company up in a public register, at a press: the button, what came of it, and who to choose from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from recovery_desktop.commands.find_company import RegisterEntry, kind_of
from recovery_desktop.ui.pages.onboarding.setup.state import CompanyLookup, SetupState
from recovery_desktop.ui.theme.tokens import XS, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class CompanyLookupRow(QWidget):
    """`filled` says that the form has new values."""

    filled = Signal()

    def __init__(self, state: SetupState) -> None:
        super().__init__()
        self._state = state
        self._shown: tuple[RegisterEntry, ...] = ()
        self.look_up = BusyButton(self.tr("Look up in the public register"), "ordinary", "search")
        self.look_up.clicked.connect(state.look_up_company)
        set_tooltip(
            self.look_up,
            self.tr("Asks the French company register, or the European Union’s of VAT numbers (VIES)."),
        )
        self.trouble = Banner("", "warning")
        self.words = Label("", "muted")
        self.choices = QWidget()
        self._column = QVBoxLayout(self.choices)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(XS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(S)
        for widget in (FlowRow(self.look_up), self.trouble, self.words, self.choices):
            layout.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        typed = state.values["company.name"].strip()
        lookup = state.lookup if state.lookup.typed == typed else CompanyLookup()
        self.look_up.show_busy(state.busy("look up"), self.tr("Looking up"))
        self.look_up.setEnabled(bool(typed) and not state.warning("company.name"))
        is_good = lookup.outcome in ("filled", "choose")
        self.trouble.say("" if is_good else _words(lookup))
        self.words.setText(_words(lookup) if is_good else "")
        self.words.setVisible(is_good)
        if lookup.matches != self._shown or lookup.outcome != "choose":
            self._show_choices(lookup.matches if lookup.outcome == "choose" else ())

    def _show_choices(self, matches: tuple[RegisterEntry, ...]) -> None:
        self._shown = matches
        while (item := self._column.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        for company in matches:
            self._column.addWidget(self._choice(company), 0, Qt.AlignmentFlag.AlignLeft)
        self.choices.setVisible(bool(matches))

    def _choice(self, company: RegisterEntry) -> QPushButton:
        place = f"{company.postal_code} {company.city}".strip()
        words = ", ".join(part for part in (company.name, company.line1, place) if part)
        choice = button(words, "quiet", flush=True)
        choice.clicked.connect(lambda: self._choose(company))
        return choice

    def _choose(self, company: RegisterEntry) -> None:
        self._state.use_company(company)
        self.filled.emit()


def _words(lookup: CompanyLookup) -> str:
    is_name = kind_of(lookup.typed) == "name"
    match lookup.outcome:
        case "filled":
            return _tr("Filled in from the register. Check it before you continue.")
        case "choose":
            return _tr("Which one is yours? If it is not here, enter more of the name or its SIRET.")
        case "none" if is_name:
            return _tr("The register has no company of this name. Check it, or fill in the form yourself.")
        case "none":
            return _tr(
                "The register has no open company with this number. Check it, or enter the company’s name "
                "and fill in the form yourself."
            )
        case "offline":
            return _tr(
                "The register does not answer. Check your internet connection and try again, "
                "or fill in the form yourself."
            )
        case "abroad":
            return _tr(
                "Outside France, companies are looked up by their VAT number. You can also fill in the form yourself."
            )
        case "nameless":
            return _tr("The number is valid, but the register does not show the name. Enter it.")
        case _:
            return ""


def _tr(words: str) -> str:
    return QCoreApplication.translate("CompanyLookupRow", words)

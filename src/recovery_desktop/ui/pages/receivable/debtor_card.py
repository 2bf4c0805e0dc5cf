"""The cards about the debtor: who it is, whom to write to and in which order, and the page where they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from recovery_contract.allowed_actions import Action
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.address import address_lines, lacks_email
from recovery_desktop.ui.countries import country_code, country_name
from recovery_desktop.ui.pages.letters_only import LettersOnly
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import XS, M, S
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, clear
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.wording.contacts import wish_words
from recovery_desktop.ui.wording.sources import source_word

PORTION: Final = 20
"""Contacts that are shown at once: nobody reads more, and a service may tell thousands."""


class DebtorCard(Card):
    """`contact_requested` to add one, `correction_requested` to correct name, numbers, address or contacts,
    `insolvency_requested` to say that the debtor is insolvent, `debtor_requested` leads to everything about it."""

    contact_requested = Signal()
    correction_requested = Signal()
    insolvency_requested = Signal()
    debtor_requested = Signal()
    copied = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("Debtor"))
        self._state = state
        self._shown: object = None
        self._people = QVBoxLayout()
        self._people.setSpacing(M)
        self.body.addLayout(self._people)
        self._waiting: list[Mapping[str, Any]] = []
        self.more = button("", "quiet", flush=True)
        self.more.clicked.connect(self._show_portion)
        self.body.addWidget(self.more)
        self.source = Label("", "caption")
        self.body.addWidget(self.source)
        self.letters_only = LettersOnly(state.session, self.tr("Letters only: no emails, no calls"))
        self.letters_only.chosen.connect(state.choose_letters)
        self.body.addWidget(self.letters_only)
        self.add_contact = button(self.tr("Add a contact…"), "quiet", "plus", flush=True)
        self.add_contact.clicked.connect(self.contact_requested)
        self.correct = button(self.tr("Correct the details…"), "quiet", "draft", flush=True)
        self.correct.clicked.connect(self.correction_requested)
        self.insolvent = button(self.tr("Report insolvency…"), "quiet", flush=True)
        self.insolvent.clicked.connect(self.insolvency_requested)
        self.everything = button(self.tr("Everything about this debtor"), "quiet", "forward", flush=True)
        self.everything.clicked.connect(self.debtor_requested)
        self.body.addWidget(FlowRow(self.everything, self.correct, self.add_contact, self.insolvent))

    def show_receivable(self, receivable: Receivable) -> None:
        state, progress = self._state, receivable.recovery_progress
        contacts = progress.contacts or ([{"email": progress.debtor_email}] if progress.debtor_email else [])
        self.add_contact.setVisible(Action.ADD_CONTACT in state.allowed)
        # Where the service has no way to do it, the dialog says so.
        self.correct.setVisible(receivable.status not in TERMINAL)
        may_declare = (
            state.dealings.takes_insolvency
            and progress.insolvency is None
            and not _is_individual(progress.debtor)
        )
        self.insolvent.setVisible(may_declare and Action.ADD_CONTACT in state.allowed)
        self.letters_only.show_receivables([receivable])
        source = source_word(receivable, "contacts", "debtor_name")
        self.source.setText(source)
        self.source.setVisible(bool(source))
        shown = (progress.debtor_name, contacts, progress.debtor, progress.contact_wish, progress.by_post)
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._people)
        self._people.addWidget(Label(progress.debtor_name or "–", "strong").selectable())
        if about := self._about(progress.debtor or {}):
            self._people.addWidget(Label(about, "muted").selectable())
        if progress.contact_wish is not None:
            words = self.tr("Wants to be reached: {how}").format(how=wish_words(progress.contact_wish))
            self._people.addWidget(Label(words).selectable())
        if lacks_email(progress):
            self._people.addWidget(Label(self.tr("No email address is known: letters are sent instead.")))
        self._waiting = sorted(contacts, key=lambda one: int(one.get("level") or 0))
        self._show_portion()

    def _show_portion(self) -> None:
        shown, self._waiting = self._waiting[:PORTION], self._waiting[PORTION:]
        for contact in shown:
            self._people.addLayout(self._person(contact))
        self.more.setText(self.tr("Show more contacts ({count})").format(count=len(self._waiting)))
        self.more.setVisible(bool(self._waiting))

    def _about(self, debtor: Mapping[str, Any]) -> str:
        """Return address and identifiers, line by line."""
        lines = _address(debtor)
        if siret := str(debtor.get("siret") or ""):
            lines.append(text.named_siret(siret))
        if vat := str(debtor.get("vat_number") or ""):
            lines.append(self.tr("VAT {number}").format(number=vat))
        return "\n".join(lines)

    def _person(self, contact: Mapping[str, Any]) -> QHBoxLayout:
        name = " ".join(str(contact[part]) for part in ("first_name", "last_name") if contact.get(part))
        title = str(contact.get("job_title") or "")
        head = ", ".join(part for part in (name, title) if part)
        email = str(contact.get("email") or "")
        ways = [part for part in (email, str(contact.get("phone") or "")) if part]
        words = QVBoxLayout()
        words.setSpacing(XS)
        words.addWidget(Label(text.level_title(contact.get("level")), "caption"))
        if head:
            words.addWidget(Label(head).selectable())
        for way in ways:
            words.addWidget(Label(way, "body" if not head else "muted").selectable())
        row = QHBoxLayout()
        row.setSpacing(S)
        row.addWidget(IconLabel("person", "muted"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        if email:
            copy = icon_button("copy", self.tr("Copy {address}").format(address=email))
            copy.clicked.connect(lambda: self._copy(email))
            row.addWidget(copy, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _copy(self, words: str) -> None:
        QGuiApplication.clipboard().setText(words)
        self.copied.emit()


class LinkCard(Card):
    copied = Signal()
    code_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("Debtor’s page"))
        self._state = state
        self.body.addWidget(
            Label(
                self.tr("Here the debtor pays, answers or disputes. You can send the link yourself."), "muted"
            )
        )
        self.open = button(self.tr("Open"), "ordinary", "open")
        self.open.clicked.connect(state.open_page)
        self.copy = button(self.tr("Copy link"), "quiet", "copy")
        self.copy.clicked.connect(self._copy)
        self.code = button(self.tr("QR code"), "quiet", "box")
        self.code.clicked.connect(self.code_requested)
        self.body.addWidget(FlowRow(self.open, self.copy, self.code))
        self.words = Label("", "muted").selectable()
        self.body.addWidget(self.words)

    def show_receivable(self, receivable: Receivable) -> None:
        address = self._state.page_address
        self.setVisible(bool(address))
        self.words.setText(
            self.tr("No browser could be opened. The address is {address}").format(address=address)
        )
        self.words.setVisible(self._state.browser_missing)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._state.page_address)
        self.copied.emit()


def _is_individual(debtor: Mapping[str, Any] | None) -> bool:
    return str((debtor or {}).get("company_type") or "") == "individual"


def _address(debtor: Mapping[str, Any]) -> list[str]:
    address = debtor.get("address") or {}
    return address_lines(address, country_name(country_code(str(address.get("country") or ""))))

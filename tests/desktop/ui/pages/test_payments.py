"""The page of payments: what is in hand, what is confirmed, what a person names; whole in every look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from recovery_bank.references import creditor_reference
from recovery_desktop.adapters.payments import Statements
from recovery_desktop.commands.connected import Connected
from recovery_desktop.store.store import Shelf, Store
from recovery_desktop.ui import theme
from recovery_desktop.ui.pages.payments.choose import ChooseSheet
from recovery_desktop.ui.pages.payments.columns import ColumnsSheet
from recovery_desktop.ui.pages.payments.page import PaymentsPage
from recovery_desktop.ui.pages.payments.state import PaymentsState
from recovery_desktop.ui.window import PageRow, Window
from tests.bank.statements import Booking, camt053, csv_table
from tests.desktop.ui.fakes import Spawned, a_receivable, a_store
from tests.desktop.ui.looking import clipped, unnamed, unreachable

LONG = "Boulangerie Martin & Fils, successeur de Martin Père — Société d'exploitation des Fours du Midi"
BOOKINGS = [
    Booking("4200", "ATELIER BRUN", "Facture FA-2026-014 merci"),
    Booking("120", "Brun Luc", "solde", creditor_reference("rec_4")),
    Booking("980.40", "MARTIN", "virement"),
    Booking("77.30", "Caisse de retraite complémentaire des artisans", "PRESTATION 2026/09 " + "REF " * 40),
    Booking("-60", "Atelier Brun SARL", "rejet", returned=True),
]


@dataclass
class Desk:
    """As much of the real one as the adapter asks for."""

    store: Store
    shelf: Shelf
    connected: Connected
    undo_seconds: float = 60
    link: object = "in use"


@dataclass
class There:
    folder: Path
    desk: Desk
    spawn: Spawned
    state: PaymentsState
    page: PaymentsPage

    def take(self, content: bytes, name: str = "statement.xml") -> None:
        (self.folder / name).write_bytes(content)
        self.state.add_files([self.folder / name])
        self.spawn.run()

    def pick(self, amount: str) -> None:
        self.state.select(next(one.id for one in self.state.payments if one.amount == Decimal(amount)))

    @property
    def groups(self) -> list[str]:
        return [one.group for one in self.state.payments]


@pytest.fixture
def there(tmp_path: Path, qapp: QApplication) -> Iterator[There]:
    store, shelf = a_store(tmp_path)
    shelf.receivables.put(
        [
            a_receivable("rec_1"),
            a_receivable("rec_2", amount="980.40", debtor=LONG, number="FA-2026-019"),
            a_receivable("rec_3", amount="980.40", debtor="Martin Transports", number="FA-2026-021"),
            a_receivable("rec_4", amount="120", number="FA-2026-022"),
        ],
        full=True,
    )
    desk = Desk(store, shelf, Connected(store, None, None, shelf, tmp_path))  # type: ignore[arg-type]
    spawn = Spawned()
    state = PaymentsState(spawn, Statements(desk))  # type: ignore[arg-type]
    page = PaymentsPage(state)
    page.show()
    yield There(tmp_path, desk, spawn, state, page)
    page.close()
    shiboken6.delete(page)
    store.close()


def test_an_empty_page_says_what_to_do_next(there: There) -> None:
    asked: list[bool] = []
    there.page.files_asked.connect(lambda: asked.append(True))
    assert there.page.zone.isVisible()
    there.page.zone.action.click()
    assert asked == [True]


def test_the_first_that_waits_is_in_hand_with_its_reasons(there: There) -> None:
    there.take(camt053(BOOKINGS))
    assert there.groups == ["certain", "certain", "check", "unmatched", "taken_back"]
    there.pick("4200")
    detail = there.page.detail
    assert detail.amount.text() == "€4,200.00"
    assert detail.confirm.accessibleName() == "Record €4,200.00"
    QApplication.processEvents()
    shown = {label.text() for label in detail.findChildren(type(detail.amount)) if label.isVisible()}
    assert {"Names the invoice FA-2026-014", "The amount is exactly what is left"} <= shown


def test_a_click_confirms_and_the_next_comes_in_hand(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    confirmed: list[list[str]] = []
    there.state.confirmed.connect(confirmed.append)
    there.page.detail.confirm.click()
    there.spawn.run()
    assert len(confirmed[0]) == 1
    assert there.groups == ["certain", "check", "unmatched", "taken_back", "sent"]
    assert there.state.selected is not None
    assert there.state.selected.group in ("certain", "check")
    (intent,) = there.desk.shelf.intents.unsettled()
    assert (intent.kind, intent.subject_id, intent.body["amount"]) == ("record_payment", "rec_1", 4200)
    assert there.state.take_back(confirmed[0])
    there.spawn.run()
    assert there.groups[0] == "certain"
    assert there.desk.shelf.intents.unsettled() == []


def test_all_that_is_certain_at_once(there: There) -> None:
    there.take(camt053(BOOKINGS))
    assert there.page.all_certain.accessibleName() == "Record all 2 certain"
    there.page.all_certain.click()
    there.spawn.run()
    assert sorted(intent.subject_id for intent in there.desk.shelf.intents.unsettled()) == ["rec_1", "rec_4"]
    assert not there.page.all_certain.isVisible()
    assert there.state.waiting == 1


def test_the_keyboard_is_enough(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    there.page.list.setFocus()
    QTest.keyClick(there.page.list, Qt.Key.Key_Return)
    there.spawn.run()
    assert len(there.desk.shelf.intents.unsettled()) == 1
    QTest.keyClick(there.page.list, Qt.Key.Key_End)
    assert there.state.selected is not None
    assert there.state.selected.group == "sent"


def test_another_receivable_is_found_by_typing(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("77.30")
    assert not there.page.detail.confirm.isVisible()
    sheet = ChooseSheet(there.page, there.state)
    sheet.open()
    QTest.keyClicks(sheet.search.line, "transports")
    assert sheet.found.count() == 1
    QTest.keyClick(sheet.search.line, Qt.Key.Key_Return)
    there.spawn.run()
    chosen = there.state.selected
    assert chosen is not None
    assert (chosen.group, chosen.parts[0].receivable_id) == ("check", "rec_3")
    assert there.page.detail.confirm.isVisible()
    there.page.detail.again.click()
    there.spawn.run()
    assert there.state.selected is not None
    assert there.groups.count("unmatched") == 1


def test_what_is_for_no_receivable_is_set_aside_and_taken_up_again(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("77.30")
    there.page.detail.aside.click()
    there.spawn.run()
    assert there.groups[-1] == "set_aside"
    there.pick("77.30")
    assert "set it aside" in there.page.detail.standing.words
    there.page.detail.again.click()
    there.spawn.run()
    assert "set_aside" not in there.groups


def test_what_the_bank_took_back_is_said_until_it_was_seen(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("60")
    assert "took back" in there.page.detail.standing.words
    there.page.detail.standing.action.click()
    there.spawn.run()
    assert "taken_back" not in there.groups
    there.pick("60")
    there.page.detail.again.click()
    there.spawn.run()
    assert "taken_back" in there.groups


def test_a_service_without_payments_says_what_ending_means(there: There) -> None:
    there.desk.store.connections.change("c1", profile={"records_payments": False})
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    detail = there.page.detail
    assert detail.confirm.accessibleName() == "Paid directly: end the recovery"
    assert "cannot be undone" in detail.means.text()
    assert not there.page.all_certain.isVisible()
    detail.confirm.click()
    there.spawn.run()
    (intent,) = there.desk.shelf.intents.unsettled()
    assert (intent.kind, intent.body["reason"]) == ("cancel", "paid_directly")


UNKNOWN = b"Tag X;Zahl;Wer;Was\n14.09.2026;4.200,00;Atelier Brun;FA-2026-014\n15.09.2026;-2,00;EDF;Strom\n"


def test_unknown_columns_are_named_in_a_sheet(there: There, qapp: QApplication) -> None:
    there.take(UNKNOWN, "bank.csv")
    assert there.page.trouble.isVisible()
    sheet = qapp.activeModalWidget()
    assert isinstance(sheet, ColumnsSheet)
    sheet.agree.click()
    assert sheet.isVisible()
    assert "date" in sheet.fields["booked"].message
    for role, at in (("booked", "0"), ("amount", "1"), ("payer", "2"), ("texts", "3")):
        sheet.fields[role].show_value(at)
        sheet.fields[role].chosen.emit(at)
    assert sheet.fields["booked"].message == ""
    assert (unnamed(sheet), clipped(sheet)) == ([], [])
    sheet.agree.click()
    there.spawn.run()
    assert there.groups == ["certain"]
    assert not there.page.trouble.isVisible()
    there.take(UNKNOWN.replace(b"4.200", b"4.201"), "later.csv")
    assert there.groups == ["certain", "check"]


def test_guessed_columns_can_be_looked_at(there: There, qapp: QApplication) -> None:
    there.take(csv_table(BOOKINGS[:2]), "releve.csv")
    assert there.page.taken.action.isVisible()
    there.page.taken.action.click()
    sheet = qapp.activeModalWidget()
    assert isinstance(sheet, ColumnsSheet)
    assert sheet.fields["amount"].box.currentText() == "Montant"
    assert sheet.chosen == {**there.state.naming.chosen} if there.state.naming else False
    sheet.close()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "The file is empty"),
        (b"<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "instructions that a bank statement never has"),
        (camt053(BOOKINGS)[:-30], "The end of the file is missing"),
        (b"%PDF-1.7", "no bank statement that can be read"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_and_the_rest_stays(
    there: There, content: bytes, words: str
) -> None:
    there.take(camt053(BOOKINGS))
    there.take(content, "broken.xml")
    assert there.page.trouble.isVisible()
    assert words in there.page.trouble.words
    assert "broken.xml" in there.page.trouble.words
    assert len(there.state.payments) == 5


@pytest.mark.parametrize(
    "look", [("light", 1.0, 1280, 800), ("dark", 1.0, 1024, 600), ("light", 2.0, 1280, 800)], ids=str
)
def test_the_page_is_whole_in_every_look(
    there: There, qapp: QApplication, look: tuple[str, float, int, int]
) -> None:
    scheme, scale, width, height = look
    theme.apply(qapp, scheme, scale)  # type: ignore[arg-type]
    window = Window([PageRow("payments", "Payments", "money", lambda: PaymentsPage(there.state))])
    try:
        window.resize(width, height)
        window.show_page("payments")
        window.show()
        faults = _faults(window, "empty")
        there.take(camt053(BOOKINGS))
        for payment in there.state.payments:
            there.state.select(payment.id)
            qapp.processEvents()
            faults += _faults(window, payment.group)
        sheet = ChooseSheet(window, there.state)
        sheet.open()
        qapp.processEvents()
        faults += [f"choose: {fault}" for fault in (*unnamed(sheet), *clipped(sheet))]
        sheet.close()
    finally:
        theme.apply(qapp, "light", 1.0)
        window.let_close()
        window.close()
        shiboken6.delete(window)
    assert faults == []


def _faults(window: QWidget, what: str) -> list[str]:
    QApplication.processEvents()
    found = [*(f"unnamed {fault}" for fault in unnamed(window)), *clipped(window), *unreachable(window)]
    return [f"{what}: {fault}" for fault in found]


def test_the_buttons_say_what_they_do(there: There) -> None:
    there.take(camt053(BOOKINGS))
    for payment in there.state.payments:
        there.state.select(payment.id)
        shown = [one for one in there.page.findChildren(QPushButton) if one.isVisible()]
        assert all(one.accessibleName() for one in shown)

"""The columns and the currency of a bank's table, named by a person; what was read of it, removed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from recovery_contract.ids import ReceivableId
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.payments.choose import ChooseSheet
from recovery_desktop.ui.pages.payments.columns import ColumnsSheet
from tests.bank.statements import csv_table
from tests.desktop.ui.looking import clipped, unnamed
from tests.desktop.ui.pages.statements import BOOKINGS, There, owing


@pytest.fixture
def there(tmp_path: Path, session: Session, qapp: QApplication) -> Iterator[There]:
    result = owing(session, tmp_path)
    result.page.show()
    yield result
    result.page.close()
    shiboken6.delete(result.page)


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
    there.run()
    assert there.groups == ["certain"]
    assert not there.page.trouble.isVisible()
    there.take(UNKNOWN.replace(b"4.200", b"4.201"), "later.csv")
    assert there.groups == ["certain", "check"]


def test_list_of_invoices_taken_for_a_statement_is_handed_on(there: There, qapp: QApplication) -> None:
    there.take(UNKNOWN, "list.csv")
    handed_on: list[list[Path]] = []
    there.state.invoices_recognised.connect(handed_on.append)
    sheet = qapp.activeModalWidget()
    assert isinstance(sheet, ColumnsSheet)
    sheet.invoices.click()
    assert [[path.name for path in paths] for paths in handed_on] == [["list.csv"]]
    assert not sheet.isVisible()
    assert not there.page.trouble.isVisible()


def test_guessed_columns_can_be_looked_at(there: There, qapp: QApplication) -> None:
    there.take(csv_table(BOOKINGS[:2]), "releve.csv")
    assert there.page.imported.action.isVisible()
    there.page.imported.action.click()
    sheet = qapp.activeModalWidget()
    assert isinstance(sheet, ColumnsSheet)
    assert sheet.fields["amount"].box.currentText() == "Montant"
    assert not sheet.invoices.isVisible(), "it was read as a statement"
    assert sheet.chosen == {**there.state.naming.chosen} if there.state.naming else False
    sheet.close()


NO_CURRENCY = (
    b"Date,Type,Description,Paid out,Paid in,Balance\n23/11/2026,FPI,BRUN FA-2026-014,,4200.00,1.00\n"
)


def test_currency_of_a_statement_is_chosen_where_it_names_none(there: There, qapp: QApplication) -> None:
    there.take(NO_CURRENCY, "uk.csv")
    there.page.imported.action.click()
    sheet = qapp.activeModalWidget()
    assert isinstance(sheet, ColumnsSheet)
    assert sheet.fields["currency"].value == "EUR"
    sheet.fields["currency"].show_value("GBP")
    sheet.agree.click()
    there.run()
    assert [payment.currency for payment in there.state.payments] == ["GBP"]
    there.state.choose(ReceivableId("rec_1"))
    there.run()
    shown = [label.text() for label in there.page.detail.findChildren(QLabel)]
    assert "€4,200.00 open" in shown, "pounds leave nothing of euros"
    assert any("Check the columns" in words for words in shown)


def test_import_of_a_statement_is_removed(there: There) -> None:
    there.take(NO_CURRENCY, "uk.csv")
    there.page.remove.click()
    there.run()
    assert there.state.payments == []
    assert not there.page.imported.isVisible()


def test_payment_in_hand_is_shown_from_its_amount_after_a_choice_and_after_another(
    there: There, qapp: QApplication
) -> None:
    page = there.page
    page.resize(900, 460)
    there.take(csv_table(BOOKINGS[:4]), "bank.csv")
    there.pick("77.30")
    settle(qapp)
    detail = page.detail
    detail.other.setFocus()
    QTest.mouseClick(detail.other, Qt.MouseButton.LeftButton)
    sheet = page.findChildren(ChooseSheet)[-1]
    sheet.search.line.setText("transports")
    sheet.agree.click()
    there.run()
    settle(qapp)
    assert detail.amount.mapTo(detail, QPoint(0, 0)).y() >= 0, "the choice hides nothing above it"
    there.pick("980.40")
    detail.confirm.setFocus()
    QTest.mouseClick(detail.confirm, Qt.MouseButton.LeftButton)
    there.run()
    settle(qapp)
    assert detail.amount.mapTo(detail, QPoint(0, 0)).y() >= 0, "the next one begins at its amount"


def settle(qapp: QApplication) -> None:
    for _ in range(3):
        qapp.sendPostedEvents()
        qapp.processEvents()

"""Several receivables at once: the real app over the real service narrows them, cancels some and writes them down."""

from __future__ import annotations

import re
import zipfile
from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QRadioButton, QTableView, QToolButton

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.tour.hands import CONTROL, wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui.pages.board.page import BoardPage
from tests.together.scene import curtain, to_active

DEBTORS = {"FA-1": ("Café de la Gare", 1250), "FA-2": ("=SUM(A1:A9)", 80.5), "FA-3": ("Garage Fabre", 4200)}


async def three_receivables(tour: Tour) -> None:
    """Submitted elsewhere, they come to the app by themselves."""
    context = tour.stage.connection.context
    for number, (name, amount) in DEBTORS.items():
        body = {
            "user_id": context.user_id,
            "invoice": {
                "numbers": [number],
                "issue_date": (date.today() - timedelta(days=90)).isoformat(),
                "due_date": (date.today() - timedelta(days=60)).isoformat(),
                "amount": amount,
                "currency": "EUR",
                "service_description": "Shelves",
            },
            "debtor": {"company_name": name, "contacts": [{"email": f"{number.lower()}@debtor.example"}]},
        }
        await context.client.receivables.create(body, f"together-{number}")
    await wait_until(
        lambda: tour.stage.connection_store.receivables.count() == len(DEBTORS), "the app to know all of them"
    )


def board(tour: Tour) -> BoardPage:
    page = tour.stage.window.page("board")
    assert isinstance(page, BoardPage)
    return page


def listed(tour: Tour) -> set[str]:
    """The invoice numbers on view."""
    state = board(tour).state
    return {row.numbers for row in state.reads.load_rows(state.shown_rows).values()}


async def test_filter_cancel_many_and_export(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await three_receivables(tour)
        await tour.go_to("Board")
        page = board(tour)
        await tour.hands.click("Table", QToolButton, within=page)

        await tour.hands.type_into("Search invoices", "1 250,00", QLineEdit)
        await wait_until(lambda: listed(tour) == {"FA-1"}, "the amount to be found")
        await tour.hands.press_key(Qt.Key.Key_Escape)
        await wait_until(lambda: len(listed(tour)) == len(DEBTORS), "the search to be empty")

        await tour.hands.click("Status", QPushButton, within=page)
        for box in page.findChildren(QCheckBox):
            if box.text() == "Recovered":
                box.setFocus()
                QTest.keyClick(box, Qt.Key.Key_Space)
                QTest.keyClick(box, Qt.Key.Key_Escape)
        await wait_until(page.no_result.isVisible, "nothing to be recovered yet")
        page.no_result.action.click()
        await wait_until(lambda: len(listed(tour)) == len(DEBTORS), "the filter to be gone")

        await tour.hands.type_into("Search invoices", "Garage", QLineEdit)
        await wait_until(lambda: listed(tour) == {"FA-3"}, "the debtor to be found")
        page.state.save_view("One garage")
        await tour.hands.press_key(Qt.Key.Key_Escape)
        await wait_until(lambda: len(listed(tour)) == len(DEBTORS), "the search to be empty")
        page.state.show_view("One garage")
        await wait_until(lambda: listed(tour) == {"FA-3"}, "the kept view")
        await tour.hands.press_key(Qt.Key.Key_Escape)
        await wait_until(lambda: len(listed(tour)) == len(DEBTORS), "the search to be empty")

        target = tmp_path / "written" / "list.xlsx"
        target.parent.mkdir()
        await tour.hands.click("Export the list", QToolButton, within=page)
        name = await wait_until(lambda: page.file_dialog.findChild(QLineEdit), "the name of the file")
        assert name is not None
        name.setText(str(target))
        page.file_dialog.accept()
        await wait_until(target.exists, "the file")
        with zipfile.ZipFile(target) as book:
            sheet = book.read("xl/worksheets/sheet1.xml").decode()
        assert set(re.findall(r"<t[^>]*>(FA-\d)</t>", sheet)) == set(DEBTORS)
        assert re.search(r"<v>80\.50?</v>", sheet)
        assert "<f>" not in sheet

        lines = await tour.hands.find("Invoices", QTableView, within=page)
        lines.setFocus()
        QTest.keyClick(lines, Qt.Key.Key_A, CONTROL)
        await tour.hands.click("Cancel recovery…", QPushButton, within=page)
        await tour.hands.click("It was submitted by mistake", QRadioButton)
        await tour.hands.click("Cancel recovery of 3", QPushButton)
        assert len(
            {intent.subject_id for intent in tour.stage.connection_store.intents.list_unsettled()}
        ) == len(DEBTORS)
        await tour.hands.click("Undo", QPushButton)
        assert tour.stage.connection_store.intents.list_unsettled() == []

        QTest.keyClick(lines, Qt.Key.Key_A, CONTROL)
        await tour.hands.click("Cancel recovery…", QPushButton, within=page)
        await tour.hands.click("It was submitted by mistake", QRadioButton)
        await tour.hands.click("Cancel recovery of 3", QPushButton)
        state = page.state
        await wait_until(
            lambda: (
                {place.status for place in state.reads.places(state.shown_rows)}
                == {ReceivableStatus.CANCELLED}
            ),
            "all of them to be cancelled",
        )
        receivables = await tour.stage.connection.context.client.receivables.page()
        assert {row.status for row in receivables.data} == {ReceivableStatus.CANCELLED}

"""Everything about one debtor in one place: found in the list, noted, joined with another one and separated again."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QToolButton

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui.pages.debtor.join import JoinSheet, SeparateSheet
from recovery_desktop.ui.pages.debtor.page import DebtorPage
from recovery_desktop.ui.pages.debtors.page import DebtorsPage
from tests.builders import a_contact, a_debtor, a_receivable_request
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery

NAMESAKE = "Example Menuiserie SARL"
LATER = 600


async def test_debtor_is_found_noted_joined_and_separated(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        name = str(tour.receivable.recovery_progress.debtor_name)
        await submit(tour, NAMESAKE, "accounts@debtor.example")
        await tour.go_to("Board")
        await tour.hands.click("Debtors", QToolButton)
        await tour.wait_for_page("debtors")
        table = cast(DebtorsPage, tour.stage.window.page("debtors"))
        await wait_until(lambda: len(table.model.debtors) == 2, "both debtors")
        await tour.hands.type_into("Search debtors", name, kind=QLineEdit)
        await wait_until(lambda: [one.name for one in table.model.debtors] == [name], "the debtor alone")
        await tour.hands.click_item(table.lines, table.model.index(0, 0))
        await tour.hands.click_item(table.lines, table.model.index(0, 0), twice=True)
        await tour.wait_for_page("debtor")
        page = cast(DebtorPage, tour.stage.window.page("debtor"))
        await tour.wait_for_text("Not enough payments yet")
        await wait_until(lambda: len(page.overview.ages.rows) == 1, "what it owes by age")

        await tour.press("Notes")
        await tour.hands.type_into("Notes", "Calls back on Fridays", kind=QPlainTextEdit)
        ids = page._state.debtor.receivable_ids if page._state.debtor is not None else ()
        book = tour.stage.connection_store.debtor_book
        assert [note.words for note in book.notes(ids)] == ["Calls back on Fridays"]

        tour.stage.app.session.undo_seconds = LATER
        await join(tour)
        await wait_until(lambda: count(page) == 2, "both to be one")
        await tour.hands.click("Undo", QPushButton, within=tour.stage.window.toast)
        await wait_until(lambda: count(page) == 1, "the debtors to stay two")
        await join(tour)
        await wait_until(lambda: count(page) == 2, "both to be one again")
        tour.stage.window.toast.end()

        await tour.press("Separate invoices…")
        sheet = await wait_until(lambda: visible_sheet(page), "the invoices to choose from")
        assert sheet is not None
        sheet.invoices.item(0).setCheckState(Qt.CheckState.Checked)
        await tour.hands.click("Separate", QPushButton, within=sheet)
        await wait_until(lambda: count(page) == 1, "one of them to be separated")
        await tour.hands.click("Undo", QPushButton, within=tour.stage.window.toast)
        await wait_until(lambda: count(page) == 2, "both to be one once more")

        await tour.press("Overview")
        shown = page.overview.invoices
        line: Any = shown.itemAt(0).widget()
        await tour.hands.click(line.accessibleName(), QPushButton, within=page)
        await tour.wait_for_page("receivable")
        await tour.press("Everything about this debtor")
        await tour.wait_for_page("debtor")


def count(page: DebtorPage) -> int:
    """Of the debtor's invoices."""
    return 0 if page._state.debtor is None or page._state.busy("read") else page._state.debtor.count


def visible_sheet(page: DebtorPage) -> SeparateSheet | None:
    return next((one for one in page.findChildren(SeparateSheet) if one.isVisible()), None)


async def join(tour: Tour) -> None:
    await tour.press("Join with another debtor…")
    sheet = tour.hands.front_widget
    assert isinstance(sheet, JoinSheet)
    sheet.matches.setCurrentRow(0)
    await tour.hands.click("Join", QPushButton)


async def submit(tour: Tour, name: str, email: str) -> None:
    """A receivable against another debtor, which the app knows."""
    context = tour.stage.connection.context
    assert context.user_id is not None
    debtor = a_debtor(company_name=name, contacts=[a_contact(email=email)])
    receivable = await context.client.receivables.create(
        a_receivable_request(context.user_id, debtor=debtor), email
    )
    context.connection_store.receivables.put([receivable], full=True)

"""A table of invoices: dropped, its columns named, complete rows submitted, the others completed in the review; in a
newer one an invoice is missing, and is recorded as paid once the person says so."""

from __future__ import annotations

import csv
from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton

from recovery_desktop.commands.import_invoices import open_table
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import click_widget, wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.payments.bookings.sheet import BookingsSheet
from recovery_desktop.ui.pages.payments.bookings.state import BookingsState
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from tests.together.scene import curtain, drafts, to_active

TABLE = """Rechnungsnummer;Rechnungsdatum;Fällig am;Brutto;Kunde;E-Mail;Wofür
2026-41;03.02.2026;05.03.2026;1.234,50;Bäckerei Sonne;buero@sonne.example;Brote
2026-42;04.02.2026;06.03.2026;viel;Garage Blitz;;Reifen
"""


async def test_table_becomes_drafts_that_are_completed_and_submitted(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        path = tmp_path / "offene-posten.csv"
        path.write_text(TABLE, encoding="cp1252")
        drag = await tour.hands.start_drag([path])
        await drag.drop()
        sheet = await wait_until(
            lambda: tour.hands.front_widget if isinstance(tour.hands.front_widget, TableSheet) else None,
            "the columns",
        )
        assert isinstance(sheet, TableSheet)
        assert "Row 2" in sheet.troubles.text()
        await tour.hands.choose_entry("What was delivered", "Wofür")
        click_widget(sheet.agree)
        first, second = await drafts(tour, ["review"], 2)
        assert first.body["values"]["invoice.amount"] == "1234.50"
        assert second.body["values"]["invoice.amount"] == "viel"

        await tour.press(submitting.review_button(second))
        await tour.wait_for_text("This is not an amount")
        await submitting.fill(tour, "invoice.amount", "310,00")
        await tour.hands.type_into(
            "Email",
            "blitz@garage.example",
            type(submitting.review(tour).entry.contacts.editors[0].fields["email"].control),
            within=submitting.review(tour),
        )
        for _ in range(2):
            await tour.hands.find("Recover this invoice", QPushButton)
            await tour.press("Recover this invoice")
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 2, "the service to take both"
        )
        stored_rows = tour.stage.connection_store.receivables.rows(
            tour.stage.connection_store.receivables.open_ids()
        )
        assert {(row.numbers, str(row.amount)) for row in stored_rows.values()} == {
            ("2026-41", "1234.50"),
            ("2026-42", "310.00"),
        }

        again = await open_table(tour.stage.app.store, path)
        assert "invoice.service_description" in again[1], "the columns are remembered"

        await (await tour.hands.start_drag([path])).drop()
        await tour.wait_for_text("2 of them are here already and are left out")
        await tour.press("Not now")

        newer = tmp_path / "offene-posten-april.csv"
        newer.write_text("".join(TABLE.splitlines(keepends=True)[::2]), encoding="cp1252")
        await (await tour.hands.start_drag([newer])).drop()
        await tour.wait_for_text("Less is open in your books than here")
        sheet = tour.hands.front_widget
        assert isinstance(sheet, TableSheet)
        assert [sheet.settled.list.item(at).text() for at in range(sheet.settled.list.count())] == [
            f"2026-41 · Bäckerei Sonne · no longer in the list · record {text.money('1234.50')}"
        ]
        assert not sheet.agree.isEnabled(), "nothing is ticked by itself"
        click_widget(sheet.settled.all)
        await tour.press("Record 1 as paid")

        def paid() -> bool:
            rows = tour.stage.connection_store.receivables.with_number("2026-41")
            return [row.received for row in rows] == [Decimal("1234.50")]

        await wait_until(paid, "the payment to be recorded")

        await export_for_the_books(tour, tmp_path / "year.csv")
        with (tmp_path / "year.csv").open(encoding="utf-8-sig", newline="") as file:
            (row,) = csv.DictReader(file)
        assert (row["Type"], row["Invoice number"], row["Amount"]) == ("Payment", "2026-41", "1234.50")
        assert (row["Invoice date"], row["Invoice total"]) == ("2026-02-03", "1234.50")


async def export_for_the_books(tour: Tour, path: Path) -> None:
    """Everything of this year as a list."""
    tour.stage.window.show_page("payments")
    await tour.hands.click("Export for your books", QToolButton)
    sheet = await wait_until(
        lambda: tour.hands.front_widget if isinstance(tour.hands.front_widget, BookingsSheet) else None,
        "the sheet of bookings",
    )
    assert isinstance(sheet, BookingsSheet)
    for field, day in ((sheet.since, "2020-01-01"), (sheet.until, "2099-12-31")):
        field.line.put(day)
        field.explain()
    await tour.press("Export")
    name = await wait_until(lambda: sheet.file_dialog.findChild(QLineEdit), "the name of the file")
    name.setText(str(path))
    sheet.file_dialog.accept()
    await wait_until(path.is_file, "the file to be written")
    today = text.current_moment().astimezone().date()
    bookings = BookingsState(tour.stage.app.session)
    await wait_until(lambda: bookings.exported_until, "the export to be remembered")
    assert bookings.period() == (today, today), "the day of an export is not over"

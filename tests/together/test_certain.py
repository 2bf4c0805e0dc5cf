"""Certain: embedded data to a debtor confirmed before leaves with one summary; each can be taken back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import click_widget, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from tests.together.embedded import embedded_invoice
from tests.together.scene import curtain, drafts, to_active


async def test_certain_drafts_rest_for_a_day_and_leave_when_sent(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        batch, connection_store = tour.stage.app.submit.batch, tour.stage.connection_store

        tour.invoice = embedded_invoice(tmp_path, "A-17")
        await submitting.drop(tour)
        await tour.go_to("Submit")
        assert batch.certain == [], "nobody was confirmed yet"
        await tour.press("Review A-17.pdf")
        await tour.press("Recover this invoice")
        await wait_until(lambda: connection_store.receivables.count() == 1, "the service to take the first")

        await submitting.drop_files(
            tour, tour.invoice, *(embedded_invoice(tmp_path, n) for n in ("A-18", "A-19"))
        )
        await drafts(tour, ["review"], 3)
        await tour.go_to("Submit")
        await wait_until(lambda: len(batch.certain) == 2, "two to be certain", SLOW_SECONDS)
        await tour.wait_for_text("You submitted A-17")

        await tour.press("Submit all ready")
        sheet = tour.hands.front_widget
        assert isinstance(sheet, CertainSheet)
        cells = [[sheet.table.item(row, place).text() for place in range(4)] for row in range(2)]
        assert [row[1] for row in cells] == ["A-18", "A-19"]
        assert {(row[0], row[3]) for row in cells} == {("Papeterie du Port", "achats@port.example")}
        assert sheet.sum.text() == "Total: €240.00"
        click_widget(sheet.agree)
        resting = await wait_until(lambda: batch.resting if len(batch.resting) == 2 else None, "both to rest")
        assert resting is not None
        for intent in resting.values():
            left = datetime.fromisoformat(intent.not_before) - datetime.now(UTC)
            assert timedelta(hours=23) < left <= timedelta(hours=24)
        assert len((await tour.stage.connection.context.client.receivables.page()).data) == 1

        await tour.press("Take A-18.pdf back")
        await tour.hands.find("Review A-18.pdf", QPushButton)
        await tour.press("Send A-19.pdf now")
        await wait_until(
            lambda: connection_store.receivables.count() == 2, "the service to take the one that was sent"
        )
        assert [draft.file_name for draft in await drafts(tour, ["review"], 2)] == ["A-17.pdf", "A-18.pdf"]

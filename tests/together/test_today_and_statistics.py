"""What needs the creditor stands first and leads there, and what was recovered is counted: the same money in both."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from recovery_desktop.tour import visits
from recovery_desktop.tour.hands import click_first
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery


async def test_today_leads_to_the_answer_and_statistics_follow(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        address = tour.receivable.recovery_progress.recovery_page_url or ""
        await tour.go_to("Today")
        await tour.wait_for_text("You’re all caught up.")

        await visits.pay(tour.browser, address, Decimal(200))
        await tour.wait_for_status("payment_received")
        await tour.wait_for_text("Waiting for you: 1")
        page = tour.stage.window.page("today")

        def due() -> list[LineButton]:
            lines = page.due.findChildren(LineButton)  # type: ignore[attr-defined]
            return [line for line in lines if text.money("1000.50") in line.accessibleName()]

        await click_first(due, "what needs an answer")
        await tour.wait_for_page("receivable")
        await tour.press(f"Accept {text.money(200)} and close")
        await tour.wait_for_status("recovered")

        await tour.go_to("Today")
        await tour.wait_for_text("You’re all caught up.")
        await tour.wait_for_text(text.money(200))
        await tour.go_to("Statistics")
        await tour.wait_for_text(text.money(200))
        await tour.wait_for_text("Invoices recovered: 1 of 1")

"""From the first start to a paid invoice in Practice, by nothing but what can be read and pressed."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour import arriving
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour


async def take_the_sample(tour: Tour) -> None:
    """Take the sample invoice, which comes under review by itself once it was read."""
    await tour.press("Use the sample invoice")
    await tour.wait_for_text("Review what was read", SLOW_SECONDS)
    await tour.hands.find("Recover this invoice", QPushButton)


async def recover(tour: Tour) -> None:
    await tour.press("Recover this invoice")
    await tour.wait_for_page("board")
    await tour.hands.find("Pay all", QPushButton, within=tour.stage.window, seconds=SLOW_SECONDS)


async def let_debtor(tour: Tour, answer: str, words: str) -> None:
    """Press what the debtor does, until the window says so."""
    await tour.press(answer)
    await tour.wait_for_text(words, SLOW_SECONDS, within=tour.stage.window)


async def first_start_to_paid(tour: Tour) -> None:
    """Get from the first start to paid in four presses: Practice, the sample, Recover, Pay all."""
    await arriving.choose_practice(tour)
    await take_the_sample(tour)
    await recover(tour)
    done = "The money is here, and you are done. To see it count as recovered after two days, press “Next event”."
    await let_debtor(tour, "Pay all", done)

"""Steps of the tour: Today, another theme, a small window, and a restart."""

from __future__ import annotations

from PySide6.QtCore import QSize

from recovery_desktop.tour.hands import NotReached, process_events, wait_until
from recovery_desktop.tour.many import back_to_the_board
from recovery_desktop.tour.recovering import open_detail, show_board
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour


async def today(tour: Tour) -> None:
    await tour.go_to("Today")
    await tour.wait_for_page("today")
    await tour.wait_for_text("Outstanding")


async def statistics(tour: Tour) -> None:
    await back_to_the_board(tour)
    await tour.go_to("Statistics")
    await tour.wait_for_page("statistics")
    await wait_until(lambda: not tour.stage.app.statistics.busy(), "the figures")


async def connection(tour: Tour) -> None:
    """Show the connection page with a test event, so that the log ends with an arrival."""
    await tour.go_to("Connection")
    await tour.wait_for_page("connection")
    await tour.press("Technical details")
    await tour.wait_for_text("This app")
    await tour.press("Send a test event")
    await tour.wait_for_text("The test event arrived")


async def settings(tour: Tour) -> None:
    await tour.go_to("Settings")
    await tour.wait_for_page("settings")
    await tour.hands.choose_entry("Theme", "Light")
    await tour.press("Recoveries")
    await tour.wait_for_text("Recovery plan")


async def dark(tour: Tour) -> None:
    before = tour.stage.window.palette().window().color().lightness()
    await tour.press("Appearance")
    await tour.hands.choose_entry("Theme", "Dark")
    await process_events()
    theme = tour.stage.app.store.preferences.get("theme")
    if theme != "dark":
        raise NotReached(f"the look is kept as {theme!r}")
    await show_board(tour)
    if tour.stage.window.palette().window().color().lightness() >= before:
        raise NotReached("the window did not become darker")


async def dark_detail(tour: Tour) -> None:
    await open_detail(tour)


async def small(tour: Tour) -> None:
    tour.stage.window.resize(QSize(1024, 600))
    await process_events()


async def restart(tour: Tour) -> None:
    """Quit and start again: everything is where it was, before the service answers."""
    before = _snapshot(tour)
    tour.stage.window.resize(QSize(1280, 800))
    await process_events()
    await tour.stage.stop()
    await tour.stage.start()
    await wait_until(lambda: tour.stage.app.session.connection is not None, "the connection of the last time")
    if _snapshot(tour) != before:
        raise NotReached("after the restart other receivables are known")
    await wait_until(
        lambda: tour.stage.connection.scheduler is not None, "the service to run again", SLOW_SECONDS
    )
    if not tour.stage.connection.is_signed_in:
        raise NotReached("the restart lost the session")
    await tour.wait_for_page("today")
    await wait_until(lambda: tour.stage.app.practice.now, "the clock of Practice")
    await show_board(tour)


def _snapshot(tour: Tour) -> dict[str, str]:
    receivables = tour.stage.connection_store.receivables
    return {id: status for status, id in receivables.ids(None, "")}

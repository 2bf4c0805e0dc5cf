"""Plays the story from its first row to its last, or to the step that was not reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx

from recovery_desktop.tour.browser import Browser, PageRefused
from recovery_desktop.tour.hands import NotReached, process_events, scroll_to_top, wait_until
from recovery_desktop.tour.pictures import Pictures
from recovery_desktop.tour.stage import MakeApp, Stage
from recovery_desktop.tour.story import OWN_MAILBOX, STORY, Step
from recovery_desktop.tour.tour import MailAccess, Tour
from recovery_desktop.ui.work import WORK

DISTINCT_AT_LEAST: Final = 20
UNDO_SECONDS: Final = 3.0
REST_SECONDS: Final = 1.5
"""So long a picture waits: what can be undone stays on view."""
TITLE: Final = "Recovery Desktop, step by step"
WORDS: Final = "The real app with the real service on one computer, as the tour met them. No money moved."


async def play_tour(
    make_app: MakeApp,
    folder: Path,
    invoice: Path,
    out: Path,
    say: Callable[[str], object],
    locale: str = "en_GB",
    mail_access: MailAccess | None = None,
) -> bool:
    """Return whether every step was reached, and enough pictures differ. `folder` is for the app's data; with
    `mail_access` the story is the one of the own mailbox.

    Raises OSError where the pictures cannot be written.
    """
    story, distinct = (OWN_MAILBOX, len(OWN_MAILBOX)) if mail_access else (STORY, DISTINCT_AT_LEAST)
    pictures = Pictures(out)
    stage = Stage(make_app, folder, undo_seconds=UNDO_SECONDS, locale=locale)
    async with Browser() as browser:
        tour = Tour(stage, browser, invoice, mail_access=mail_access)
        await stage.start()
        try:
            reached = await _play(tour, story, pictures, say)
        finally:
            await stage.stop()
            await tour.exit_stack.aclose()
    for mistake in stage.mistakes:
        say(f"unexpected in the app: {mistake!r}")
    page = pictures.write_index(TITLE, WORDS)
    say(f"{len(pictures.pictures)} pictures, {pictures.count_distinct} distinct: {page}")
    return reached and not stage.mistakes and pictures.count_distinct >= distinct


async def _play(tour: Tour, story: Sequence[Step], pictures: Pictures, say: Callable[[str], object]) -> bool:
    for number, step in enumerate(story, start=1):
        try:
            await step.act(tour)
        except (NotReached, PageRefused, httpx.HTTPError) as error:
            say(f"{number}. {step.title}: NOT REACHED: {error}")
            await _last_picture(tour, pictures, step)
            return False
        if not step.in_place:
            scroll_to_top(tour.hands.front_widget)
        await (process_events() if step.in_progress else _wait_for_rest())
        pictures.take(tour.stage.window, step.title, step.words)
        say(f"{number}. {step.title}")
    return True


async def _wait_for_rest() -> None:
    """Let what is being looked up come on view; work that goes on is shown as it is."""
    with suppress(NotReached):
        await wait_until(lambda: not WORK.is_running, "rest", REST_SECONDS)
    await process_events()


async def _last_picture(tour: Tour, pictures: Pictures, step: Step) -> None:
    try:
        pictures.take(tour.stage.window, f"{step.title} not reached", "The tour ended here.")
    except NotReached:
        return  # the app itself was not running

"""What the stories share: the real windows over the real embedded service, and the way to each story's beginning."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from recovery_desktop.app.shell import App
from recovery_desktop.resources import resource
from recovery_desktop.store.drafts import Draft
from recovery_desktop.tour import arriving, elsewhere, submitting
from recovery_desktop.tour.browser import Browser
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.stage import MemoryKeyring, Stage
from recovery_desktop.tour.tour import Tour
from tests.together.snapshots import goes_on_from

UNDO_SECONDS = 0.5


@asynccontextmanager
async def curtain(
    folder: Path,
    *,
    keyring: MemoryKeyring | None = None,
    things: tuple[str, ...] = (),
    practice_country: str | None = "FR",
) -> AsyncIterator[Tour]:
    """The app is shown over an empty folder; at the end it is closed, and must have met nothing unexpected."""
    stage = Stage(
        App,
        folder,
        keyring=keyring,
        undo_seconds=UNDO_SECONDS,
        things=things,
        practice_country=practice_country,
    )
    async with Browser() as browser:
        tour = Tour(stage, browser, resource("sample-invoice.pdf"))
        await stage.start()
        try:
            yield tour
        finally:
            await stage.stop()
            await tour.exit_stack.aclose()
    if stage.mistakes:
        raise BaseExceptionGroup("the app met what it did not expect", stage.mistakes)


async def to_practice(tour: Tour) -> None:
    await arriving.choose_practice(tour)


async def to_onboarding(tour: Tour) -> None:
    """At a service elsewhere, which asks who the creditor is."""
    await elsewhere.sign_in_elsewhere(tour)
    await elsewhere.agree_in_the_browser(tour)


async def to_active(tour: Tour) -> None:
    """Signed in, and a creditor who may submit."""
    if not await goes_on_from(tour, to_practice, curtain):
        await to_practice(tour)


async def to_review(tour: Tour) -> None:
    await to_active(tour)
    await submitting.drop(tour)
    await submitting.check(tour)


async def to_complete(tour: Tour) -> None:
    """An invoice that could be submitted with the next click."""
    await to_review(tour)
    await submitting.correct(tour)
    await submitting.complete(tour)


async def to_submitted(tour: Tour) -> None:
    await to_complete(tour)
    await submitting.submit(tour)
    await submitting.arrive(tour)


async def drafts(tour: Tour, states: Sequence[str], count: int = 1) -> list[Draft]:
    """Until so many drafts are open and each stands in one of these states."""

    def there() -> list[Draft] | None:
        rows = tour.stage.connection_store.drafts.list_open()
        return rows if len(rows) == count and all(draft.state in states for draft in rows) else None

    matching = await wait_until(there, f"{count} drafts to be {' or '.join(states)}", 180)
    assert matching is not None
    return matching


def is_alive(pid: int) -> bool:
    """Whether that process still runs; one that has ended but was not waited for does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in ("Z", "X")


async def is_closed(port: int) -> bool:
    """Whether nobody listens there."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return True
    writer.close()
    return False


def copies_of(invoice: Path, folder: Path, count: int) -> list[Path]:
    """Under other names: the same file is taken once while it is being read."""
    return [Path(shutil.copy(invoice, folder / f"copy-{number}.pdf")) for number in range(count)]

"""The short way to a receivable in recovery: signed in as a person does it, the rest asked of the service directly."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from recovery_contract.users import CreateUserRequest
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.api.transport import Call, join_path
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from tests.builders import a_receivable_request, a_user
from tests.service.night import seconds_to_night
from tests.together.scene import curtain, to_practice
from tests.together.snapshots import goes_on_from

DAY_SECONDS = 86_400
ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "FR"}


async def ask(tour: Tour, method: str, *path: str, body: Any = None) -> Any:
    transport = tour.stage.connection.context.client.transport
    return await transport.send(Call(method, join_path("v1", *path), json=body))


async def to_creditor(tour: Tour, **changes: Any) -> str:
    """The id of a creditor who may submit."""
    await to_practice(tour)
    context = tour.stage.connection.context
    await create_creditor(context, CreateUserRequest.model_validate(a_user(**changes)))
    assert context.user_id is not None
    await ask(tour, "POST", "test", "users", context.user_id, "complete-onboarding", body={})
    await fetch_creditor(context)
    return context.user_id


async def to_recovery(tour: Tour, **changes: Any) -> None:
    """The page of a receivable whose first contact is planned."""
    if changes or not await goes_on_from(tour, play_to_recovery, curtain):
        await play_to_recovery(tour, **changes)
    tour.stage.app.show_receivable(tour.receivable_id)
    await tour.wait_for_page("receivable")
    await tour.wait_for_status("in_process")
    await wait_until(lambda: not tour.stage.app.receivable.looking, "everything to be looked up")


async def to_submission(tour: Tour, **changes: Any) -> None:
    """The page of a receivable that can still be taken back."""
    await _submit(tour, **changes)
    await refresh_receivable(tour.stage.connection.context, tour.receivable_id)
    tour.stage.app.show_receivable(tour.receivable_id)
    await tour.wait_for_page("receivable")
    # The first reading of the list may have begun before it was submitted: then the app learns of it by its event.
    await wait_until(lambda: _is_pending(tour), "the app to know it")
    await look(tour)
    await wait_until(lambda: _is_pending(tour), "the app to know it")


def _is_pending(tour: Tour) -> bool:
    receivable = tour.stage.connection_store.receivables.get(tour.receivable_id)
    return receivable is not None and receivable.status == "pending"


async def play_to_recovery(tour: Tour, **changes: Any) -> None:
    await _submit(tour, **changes)
    await later(tour, 1)
    await tour.wait_for_status("in_process")


async def _submit(tour: Tour, **changes: Any) -> None:
    user_id = await to_creditor(tour)
    context = tour.stage.connection.context
    # At an hour of contacts the first one would be made with the start.
    clock = await ask(tour, "GET", "test", "clock")
    await context.client.sandbox.advance(seconds_to_night(datetime.fromisoformat(clock["now"])))
    request = a_receivable_request(user_id, **changes)
    created = await context.client.receivables.create(request, "the only one")
    tour.receivable_id = created.id


async def later(tour: Tour, days: int) -> None:
    """So many days on, by the clock of Practice, which the app follows."""
    await tour.stage.connection.context.client.sandbox.advance(days * DAY_SECONDS)
    before = text.current_moment()
    tour.stage.app.practice.refresh()
    await wait_until(
        lambda: text.current_moment() - before > timedelta(days=days - 0.5), "the app to follow the clock"
    )


async def look(tour: Tour) -> None:
    """Until the page knows what the service knows now."""
    tour.stage.app.receivable.look_again()
    await wait_until(lambda: not tour.stage.app.receivable.looking, "everything to be looked up")

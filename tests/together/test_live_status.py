"""From submitted to recovered: the debtor acts on their page, and the board moves by what the service tells."""

from __future__ import annotations

import asyncio
from pathlib import Path

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.tour import recovering, visits
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui import text
from tests.together.scene import curtain, to_submitted


async def test_debtor_pays_in_two_parts_and_the_board_follows(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_submitted(tour)
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")
        await recovering.open_detail(tour)
        await recovering.first_week(tour)
        await recovering.show_board(tour)
        await recovering.debtor_pays_half(tour)
        assert tour.receivable.recovery_progress.remaining_amount == tour.receivable.amount / 2
        await recovering.go_on_for_the_rest(tour)
        await recovering.debtor_pays_the_rest(tour)
        await recovering.recovered(tour)
        assert tour.receivable.recovery_progress.payout is None, "it is on the creditor's account"
        arrived = text.money(tour.receivable.amount, tour.receivable.currency)
        await tour.wait_for_text(f"{arrived} arrived. Nothing more happens.")

        events = tour.stage.connection_store.events.of_receivable(tour.receivable_id)
        kinds = [event.type for event in events]
        for kind in ("created", "sent_to_recovery", "contact.attempted", "payment.received", "recovered"):
            assert f"receivable.{kind}" in kinds
        assert len({event.id for event in events}) == len(events)


async def test_webhook_alone_moves_the_board(tmp_path: Path) -> None:
    """With nothing polled, what the debtor does arrives all the same."""
    async with curtain(tmp_path) as tour:
        await to_submitted(tour)
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")
        await recovering.open_detail(tour)
        await recovering.first_week(tour)
        pulse = tour.stage.connection.scheduler
        assert pulse is not None
        pulse._sync_due = asyncio.get_running_loop().time() + 86_400
        address = await tour.press_and_get_address("Open")
        page = await tour.browser.open(address)
        reasons = visits.find_form(page, "dispute").control("reason")
        assert reasons is not None
        reason = next(choice for choice in reasons.choices if choice)
        await visits.dispute(tour.browser, address, reason, "Two shelves are missing.")
        await tour.wait_for_status(ReceivableStatus.DISPUTED)
        await tour.go_to("Board")
        await tour.find_card(ReceivableStatus.DISPUTED)


async def test_events_missed_while_closed_arrive_after_the_start(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_submitted(tour)
        client = tour.stage.connection.context.client
        hooks = await client.webhooks.list_endpoints()
        assert len(hooks) == 1, "one endpoint, however often it was registered"
        for hook in hooks:
            await client.webhooks.delete(hook.id)
        await client.sandbox.advance(7 * 86_400)
        assert tour.receivable.status == ReceivableStatus.PENDING
        await tour.stage.stop()
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        await tour.wait_for_status(ReceivableStatus.IN_PROCESS, seconds=180)
        await wait_until(
            lambda: tour.stage.connection.is_live, "the service to accept the app's listener again"
        )
        assert len(await tour.stage.connection.context.client.webhooks.list_endpoints()) == 1

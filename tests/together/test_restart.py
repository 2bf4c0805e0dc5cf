"""Quitting and starting again: everything is where it was, also when the service does not start."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from recovery_desktop.embedded import supervisor
from recovery_desktop.tour import staying, submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS
from tests.depth import with_the_rest
from tests.together.scene import curtain, drafts, is_alive, to_submitted

pytestmark = pytest.mark.real_start


async def test_restart_restores_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with curtain(tmp_path) as tour:
        await to_submitted(tour)
        await submitting.drop(tour)
        (draft,) = await drafts(tour, ["review"])
        user_id = tour.stage.connection.context.user_id
        await tour.go_to("Board")
        service = tour.stage.connection.service
        assert service is not None
        pid = service.pid
        assert pid is not None

        await staying.restart(tour)

        assert not is_alive(pid), "the service outlived its app"
        assert tour.stage.connection.context.user_id == user_id
        assert [row.id for row in tour.stage.connection_store.drafts.list_open()] == [draft.id]

        # The third start finds a service that does not start at all.
        await tour.stage.stop()
        monkeypatch.setattr(
            "recovery_desktop.session.service_launch.service_command",
            lambda folder, environment, ready: [sys.executable, "-c", "raise SystemExit(7)"],
        )
        monkeypatch.setattr(supervisor, "READY_SECONDS", 20.0)
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None,
            "the connection of the last time",
            SLOW_SECONDS,
        )
        assert tour.receivable.status == "pending"
        assert [row.id for row in tour.stage.connection_store.drafts.list_open()] == [draft.id]
        await tour.wait_for_text("The service on this computer does not start")
        await tour.go_to("Board")
        await tour.find_card("pending")


async def test_closing_leaves_no_task_behind(tmp_path: Path) -> None:
    before = asyncio.all_tasks()
    async with curtain(tmp_path) as tour:
        await to_submitted(tour)
        tour.stage.connection.scheduler.run_soon(sync=True)  # type: ignore[union-attr]
        await tour.stage.stop()
        assert asyncio.all_tasks() - before == set()


@pytest.mark.parametrize("seconds", with_the_rest([0, 0.3, 1.5], [4]))
async def test_app_can_be_closed_at_any_moment_of_its_start(tmp_path: Path, seconds: float) -> None:
    async with curtain(tmp_path) as tour:
        await tour.press("Start practising")
        await asyncio.sleep(seconds)
        await tour.stage.stop()
        await tour.stage.start()
        await asyncio.sleep(seconds)

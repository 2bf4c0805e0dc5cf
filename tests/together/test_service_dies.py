"""The service dies in the middle: it is started again, and what was under way is neither lost nor doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from recovery_desktop.embedded.supervisor import ServiceState
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from tests.processes import kill
from tests.together.scene import copies_of, curtain, drafts, is_alive, to_active, to_complete

pytestmark = pytest.mark.real_start


def kill_service(tour: Tour) -> int:
    service = tour.stage.connection.service
    assert service is not None
    pid = service.pid
    assert pid is not None
    kill(pid)
    return pid


async def runs_again(tour: Tour, killed: int) -> None:
    service = tour.stage.connection.service
    assert service is not None
    await wait_until(
        lambda: service.state is ServiceState.RUNNING and service.pid != killed,
        "the service to run again",
        SLOW_SECONDS,
    )
    assert not is_alive(killed)


async def test_service_death_during_a_submission(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_complete(tour)
        await tour.press("Recover this invoice")
        await drafts(tour, ["submitting"])
        await runs_again(tour, kill_service(tour))
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 1,
            "the service to take the invoice",
            SLOW_SECONDS,
        )
        page = await tour.stage.connection.context.client.receivables.page()
        assert len(page.data) == 1
        assert tour.stage.connection_store.drafts.list_open() == []
        await wait_until(lambda: tour.stage.connection.is_live, "the app's listener to be registered again")
        assert len(await tour.stage.connection.context.client.webhooks.list_endpoints()) == 1


async def test_service_death_during_uploads(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await submitting.drop_files(tour, *copies_of(tour.invoice, tmp_path, 5))
        await wait_until(
            lambda: any(
                draft.state == "uploading" for draft in tour.stage.connection_store.drafts.list_open()
            ),
            "an upload",
        )
        killed = kill_service(tour)
        await wait_until(lambda: tour.stage.window.band("service") is not None, "the window to say so")
        await runs_again(tour, killed)
        read = await drafts(tour, ["review"], 5)
        assert all(draft.extraction is not None for draft in read)
        await wait_until(lambda: tour.stage.window.band("service") is None, "the window to take it back")

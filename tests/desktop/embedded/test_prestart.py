"""A service that is loaded ahead: taken once by whoever starts that command, ended where nobody does."""

from __future__ import annotations

import asyncio
from pathlib import Path

from recovery_desktop.embedded.prestart import PrestartedService
from recovery_desktop.embedded.supervisor import EmbeddedService, Launch
from tests.desktop.embedded.test_supervisor import LIMIT, launch, until
from tests.processes import is_running, kill


async def prestart(what: Launch) -> tuple[PrestartedService, int]:
    prestarted = PrestartedService()
    await prestarted.start(what.command(what.ready_file), what.log)
    assert prestarted.pid is not None
    return prestarted, prestarted.pid


def with_prestarted(what: Launch, prestarted: PrestartedService) -> Launch:
    return Launch(what.command, what.ready_file, what.log, what.data_key, prestarted.take)


def test_service_that_was_loaded_ahead_is_the_one_that_starts(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(LIMIT):
            what = launch(tmp_path)
            prestarted, pid = await prestart(what)
            assert not what.ready_file.exists()
            service = EmbeddedService(with_prestarted(what, prestarted), lambda state: None)
            assert await service.start() == "http://127.0.0.1:1"
            assert service.pid == pid
            assert prestarted.take(what.command(what.ready_file)) is None, "it is taken once"
            await service.stop()
            assert not is_running(pid)

    asyncio.run(story())


def test_service_loaded_ahead_for_another_command_is_left_alone_and_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(LIMIT):
            prestarted, pid = await prestart(launch(tmp_path))
            other = launch(tmp_path / "other")
            service = EmbeddedService(with_prestarted(other, prestarted), lambda state: None)
            await service.start()
            assert service.pid != pid
            await prestarted.stop()
            assert not is_running(pid)
            await service.stop()

    asyncio.run(story())


def test_service_loaded_ahead_that_ended_is_started_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(LIMIT):
            what = launch(tmp_path)
            prestarted, pid = await prestart(what)
            kill(pid)
            await until(lambda: prestarted.pid is None)
            service = EmbeddedService(with_prestarted(what, prestarted), lambda state: None)
            await service.start()
            assert service.pid not in (None, pid)
            await service.stop()

    asyncio.run(story())


def test_service_that_is_stopped_before_it_was_loaded_ahead_does_not_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(LIMIT):
            what = launch(tmp_path)
            prestarted = PrestartedService()
            await prestarted.stop()
            await prestarted.start(what.command(what.ready_file), what.log)
            assert prestarted.take(what.command(what.ready_file)) is None

    asyncio.run(story())

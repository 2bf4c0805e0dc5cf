"""The embedded service lives exactly as long as the app; a small child with the same manners stands in for it."""

from __future__ import annotations

import asyncio
import base64
import json
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from recovery_desktop.embedded import command
from recovery_desktop.embedded.supervisor import EmbeddedService, Launch, ServiceNotStarted, ServiceState
from tests.processes import is_running, kill

CHILD = textwrap.dedent(
    """
    import json, os, pathlib, sys
    told = json.loads(sys.stdin.readline())
    ready = pathlib.Path(sys.argv[1])
    (ready.parent / "told.json").write_text(json.dumps(told))
    print("started", flush=True)
    if "--dies" in sys.argv:
        sys.exit(7)
    ready.with_suffix(".tmp").write_text(json.dumps({"base_url": "http://127.0.0.1:1/", "pid": os.getpid()}))
    ready.with_suffix(".tmp").rename(ready)
    if "--deaf" in sys.argv:
        import time
        time.sleep(600)
    sys.stdin.read()
    """
)
LIMIT = 30


def launch(tmp_path: Path, *extra: str) -> Launch:
    def command(ready_file: Path) -> Sequence[str]:
        return [sys.executable, "-c", CHILD, str(ready_file), *extra]

    return Launch(command, tmp_path / "ready.json", tmp_path / "logs" / "service.log", bytes(range(32)))


def live(
    what: Launch,
    story: Callable[[EmbeddedService, list[ServiceState]], Awaitable[None]],
    pauses: Sequence[float] = (0.0,),
) -> None:
    async def run() -> None:
        states: list[ServiceState] = []
        service = EmbeddedService(what, states.append, pauses=pauses)
        try:
            async with asyncio.timeout(LIMIT):
                await story(service, states)
        finally:
            await service.stop()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("where", "expected"), [("network", "on-network"), ("here", "here"), ("synced", "here")]
)
def test_service_is_told_where_its_data_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, expected: str
) -> None:
    monkeypatch.setattr(command, "locate_folder", {tmp_path: where}.__getitem__)
    line = command.service_command(tmp_path, "production", tmp_path / "ready.json")
    assert line[line.index("--data-dir-is") + 1] == expected


def test_embedded_service_starts_with_its_secrets_and_stops_with_the_app(tmp_path: Path) -> None:
    async def story(service: EmbeddedService, states: list[ServiceState]) -> None:
        assert await service.start() == "http://127.0.0.1:1"
        content = json.loads((tmp_path / "told.json").read_text())
        assert base64.b64decode(content["data_key"]) == bytes(range(32))
        assert content["launch_secret"] == service.launch_secret
        pid = service.pid
        assert pid is not None
        await service.stop()
        assert not is_running(pid)
        assert states == [ServiceState.STARTING, ServiceState.RUNNING, ServiceState.STOPPED]
        assert "started" in (tmp_path / "logs" / "service.log").read_text()

    live(launch(tmp_path), story)


def test_embedded_service_is_restarted_with_a_new_secret_when_it_dies(tmp_path: Path) -> None:
    async def story(service: EmbeddedService, states: list[ServiceState]) -> None:
        await service.start()
        first, secret = service.pid, service.launch_secret
        assert first is not None
        kill(first)
        await until(lambda: states[-1] is ServiceState.RUNNING and service.pid != first)
        assert ServiceState.RESTARTING in states
        assert service.launch_secret != secret

    live(launch(tmp_path), story)


def test_embedded_service_reports_failure_after_the_last_restart(tmp_path: Path) -> None:
    async def story(service: EmbeddedService, states: list[ServiceState]) -> None:
        await service.start()
        for _ in range(3):
            pid = service.pid
            assert pid is not None
            kill(pid)
            await until(
                lambda pid=pid: (
                    states[-1] is ServiceState.FAILED
                    or (states[-1] is ServiceState.RUNNING and service.pid != pid)
                )
            )
        assert states[-1] is ServiceState.FAILED

    live(launch(tmp_path), story, pauses=(0.0, 0.0))


def test_child_that_ends_at_once_is_an_error_with_its_log(tmp_path: Path) -> None:
    async def story(service: EmbeddedService, states: list[ServiceState]) -> None:
        with pytest.raises(ServiceNotStarted, match="status 7") as caught:
            await service.start()
        assert "started" in caught.value.log.read_text()
        assert states[-1] is ServiceState.FAILED

    live(launch(tmp_path, "--dies"), story)


def test_embedded_service_is_no_orphan_when_the_app_is_killed(tmp_path: Path) -> None:
    app = textwrap.dedent(
        f"""
        import asyncio, pathlib, sys
        from recovery_desktop.embedded.supervisor import EmbeddedService, Launch
        folder = pathlib.Path({str(tmp_path)!r})
        what = Launch(
            lambda ready: [sys.executable, "-c", {CHILD!r}, str(ready)],
            folder / "ready.json", folder / "service.log", bytes(32),
        )
        async def run():
            service = EmbeddedService(what, lambda state: None)
            await service.start()
            print(service.pid, flush=True)
            await asyncio.Event().wait()
        asyncio.run(run())
        """
    )
    with subprocess.Popen([sys.executable, "-c", app], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        process.kill()
        process.wait(LIMIT)

    async def gone() -> None:
        async with asyncio.timeout(LIMIT):
            await until(lambda: not is_running(child))

    asyncio.run(gone())

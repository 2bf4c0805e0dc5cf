"""App and service together: coroutine tests on one Qt loop, and what they share."""

from __future__ import annotations

import asyncio
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from recovery_desktop.embedded import supervisor
from recovery_desktop.loop import Loop
from recovery_desktop.tour import elsewhere
from tests.depth import is_deep
from tests.together import prepared
from tests.together.snapshots import SNAPSHOTS

# Trays and screen readers of Linux, over its bus.
collect_ignore = [] if sys.platform == "linux" else ["test_assistive.py", "test_tray.py"]

LIMIT_SECONDS = 390.0 if is_deep() else 120.0
"""Of one coroutine test; generous, for a machine that is busy with other things. A test with the mark
`as_long_as_it_goes_on` has none: each of its waits ends where nothing goes on any more."""


@pytest.fixture(autouse=True, scope="module")
def _prepared_service(request: pytest.FixtureRequest) -> Iterator[None]:
    """Two seconds less for every start of the service. Files about its start and its end have the mark `real_start`."""
    if sys.platform != "linux" or request.node.get_closest_marker("real_start") is not None:
        yield
        return
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(supervisor, "start_child", prepared.started)
        patched.setattr(elsewhere, "run_hosted_service", prepared.running_elsewhere)
        yield


@pytest.fixture(scope="session")
def _beginnings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("beginnings")


@pytest.fixture(autouse=True)
def _shared_beginnings(request: pytest.FixtureRequest, _beginnings: Path) -> Iterator[None]:
    """A story that changes what the app is made of plays its own beginning."""
    SNAPSHOTS.home = None if "monkeypatch" in request.fixturenames else _beginnings
    yield
    SNAPSHOTS.home = None


@pytest.fixture
def qloop(qapp: QApplication) -> Iterator[Loop]:
    """One loop a test, for Qt and asyncio. Fails the test for an error that nobody awaited."""
    qapp.setQuitOnLastWindowClosed(False)
    loop = Loop(qapp)
    asyncio.set_event_loop(loop)
    unhandled: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: unhandled.append(context))
    yield loop
    left_over = [task for task in asyncio.all_tasks(loop) if not task.done()]
    for task in left_over:
        task.cancel()
    if left_over:
        loop.run_until_complete(asyncio.gather(*left_over, return_exceptions=True))
    loop.run_until_complete(loop.shutdown_asyncgens())
    # A connection that was closed lets go of its socket some turns later.
    for _ in range(5):
        loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    asyncio.set_event_loop(None)
    assert not unhandled, unhandled


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    loop = pyfuncitem.funcargs["qloop"]
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    longer = pyfuncitem.get_closest_marker("as_long_as_it_goes_on")
    limit = None if longer is not None else LIMIT_SECONDS
    loop.run_until_complete(asyncio.wait_for(pyfuncitem.obj(**arguments), limit))  # type: ignore[attr-defined]
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if inspect.iscoroutinefunction(getattr(item, "obj", None)) and "qloop" not in item.fixturenames:  # type: ignore[attr-defined]
            item.fixturenames.insert(0, "qloop")  # type: ignore[attr-defined]

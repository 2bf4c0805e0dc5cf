"""The rules of the pages before the work: welcome, sign-in, onboarding, Practice, settings. No window is needed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from recovery_desktop.failures import Offline, Refused
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.settings.state import ConnectionFacts, SettingsState
from recovery_desktop.ui.pages.sign_in.state import SignInState
from recovery_desktop.ui.pages.welcome.state import ServiceAddress, WelcomeState
from tests.desktop.ui.fakes import Learned, Spawned

pytestmark = pytest.mark.usefixtures("qapp")


class Opened:
    def __init__(self, failure: Exception | None = None) -> None:
        self.asked: list[tuple[str, ServiceAddress | None]] = []
        self.failure = failure

    async def __call__(self, kind: Any, address: ServiceAddress | None, /) -> None:
        self.asked.append((kind, address))
        if self.failure:
            raise self.failure


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_practice_opens_at_once_and_only_once() -> None:
    spawn, opened = Spawned(), Opened()
    state = WelcomeState(spawn, opened, read)
    told: list[str] = []
    state.opened.connect(told.append)
    state.choose("practice")
    state.choose("practice")
    assert state.busy("open")
    spawn.run()
    assert (opened.asked, told) == ([("practice", None)], ["practice"])
    assert not state.busy()


def test_a_failure_stays_until_something_is_tried_again() -> None:
    spawn, opened = Spawned(), Opened(Offline("refused"))
    state = WelcomeState(spawn, opened, read)
    state.choose("this_computer")
    spawn.run()
    assert isinstance(state.failure, Offline)
    assert not state.busy()
    opened.failure = None
    state.choose("this_computer")
    assert state.failure is None
    spawn.run()


@pytest.mark.parametrize(
    ("url", "safe"),
    [
        ("https://api.example.org", True),
        ("http://127.0.0.1:8000", True),
        ("http://api.example.org", False),
        ("api.example.org", False),
        ("https://", False),
    ],
)
def test_a_service_is_reached_over_https_or_on_this_machine(url: str, safe: bool) -> None:
    spawn, opened = Spawned(), Opened()
    state = WelcomeState(spawn, opened, read)
    state.choose("service")
    state.edit("base_url", url)
    state.edit("client_id", "rd")
    state.connect_service()
    spawn.run()
    assert bool(opened.asked) is safe


def test_a_connection_file_fills_the_form(tmp_path: Path) -> None:
    path = tmp_path / "connection.json"
    path.write_text(
        json.dumps({"name": "Acme", "base_url": "https://api.example.org", "client_id": "x", "more": 1})
    )
    state = WelcomeState(Spawned(), Opened(), read)
    state.read_file(path)
    assert (state.ready, state.address.name, state.file_problem) == (True, "Acme", False)


@pytest.mark.parametrize("content", ["", "[]", "{}", "not json", '{"base_url": "https://x.example"}'])
def test_what_is_no_connection_file_is_said_so(tmp_path: Path, content: str) -> None:
    path = tmp_path / "connection.json"
    path.write_text(content)
    state = WelcomeState(Spawned(), Opened(), read)
    state.read_file(path)
    assert state.file_problem
    state.read_file(tmp_path / "missing.json")
    assert state.file_problem


class Signing:
    """A sign-in that tells its address and then does as it was told."""

    def __init__(self, *, failure: Exception | None = None, endless: bool = False) -> None:
        self.failure, self.endless = failure, endless

    async def __call__(self, address_ready: Callable[[str], None], /) -> None:
        address_ready("https://service.example.org/authorize")
        if self.endless:
            await asyncio.Event().wait()
        if self.failure:
            raise self.failure


def test_signing_in_opens_the_browser_and_goes_on() -> None:
    spawn, opened, done = Spawned(), [], []
    state = SignInState(spawn, Signing(), lambda address: opened.append(address) is None)
    state.signed_in.connect(lambda: done.append(True))
    state.start()
    assert state.phase == "preparing"
    spawn.run()
    assert (opened, done, state.phase) == (["https://service.example.org/authorize"], [True], "done")


def test_without_a_browser_the_address_is_offered() -> None:
    spawn = Spawned()
    state = SignInState(spawn, Signing(endless=True), lambda address: False)
    state.start()
    state._address_ready("https://service.example.org/authorize")
    assert (state.phase, state.browser_missing) == ("waiting", True)
    state.cancel()
    assert (state.phase, state.busy(), state.address) == ("stopped", False, "")


def test_a_closed_browser_can_be_opened_again_and_a_failed_sign_in_tried_again() -> None:
    spawn, opened = Spawned(), []
    signing = Signing(failure=Offline("no answer"))
    state = SignInState(spawn, signing, lambda address: opened.append(address) is None)
    state.start()
    state._address_ready("https://service.example.org/authorize")
    state.open_again()
    assert len(opened) == 2
    spawn.run()
    assert (state.phase, isinstance(state.failure, Offline)) == ("stopped", True)
    signing.failure = None
    state.start()
    spawn.run()
    assert (state.phase, state.failure) == ("done", None)


def test_choices_are_kept_and_take_effect(qapp: QApplication, tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    class Choices:
        def get(self, name: str, default: Any = None) -> Any:
            return kept.get(name, default)

        def set(self, name: str, value: Any) -> None:
            kept[name] = value

    opened: list[Path] = []
    facts = ConnectionFacts("Practice", "http://127.0.0.1:1", "test", "", True, tmp_path)
    lines = [f"line {n}" for n in range(1000)]
    state = SettingsState(
        Spawned(),
        Choices(),
        lambda: facts,
        lambda: lines,
        lambda path: opened.append(path) is None,
        Learned(),
    )
    looks: list[tuple[str, float]] = []
    state.look_changed.connect(lambda choice, scale: looks.append((choice, scale)))
    state.choose("theme", "dark")
    state.choose("text_scale", 1.5)
    state.open_data_folder()
    state.read_log()
    assert looks == [("dark", 1.0), ("dark", 1.5)]
    assert (opened, state.log[-1], len(state.log)) == ([tmp_path], "line 999", 400)


def test_a_refusal_is_told_in_known_words_or_as_it_came() -> None:
    known = notices.notice(Refused(409, "NOT_YET_DUE", "due_date lies ahead"))
    foreign = notices.notice(Refused(400, "E17", "The tax office is closed."))
    assert known.told == "This invoice is not due yet."
    assert foreign.told == "The tax office is closed."
    assert "Correct what is named" in known.sentence

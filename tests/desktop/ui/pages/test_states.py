"""The rules of the pages before the work: welcome, sign-in, onboarding, Practice, settings. No window is needed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from recovery_desktop.failures import Offline, Refused
from recovery_desktop.session.connection import Connection
from recovery_desktop.session.keys import KeyNeeded
from recovery_desktop.session.session import Session
from recovery_desktop.token_vault import Vault
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.pages.sign_in.page import SignInPage
from recovery_desktop.ui.pages.sign_in.state import SignInState
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from recovery_desktop.ui.pages.welcome.state import WelcomeState
from tests.desktop.ui.session import FakeConnector, closed_session, run

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    result = closed_session(tmp_path)
    result.last_connection_id = ""
    yield result
    result.store.close()


def connector_of(session: Session) -> FakeConnector:
    assert isinstance(session.connector, FakeConnector)
    return session.connector


def test_practice_opens_at_once_and_only_once(session: Session) -> None:
    state = WelcomeState(session)
    announced: list[str] = []
    state.opened.connect(announced.append)
    state.choose("practice")
    state.choose("practice")
    assert state.busy("open")
    run(session)
    assert (connector_of(session).chosen, announced) == ([("practice", None)], ["practice"])
    assert session.connection is not None
    assert session.connection.kind == "practice"
    assert not state.busy()


def test_welcome_page_shows_what_is_under_way_and_nothing_to_press(qtbot: QtBot, session: Session) -> None:
    state = WelcomeState(session)
    page = WelcomePage(state)
    qtbot.addWidget(page)
    page.show()
    state.choose("practice")
    assert (page.ways.isVisible(), page.starting.isVisible()) == (False, True)
    names = [label.accessibleName() for label in page.starting.findChildren(QLabel)]
    assert "Starting the service on this computer: in progress" in names
    steps: list[str] = []
    state.changed.connect(lambda: steps.append(state.step))
    run(session)
    assert list(dict.fromkeys(steps)) == ["service", "page"], "nobody is signed in: no company is made"
    assert (page.ways.isVisible(), page.starting.isVisible()) == (True, False)


def test_coming_from_practice_the_keyboard_begins_at_this_computer_not_at_what_leads_back(
    qtbot: QtBot, session: Session
) -> None:
    state = WelcomeState(session)
    page = WelcomePage(state)
    qtbot.addWidget(page)
    page.show()
    practice = page.choices["practice"].action
    assert (page.start is practice, practice.property("closes")) == (True, False)
    state.choose("practice")
    run(session)
    assert page.start is page.choices["this_computer"].action, "before the page is shown, and told to look"
    state.look()
    assert (practice.accessibleName(), practice.property("closes")) == ("Back to Practice", True)


def test_going_back_from_the_passphrase_leaves_practice_in_use(session: Session) -> None:
    class Guarded(FakeConnector):
        async def _reachable(self, connection: Connection, vault: Vault) -> None:
            if connection.kind == "this_computer":
                raise KeyNeeded

    connector = Guarded(session)
    session.make_connector = lambda: connector
    state = WelcomeState(session)
    state.choose("practice")
    run(session)
    state.choose("this_computer")
    run(session)
    assert (state.lacks_passphrase, session.is_practice, state.suggested) == (True, True, "this_computer")
    assert session.last_connection_id == next(iter(session.store.connections.all())).id


def test_failure_stays_until_something_is_tried_again(session: Session) -> None:
    connector_of(session).failure = Offline("refused")
    state = WelcomeState(session)
    state.choose("this_computer")
    run(session)
    assert isinstance(state.failure, Offline)
    assert not state.busy()
    connector_of(session).failure = None
    state.choose("this_computer")
    assert state.failure is None
    run(session)


@pytest.mark.parametrize(
    ("url", "safe"),
    [
        ("https://api.example.org", True),
        ("http://127.0.0.1:8000", True),
        ("http://api.example.org", False),
        ("api.example.org", True),
        ("api.example.org:8443/v1", True),
        ("api", False),
        ("ftp://api.example.org", False),
        ("api example org", False),
        ("https://", False),
    ],
)
def test_service_is_reached_over_https_or_on_this_machine(session: Session, url: str, safe: bool) -> None:
    state = WelcomeState(session)
    state.choose("service")
    state.edit("base_url", url)
    state.edit("client_id", "rd")
    state.connect_service()
    run(session)
    assert bool(connector_of(session).chosen) is safe


def test_address_alone_connects_as_the_public_client(session: Session) -> None:
    state = WelcomeState(session)
    state.choose("service")
    state.edit("base_url", "https://api.example.org")
    state.connect_service()
    run(session)
    ((_, address),) = connector_of(session).chosen
    assert address is not None
    assert (address.base_url, address.client_id) == ("https://api.example.org", "recovery-desktop")


def test_address_without_a_scheme_is_reached_over_https(session: Session) -> None:
    state = WelcomeState(session)
    state.choose("service")
    state.edit("base_url", "api.example.org")
    state.connect_service()
    run(session)
    ((_, address),) = connector_of(session).chosen
    assert address is not None
    assert address.base_url == "https://api.example.org"


def test_choosing_a_service_leads_to_its_address(qtbot: QtBot, session: Session) -> None:
    state = WelcomeState(session)
    page = WelcomePage(state)
    qtbot.addWidget(page)
    page.show()
    state.choose("service")
    assert page.focusWidget() is page.url.line
    assert page.start is page.url.line
    assert [choice.action.property("variant") for choice in page.choices.values()] == ["ordinary"] * 3


def test_opened_form_of_a_service_comes_on_view_in_a_low_window(qtbot: QtBot, session: Session) -> None:
    state = WelcomeState(session)
    page = WelcomePage(state)
    qtbot.addWidget(page)
    page.resize(1024, 480)
    page.show()

    def is_on_view() -> bool:
        connect = page.connect_button
        return page.rect().contains(connect.mapTo(page, connect.rect().bottomRight()))

    assert not is_on_view()
    state.choose("service")
    qtbot.waitUntil(is_on_view)


def test_sign_in_leaves_the_keyboard_where_work_goes_on(qtbot: QtBot, session: Session) -> None:
    session.open_address = lambda _: True
    state = SignInState(session)
    page = SignInPage(state)
    qtbot.addWidget(page)
    page.show()
    page.cancel.setFocus()
    state.start()
    state._address_ready("https://service.example.org/oauth/authorize")
    assert page.focusWidget() is page.again


@pytest.mark.parametrize("scheme", ["recovery-desktop://", "https://desk.example.org/"])
def test_link_in_the_address_says_where_to_connect(session: Session, scheme: str) -> None:
    state = WelcomeState(session)
    link = f"{scheme}connect?base_url=https%3A%2F%2Fapi.example.org&client_id=rd-7"
    # Pasted or typed key by key: a part of it is kept as it is.
    for end in (30, 60, len(link)):
        state.edit("base_url", link[:end])
        assert state.address.base_url == link[:end]
    assert (state.resolved.base_url, state.resolved.client_id, state.ready) == (
        "https://api.example.org",
        "rd-7",
        True,
    )
    state.edit("base_url", "recovery-desktop://connect")
    assert not state.ready


def test_connection_file_fills_the_form(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "connection.json"
    path.write_text(json.dumps({"name": "Acme", "base_url": "https://api.example.org", "more": 1}))
    state = WelcomeState(session)
    state.read_file(path)
    assert (state.ready, state.address.name, state.file_problem) == (True, "Acme", False)


@pytest.mark.parametrize("content", ["", "[]", "{}", "not json", '{"client_id": "x"}'])
def test_file_that_is_no_connection_file_is_refused(session: Session, tmp_path: Path, content: str) -> None:
    path = tmp_path / "connection.json"
    path.write_text(content)
    state = WelcomeState(session)
    state.read_file(path)
    assert state.file_problem
    state.read_file(tmp_path / "missing.json")
    assert state.file_problem


def test_signing_in_opens_the_browser_and_goes_on(session: Session) -> None:
    opened, done = list[str](), []
    session.open_address = lambda address: opened.append(address) is None
    state = SignInState(session)
    state.signed_in.connect(lambda: done.append(True))
    state.start()
    assert state.phase == "preparing"
    run(session)
    assert (opened, done, state.phase) == (["https://service.example.org/authorize"], [True], "done")


def test_sign_in_without_a_browser_offers_the_address(session: Session) -> None:
    connector_of(session).is_endless = True
    session.open_address = lambda address: False
    state = SignInState(session)
    state.start()
    state._address_ready("https://service.example.org/authorize")
    assert (state.phase, state.browser_missing) == ("waiting", True)
    page = SignInPage(state)
    assert page.title.text() == "Open the sign-in page yourself", "no browser has opened"
    assert page.copy.property("variant") == "primary"
    state.cancel()
    assert (state.phase, state.busy(), state.address) == ("stopped", False, "")


def test_closed_browser_can_be_opened_again_and_a_failed_sign_in_tried_again(session: Session) -> None:
    opened = list[str]()
    connector_of(session).failure = Offline("no answer")
    session.open_address = lambda address: opened.append(address) is None
    state = SignInState(session)
    state.start()
    state._address_ready("https://service.example.org/authorize")
    state.open_again()
    assert len(opened) == 2
    run(session)
    assert (state.phase, isinstance(state.failure, Offline)) == ("stopped", True)
    connector_of(session).failure = None
    state.start()
    run(session)
    assert (state.phase, state.failure) == ("done", None)


def test_choices_are_kept_and_take_effect(session: Session) -> None:
    session.places.logs.mkdir()
    session.places.log.write_text("\n".join(f"line {n}" for n in range(1000)))
    opened: list[Path] = []
    state = SettingsState(session)
    state.folder_opened.connect(opened.append)
    looks: list[tuple[str, float]] = []
    state.look_changed.connect(lambda choice, scale: looks.append((choice, scale)))
    state.choose("theme", "dark")
    state.choose("text_scale", 1.5)
    state.open_data_folder()
    state.read_log()
    assert looks == [("dark", 1.0), ("dark", 1.5)]
    assert (opened, state.log[-1], len(state.log)) == ([session.places.folder], "line 999", 400)


def test_refusal_is_told_in_known_words_or_as_it_came() -> None:
    notice = notices.notice(Refused(409, "NOT_YET_DUE", "due_date lies ahead"))
    foreign = notices.notice(Refused(400, "E17", "The tax office is closed."))
    assert notice.detail == "This invoice is not due yet."
    assert foreign.detail == "“The tax office is closed.”"
    assert "Correct it and" in notice.sentence
    assert "is closed.” Correct" in foreign.sentence

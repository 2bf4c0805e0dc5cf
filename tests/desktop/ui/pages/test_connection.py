"""The connection page: every standing in words, what a service does not offer is said, a tunnel's steps and errors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.failures import Offline, Refused
from recovery_desktop.live.failures import TunnelUnreachable
from recovery_desktop.session.deliveries import Deliveries
from recovery_desktop.store.tunnels import TunnelRow, TunnelSettings
from recovery_desktop.ui.pages.connection.page import ConnectionPage
from recovery_desktop.ui.pages.connection.state import ConnectionState, StatusSnapshot
from recovery_desktop.ui.pages.connection.tunnel import state as tunnels
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState
from tests.desktop.ui.pages.connections import LIVE, NOW, OURS, Scene


class Bench:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self.scene = Scene(folder)
        self.state = ConnectionState(self.scene.session)
        self.tunnel = TunnelState(self.scene.session)
        self.page = ConnectionPage(self.state, self.tunnel)
        self.page.details.click()
        qtbot.addWidget(self.page)
        self.page.resize(900, 700)
        self.page.show()

    def reads(self, words: str) -> None:
        """Until these words are on view: what is new in a layout is shown with the next turn of the loop."""
        self._qtbot.waitUntil(lambda: self.says(words))

    def says(self, words: str, within: QWidget | None = None) -> bool:
        labels = (within or self.page).findChildren(QLabel)
        return any(words in label.text() for label in labels if label.isVisibleTo(self.page))


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    result = Bench(qtbot, tmp_path)
    monkeypatch.setattr(tunnels, "fetch_server_key", result.scene.fetch_server_key)
    monkeypatch.setattr(tunnels, "free_port", lambda: 48_211)
    yield result
    result.page.hide()
    result.scene.session.store.close()


STANDINGS = [
    (LIVE, "Live", "Instantly: the service notifies https://hooks.example, which leads to this computer."),
    (
        replace(LIVE, state="polling", reached="off", every_seconds=30, public_url=""),
        "Connected, checks regularly",
        "The app checks the service every 30 seconds.",
    ),
    (
        replace(LIVE, state="polling", reached="opening"),
        "Connected, checks regularly",
        "The tunnel is being opened.",
    ),
    (replace(LIVE, state="offline", waiting=2), "Offline, showing saved data", "2 changes not sent yet"),
    (
        replace(LIVE, state="faulty", trouble=Refused(403, "FORBIDDEN", "Not yours.")),
        "Connected, the service has problems",
        "The service refused this",
    ),
    (replace(LIVE, synced=None), "Live", "Never"),
    (replace(LIVE, synced=NOW - timedelta(hours=5)), "Live", "5 hours ago"),
    (
        replace(LIVE, is_direct=True, public_url="http://127.0.0.1:1"),
        "Live",
        "the service runs on this computer and notifies the app directly",
    ),
]


@pytest.mark.parametrize(("snapshot", "state", "words"), STANDINGS)
def test_connection_status_is_shown_in_words(
    bench: Bench, snapshot: StatusSnapshot, state: str, words: str
) -> None:
    bench.scene.stand(snapshot)
    bench.state.on_store_changed()
    bench.reads(state)
    assert bench.page.badge.accessibleName() == state
    bench.reads(words)


def test_connection_that_asks_all_the_time_names_no_pause(bench: Bench) -> None:
    bench.scene.stand(replace(LIVE, state="polling", reached="off", every_seconds=0, public_url=""))
    bench.state.on_store_changed()
    bench.reads("The app checks the service continuously.")
    assert not bench.says("0 seconds")


def test_connection_of_practice_shows_no_hour_of_this_computer(bench: Bench) -> None:
    bench.scene.stand(replace(LIVE, state="polling", reached="off"))
    assert bench.scene.session.connection is not None
    bench.scene.session.connection.kind = "practice"
    bench.state.on_store_changed()
    bench.reads("Nothing to send")
    assert not bench.says("Last updated")


def test_signed_out_offers_to_sign_in_and_asks_the_service_nothing(bench: Bench, qtbot: QtBot) -> None:
    bench.scene.stand(replace(LIVE, state="signed_out", reached="off"))
    bench.state.on_store_changed()
    bench.state.look()
    assert bench.scene.done == []
    assert not bench.page.tunnel.isVisibleTo(bench.page)
    with qtbot.waitSignal(bench.state.sign_in_requested):
        bench.page.sign_in.click()


def test_endpoints_and_log_are_shown_without_our_secret_path(bench: Bench) -> None:
    bench.state.look()
    bench.reads("https://hooks.example/hooks/…")
    assert not bench.says("secret", bench.page.endpoints)
    bench.reads("24 hours: 4 arrived, 1 failed, 80 ms on average")
    bench.reads("answered 502")
    bench.page.deliveries.failed.click()
    assert [row.id for row in bench.state.shown_log()] == ["a1"]


@pytest.mark.parametrize(
    ("deliveries", "words"),
    [
        (Deliveries(None, None), "This service does not say where it delivers."),
        (Deliveries((OURS,), None), "This service offers no delivery log."),
        (Deliveries((), ()), "Nowhere: the app asks the service instead."),
        (Deliveries((replace(OURS, health=""),), ()), "Nothing was delivered yet."),
    ],
)
def test_connection_page_names_what_a_service_lacks(bench: Bench, deliveries: Deliveries, words: str) -> None:
    bench.scene.deliver(deliveries)
    bench.state.look()
    bench.reads(words)


def test_failure_is_said_and_what_was_known_stays(bench: Bench) -> None:
    bench.state.look()
    bench.scene.service.is_offline = True
    bench.state.look()
    bench.reads("The service cannot be reached")
    bench.reads("answered 502")


def test_connection_page_refreshes_after_an_action(bench: Bench) -> None:
    bench.state.replay("evt_1")
    bench.state.rotate()
    bench.state.enable("w2")
    bench.state.remove("w2")
    assert bench.scene.done == [
        "replay evt_1",
        "look",
        "rotate",
        "look",
        "enable w2",
        "look",
        "remove w2",
        "look",
    ]


def test_three_steps_through_an_ssh_server(bench: Bench) -> None:
    tunnel, card = bench.tunnel, bench.page.tunnel
    card.set_up.click()
    bench.reads("Step 1 of 3: choose")
    tunnel.choose("ssh")
    card.go_on.click()
    bench.reads("Step 2 of 3: enter")
    card.go_on.click()
    bench.reads("Step 2 of 3: enter")
    assert "Enter the name" in card.ssh.host.message
    for typed, is_port in (("x", False), ("70000", False), ("0", False), ("2222", True)):
        tunnel.edit(port=typed)
        assert tunnel.is_port("port") is is_port
        assert bool(bench.page.tunnel.ssh.port.message) is not is_port
    tunnel.edit(host="server.example", username="me", public_url="http://hooks.example")
    assert not tunnel.ready
    tunnel.edit(public_url="https://Hooks.example/")
    card.go_on.click()
    bench.reads("SHA256:abc")
    card.go_on.click()
    assert bench.scene.tunnel_calls == [
        "key of server.example:2222",
        "open https://hooks.example ssh-ed25519 AAAA",
        "test event",
    ]
    bench.reads("A test event arrived from outside.")
    card.done.click()
    assert tunnel.step == "closed"


def test_tunnel_failure_is_shown_at_its_step_and_nothing_typed_is_lost(bench: Bench) -> None:
    tunnel = bench.tunnel
    tunnel.open()
    tunnel.choose("ssh")
    tunnel.go_on()
    tunnel.edit(host="server.example", username="me", proof="password")
    tunnel.type_secret("pass word")
    bench.scene.tunnel_failure = TunnelUnreachable("no route")
    tunnel.dial()
    assert tunnel.step == "enter"
    bench.reads("no route")
    assert (tunnel.settings.host, tunnel.secret) == ("server.example", "pass word")
    bench.scene.tunnel_failure = None
    tunnel.dial()
    bench.scene.tunnel_failure = TunnelUnreachable("closed")
    tunnel.confirm()
    assert tunnel.step == "confirm"
    bench.reads("closed")


def test_external_tunnel_is_told_where_to_lead(bench: Bench) -> None:
    tunnel = bench.tunnel
    tunnel.open()
    tunnel.choose("external")
    tunnel.go_on()
    bench.reads("Let your tunnel lead to http://127.0.0.1:48211 on this computer.")
    tunnel.edit(public_url="https://hooks.example")
    tunnel.dial()
    assert bench.scene.tunnel_calls == ["open https://hooks.example -", "test event"]
    assert tunnel.proved


def test_tunnel_choice_none_removes_it(bench: Bench) -> None:
    settings = TunnelSettings("external", public_url="https://hooks.example", local_port=5)
    bench.scene.session.store.tunnels.put("c1", TunnelRow(settings, None, None))
    bench.tunnel.open()
    assert bench.tunnel.way == "external"
    bench.tunnel.choose("none")
    bench.tunnel.go_on()
    assert bench.scene.tunnel_calls == ["take away"]
    assert bench.tunnel.step == "closed"


def test_creditors_are_a_choice_only_where_there_are_several(bench: Bench) -> None:
    assert not bench.page.creditors.isVisibleTo(bench.page)
    bench.scene.add_creditor("u2", "c@d.example")
    bench.state.on_store_changed()
    assert bench.page.creditors.isVisibleTo(bench.page)
    bench.state.use_creditor("u2")
    assert bench.scene.session.context.user_id == "u2"


def test_connection_page_folds_technical_details_but_never_failures(bench: Bench) -> None:
    page = bench.page
    page.details.click()
    cards = (page.tunnel, page.endpoints, page.deliveries)
    assert not [card for card in cards if card.isVisibleTo(page)]
    bench.scene.stand(replace(LIVE, reached="lost", reach_failure=Offline("no route")))
    bench.state.changed.emit()
    assert [card.isVisibleTo(page) for card in cards] == [True, False, False]
    page.details.click()
    assert all(card.isVisibleTo(page) for card in cards)

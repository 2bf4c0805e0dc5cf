"""Notifications over a private bus: with a server in the test, and with dunst on a display of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from jeepney import DBusAddress, HeaderFields, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.asyncio import DBusConnection, open_dbus_connection

from recovery_desktop.notifying.announcing import Announcement
from recovery_desktop.notifying.freedesktop import NAME, DesktopNotifications, NotificationNotShown
from tests.needed import absent

PATH = "/org/freedesktop/Notifications"


def needs(*programs: str) -> None:
    missing = [name for name in programs if shutil.which(name) is None]
    if missing:
        absent(f"{', '.join(missing)} not installed")


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bus of its own, which ends with the test."""
    needs("dbus-daemon")
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert daemon.stdout is not None
    address = daemon.stdout.readline().strip()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    yield address
    daemon.terminate()
    daemon.wait(10)
    daemon.stdout.close()


class Server:
    """Shows nothing, notes everything, and is clicked when the test says so."""

    def __init__(self, connection: DBusConnection, capabilities: list[str]) -> None:
        self.connection, self.capabilities = connection, capabilities
        self.shown: asyncio.Queue[tuple[Any, ...]] = asyncio.Queue()

    async def serve(self) -> None:
        while True:
            requests = await self.connection.receive()
            if requests.header.message_type != MessageType.method_call:
                continue
            member = requests.header.fields[HeaderFields.member]
            if member == "GetCapabilities":
                answer = new_method_return(requests, "as", (self.capabilities,))
            elif requests.header.fields[HeaderFields.signature] != "susssasa{sv}i":
                answer = new_error(requests, "org.freedesktop.DBus.Error.InvalidArgs")
            else:
                await self.shown.put(requests.body)
                answer = new_method_return(requests, "u", (self.shown.qsize() + 40,))
            await self.connection.send(answer)

    async def click(self, number: int, action: str) -> None:
        emitter = DBusAddress(PATH, interface=NAME)
        await self.connection.send(new_signal(emitter, "ActionInvoked", "us", (number, action)))


@asynccontextmanager
async def a_server(capabilities: list[str]) -> AsyncIterator[Server]:
    async with await open_dbus_connection("SESSION") as connection:
        from jeepney.io.asyncio import DBusRouter, Proxy

        # The name is asked for through a router, which then leaves the connection to the server.
        router = DBusRouter(connection)
        await Proxy(message_bus, router).RequestName(NAME)
        router._rcv_task.cancel()
        await asyncio.wait((router._rcv_task,))
        server = Server(connection, capabilities)
        serving = asyncio.ensure_future(server.serve())
        try:
            yield server
        finally:
            serving.cancel()
            await asyncio.wait((serving,))


def test_notification_click_leads_to_its_receivable(bus: str) -> None:
    async def story() -> None:
        acted: asyncio.Queue[str] = asyncio.Queue()
        async with a_server(["actions", "body"]) as server:
            shown = DesktopNotifications("Recovery Desktop", "Open", acted.put_nowait)
            await shown.show(Announcement("rec_1", "Atelier Brun", "€4,200.00 arrived: everything is paid."))
            name, replaces, _, title, words, actions, hints, timeout = await server.shown.get()
            assert (name, replaces, timeout) == ("Recovery Desktop", 0, -1)
            assert (title, words) == ("Atelier Brun", "€4,200.00 arrived: everything is paid.")
            assert "open" in actions
            assert hints["desktop-entry"] == ("s", "recovery-desktop")
            await server.click(99, "open")
            await server.click(41, "open")
            assert await asyncio.wait_for(acted.get(), 20) == "rec_1"
            assert acted.empty(), "another app's notification is not ours"
            await shown.close()

    asyncio.run(story())


def test_foreign_words_are_no_markup(bus: str) -> None:
    async def story() -> None:
        async with a_server(["body-markup"]) as server:
            shown = DesktopNotifications("Recovery Desktop", "Open", lambda _: None)
            await shown.show(Announcement("rec_1", "A", "<b>Brun</b> & Fils"))
            assert (await server.shown.get())[4] == "&lt;b&gt;Brun&lt;/b&gt; &amp; Fils"
            await shown.close()

    asyncio.run(story())


def test_notification_without_a_server_gives_the_reason(bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def show() -> None:
        shown = DesktopNotifications("Recovery Desktop", "Open", lambda _: None)
        try:
            with pytest.raises(NotificationNotShown):
                await shown.show(Announcement("", "A", "B"))
        finally:
            await shown.close()

    asyncio.run(show())
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus")
    asyncio.run(show())


def test_real_daemon_shows_it_and_its_action_leads_back(
    bus: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("dunst", "dunstctl", "Xvfb")
    display, reading = _display()
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    daemon = subprocess.Popen(["dunst"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    async def story() -> None:
        acted: asyncio.Queue[str] = asyncio.Queue()
        shown = DesktopNotifications("Recovery Desktop", "Open", acted.put_nowait)
        for _ in range(100):
            try:
                await shown.show(Announcement("rec_7", "Atelier Brun", "A payment arrived."))
                break
            except NotificationNotShown:
                await asyncio.sleep(0.1)
        answer = await asyncio.to_thread(
            subprocess.check_output, ["dunstctl", "count", "displayed"], text=True
        )
        assert answer.strip() == "1"
        await asyncio.to_thread(subprocess.check_call, ["dunstctl", "action"])
        assert await asyncio.wait_for(acted.get(), 20) == "rec_7"
        await shown.close()

    try:
        asyncio.run(story())
    finally:
        daemon.terminate()
        daemon.wait(10)
        reading.send_signal(signal.SIGTERM)
        reading.wait(10)


def _display() -> tuple[str, subprocess.Popen[bytes]]:
    """A display that chooses its own free number."""
    reading, written = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(written), "-nolisten", "tcp", "-noreset"],
        pass_fds=(written,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(written)
    with os.fdopen(reading) as number:
        return f":{number.readline().strip()}", server

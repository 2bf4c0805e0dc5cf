"""A tunnel set up in three steps: through an SSH server or an external one, kept over losses and restarts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QRadioButton

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from tests.desktop.live.servers import PASSWORD, USER, SshServer, ssh_server
from tests.ports import free_port
from tests.together.scene import curtain, to_practice

PROVED = "A test event arrived from outside."


async def to_connection(tour: Tour) -> None:
    await to_practice(tour)
    await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")
    await tour.go_to("Connection")
    await tour.wait_for_page("connection")
    await tour.press("Technical details")


async def dig(tour: Tour, server: SshServer, there: int) -> None:
    await tour.press("Set up a tunnel")
    await tour.hands.click("An SSH server", QRadioButton)
    await tour.press("Continue")
    await tour.wait_for_text("Step 2 of 3: enter")
    await tour.hands.type_into("Server", "127.0.0.1", QLineEdit)
    await tour.hands.type_into("Port", str(server.port), QLineEdit)
    await tour.hands.type_into("User name", USER, QLineEdit)
    await tour.hands.choose_entry("How the app signs in there", "With a password")
    await tour.hands.type_into("Password", PASSWORD, QLineEdit)
    await tour.hands.type_into("Public address", f"http://127.0.0.1:{there}", QLineEdit)
    await tour.hands.type_into("Port on the server", str(there), QLineEdit)
    await tour.press("Connect")
    await tour.wait_for_text("Is it the one its operator gave you?")


async def endpoints(tour: Tour) -> list[str]:
    return [hook.url for hook in await tour.stage.connection.context.client.webhooks.list_endpoints()]


async def test_through_an_ssh_server_and_back(tmp_path: Path) -> None:
    async with ssh_server() as server, curtain(tmp_path) as tour:
        there = free_port()
        await to_connection(tour)
        await dig(tour, server, there)
        await tour.wait_for_text(server.host_key.get_fingerprint())
        assert server.tries == 0, "nothing is told to a server that was not confirmed"
        await tour.press("Same key: connect")
        await tour.wait_for_text(PROVED)
        assert [url.startswith(f"http://127.0.0.1:{there}/hooks/") for url in await endpoints(tour)] == [True]
        await tour.press("Close")

        reach = tour.stage.connection.endpoint
        await server.drop()
        await wait_until(lambda: not reach.is_live, "the loss to be noticed")
        await wait_until(lambda: reach.is_live, "the tunnel to be open again")
        await reach.send_test_event()
        assert len(await endpoints(tour)) == 1

        database = (tmp_path / "desktop.sqlite3").read_bytes()
        assert PASSWORD.encode() not in database
        await tour.stage.stop()
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        await wait_until(lambda: tour.stage.connection.is_live, "the tunnel to be open after the start")
        assert [url.startswith(f"http://127.0.0.1:{there}/") for url in await endpoints(tour)] == [True]

        await tour.go_to("Connection")
        await tour.press("Technical details")
        await tour.press("Change the tunnel")
        await tour.hands.click("No tunnel", QRadioButton)
        await tour.press("Continue")
        reach = tour.stage.connection.endpoint
        await wait_until(
            lambda: reach.row is None and reach.is_live, "the service to tell the app directly again"
        )
        assert [str(there) in url for url in await endpoints(tour)] == [False]


async def test_external_tunnel_leads_to_a_port_that_stays(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_connection(tour)
        await tour.press("Set up a tunnel")
        await tour.hands.click("Another tunnel", QRadioButton)
        await tour.press("Continue")
        await tour.wait_for_text("Let your tunnel lead to http://127.0.0.1:")
        await tour.hands.type_into("Public address", "http://far.example/path", QLineEdit)
        await tour.wait_for_text("This has to be an https address without a path.")
        # Nothing listens there: the test event cannot come in, and the app says so.
        await tour.hands.type_into("Public address", f"http://127.0.0.1:{free_port()}", QLineEdit)
        await tour.press("Connect")
        await tour.wait_for_text("The test event did not arrive")
        await tour.press("Back")
        # The tunnel that leads straight back to this computer.
        row = tour.stage.connection.endpoint.row
        assert row is not None
        local = row.settings.local_port
        await tour.hands.type_into("Public address", f"http://127.0.0.1:{local}", QLineEdit)
        await tour.press("Connect")
        await tour.wait_for_text(PROVED)
        assert len(await endpoints(tour)) == 1
        await tour.stage.stop()
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        await wait_until(
            lambda: tour.stage.connection.is_live, "to be reachable on the same port after the start"
        )
        assert [url.startswith(f"http://127.0.0.1:{local}/") for url in await endpoints(tour)] == [True]

"""Several connections: shown without a session, switched without a restart, and kept without a keyring."""

from __future__ import annotations

from pathlib import Path

from keyring.errors import NoKeyringError
from PySide6.QtWidgets import QLineEdit, QPushButton

from recovery_contract.receivables import Receivable
from recovery_desktop.store.store import Store
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.stage import MemoryKeyring
from recovery_desktop.tour.tour import SLOW_SECONDS
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from tests.desktop.edge import a_receivable
from tests.together.scene import curtain, to_practice

PASSPHRASE = "correct horse battery"


class NoKeyring(MemoryKeyring):
    def get_password(self, service: str, username: str) -> str | None:
        raise NoKeyringError


def a_service_of_the_last_time(folder: Path) -> None:
    """A hosted one with a receivable, whose session is gone."""
    store = Store(folder)
    store.connections.add(
        "con_1",
        kind="service",
        name="Recouvrement Direct",
        base_url="https://service.invalid",
        client_id="clt_1",
        environment="production",
    )
    store.connections.change("con_1", user_id="usr_1", mirror_complete=True)
    receivable = Receivable.model_validate(a_receivable("rcv_1"))
    store.connection_store("con_1").receivables.put([receivable], full=True)
    store.close()


async def test_connection_without_a_session_shows_stored_data_and_opens_no_browser(tmp_path: Path) -> None:
    a_service_of_the_last_time(tmp_path)
    async with curtain(tmp_path) as tour:
        await tour.wait_for_text("You are signed out of Recouvrement Direct.")
        await tour.wait_for_page("today")
        await tour.wait_for_text("Signed out")
        await tour.go_to("Board")
        await tour.wait_for_page("board")
        assert tour.stage.connection_store.receivables.count() == 1
        await tour.go_to("Connection")
        await tour.wait_for_text("Signed out")
        assert tour.stage.opened == []
        banner = tour.stage.window.band("signed_out")
        assert banner is not None
        await tour.hands.click("Sign in", QPushButton, within=banner)
        await tour.wait_for_page("sign_in")
        await wait_until(
            lambda: len(tour.stage.opened) == 1, "the browser to be opened because the person wants it"
        )
        assert tour.stage.opened[0].startswith("https://service.invalid/oauth/authorize?")


async def test_connection_switch_and_back_without_a_restart(tmp_path: Path) -> None:
    a_service_of_the_last_time(tmp_path)
    async with curtain(tmp_path) as tour:
        await tour.wait_for_text("You are signed out of Recouvrement Direct.")
        await tour.go_to("Connection")
        await tour.press("Add a connection")
        await to_practice(tour)
        assert tour.stage.connection.kind == "practice"
        assert tour.stage.window.band("signed_out") is None
        assert tour.stage.connection_store.receivables.count() == 0
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")

        await tour.go_to("Connection")
        await tour.press("Use Recouvrement Direct")
        await tour.wait_for_text("You are signed out of Recouvrement Direct.")
        assert tour.stage.connection_store.receivables.count() == 1
        await tour.go_to("Connection")
        await tour.press("Use Practice")
        await wait_until(
            lambda: tour.stage.connection.kind == "practice" and tour.stage.connection.is_live,
            "Practice to be in use",
        )
        assert len(await tour.stage.connection.context.client.webhooks.list_endpoints()) == 1

        await tour.go_to("Connection")
        await tour.press("Forget Recouvrement Direct")
        await tour.wait_for_text("The service keeps its data.")
        await tour.press("Forget connection")
        await wait_until(
            lambda: len(tour.stage.app.store.connections.all()) == 1, "the connection to be forgotten"
        )


async def test_passphrase_without_a_keyring_keeps_data_and_session(tmp_path: Path) -> None:
    async with curtain(tmp_path, keyring=NoKeyring()) as tour:
        await tour.wait_for_page("welcome")
        await tour.press("Use this computer")
        await tour.wait_for_text("Choose a passphrase")
        await tour.wait_for_text("At least 8 characters.")
        await tour.press("Back")
        await tour.wait_for_text("To use this computer, the app needs a passphrase.")
        welcome = tour.stage.window.page("welcome")
        assert isinstance(welcome, WelcomePage)
        assert welcome.banner.isHidden(), "going back is no error"
        chosen = welcome.choices["this_computer"].action
        await wait_until(
            lambda: tour.stage.window.focusWidget() is chosen, "the same choice to be ready again"
        )
        # An invoice of one's own says the same as the button.
        drag = await tour.hands.start_drag([tour.invoice])
        await drag.drop()
        await tour.wait_for_text("Choose a passphrase")
        await tour.hands.type_into("Passphrase", PASSPHRASE, QLineEdit)
        await tour.hands.type_into("Repeat the passphrase", "another", QLineEdit)
        await tour.press("Protect with passphrase")
        await tour.wait_for_text("The two are not the same.")
        await tour.hands.type_into("Repeat the passphrase", PASSPHRASE, QLineEdit)
        await tour.press("Protect with passphrase")
        await tour.wait_for_page("onboarding", SLOW_SECONDS)
        await tour.wait_for_text(
            "Read from {file}. Check the fields below. The invoice is kept as your first one.", SLOW_SECONDS
        )
        key = tour.stage.connection.context.vault.key

        await tour.stage.stop()
        await tour.stage.start()
        await tour.wait_for_text("Type your passphrase", SLOW_SECONDS)
        await tour.hands.type_into("Passphrase", "wrong one", QLineEdit)
        await tour.press("Unlock")
        await tour.wait_for_text("This passphrase is not right.")
        await tour.hands.type_into("Passphrase", PASSPHRASE, QLineEdit)
        await tour.press("Unlock")
        await wait_until(
            lambda: tour.stage.app.session.connection is not None,
            "the connection of the last time",
            SLOW_SECONDS,
        )
        await wait_until(
            lambda: tour.stage.connection.is_live, "the service to tell the app again", SLOW_SECONDS
        )
        assert tour.stage.connection.context.vault.key == key
        assert tour.stage.opened == [], "nobody had to sign in"
        for file in (path for path in tmp_path.rglob("*") if path.is_file()):
            content = file.read_bytes()
            assert key not in content, file.name
            assert PASSPHRASE.encode() not in content, file.name

"""Signing in: in the browser at a service elsewhere, and by the app itself at its own service."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from PySide6.QtWidgets import QPushButton

from recovery_desktop.token_vault import SERVICE_NAME
from recovery_desktop.tour import arriving, elsewhere, visits
from recovery_desktop.tour.browser import Page
from recovery_desktop.tour.elsewhere import EMAIL  # type: ignore[attr-defined]
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.stage import MemoryKeyring
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from tests.together.scene import curtain, is_alive, is_closed, to_practice


def callback(address: str) -> str:
    return parse_qs(urlsplit(address).query)["redirect_uri"][0]


async def refused_word(tour: Tour, address: str) -> str:
    return (await tour.browser.open(address)).words


async def to_sign_in(tour: Tour) -> None:
    """At a service elsewhere, with its page open in the browser."""
    await elsewhere.sign_in_elsewhere(tour)


async def to_consent(tour: Tour) -> Page:
    assert tour.elsewhere is not None
    return await visits.sign_in(tour.browser, tour.stage.opened[-1], EMAIL, tour.elsewhere.sign_in_code)


@pytest.mark.parametrize(
    ("choice", "page"), [("Start practising", "submit"), ("Use this computer", "onboarding")]
)
async def test_own_service_is_signed_in_to_without_a_browser(tmp_path: Path, choice: str, page: str) -> None:
    keyring = MemoryKeyring()
    async with curtain(tmp_path, keyring=keyring) as tour:
        await arriving.first_start(tour)
        await tour.press(choice)
        await tour.wait_for_page(page, SLOW_SECONDS)
        assert tour.stage.connection.is_signed_in
        assert tour.stage.opened == []
        has_key = keyring.get_password(SERVICE_NAME, str(tmp_path)) is not None
        assert has_key == (choice == "Use this computer"), "Practice leaves the keyring alone"
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")


async def test_own_service_after_signing_out_is_signed_in_to_by_a_click(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_practice(tour)
        tour.stage.connection.sign_out()
        await wait_until(lambda: not tour.stage.connection.is_signed_in, "the app to be signed out")
        tour.stage.app.navigation.sign_in()  # type: ignore[attr-defined]
        await wait_until(lambda: tour.stage.connection.is_signed_in, "the app to be signed in")
        assert tour.stage.opened == []


async def test_service_elsewhere_is_signed_in_to_in_the_browser(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        await elsewhere.agree_in_the_browser(tour)
        assert tour.stage.connection.is_signed_in
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")
        assert await is_closed(urlsplit(callback(tour.stage.opened[-1])).port or 0)


async def test_sign_in_authorization_request_parameters(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        parameters = {
            name: values[0] for name, values in parse_qs(urlsplit(tour.stage.opened[-1]).query).items()
        }
        assert parameters["response_type"] == "code"
        assert parameters["code_challenge_method"] == "S256"
        assert len(parameters["code_challenge"]) == 43
        assert len(parameters["state"]) >= 32
        assert parameters["redirect_uri"].startswith("http://127.0.0.1:")
        assert "client_secret" not in parameters


async def test_tokens_lie_sealed_and_the_key_only_in_the_keyring(tmp_path: Path) -> None:
    keyring = MemoryKeyring()
    async with curtain(tmp_path, keyring=keyring) as tour:
        await arriving.first_start(tour)
        await tour.press("Use this computer")
        await tour.wait_for_page("onboarding", SLOW_SECONDS)
        tokens = tour.stage.connection.context.client.session._tokens
        assert tokens is not None
        assert tokens.refresh_token is not None
        key = keyring.get_password(SERVICE_NAME, str(tmp_path))
        assert key is not None
        secrets = [tokens.access_token, tokens.refresh_token, key]
        tour.stage.app.store.database.row("PRAGMA wal_checkpoint(TRUNCATE)")
        for file in (path for path in tmp_path.rglob("*") if path.is_file() and "service" not in path.parts):
            content = file.read_bytes()
            assert not any(secret.encode() in content for secret in secrets), file.name


async def test_sign_in_callback_with_a_wrong_state_is_refused(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        address = tour.stage.opened[-1]
        door = callback(address)
        state = parse_qs(urlsplit(address).query)["state"][0]
        for query in ("code=stolen", "code=stolen&state=guess", f"code=a&state={state}&state=guess"):
            assert "not accepted" in await refused_word(tour, f"{door}?{query}")
        assert not tour.stage.connection.is_signed_in
        await elsewhere.agree_in_the_browser(tour)
        assert tour.stage.connection.is_signed_in


async def test_sign_in_declined_can_be_tried_again(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        page = await visits.decline(tour.browser, await to_consent(tour))
        assert "not signed in" in page.words
        await tour.wait_for_text("Not signed in")
        assert not tour.stage.connection.is_signed_in
        await tour.press("Try again")
        await wait_until(lambda: len(tour.stage.opened) == 2, "the browser to be opened again")
        await tour.wait_for_text("Continue in your browser")
        await elsewhere.agree_in_the_browser(tour)


async def test_sign_in_browser_can_be_opened_again(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        await tour.press("Open the browser again")
        await wait_until(lambda: len(tour.stage.opened) == 2, "the browser to be opened again")
        assert tour.stage.opened[0] == tour.stage.opened[1]
        await elsewhere.agree_in_the_browser(tour)


async def test_cancelling_closes_the_door(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        port = urlsplit(callback(tour.stage.opened[-1])).port or 0
        assert not await is_closed(port)
        await tour.press("Cancel")
        await tour.hands.find("Try again", QPushButton)
        assert await is_closed(port)


async def test_app_can_be_closed_while_the_browser_has_the_word(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_sign_in(tour)
        port = urlsplit(callback(tour.stage.opened[-1])).port or 0
        await tour.stage.stop()
        assert await is_closed(port)


async def test_own_service_ends_with_the_app(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_practice(tour)
        service = tour.stage.connection.service
        assert service is not None
        pid = service.pid
        assert pid is not None
        await tour.stage.stop()
        assert not is_alive(pid)


async def test_second_program_that_sees_the_address_of_the_own_service_gets_no_page(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_practice(tour)
        service = tour.stage.connection.service
        assert service is not None
        query = "client_id=recovery-desktop&redirect_uri=http://127.0.0.1:9/callback&response_type=code"
        page = await tour.browser.open(f"{service.base_url}/oauth/authorize?{query}&scope=users:read&state=s")
        assert page.status == 404
        assert page.forms == []

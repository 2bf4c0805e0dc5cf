"""The connection page over the real service: test event, log, replay, another secret, an endpoint too many."""

from __future__ import annotations

import re
import uuid
from pathlib import Path

import httpx
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from recovery_contract.webhooks import CreateWebhookRequest
from recovery_desktop.session.webhook_endpoint import TEST_EVENT
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from tests.together.scene import curtain, to_practice


async def to_live(tour: Tour) -> None:
    await to_practice(tour)
    await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")


def delivered(tour: Tour) -> int:
    """Return how many deliveries of the last day the page counts; 0 where it names none, or a failed one."""
    shown = [label.text() for label in tour.hands.front_widget.findChildren(QLabel) if label.isVisible()]
    counts = [
        int(match[1]) for text in shown if (match := re.search(r"24 hours: (\d+) arrived, 0 failed", text))
    ]
    return max(counts, default=0)


async def test_webhook_page_shows_tests_and_replays_deliveries(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_live(tour)
        await tour.go_to("Connection")
        await tour.wait_for_page("connection")
        await tour.press("Technical details")
        await tour.wait_for_text("the service runs on this computer and notifies the app directly")
        await tour.wait_for_text("This app")
        await tour.press("Send a test event")
        await tour.wait_for_text("The test event arrived")
        await tour.wait_for_text(TEST_EVENT)
        # What the practice company's activation told may be among them.
        await wait_until(lambda: delivered(tour) > 0, "the delivery to be counted")
        before = delivered(tour)

        api = tour.stage.connection.context.client.webhooks
        secrets = tour.stage.connection.endpoint.registration.secrets
        await tour.press("Change the signing secret")
        await tour.wait_for_text("The signing secret was changed")
        changed = tour.stage.connection.endpoint.registration.secrets
        assert changed[1:] == secrets
        await tour.press("Send a test event")
        await wait_until(lambda: delivered(tour) > before, "the second delivery to be counted")

        # One that leads nowhere, made by another program over the same connection.
        endpoint = await api.create(
            CreateWebhookRequest(url="http://127.0.0.1:9/elsewhere", events=["*"], description="Books"),
            uuid.uuid4().hex,
        )
        await api.send_test_event(endpoint.id, TEST_EVENT, uuid.uuid4().hex)
        await tour.press("Refresh deliveries")
        await tour.wait_for_text("Another program")
        await tour.wait_for_text("the connection was refused")
        failed = await tour.hands.find("Failures only", QCheckBox)
        failed.click()
        await wait_until(lambda: not tour.has_text(f"{TEST_EVENT} ·"), "what arrived to be left out")
        await tour.wait_for_text("the connection was refused")
        await tour.press(f"Remove {endpoint.url}")
        await tour.wait_for_text(f"The service stops delivering to {endpoint.url}.")
        await tour.press("Remove address")
        await wait_until(
            lambda: not tour.has_text("Another program"), "the endpoint of the other program to be gone"
        )
        assert [one.id for one in await api.list_endpoints()] != [endpoint.id]
        assert await tour.hands.find("Set up a tunnel", QPushButton)


async def test_webhook_endpoint_is_removed_with_the_session(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_live(tour)
        client = tour.stage.connection.context.client
        opened = len(tour.stage.opened)
        tour.stage.connection.sign_out()
        await wait_until(lambda: not client.session.is_signed_in, "the app to be signed out")
        await tour.wait_for_text("Your browser opens and asks you.")
        assert len(tour.stage.opened) == opened, "the browser opens only because the person wants it"
        # The service ends the old session in the background, so it is asked over one that the app knows nothing of.
        async with httpx.AsyncClient(base_url=client.transport.base_url, trust_env=False) as http:
            secret = tour.stage.connection.service.launch_secret
            answer = await http.post("/embedded/token", headers={"Authorization": f"Bearer {secret}"})
            token = answer.raise_for_status().json()["access_token"]
            answer = await http.get("/v1/webhooks", headers={"Authorization": f"Bearer {token}"})
        assert answer.raise_for_status().json() == []

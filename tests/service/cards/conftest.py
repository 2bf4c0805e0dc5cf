"""A service in production with an account for card payments at a stand-in of the provider."""

import asyncio
import dataclasses
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from recovery_service.access.links import recovery_url
from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.settings import StripeAccount
from tests.service.cards.stripe import KEY, SECRET, Stripe, signed
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import good, in_process


@pytest.fixture(scope="module")
def server() -> Iterator[Stripe]:
    server = Stripe()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def stripe(server: Stripe) -> Stripe:
    server.requests.clear()
    server.failures.clear()
    server.requested_to_expire.clear()
    server.expired.clear()
    server.while_opening = None
    return server


class Shop:
    """The service in production with an account for card payments, and somebody in front of the debtor's page."""

    def __init__(
        self, core: Core, stripe: Stripe, caller_for: Callable[..., Any], client_id: str, token: str
    ) -> None:
        account = StripeAccount(KEY, SECRET, pages=stripe.origin, api=stripe.origin)
        settings = dataclasses.replace(
            core.settings, environment="production", public_url="https://pay.example", stripe=account
        )
        self.core = compose_core(settings, core.database, core.clock)
        self.stripe, self.anyone = stripe, caller_for(self.core)
        self.client_id, self.platform = client_id, caller_for(self.core, token)

    def path(self, id_: str) -> str:
        return recovery_url(self.core, id_, 1).partition("pay.example")[2]

    def page(self, id_: str, **query: Any) -> httpx.Response:
        return self.anyone.get(self.path(id_), params=query)

    def fields(self, id_: str) -> dict[str, Any]:
        form = re.search(r'<form method="post" action="[^"]*/card\?.*?</form>', self.page(id_).text, re.S)
        assert form, "no form to pay by card"
        return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form[0]))

    def begin(
        self, id_: str, amount: str, fields: dict[str, Any] | None = None, **typed: Any
    ) -> httpx.Response:
        data = {**(self.fields(id_) if fields is None else fields), "amount": amount, **typed}
        return self.anyone.post(f"{self.path(id_)}/card", params={"lang": "fr"}, data=data)

    def opened(self, id_: str, amount: str = "1200,50") -> dict[str, Any]:
        """The provider's session of a payment that was begun."""
        url = self.begin(id_, amount).headers["location"]
        return next(match for match in self.stripe.sessions.values() if match["url"] == url)

    def tell(self, body: bytes, headers: dict[str, Any] | None = None) -> httpx.Response:
        return self.anyone.post("/card-events/stripe", content=body, headers=headers or signed(body))

    def work(self, seconds: int = 0) -> None:
        """Runs what is due until then."""
        clock_id = self.core.clock.clock_id_of(self.client_id)
        asyncio.run(self.platform.app.state.engine.advance(clock_id, seconds=seconds))

    def cancel(self, id_: str) -> dict[str, Any]:
        return good(self.platform.post(f"/v1/receivables/{id_}/cancel", json={"reason": "paid_directly"}))

    def paid(self, id_: str, amount: str = "1200,50") -> dict[str, Any]:
        session = self.opened(id_, amount)
        assert self.tell(self.stripe.pay(session)).text == "done"
        return session


@pytest.fixture
def shop(
    core: Core,
    stripe: Stripe,
    caller_for: Callable[..., httpx.Client],
    client_id: str,
    make_token: Callable[..., str],
) -> Shop:
    return Shop(core, stripe, caller_for, client_id, make_token())


@pytest.fixture
def id_(client: httpx.Client) -> str:
    return in_process(client, debtor=reachable())["id"]

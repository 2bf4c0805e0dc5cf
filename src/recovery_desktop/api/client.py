"""The service as the rest of the app sees it: every resource over one transport."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace

import httpx

from recovery_desktop.api.clock import ServiceClock
from recovery_desktop.api.extensions import ExtensionsApi
from recovery_desktop.api.extraction import ExtractionApi
from recovery_desktop.api.oauth_session import Client, OAuthSession, Tokens
from recovery_desktop.api.pacing import TOKEN_PATH, Pacing
from recovery_desktop.api.receivables import PageSize, ReceivablesApi
from recovery_desktop.api.sandbox import SandboxApi
from recovery_desktop.api.statistics import ReportsApi
from recovery_desktop.api.transport import Transport, open_http
from recovery_desktop.api.users import UsersApi
from recovery_desktop.api.webhooks import WebhooksApi


class RecoveryClient:
    """One connection. `load` and `save` keep its tokens; `turn` is held while they are renewed."""

    def __init__(
        self,
        client: Client,
        load: Callable[[], Tokens | None],
        save: Callable[[Tokens | None], None],
        http: httpx.AsyncClient | None = None,
        turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        clock: ServiceClock | None = None,
        page_size: PageSize | None = None,
    ) -> None:
        self.client = client
        self.http = http if http is not None else open_http(client.base_url, client.token_url)
        self.clock = ServiceClock() if clock is None else clock
        self.http.event_hooks["response"].append(self.clock.sync_from_response)
        self.pacing = Pacing()
        self.session = OAuthSession(self.http, client, load, save, turn, self.pacing.wait_for_renewal)
        self.http.event_hooks["request"].append(self._count_sign_in)
        self.transport = Transport(self.http, client.base_url, self.session, self.pacing)
        self.users = UsersApi(self.transport)
        self.receivables = ReceivablesApi(self.transport, page_size)
        self.extraction = ExtractionApi(self.transport)
        self.webhooks = WebhooksApi(self.transport)
        self.reports = ReportsApi(self.transport)
        self.extensions = ExtensionsApi(self.transport)
        self.sandbox = SandboxApi(self.transport)

    async def _count_sign_in(self, request: httpx.Request) -> None:
        """Count a request of the sign-in in the budget: the service counts it too."""
        if self.pacing.budget is not None and "/oauth/" in request.url.path:
            self.pacing.budget.count(TOKEN_PATH)

    def change_base_url(self, base_url: str) -> None:
        """Change the address of the same service."""
        self.client = replace(self.client, base_url=base_url)
        self.session.change_client(self.client)
        self.transport.base_url = base_url

    async def close(self) -> None:
        await self.transport.close()

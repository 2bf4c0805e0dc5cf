"""The once of a POST with a key: one transaction with its answer, which is held back until that is committed."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from recovery_service.context.core import Context, Core
from recovery_service.db.database import UnitOfWork
from recovery_service.db.retry import attempts
from recovery_service.errors import ServiceError
from recovery_service.web import idempotency
from recovery_service.web.commit_route import concluding
from recovery_service.web.request_body import replay_body
from recovery_service.web.response import StyledResponse
from recovery_service.web.threads import in_thread


class IdempotentWrite:
    """Request under an idempotency key in this process."""

    def __init__(self, app: ASGIApp, core: Core) -> None:
        self._app = app
        self._core = core
        self._running = idempotency.Running()

    async def run(self, scope: Scope, body: bytes, receive: Receive, send: Send, key: str) -> None:
        """Return a request under this key; `receive` tells that its caller is gone.

        `stored_response` in its state is what was under the key when it came.
        """
        content_type = Headers(scope=scope).get("content-type", "")
        fingerprint = idempotency.fingerprint(scope["method"], scope["path"], content_type, body)
        state = scope["state"]
        claim = idempotency.Claim(state["principal"], key, fingerprint, scope["path"])
        with self._running.alone(claim):
            earlier = idempotency.earlier_response(self._core, claim, state["stored_response"])
            if earlier is None and state["operation"].id in idempotency.NOT_IN_ONE_TRANSACTION:
                earlier = await in_thread(idempotency.claim_key, self._core, claim)
            if earlier is None:
                response = await self._run_with_retries(scope, body, receive, claim)
                if isinstance(response, BufferedResponse):
                    await response.deliver(send)
                    return
                earlier = response
        headers = {"Idempotency-Replayed": "true"}
        repeated = Response(earlier.body, earlier.status, headers, earlier.media_type)
        await repeated(scope, replay_body(body), send)

    async def _run_with_retries(
        self, scope: Scope, body: bytes, receive: Receive, claim: idempotency.Claim
    ) -> BufferedResponse | idempotency.StoredResponse:
        """Return the answer, held back, or the one that another process stored since the key was looked for."""
        response = BufferedResponse()
        try:
            for attempt in attempts():
                with attempt:
                    response = await self._run_buffered(scope, body, receive, claim)
        except ServiceError:
            earlier = await self._find_since(claim)
            if earlier is None:
                raise
            return earlier
        finally:
            if claim.is_written and not response.is_success:
                await in_thread(idempotency.release, self._core, claim)
        return response if response.is_success else await self._find_since(claim) or response

    async def _find_since(self, claim: idempotency.Claim) -> idempotency.StoredResponse | None:
        """Find the response of the same request that has just taken effect elsewhere: that may be why this
        one is refused.
        """
        if claim.is_written:
            return None
        return await in_thread(idempotency.look_again, self._core, claim)

    async def _run_buffered(
        self, scope: Scope, body: bytes, receive: Receive, claim: idempotency.Claim
    ) -> BufferedResponse:
        """Return the answer, held back; where it is a success it is stored together with the effect."""
        response = BufferedResponse()
        unit = UnitOfWork(self._core.database, None if claim.is_written else idempotency.lock_of(claim))
        conclusion = Commit(self._core, scope, unit, claim)
        try:
            if claim.is_written:
                await self._app(scope, replay_body(body, receive), response.send)
            else:
                with unit.entered(), concluding(conclusion.take):
                    await self._app(scope, replay_body(body), response.send)
            if response.is_success and not conclusion.is_done:
                await in_thread(conclusion.store, response.stored)
        finally:
            if unit.connection is not None:
                await in_thread(unit.roll_back)
        return response


class BufferedResponse:
    """An answer that is held back until what it tells of is committed."""

    def __init__(self) -> None:
        self._messages: list[Message] = []

    async def send(self, message: Message) -> None:
        self._messages.append(message)

    @property
    def is_success(self) -> bool:
        return bool(self._messages) and 200 <= int(self._messages[0]["status"]) < 300

    @property
    def stored(self) -> idempotency.StoredResponse:
        headers = Headers(raw=list(self._messages[0]["headers"]))
        body = b"".join(message.get("body", b"") for message in self._messages[1:])
        return idempotency.StoredResponse(self._messages[0]["status"], headers.get("content-type"), body)

    async def deliver(self, send: Send) -> None:
        for message in self._messages:
            await send(message)


@dataclass
class Commit:
    """Stores a success with its effect and commits both."""

    core: Core
    scope: Scope
    unit: UnitOfWork
    claim: idempotency.Claim
    is_done: bool = False

    def take(self, response: Response) -> None:
        """Store the response in the thread that made it, before it is sent."""
        if not (isinstance(response, StyledResponse) and 200 <= response.status_code < 300):
            return
        response.render_for(self.scope)
        body = bytes(response.body)
        self.store(idempotency.StoredResponse(response.status_code, response.media_type, body))

    def store(self, response: idempotency.StoredResponse) -> None:
        idempotency.store(Context(self.unit.begun(), self.core), self.claim, response)
        self.unit.commit()
        self.is_done = True

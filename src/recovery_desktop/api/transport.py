"""One request to the service: headers, bearer, pace, and every outcome as an answer or a failure.

A request that changes something is never repeated here unless the service surely refused it: whoever sent it decides.
"""

from __future__ import annotations

import asyncio
import random
import ssl
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

import httpx

from recovery_contract.version import (
    API_VERSION,
    IDEMPOTENCY_HEADER,
    REQUEST_ID_HEADER,
    VERSION_HEADER,
)
from recovery_desktop.api.exchange import (
    BYTES_OF_FILES,
    SECONDS_FOR_FILES,
    HttpResponse,
    not_reached,
    send_request,
)
from recovery_desktop.api.oauth_session import OAuthSession
from recovery_desktop.api.pacing import Pacing, is_in_background
from recovery_desktop.api.response_parsing import Shape, parse_refusal, parse_response
from recovery_desktop.failures import (
    Failure,
    Offline,
    OutcomeUnknown,
    Paced,
    ServiceFault,
    SignedOut,
    Unreadable,
)

SAFE: Final = frozenset({"GET", "HEAD"})
TIMEOUT: Final = httpx.Timeout(30.0, connect=10.0)
UPLOAD_TIMEOUT: Final = httpx.Timeout(180.0, connect=10.0)
EACH_ITS_OWN: Final = httpx.Limits(max_keepalive_connections=0)
"""No request takes over another one's connection: a stray second answer would be read as the answer to the next
request, and a decision sent just as the service hangs up would be lost without anybody knowing whether it arrived."""
PACED_TRIES: Final = 3
RETRIES_SECONDS: Final = (0.5, 1.5)
"""Before a question of a sync is asked once more; each is halved up to one and a half times, at random."""
PASSING: Final = frozenset({502, 503, 504})
PIECE_BYTES: Final = 64 * 1024
NEVER_LEFT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)


def _no_progress(sent: int, total: int) -> None:
    return


@dataclass(frozen=True)
class Call:
    """`key` is the idempotency key; `parts` are multipart files; `is_file` says that the answer is one; `encoded` is a
    JSON body as bytes, whose bytes sent and bytes in all are told to `sent` as it leaves."""

    method: str
    path: str
    shape: Shape = "object"
    params: Mapping[str, Any] | None = None
    json: Any = None
    parts: Any = None
    form: Mapping[str, str] | None = None
    key: str | None = None
    encoded: bytes | None = None
    sent: Callable[[int, int], None] = _no_progress
    is_file: bool = False

    @property
    def is_safe(self) -> bool:
        return self.method in SAFE


def join_path(*parts: str) -> str:
    """Return the path of these parts. Ids come from the service: none of them may lead to another place."""
    return "".join(
        f"/{quote(part, safe='') if part.strip('.') else part.replace('.', '%2E')}" for part in parts
    )


def open_http(base_url: str, token_url: str = "") -> httpx.AsyncClient:
    """Return the client for one service. On loopback no proxy of the environment is asked."""
    is_local = httpx.URL(base_url).host in ("127.0.0.1", "::1", "localhost")
    is_plain = not any(url.lower().startswith("https:") for url in (base_url, token_url))
    # Reading the certificates of all authorities takes a tenth of the app's start. Without them none is trusted.
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT) if is_plain else httpx.create_ssl_context()
    return httpx.AsyncClient(
        timeout=TIMEOUT, trust_env=not is_local, follow_redirects=False, limits=EACH_ITS_OWN, verify=context
    )


class Transport:
    """`base_url` may change: the embedded service has another port after a restart."""

    def __init__(self, http: httpx.AsyncClient, base_url: str, session: OAuthSession, pacing: Pacing) -> None:
        self.base_url = base_url
        self._http, self._session, self._pacing = http, session, pacing
        self._under_way: set[asyncio.Task[HttpResponse]] = set()
        self._is_closing = False
        self.reachable = asyncio.Event()
        """Cleared while the app's own service starts: what is asked meanwhile waits instead of failing."""
        self.reachable.set()

    async def send(self, call: Call) -> Any:
        """Return the answer's JSON value, unwrapped. Raises a Failure."""
        answer = await self.fetch(call)
        return parse_response(answer.content, call.shape)

    async def fetch(self, call: Call) -> HttpResponse:
        """Return the answer as it came, for files. Raises a Failure."""
        if not call.is_safe or not is_in_background():
            return await self._fetch(call)
        # Within a sync a passing trouble must not cost all that was done before it.
        for delay in RETRIES_SECONDS:
            try:
                return await self._fetch(call)
            except Failure as failure:
                if not _is_passing(failure):
                    raise
            await asyncio.sleep(delay * (0.5 + random.random()))
        return await self._fetch(call)

    async def _fetch(self, call: Call) -> HttpResponse:
        await self.reachable.wait()
        token = await self._session.access_token()
        answer = await self._paced(call, token)
        if answer.status_code == 401:
            another = await self._session.refresh_token(token)
            answer = await self._paced(call, another)
            if answer.status_code == 401:
                self._session.note_refused_token(another)
                raise SignedOut(parse_refusal(401, answer.content, None).message)
        if answer.is_success:
            return answer
        failure = _failure(call, answer)
        if answer.status_code >= 500:
            failure.retry_after = self._pacing.note_service_fault(answer.headers)
        raise failure

    async def _paced(self, call: Call, token: str) -> HttpResponse:
        """Send the call; repeat it after a pause on 429, which means that nothing was done yet."""
        for attempt in range(1, PACED_TRIES + 1):
            await self._pacing.wait_for_slot(call.path)
            answer = await self._once(call, token)
            if answer.status_code != 429:
                self._pacing.note_limits(answer.headers)
                return answer
            seconds = self._pacing.note_too_many_requests(answer.headers)
            if attempt == PACED_TRIES or not call.is_safe:
                raise Paced(seconds)
        raise AssertionError("unreachable")

    async def _once(self, call: Call, token: str) -> HttpResponse:
        headers = {
            "Authorization": f"Bearer {token}",
            VERSION_HEADER: API_VERSION,
            "Accept": "application/json",
        }
        if call.key is not None:
            headers[IDEMPOTENCY_HEADER] = call.key
        if self._is_closing or self._http.is_closed:
            raise Offline("this connection was closed")
        if call.encoded is not None:
            headers |= {"Content-Type": "application/json", "Content-Length": str(len(call.encoded))}
        params = {name: value for name, value in (call.params or {}).items() if value is not None}
        work = asyncio.create_task(
            send_request(
                self._http,
                call.method,
                f"{self.base_url}{call.path}",
                params=params,
                json=call.json,
                content=None if call.encoded is None else _leaving(call.encoded, call.sent),
                data=call.form,
                files=call.parts,
                headers=headers,
                timeout=UPLOAD_TIMEOUT if call.parts or call.encoded else TIMEOUT,
                seconds=SECONDS_FOR_FILES if call.is_file or call.parts or call.encoded else None,
                at_most=BYTES_OF_FILES if call.is_file else None,
            )
        )
        self._under_way.add(work)
        work.add_done_callback(self._under_way.discard)
        try:
            return await work
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not self._is_closing or (task is not None and task.cancelling()):
                raise
            raise (Offline if call.is_safe else OutcomeUnknown)("this connection was closed") from None
        except NEVER_LEFT as error:
            raise not_reached(error) from error
        except httpx.TransportError as error:
            raise (Offline if call.is_safe else OutcomeUnknown)(_reason(error)) from error
        except httpx.DecodingError as error:
            raise (Unreadable if call.is_safe else OutcomeUnknown)(_reason(error)) from error

    async def close(self) -> None:
        # A request that is under way is given up, not waited for. One that is only connecting would outlive the client.
        self._is_closing = True
        under_way = list(self._under_way)
        for work in under_way:
            work.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await asyncio.shield(self._http.aclose())


async def _leaving(body: bytes, sent: Callable[[int, int], None]) -> AsyncIterator[bytes]:
    for start in range(0, len(body), PIECE_BYTES):
        piece = body[start : start + PIECE_BYTES]
        yield piece
        sent(start + len(piece), len(body))


def _failure(call: Call, answer: HttpResponse) -> Failure:
    request_id = answer.headers.get(REQUEST_ID_HEADER)
    if answer.status_code >= 500:
        # A fault after the change was made looks the same as one before.
        return (
            ServiceFault(answer.status_code, request_id)
            if call.is_safe
            else OutcomeUnknown(f"HTTP {answer.status_code} {request_id or ''}".strip())
        )
    if answer.status_code < 400:
        return Unreadable(f"HTTP {answer.status_code}")
    return parse_refusal(answer.status_code, answer.content, request_id)


def _is_passing(failure: Failure) -> bool:
    """Return whether the same may go well a moment later: an answer that broke off, a service that is being started
    anew."""
    if isinstance(failure, ServiceFault):
        return failure.status in PASSING and failure.retry_after is None
    return isinstance(failure, Offline) and not isinstance(failure.__cause__, NEVER_LEFT)


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__

"""Sends operations, at once or awaited: with a token, a key for each POST, and repetitions where they help."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from itertools import count
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx

from debt_recovery.calls import Call, next_page
from debt_recovery.errors import ServiceError
from debt_recovery.models import Page
from debt_recovery.version import API_VERSION, VERSION

ATTEMPTS: Final = 5
LONGEST_PAUSE: Final = 60.0
USER_AGENT: Final = f"debt-recovery-python/{VERSION}"

Answer = TypeVar("Answer")
Row = TypeVar("Row")
Token = str | Callable[[], str]
Step = dict[str, Any] | float
"""A request to send, or seconds to wait."""
Result = httpx.Response | httpx.TransportError | None


class _Base:
    def __init__(
        self, base_url: str, token: Token = "", *, timeout: float = 60.0, attempts: int = ATTEMPTS
    ) -> None:
        """`token` may be a function: it is asked before each request."""
        self._base_url = base_url.rstrip("/")
        self._token = token
        self._timeout = timeout
        self._attempts = attempts

    def _exchange(self, call: Call[Answer], key: str | None) -> Generator[Step, Result, Answer]:
        """Yield what to do next, take what came of it, and return the answer at last: the same whether the client waits
        or awaits."""
        request = self._request(call, key)
        for attempt in count(1):
            result = yield request
            response = result if isinstance(result, httpx.Response) else None
            pause = self._pause(attempt, call, response)
            if pause is not None:
                yield pause
            elif response is not None:
                break
            elif isinstance(result, httpx.TransportError):
                raise result
        assert response is not None
        answer: Answer = _read(response)
        return answer

    def _request(self, call: Call[Any], key: str | None) -> dict[str, Any]:
        headers = {"Service-Version": API_VERSION, "User-Agent": USER_AGENT}
        if call.form is None:
            token = self._token() if callable(self._token) else self._token
            headers["Authorization"] = f"Bearer {token}"
            if call.method == "POST":
                headers["Idempotency-Key"] = key or str(uuid.uuid4())
        return {
            "method": call.method,
            "url": self._base_url + call.path,
            "params": call.query or None,
            "headers": headers,
            "json": call.json,
            "files": call.files,
            "data": call.form,
            "auth": call.auth,
        }

    def _pause(self, attempt: int, call: Call[Any], response: httpx.Response | None) -> float | None:
        """Return how long to wait before the next attempt, None where there is none."""
        # A code or a refresh token is good once: whether it was taken cannot be seen.
        if attempt >= self._attempts or call.form is not None:
            return None
        if response is not None:
            if response.status_code != 429 and response.status_code < 500 and not _is_in_progress(response):
                return None
            stated = response.headers.get("Retry-After", "")
            if stated.isdecimal():
                return min(float(stated), LONGEST_PAUSE)
        longest: float = min(0.5 * 2.0**attempt, LONGEST_PAUSE)
        return longest * random.uniform(0.5, 1.0)


def _is_in_progress(response: httpx.Response) -> bool:
    return response.status_code == 409 and ServiceError(response).code == "IN_PROGRESS"


def _read(response: httpx.Response) -> Any:
    if not response.is_success:
        raise ServiceError(response)
    if response.headers.get("Content-Type", "").startswith("application/json"):
        body = response.json()
        wrapped = isinstance(body, dict) and "meta" in body and "has_more" not in body
        return body["data"] if wrapped else body
    return response.content or None


class Client(_Base):
    """`with Client(base_url, token) as client: client.send(users.retrieve("usr_01"))`"""

    def __init__(
        self,
        base_url: str,
        token: Token = "",
        *,
        timeout: float = 60.0,
        attempts: int = ATTEMPTS,
        http: httpx.Client | None = None,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        super().__init__(base_url, token, timeout=timeout, attempts=attempts)
        self._http = http or httpx.Client(timeout=timeout)
        self._sleep = sleep

    def send(self, call: Call[Answer], *, idempotency_key: str | None = None) -> Answer:
        """Send the call and return its answer.

        Raises ServiceError for a refusal, httpx.TransportError where no answer came.
        """
        exchange = self._exchange(call, idempotency_key)
        result: Result = None
        try:
            while True:
                step = exchange.send(result)
                result = None
                if isinstance(step, float):
                    self._sleep(step)
                else:
                    result = self._try(step)
        except StopIteration as end:
            answer: Answer = end.value
            return answer

    def _try(self, request: dict[str, Any]) -> Result:
        try:
            return self._http.request(**request)
        except httpx.TransportError as error:
            return error

    def pages(self, call: Call[Page[Row]]) -> Iterator[Row]:
        """Return every row of a list, page after page."""
        following: Call[Page[Row]] | None = call
        while following is not None:
            page = self.send(following)
            yield from page["data"]
            following = next_page(following, page)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncClient(_Base):
    """`async with AsyncClient(base_url, token) as client: await client.send(users.retrieve("usr_01"))`"""

    def __init__(
        self,
        base_url: str,
        token: Token = "",
        *,
        timeout: float = 60.0,
        attempts: int = ATTEMPTS,
        http: httpx.AsyncClient | None = None,
        sleep: Callable[[float], Any] = asyncio.sleep,
    ) -> None:
        super().__init__(base_url, token, timeout=timeout, attempts=attempts)
        self._http = http or httpx.AsyncClient(timeout=timeout)
        self._sleep = sleep

    async def send(self, call: Call[Answer], *, idempotency_key: str | None = None) -> Answer:
        """Send the call and return its answer.

        Raises ServiceError for a refusal, httpx.TransportError where no answer came.
        """
        exchange = self._exchange(call, idempotency_key)
        result: Result = None
        try:
            while True:
                step = exchange.send(result)
                result = None
                if isinstance(step, float):
                    await self._sleep(step)
                else:
                    result = await self._try(step)
        except StopIteration as end:
            answer: Answer = end.value
            return answer

    async def _try(self, request: dict[str, Any]) -> Result:
        try:
            return await self._http.request(**request)
        except httpx.TransportError as error:
            return error

    async def pages(self, call: Call[Page[Row]]) -> AsyncIterator[Row]:
        """Return every row of a list, page after page."""
        following: Call[Page[Row]] | None = call
        while following is not None:
            page = await self.send(following)
            for row in page["data"]:
                yield row
            following = next_page(following, page)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

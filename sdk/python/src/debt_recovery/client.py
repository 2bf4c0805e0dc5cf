"""Sends operations, at once or awaited: with a token, a key for each POST, and repetitions where they help."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx

from debt_recovery.calls import Call, next_page
from debt_recovery.errors import ServiceError
from debt_recovery.models import Page

API_VERSION: Final = "2026-01-02"
ATTEMPTS: Final = 5
LONGEST_PAUSE: Final = 60.0

Answer = TypeVar("Answer")
Row = TypeVar("Row")
Token = str | Callable[[], str]


class _Base:
    def __init__(
        self, base_url: str, token: Token = "", *, timeout: float = 60.0, attempts: int = ATTEMPTS
    ) -> None:
        """`token` may be a function: it is asked before each request."""
        self._base_url = base_url.rstrip("/")
        self._token = token
        self._timeout = timeout
        self._attempts = attempts

    def _request(self, call: Call[Any], key: str | None) -> dict[str, Any]:
        headers = {"Service-Version": API_VERSION}
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
        request = self._request(call, idempotency_key)
        attempt = 0
        while True:
            attempt += 1
            response: httpx.Response | None = None
            try:
                response = self._http.request(**request)
                pause = self._pause(attempt, call, response)
            except httpx.TransportError:
                pause = self._pause(attempt, call, None)
                if pause is None:
                    raise
            if pause is None and response is not None:
                answer: Answer = _read(response)
                return answer
            self._sleep(pause or 0.0)

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
        request = self._request(call, idempotency_key)
        attempt = 0
        while True:
            attempt += 1
            response: httpx.Response | None = None
            try:
                response = await self._http.request(**request)
                pause = self._pause(attempt, call, response)
            except httpx.TransportError:
                pause = self._pause(attempt, call, None)
                if pause is None:
                    raise
            if pause is None and response is not None:
                answer: Answer = _read(response)
                return answer
            await self._sleep(pause or 0.0)

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

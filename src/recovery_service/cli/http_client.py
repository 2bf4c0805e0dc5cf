"""Talks to a running service as a platform's program does."""

from __future__ import annotations

import argparse
import os
import time
from typing import Any, Final

import httpx

from recovery_contract.version import API_VERSION, VERSION_HEADER
from recovery_service.cli.program import UsageError

ADDRESS_VARIABLE: Final = "RECOVERY_BASE_URL"
TOKEN_VARIABLE: Final = "RECOVERY_TOKEN"


def add_service_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--base-url", metavar="URL", help=f"of the running service; else from {ADDRESS_VARIABLE}"
    )
    parser.add_argument("--token", metavar="TOKEN", help=f"an access token; else from {TOKEN_VARIABLE}")


class ApiClient:
    """Raises UsageError with the service's own sentence for every refusal, and waits where it is told to."""

    def __init__(self, options: argparse.Namespace) -> None:
        address = options.base_url or os.environ.get(ADDRESS_VARIABLE)
        token = options.token or os.environ.get(TOKEN_VARIABLE)
        if not address or not token:
            raise UsageError(f"give --base-url and --token, or set {ADDRESS_VARIABLE} and {TOKEN_VARIABLE}")
        self._http = httpx.Client(
            base_url=address,
            headers={"Authorization": f"Bearer {token}", VERSION_HEADER: API_VERSION},
            timeout=60,
            trust_env=False,
        )

    def get(self, path: str, **query: str | list[str]) -> Any:
        return self._call("GET", path, params=query)

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return self._call("POST", path, json=body or {})

    def put(self, path: str, body: dict[str, Any]) -> Any:
        return self._call("PUT", path, json=body)

    def close(self) -> None:
        self._http.close()

    def _call(self, method: str, path: str, **how: Any) -> Any:
        while True:
            try:
                response = self._http.request(method, path, **how)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise UsageError(f"the service does not answer: {error}") from None
            if response.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            time.sleep(float(response.headers.get("Retry-After", "1")))
        try:
            body = response.json()
        except ValueError:
            raise UsageError(f"the service answered {response.status_code} without JSON") from None
        if response.is_success:
            return body["data"] if "meta" in body and "has_more" not in body else body
        raise UsageError(f"{method} {path}: {body['error']['message']}")

"""Stands in for a creditor at a browser: fills in the page of its onboarding, `python creditor.py URL`."""

from __future__ import annotations

import ssl
import sys
from urllib.parse import urlsplit

import httpx

from tests.service.users.conftest import Browser


def main(url: str) -> None:
    address = urlsplit(url)
    with httpx.Client(
        base_url=f"{address.scheme}://{address.netloc}", verify=ssl.create_default_context(), trust_env=False
    ) as http:
        Browser(http, url).complete()


if __name__ == "__main__":
    main(sys.argv[1])

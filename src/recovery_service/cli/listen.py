"""`listen`: relays events to a program on this machine that the service cannot reach."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final

import httpx

from recovery_contract.events import EXPLICIT_ONLY
from recovery_contract.fields import iso_timestamp
from recovery_contract.webhooks import RESPONSE_SECONDS
from recovery_service.cli.http_client import ApiClient, add_service_options
from recovery_service.cli.program import Program, UsageError
from recovery_service.webhooks.sender import Message
from recovery_service.webhooks.service import new_secret

POLL_SECONDS: Final = 2.0
"""Thirty calls a minute leave room below the limit of a hundred."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--forward-to", required=True, metavar="URL", help="such as http://127.0.0.1:3000/hook"
    )
    parser.add_argument(
        "--events",
        metavar="PATTERN",
        action="append",
        help="such as receivable.*, several times too; default: all",
    )
    parser.add_argument(
        "--since", metavar="CURSOR", help="a cursor or a date-time; default: what happens from now on"
    )
    parser.add_argument("--secret", help="signs what is forwarded; default: a new one, printed at the start")
    parser.add_argument("--once", action="store_true", help="relay what there is and end")
    add_service_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Print each event as one line of JSON until interrupted."""
    secret = options.secret or new_secret()
    with contextlib.closing(ApiClient(options)) as caller, httpx.Client(trust_env=False) as http:
        since = options.since or iso_timestamp(_now(caller))
        caller.get("/v1/events", limit="1", since=since)  # says at once what is wrong with the token
        # From here on no event is missed; programs wait for this line.
        _say({"forwarding_to": options.forward_to, "secret": secret})
        try:
            relay_events(caller, http, options, secret, since)
        except KeyboardInterrupt:
            return 0
    return 0


def relay_events(
    caller: ApiClient, http: httpx.Client, options: argparse.Namespace, secret: str, since: str
) -> None:
    """Follow the list of events and forwards each once, whatever the program answers."""
    # What repeats another event is in no pattern: it has to be named.
    query = {"limit": "100", "types[]": options.events or ["*", *sorted(EXPLICIT_ONLY)]}
    while True:
        page = caller.get("/v1/events", **query, since=since)
        for event in page["data"]:
            _say(forward_event(http, options.forward_to, event, secret))
        since = page["cursor"]
        if page["has_more"]:
            continue
        if options.once:
            return
        time.sleep(POLL_SECONDS)


def forward_event(http: httpx.Client, url: str, event: dict[str, Any], secret: str) -> dict[str, Any]:
    """Send the event with the headers of a delivery; what came of it."""
    body = json.dumps(event, separators=(",", ":")).encode()
    message = Message(url, event["id"], body, int(time.time()), secret)
    outcome = {"event_id": event["id"], "type": event["type"]}
    try:
        response = http.post(
            url, content=body, headers=message.headers(), timeout=RESPONSE_SECONDS, follow_redirects=False
        )
    except httpx.UnsupportedProtocol:
        raise UsageError("--forward-to has to begin with http:// or https://") from None
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        return {**outcome, "error": type(error).__name__}
    return {**outcome, "status": response.status_code}


def _now(caller: ApiClient) -> datetime:
    """Return the clock that stamps events: the test clock where there is one."""
    try:
        return datetime.fromisoformat(caller.get("/v1/test/clock")["now"])
    except UsageError:
        return datetime.now(UTC)


def _say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True, file=sys.stdout)

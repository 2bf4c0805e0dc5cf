"""How this service is started."""

from __future__ import annotations

import argparse


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Debt recovery service")
    add = parser.add_argument
    add("--host", default="127.0.0.1")
    add("--port", type=int, default=8090)
    add("--public-url", help="base address in links (default http://HOST:PORT)")
    add("--client", action="append", metavar="ID:SECRET", help="OAuth client, repeatable")
    add("--redirect-uri", action="append", default=[], help="registered besides any loopback one")
    add("--token-lifetime", type=int, default=3600, help="seconds")
    add("--strict-scopes", action="store_true", help="refuse scopes other than our own")
    add("--environment", default="test", choices=("test", "production"))
    add("--retry-scale", type=float, default=1.0, help="factor on the webhook retry delays")
    add("--auto-start", type=float, help="seconds after which a receivable starts by itself")
    add("--wrap", action="store_true", help="wrap results as {data, meta}")
    add("--no-limits", action="store_true", help="switch the rate limits off")
    chosen = parser.parse_args(arguments)
    chosen.client = chosen.client or ["platform_demo:platform_demo_secret"]
    return chosen

"""The pages of errors and events in the guide say what the tables say.

`python -m tests.service.web.test_catalogues` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from recovery_contract.events import EXPLICIT_ONLY, PATTERNS, PAYLOADS
from recovery_service.web import reference

GUIDE = Path(__file__).parents[3] / "docs" / "guide"


ERRORS = """# Errors

Every refusal has one shape; decide by `code`:

```json
{"error": {"code": "...", "message": "...", "field": "...", "details": {"field": "...", "received": "..."},
  "hint": "...", "doc_url": "..."}, "meta": {"request_id": "...", "timestamp": "..."}}
```

| Code | Status | What it means | What to do |
|---|---|---|---|
"""
AFTER_ERRORS = """
`/oauth/token` and `/oauth/revoke` answer as RFC 6749 has it: `{"error", "error_description"}`.
"""
EVENTS = """# Events

Each event is `{id, type, api_version, created_at, data, metadata: {platform_id, environment}}`. An endpoint names
types, or the patterns PATTERNS. In no pattern, by its name only: EXPLICIT.

| Type | When, and what to do | `data` |
|---|---|---|
"""


def names(values: Iterable[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def errors_page() -> str:
    rows = [
        f"| `{code}` | {', '.join(map(str, text.status))} | {text.meaning} | {text.hint} |\n"
        for code, text in reference.error_texts().items()
    ]
    return ERRORS + "".join(rows) + AFTER_ERRORS


def events_page() -> str:
    rows = [
        f"| `{type_}` | {text} | {names(PAYLOADS[type_].model_fields)} |\n"
        for type_, text in reference.event_texts().items()
    ]
    head = EVENTS.replace("PATTERNS", names(PATTERNS)).replace("EXPLICIT", names(sorted(EXPLICIT_ONLY)))
    return head + "".join(rows)


PAGES = {"errors.md": errors_page, "events.md": events_page}


@pytest.mark.parametrize("name", PAGES)
def test_page_of_the_guide_says_what_the_tables_say(name: str) -> None:
    assert (GUIDE / name).read_text("utf-8") == PAGES[name]()


if __name__ == "__main__":
    for name, make in PAGES.items():
        (GUIDE / name).write_text(make(), "utf-8")

"""What a creditor does with letters and calls: list the tasks, sign them off, wait for the next."""

import io
from typing import Any

import httpx
import pypdfium2

from tests.service.recovery.production import Machine
from tests.service.steps import DAY, good

STEPS = [
    {"after_business_days": 0, "channel": "email", "template": "reminder_first"},
    {"after_business_days": 3, "channel": "letter", "template": "reminder_letter"},
    {"after_business_days": 8, "channel": "email", "template": "reminder_last"},
    {"after_business_days": 12, "channel": "phone", "template": "call"},
    {"after_business_days": 16, "channel": "email", "template": "reminder_last"},
]


def tasks(desk: Machine, **query: Any) -> list[Any]:
    return good(desk.client.get("/v1/contact-tasks", params=query))["data"]


def sign(desk: Machine, task: dict[str, Any], **action: Any) -> httpx.Response:
    return desk.client.post(f"/v1/contact-tasks/{task['id']}", json=action)


def until_task(desk: Machine, kind: str) -> dict[str, Any]:
    for _ in range(40):
        matches = [task for task in tasks(desk) if task["type"] == kind]
        if matches:
            return matches[0]
        desk.advance(DAY)
    raise AssertionError("no task came up")


def now(desk: Machine) -> int:
    with desk.core.database.read() as connection:
        return desk.core.clock.now(connection, desk.client_id)


def events_of(desk: Machine, kind: str) -> list[dict[str, Any]]:
    body = good(desk.client.get("/v1/events", params={"limit": 100, "type": kind}))
    return body["data"]


def words(content: bytes) -> str:
    document = pypdfium2.PdfDocument(io.BytesIO(content))
    match = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return match

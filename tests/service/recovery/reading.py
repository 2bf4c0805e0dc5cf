"""A mailbox that is read: switched on, visited, and what came of it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from recovery_service.ids import ClockId, JobId
from recovery_service.jobs.queue import Job
from recovery_service.recovery.correspondence import reading, schedule
from recovery_service.recovery.correspondence.reading import Visited
from tests.service.imap_server import ImapServer
from tests.service.recovery.production import Machine, MailServer
from tests.service.steps import good


def switch_on(machine: Machine, inbox: ImapServer, user_id: str, **changes: Any) -> httpx.Response:
    setting = {"enabled": True, "host": "127.0.0.1", "port": inbox.port, "security": "none", **changes}
    return machine.client.put(f"/v1/users/{user_id}/mailbox-reading", json=setting)


def visit(machine: Machine, user_id: str) -> Visited:
    """Do what the worker does when the visit is due."""
    job = Job(JobId("job_1"), ClockId("real"), schedule.READ, "", {"user_id": user_id}, 0, 1, "", None)
    with machine.core.read() as context:
        request = schedule.prepare_visit(context, job)
    assert request is not None
    visited = asyncio.run(reading.visit(request))
    with machine.core.write() as context:
        schedule.record_visit(context, job, request, visited)
    return visited


def received(machine: Machine, **params: str) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = good(machine.client.get("/v1/received-messages", params=params))["data"]
    return messages


def reminder_id(mail_server: MailServer) -> str:
    return str(mail_server.messages[-1]["Message-ID"])

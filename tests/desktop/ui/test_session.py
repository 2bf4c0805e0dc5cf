"""The session that pages are tested with: real but for the bytes on the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from recovery_desktop.failures import Offline, Refused, SignedOut, StillConnecting
from recovery_desktop.sync.outbox import Outbox
from tests.desktop.ui.fakes import in_recovery
from tests.desktop.ui.session import closed_session, open_session


def test_session_request_reaches_service_and_its_answer_comes_back(tmp_path: Path) -> None:
    session, service = open_session(tmp_path)
    service.answers("GET", "/v1/receivables/rec_1", in_recovery().model_dump(mode="json"))
    read = asyncio.run(session.context.client.receivables.get("rec_1"))
    assert (read.id, [sent.path for sent in service.sent]) == ("rec_1", ["/v1/receivables/rec_1"])
    service.refuses("GET", "/v1/receivables/*", 400, "not this one", field="id")
    with pytest.raises(Refused, match="not this one"):
        asyncio.run(session.context.client.receivables.get("rec_1"))
    service.is_offline = True
    with pytest.raises(Offline, match="no route"):
        asyncio.run(session.context.client.receivables.get("rec_1"))
    session.store.close()


def test_session_intent_leaves_through_the_outbox(tmp_path: Path) -> None:
    session, service = open_session(tmp_path)
    session.connection_store.receivables.put([in_recovery()], full=True)
    intent = session.connection_store.intents.add("cancel", "rec_1", {"reason": "paid"})
    answer = in_recovery().model_copy(update={"status": "cancelled"})
    service.answers("POST", "/v1/receivables/rec_1/cancel", answer.model_dump(mode="json"))
    asyncio.run(Outbox(session.context).run_once())
    (sent,) = service.requests_to("POST", "*/cancel")
    assert sent.body["reason"] == "paid"
    assert session.connection_store.intents.get(intent.id).state == "done"
    session.store.close()


def test_session_without_connection_says_why(tmp_path: Path) -> None:
    session = closed_session(tmp_path)
    with pytest.raises(StillConnecting):
        _ = session.context
    session.last_connection_id = ""
    with pytest.raises(SignedOut):
        _ = session.context
    session.store.close()

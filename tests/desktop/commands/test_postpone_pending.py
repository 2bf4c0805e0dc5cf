"""Decisions that had not left when the app ended wait once more, are named, and can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.receivables import parse_receivable
from recovery_desktop.commands.postpone_pending import invoice_numbers_of, postpone_pending
from recovery_desktop.commands.requests import request_action, withdraw_all
from recovery_desktop.store.intents import Intent
from tests.desktop.edge import Wire, a_receivable, connected_to

CANCEL = CancelRequest(reason=CancelReason.BUSINESS_DECISION)


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path)
    row = a_receivable("r1", progress={"invoice_numbers": ["FA-77"], "debtor_name": "Brun"})
    context.connection_store.receivables.put([parse_receivable(row)], full=True)
    yield context
    context.store.close()


def wait_of(context: ConnectionContext, intent: Intent) -> timedelta:
    return datetime.fromisoformat(context.connection_store.intents.get(intent.id).not_before) - datetime.now(
        UTC
    )


def test_postponing_holds_unsent_changes_that_are_due(context: ConnectionContext) -> None:
    due = request_action(context, "r1", actions.CANCEL, CANCEL)
    resting = request_action(context, "r2", actions.RESUME, None, delay_seconds=3600)
    longer = request_action(context, "r4", actions.CANCEL, CANCEL, delay_seconds=3600)
    tried = request_action(context, "r3", actions.CANCEL, CANCEL)
    context.connection_store.intents.mark_sending(tried.id)
    context.connection_store.intents.mark_waiting(tried.id, datetime.now(UTC), {})
    assert [intent.id for intent in postpone_pending(context, 60)] == [due.id, longer.id]
    for shown in (due, longer):
        assert timedelta(seconds=50) < wait_of(context, shown) <= timedelta(seconds=60)
    assert wait_of(context, resting) > timedelta(minutes=50)
    assert wait_of(context, tried) <= timedelta(0)


def test_postponed_changes_are_named_once_and_undone_unless_sent(context: ConnectionContext) -> None:
    one = request_action(context, "r1", actions.CANCEL, CANCEL)
    unknown = request_action(context, "r2", actions.CANCEL, CANCEL)
    pending = postpone_pending(context, 60)
    assert invoice_numbers_of(context, [one, one, unknown]) == ["FA-77"]
    context.connection_store.intents.mark_sending(unknown.id)
    assert withdraw_all(context, [intent.id for intent in pending]) < len(pending)
    assert context.connection_store.intents.get(one.id).state == "withdrawn"

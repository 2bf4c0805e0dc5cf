"""Local effects of submissions and evidence besides their intent."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.action import Values
from recovery_desktop.actions.kinds import TARGET
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import ConnectionStore, Store


def on_submission_requested(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    connection_store.drafts.change_state(intent.draft_id, "submitting")
    # Who submits has looked at whom it goes to.
    numbers = ", ".join(intent.body["invoice"]["numbers"])
    connection_store.debtors.confirm(intent.draft_id, intent.body["debtor"], numbers)


def on_submission_withdrawn(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    """Return the draft to its review and forget what its submission taught."""
    store.corrections.forget_of_draft(intent.draft_id)
    connection_store.debtors.forget_of_draft(intent.draft_id)
    connection_store.drafts.change_state(intent.draft_id, "review")


def on_submission_done(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    connection_store.drafts.change_state(intent.draft_id, "submitted", failure=intent.answer or None)


def on_submission_refused(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    """Return the draft to its review with the reason."""
    connection_store.drafts.change_state(intent.draft_id, "review", failure=intent.failure)


def load_prepared_evidence(connection_store: ConnectionStore, receivable_id: ReceivableId) -> Values:
    """Return what was prepared; it stays until the service has it. Raises KeyError where nothing was."""
    prepared = connection_store.prepared_forms.get(receivable_id, "evidence")
    body = {name: prepared[name] for name in ("pieces", "statement") if prepared.get(name)}
    if not body:
        raise KeyError(receivable_id)
    return body


def on_evidence_done(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    connection_store.prepared_forms.save(intent.receivable_id, "evidence", {})


def on_answer_done(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    """Forget what was typed; taken back or refused, it stands in its form again."""
    drafts = dict(connection_store.prepared_forms.get(intent.receivable_id, "answer"))
    drafts.pop(str(intent.body[TARGET]), None)
    connection_store.prepared_forms.save(intent.receivable_id, "answer", drafts)

"""Sends what the person decided: once, in order for each receivable, and never again while its outcome is unknown."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from recovery_contract.errors import ErrorCode
from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.action import Outcome
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.evidence_request import EvidenceMissing
from recovery_desktop.actions.kinds import TARGET
from recovery_desktop.actions.success import note_success
from recovery_desktop.actions.table import ACTIONS, ADD_CONTACT, SUBMIT, SUBMIT_EVIDENCE, UPDATE_METADATA
from recovery_desktop.api.backoff import retry_delay
from recovery_desktop.api.receivables import build_action_call, parse_receivable
from recovery_desktop.api.transport import Call
from recovery_desktop.failures import (
    Failure,
    Offline,
    OutcomeUnknown,
    Paced,
    Refused,
    ServiceFault,
    SignedOut,
    Unreadable,
)
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.intents import Intent
from recovery_desktop.sync.evidence import send_evidence
from recovery_desktop.sync.prepaid import adapt_submission
from recovery_desktop.sync.reconcile import find_outcome

STILL_RUNNING_SECONDS: Final = 2
PROGRESS_STEP: Final = 0.02
"""How much more of an upload must have left before anybody is told again."""
NOT_DUE: Final = "-not-due"
"""Ends the key of a submission that is made again although the invoice is not due yet: it says something else."""
RECHECK_SECONDS: Final = 60
"""Between two looks for what the person was asked to judge."""
ABSENCE_PROVES_AFTER_SECONDS: Final = 40
"""A request whose answer was lost may still be on its way or at work: before that, not finding it means nothing."""


class Outbox:
    """`now` is injectable; `notify` hears of each intent that was refused, or whose outcome the person must judge."""

    def __init__(
        self,
        context: ConnectionContext,
        notify: Callable[[Intent], None] = lambda intent: None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._context, self._notify, self._now = context, notify, now
        self._special = {SUBMIT.kind: self._send_submission, SUBMIT_EVIDENCE.kind: self._send_evidence}

    async def run_once(self) -> float | None:
        """Send what may go; return the seconds until something else may, None where nothing waits.

        Raises SignedOut: without a session everything waits.
        """
        blocked: set[str] = set()
        soonest: float | None = None
        for intent in self._context.connection_store.intents.list_unsettled():
            if intent.subject_id in blocked:
                continue
            wait = (datetime.fromisoformat(intent.not_before) - self._now()).total_seconds()
            if wait > 0:
                blocked.add(intent.subject_id)
                soonest = wait if soonest is None else min(soonest, wait)
                continue
            if not await self._send(intent):
                blocked.add(intent.subject_id)
                after = self._context.connection_store.intents.get(intent.id)
                if after.state in ("waiting", "unknown"):
                    later = (datetime.fromisoformat(after.not_before) - self._now()).total_seconds()
                    soonest = later if soonest is None else min(soonest, later)
        return None if soonest is None else max(soonest, 0.0)

    async def _resolved(self, intent: Intent) -> bool:
        """Return whether an unknown outcome is known now, or sending again under the same key is safe."""
        intents = self._context.connection_store.intents
        if self._keeps_keys:
            return True
        try:
            result = await find_outcome(self._context, intent)
        except (Offline, ServiceFault, Paced, Unreadable) as failure:
            self._stays_unknown(intent, retry_delay(intent.attempts, failure), failure)
            return False
        if result.outcome is Outcome.HAPPENED:
            note_success(self._context, intent, result.receivable_id)
            return True
        if result.outcome is Outcome.DID_NOT_HAPPEN:
            sent_at = datetime.fromisoformat(intent.sent_at or intent.created_at)
            missing = ABSENCE_PROVES_AFTER_SECONDS - (self._now() - sent_at).total_seconds()
            if missing <= 0:
                return True
            self._stays_unknown(intent, missing, OutcomeUnknown())
            return False
        is_news = not (intent.failure or {}).get("asks")
        question = {"code": "OutcomeUnknown", "asks": True, "likely": list(result.likely)}
        intents.mark_unknown(intent.id, self._after(RECHECK_SECONDS), question)
        if is_news:
            self._notify(intents.get(intent.id))
        return False

    async def _send(self, intent: Intent) -> bool:
        """Return whether the way is free for the next intent of the same receivable."""
        if intent.state == "unknown" and not await self._resolved(intent):
            return False
        intent = self._context.connection_store.intents.get(intent.id)
        if intent.state != "waiting" and intent.state != "unknown":
            return True
        self._context.connection_store.intents.mark_sending(intent.id)
        try:
            if (send := self._special.get(intent.kind)) is not None:
                await send(intent)
            else:
                await self._context.client.transport.send(_call(intent))
                note_success(self._context, intent, None)
            await self._look_again(intent)
        except (Offline, ServiceFault, Paced) as failure:
            self._later(intent, retry_delay(intent.attempts, failure), failure)
            return False
        except SignedOut as failure:
            self._later(intent, 0, failure)
            raise
        except (OutcomeUnknown, Unreadable) as failure:
            self._stays_unknown(intent, retry_delay(intent.attempts, failure), failure)
            return False
        except EvidenceMissing as failure:
            with self._context.store.database.write():
                self._keep_refusal(intent, failure)
            self._notify(self._context.connection_store.intents.get(intent.id))
        except Refused as failure:
            if failure.code == ErrorCode.IN_PROGRESS:
                self._stays_unknown(intent, STILL_RUNNING_SECONDS, failure)
                return False
            self._refused(intent, failure)
        return True

    @property
    def _keeps_keys(self) -> bool:
        return bool(self._context.row.profile.get("keeps_keys"))

    async def _send_submission(self, intent: Intent) -> None:
        context = self._context
        if (created := intent.body.get(TARGET)) is not None:
            self._complete_created(intent, ReceivableId(created))
            return
        api = context.client.receivables
        body = await adapt_submission(context, intent.body)
        try:
            created = await api.create(body, intent.idempotency_key)
        except Refused as refused:
            # It is found the same nowhere, or that would have been said: its reminders wait for the day.
            if refused.code != ErrorCode.NOT_YET_DUE or body.get("force_proceed"):
                raise
            key = f"{intent.idempotency_key}{NOT_DUE}"
            created = await api.create({**body, "force_proceed": True}, key)
        context.client.clock.sync_to(created.created_at)
        with context.store.database.write():
            if context.connection_store.receivables.get(created.id) is None:
                # The answer to a repeated request is the first one's: what is known since then is newer.
                context.connection_store.receivables.put([created], full=False)
            note_success(context, intent, created.id)

    def _complete_created(self, intent: Intent, receivable_id: ReceivableId) -> None:
        """Queue what the person added to a receivable that the service created while reading the file."""
        intents, body = self._context.connection_store.intents, intent.body
        with self._context.store.database.write():
            note_success(self._context, intent, receivable_id)
            for contact in body["debtor"].get("contacts") or []:
                intents.add(ADD_CONTACT.kind, receivable_id, contact)
            if metadata := body.get("metadata"):
                intents.add(UPDATE_METADATA.kind, receivable_id, {"metadata": metadata})

    async def _send_evidence(self, intent: Intent) -> None:
        """Send the evidence and report its progress.

        Raises EvidenceMissing for a file that is gone, and any other Failure.
        """
        context = self._context

        def sent(done: int, total: int) -> None:
            if done < total and done / total - context.uploads.get(intent.id, 0.0) < PROGRESS_STEP:
                return
            context.uploads[intent.id] = done / total
            context.store.changes.notify(StoreChange("intent", frozenset({intent.id})))

        try:
            await send_evidence(context, intent, sent)
        finally:
            context.uploads.pop(intent.id, None)
        note_success(context, intent, None)

    async def _look_again(self, intent: Intent) -> None:
        """Fetch the receivable: an action's answer may hold anything."""
        answer = self._context.connection_store.intents.get(intent.id).answer or {}
        receivable_id = answer.get("receivable_id", intent.subject_id)
        try:
            now = await self._context.client.receivables.get(receivable_id)
        except Failure:
            return  # it was done; the next sync tells what came of it
        self._context.connection_store.receivables.put(
            [parse_receivable(now.model_dump(mode="json"))], full=True
        )

    def _refused(self, intent: Intent, failure: Refused) -> None:
        with self._context.store.database.write():
            self._keep_refusal(intent, failure)
            if failure.is_not_offered and not self._keeps_keys:
                self._learn_lack(intent)
        self._notify(self._context.connection_store.intents.get(intent.id))

    def _keep_refusal(self, intent: Intent, failure: Failure) -> None:
        connection_store = self._context.connection_store
        connection_store.intents.mark_refused(intent.id, failure.to_json())
        ACTIONS[intent.kind].refused(
            self._context.store, connection_store, connection_store.intents.get(intent.id)
        )

    def _learn_lack(self, intent: Intent) -> None:
        action, connections, id = ACTIONS[intent.kind], self._context.store.connections, self._context.id
        if action.flag:
            connections.update_profile(id, **{action.flag: False})
        elif action.is_optional:
            lacks = self._context.row.profile.get("lacks", [])
            connections.update_profile(id, lacks=sorted({*lacks, intent.kind}))

    def _later(self, intent: Intent, seconds: float, failure: Failure) -> None:
        """Postpone the intent; if an earlier attempt's outcome is unknown it stays unknown."""
        if intent.state == "unknown" and self._keeps_keys:
            self._stays_unknown(intent, seconds, failure)
        else:
            self._context.connection_store.intents.mark_waiting(
                intent.id, self._after(seconds), failure.to_json()
            )

    def _stays_unknown(self, intent: Intent, seconds: float, failure: Failure) -> None:
        self._context.connection_store.intents.mark_unknown(
            intent.id, self._after(seconds), failure.to_json()
        )

    def _after(self, seconds: float) -> datetime:
        return self._now() + timedelta(seconds=seconds)


def _call(intent: Intent) -> Call:
    action = ACTIONS[intent.kind]
    ids = {"receivable_id": intent.subject_id, "target_id": str(intent.body.get(TARGET, ""))}
    return build_action_call(
        action.method, action.path, ids, action.to_request_body(intent.body), intent.idempotency_key
    )

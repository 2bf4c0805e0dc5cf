"""Sends what the person decided: once, in order for each receivable, and never again while its outcome is unknown."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from recovery_contract.errors import ErrorCode
from recovery_desktop.api.backoff import pause_after
from recovery_desktop.api.receivables import receivable
from recovery_desktop.commands.connected import Connected
from recovery_desktop.commands.evidence import EvidenceMissing
from recovery_desktop.commands.find_invoice import Finding
from recovery_desktop.commands.judge import happened
from recovery_desktop.commands.prepaid import as_understood
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
from recovery_desktop.store.changes import Changed
from recovery_desktop.store.database import now_text
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.notices import DECISION_REFUSED
from recovery_desktop.sync.evidence import send_evidence
from recovery_desktop.sync.reconcile import look_for

ACTIONS: Final = {
    "cancel": "cancel",
    "add_contact": "contacts",
    "evidence": "evidence",
    "partial_payment": "partial-payment",
    "record_payment": "payments",
    "call": "calls",
    "promise": "promises",
    "proposal": "agreements",
}
BEYOND: Final = ("call", "promise", "proposal", "insolvency")
"""What a service may lack, and shows only when it is asked."""
STILL_RUNNING_SECONDS: Final = 2
TOLD_SHARE: Final = 0.02
"""How much more of an upload must have left before anybody is told again."""
ASKED_SECONDS: Final = 60
"""Between two looks for what the person was asked to judge."""
ABSENCE_PROVES_AFTER_SECONDS: Final = 40
"""A request whose answer was lost may still be on its way or at work: before that, not finding it means nothing."""


OF_OTHERS: Final = frozenset(
    {"planned_contact", "contact_task", "agreement", "insolvency", "insolvency_withdrawn", "same_debtor"}
)
"""Intents about something that has an id of its own."""


class Outbox:
    """`now` is injectable; `told` hears of each intent that was refused, or whose outcome the person must judge."""

    def __init__(
        self,
        connected: Connected,
        told: Callable[[Intent], None] = lambda intent: None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._connected, self._told, self._now = connected, told, now

    async def run_once(self) -> float | None:
        """Sends what may go; returns the seconds until something else may, None where nothing waits.

        Raises SignedOut: without a session everything waits.
        """
        held: set[str] = set()
        soonest: float | None = None
        for intent in self._connected.shelf.intents.unsettled():
            if intent.subject_id in held:
                continue
            wait = (datetime.fromisoformat(intent.not_before) - self._now()).total_seconds()
            if wait > 0:
                held.add(intent.subject_id)
                soonest = wait if soonest is None else min(soonest, wait)
                continue
            settled = await self._settle(intent)
            if not settled:
                held.add(intent.subject_id)
                after = self._connected.shelf.intents.get(intent.id)
                if after.state in ("waiting", "unknown"):
                    later = (datetime.fromisoformat(after.not_before) - self._now()).total_seconds()
                    soonest = later if soonest is None else min(soonest, later)
        return None if soonest is None else max(soonest, 0.0)

    async def _settle(self, intent: Intent) -> bool:
        """Whether the way is free for the next intent of the same receivable."""
        if intent.state == "unknown" and not await self._resolved(intent):
            return False
        current = self._connected.shelf.intents.get(intent.id)
        if current.state != "waiting" and current.state != "unknown":
            return True
        return await self._send(current)

    async def _resolved(self, intent: Intent) -> bool:
        """Whether an unknown outcome is known now, or sending again under the same key is safe."""
        intents = self._connected.shelf.intents
        if self._keeps_keys:
            return True
        try:
            found = await look_for(self._connected, intent)
        except (Offline, ServiceFault, Paced, Unreadable) as failure:
            self._stays_unknown(intent, pause_after(intent.attempts, failure), failure)
            return False
        if found.finding is Finding.HAPPENED:
            happened(self._connected, intent, found.receivable_id)
            return True
        if found.finding is Finding.DID_NOT_HAPPEN:
            sent_at = datetime.fromisoformat(intent.sent_at or intent.created_at)
            missing = ABSENCE_PROVES_AFTER_SECONDS - (self._now() - sent_at).total_seconds()
            if missing <= 0:
                return True
            self._stays_unknown(intent, missing, OutcomeUnknown())
            return False
        is_news = not (intent.failure or {}).get("asks")
        asked = {"code": "OutcomeUnknown", "asks": True, "likely": list(found.likely)}
        intents.unknown(intent.id, self._after(ASKED_SECONDS), asked)
        if is_news:
            self._told(intents.get(intent.id))
        return False

    async def _send(self, intent: Intent) -> bool:
        self._connected.shelf.intents.sending(intent.id)
        try:
            await self._perform(intent)
        except (Offline, ServiceFault, Paced) as failure:
            self._later(intent, pause_after(intent.attempts, failure), failure)
            return False
        except SignedOut as failure:
            self._later(intent, 0, failure)
            raise
        except (OutcomeUnknown, Unreadable) as failure:
            self._stays_unknown(intent, pause_after(intent.attempts, failure), failure)
            return False
        except EvidenceMissing as failure:
            with self._connected.store.database.write():
                self._keep_refusal(intent, failure)
            self._told(self._connected.shelf.intents.get(intent.id))
        except Refused as failure:
            if failure.code == ErrorCode.IN_PROGRESS:
                self._stays_unknown(intent, STILL_RUNNING_SECONDS, failure)
                return False
            self._refused(intent, failure)
        return True

    @property
    def _keeps_keys(self) -> bool:
        return bool(self._connected.row.profile.get("keeps_keys"))

    async def _perform(self, intent: Intent) -> None:
        connected = self._connected
        api = connected.client.receivables
        if intent.kind == "submit":
            body = await as_understood(connected, intent.body)
            created = await api.create(body, intent.idempotency_key)
            connected.client.clock.see(created.created_at)
            with connected.store.database.write():
                if connected.shelf.receivables.get(created.id) is None:
                    # The answer to a repeated request is the first one's: what is known since then is newer.
                    connected.shelf.receivables.put([created], full=False)
                happened(connected, intent, created.id)
        elif intent.kind == "metadata":
            await api.update(intent.subject_id, intent.body["metadata"])
            connected.shelf.intents.done(intent.id, {})
        elif intent.kind == "evidence":
            await self._send_evidence(intent)
        elif intent.kind in OF_OTHERS:
            await self._change_other(intent)
            connected.shelf.intents.done(intent.id, {})
        else:
            await api.act(intent.subject_id, ACTIONS[intent.kind], intent.body, intent.idempotency_key)
            connected.shelf.intents.done(intent.id, {})
        await self._look_again(intent)

    async def _change_other(self, intent: Intent) -> None:
        """What has an id of its own, which stands beside what is sent."""
        api, key = self._connected.client.extensions, intent.idempotency_key
        body = {name: value for name, value in intent.body.items() if name != "id"}
        id = str(intent.body["id"])
        if intent.kind == "planned_contact":
            await api.change_planned_contact(id, body, key)
        elif intent.kind == "contact_task":
            await api.sign_off_contact(id, body, key)
        elif intent.kind == "agreement":
            await api.answer_agreement(intent.subject_id, id, body, key)
        elif intent.kind == "insolvency":
            await api.declare_insolvency(id, body, key)
        elif intent.kind == "same_debtor":
            await api.answer_same_debtor(id, body, key)
        else:
            await api.withdraw_insolvency(id, key)

    async def _send_evidence(self, intent: Intent) -> None:
        """Raises EvidenceMissing for a file that is no longer there, and any other Failure."""
        connected = self._connected

        def sent(done: int, whole: int) -> None:
            if done < whole and done / whole - connected.uploads.get(intent.id, 0.0) < TOLD_SHARE:
                return
            connected.uploads[intent.id] = done / whole
            connected.store.changes.tell(Changed("intent", frozenset({intent.id})))

        try:
            await send_evidence(connected, intent, sent)
        finally:
            connected.uploads.pop(intent.id, None)
        happened(connected, intent, None)

    async def _look_again(self, intent: Intent) -> None:
        """The answer to an action may be anything: the receivable itself is the truth."""
        receivable_id = intent.subject_id
        if intent.kind == "submit":
            answer = self._connected.shelf.intents.get(intent.id).answer or {}
            receivable_id = answer.get("receivable_id", "")
        try:
            told = await self._connected.client.receivables.get(receivable_id)
        except Failure:
            return  # it was done; the next sync tells what came of it
        self._connected.shelf.receivables.put([receivable(told.model_dump(mode="json"))], full=True)

    def _refused(self, intent: Intent, failure: Refused) -> None:
        with self._connected.store.database.write():
            self._keep_refusal(intent, failure)
            if failure.is_not_offered and not self._keeps_keys:
                self._learn_lack(intent.kind)
            if intent.kind == "submit":
                self._connected.shelf.drafts.move(intent.subject_id, "review", failure=_as_kept(failure))
        self._told(self._connected.shelf.intents.get(intent.id))

    def _keep_refusal(self, intent: Intent, failure: Failure) -> None:
        """The person hears of it wherever they are; a draft that came back says so itself."""
        kept = _as_kept(failure)
        self._connected.shelf.intents.refused(intent.id, kept)
        if intent.kind != "submit":
            told = {"kind": intent.kind, "code": kept["code"], "message": kept["message"]}
            id = f"refused {intent.id}"
            self._connected.shelf.notices.note(id, DECISION_REFUSED, intent.subject_id, now_text(), told)

    def _learn_lack(self, kind: str) -> None:
        connections, id = self._connected.store.connections, self._connected.id
        if kind == "record_payment":
            connections.learn(id, records_payments=False)
        elif kind in BEYOND:
            known = self._connected.row.profile.get("lacks", [])
            connections.learn(id, lacks=sorted({*known, kind}))

    def _later(self, intent: Intent, seconds: float, failure: Failure) -> None:
        """It did not leave this time. Of an earlier time whose answer was lost that says nothing."""
        if intent.state == "unknown" and self._keeps_keys:
            self._stays_unknown(intent, seconds, failure)
        else:
            self._connected.shelf.intents.waits(intent.id, self._after(seconds), _as_kept(failure))

    def _stays_unknown(self, intent: Intent, seconds: float, failure: Failure) -> None:
        self._connected.shelf.intents.unknown(intent.id, self._after(seconds), _as_kept(failure))

    def _after(self, seconds: float) -> datetime:
        return self._now() + timedelta(seconds=seconds)


def _as_kept(failure: Failure) -> dict[str, object]:
    kept: dict[str, object] = {"code": type(failure).__name__, "message": failure.told or failure.title}
    if isinstance(failure, Refused):
        kept |= {"code": failure.code, "message": failure.message, "field": failure.field}
    return kept

"""The debt-recovery business itself: users, receivables, states and the events they cause."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from tests.foreign.independent.errors import ApiError, invalid, no_such, wrong_state
from tests.foreign.independent.records import (
    CANCELLABLE,
    WANTED_EVIDENCE,
    Receivable,
    User,
    in_days,
    new_id,
    now,
    stamp,
)

API_VERSION = "2026-01-02"


Emit = Callable[[str, str, dict[str, Any]], None]


class Core:
    """All data of the service, in memory; `emit(client_id, type, data)` publishes an event."""

    def __init__(self, emit: Emit) -> None:
        self.emit = emit
        self.users: dict[str, User] = {}
        self.receivables: dict[str, Receivable] = {}

    # users ---------------------------------------------------------------------------------
    def create_user(self, client_id: str, request: dict[str, Any], base_url: str) -> User:
        address = request["email"].lower()
        for other in self.users.values():
            if other.client_id == client_id and other.request["email"].lower() == address:
                raise ApiError(
                    409, "USER_ALREADY_EXISTS", "A user with this e-mail exists.", "email", request["email"]
                )
        user = User(client_id, request, base_url)
        self.users[user.id] = user
        return user

    def user(self, client_id: str, user_id: str) -> User:
        user = self.users.get(user_id)
        if user is None or user.client_id != client_id:
            raise no_such("user")
        return user

    def set_user_status(self, user: User, status: str) -> None:
        was, user.status = user.status, status
        if status != "active":
            return
        user.currently_due, user.past_due = [], []
        if was in ("pending_onboarding", "onboarding"):
            self.emit(
                user.client_id,
                "user.onboarding.completed",
                {"user_id": user.id, "status": status, "capabilities": user.view()["capabilities"]},
            )

    # receivables ---------------------------------------------------------------------------
    def receivable(self, client_id: str, receivable_id: str) -> Receivable:
        item = self.receivables.get(receivable_id)
        if item is None or item.client_id != client_id:
            raise no_such("receivable")
        return item

    def create_receivable(self, client_id: str, request: dict[str, Any]) -> Receivable:
        user = self.user(client_id, request["user_id"])
        if user.status != "active":
            raise ApiError(
                403, "USER_NOT_ACTIVE", "The user has not finished onboarding.", "user_id", user.id
            )
        if not request["force_proceed"]:
            self._check_plausible(client_id, request)
        item = Receivable(client_id, request)
        self.receivables[item.id] = item
        contacts = request["debtor"]["contacts"]
        self.emit(
            client_id,
            "receivable.created",
            {
                "receivable_id": item.id,
                "user_id": user.id,
                "amount": item.cents / 100,
                "currency": request["invoice"]["currency"],
                "status": "pending",
                "debtor": {
                    "name": request["debtor"]["company_name"],
                    "has_email": True,
                    "has_phone": any(contact.get("phone") for contact in contacts),
                },
            },
        )
        return item

    def _check_plausible(self, client_id: str, request: dict[str, Any]) -> None:
        """What force_proceed switches off: not yet due, and handed in before."""
        bill = request["invoice"]
        if bill["due_date"] > date.today().isoformat():
            raise invalid(
                "invoice.due_date", "The invoice is not yet due.", bill["due_date"], "INVOICE_NOT_DUE"
            )
        for other in self.receivables.values():
            if (
                other.client_id == client_id
                and other.status != "cancelled"
                and other.request["user_id"] == request["user_id"]
                and set(other.request["invoice"]["numbers"]) & set(bill["numbers"])
            ):
                raise ApiError(
                    409,
                    "DUPLICATE_INVOICE",
                    "This invoice was already submitted.",
                    "invoice.numbers",
                    bill["numbers"],
                )

    def page(
        self, client_id: str, user_id: str | None, status: str | None, limit: int, after: str | None
    ) -> dict[str, Any]:
        """Newest first; starting_after excludes the named receivable and all newer ones."""
        items = [item for item in reversed(self.receivables.values()) if item.client_id == client_id]
        if after is not None:
            ids = [item.id for item in items]
            if after not in ids:
                raise invalid("starting_after", "No receivable with this id.", after)
            items = items[ids.index(after) + 1 :]
        items = [
            item
            for item in items
            if (user_id in (None, item.request["user_id"])) and status in (None, item.status)
        ]
        return {"data": [item.view() for item in items[:limit]], "has_more": len(items) > limit}

    def cancel(self, item: Receivable, reason: str, by: str = "platform") -> None:
        item.require("Cancellation", *CANCELLABLE)
        item.status = "cancelled"
        self.emit(
            item.client_id,
            "receivable.cancelled",
            {
                "receivable_id": item.id,
                "cancellation_reason": reason,
                "cancelled_by": by,
                "cancelled_at": stamp(now()),
            },
        )

    def submit_evidence(self, item: Receivable, submission: dict[str, Any]) -> None:
        item.require("Evidence submission", "disputed", "evidence_requested")
        item.evidence.append(submission)
        item.status = "in_process"
        documents = submission["documents"]
        self.emit(
            item.client_id,
            "receivable.evidence.submitted",
            {
                "receivable_id": item.id,
                "evidence_count": len(documents),
                "evidence_types": sorted({document["type"] for document in documents}),
                "recovery_resumed": True,
            },
        )

    def decide(self, item: Receivable, action: str, notes: str | None) -> dict[str, Any]:
        if not item.decision_open:
            raise ApiError(409, "NO_DECISION_PENDING", "No partial payment awaits a decision.")
        item.decision_open = False
        decision = {"receivable_id": item.id, "action": action, "notes": notes, "recorded_at": stamp(now())}
        item.decisions.append(decision)
        if action == "mark_complete":
            self.recovered(item)
        else:
            item.status = "in_process"
        return {**decision, "status": item.status}

    # what the outside does -----------------------------------------------------------------
    def start(self, item: Receivable, base_url: str) -> None:
        item.require("Start of recovery", "pending")
        item.status, item.started_at = "in_process", now()
        self.emit(
            item.client_id,
            "receivable.sent_to_recovery",
            {
                "receivable_id": item.id,
                "status": "in_process",
                "recovery_started_at": stamp(item.started_at),
                "assigned_agent": "Recovery team 3",
                "recovery_page_url": f"{base_url}/pay/{item.id}",
            },
        )

    def contact(self, item: Receivable, kind: str, level: int, next_action: str) -> None:
        item.require("Contacting the debtor", "in_process", "payment_received")
        item.attempts.append({"type": kind, "level": level, "at": stamp(now())})
        self.emit(
            item.client_id,
            "receivable.contact.attempted",
            {
                "receivable_id": item.id,
                "contact_type": kind,
                "contact_number": len(item.attempts),
                "contact_level": level,
                "next_action": next_action,
                "next_action_date": in_days(3),
            },
        )

    def pay(self, item: Receivable, amount: float | None) -> None:
        item.require("A payment", "in_process", "payment_received")
        if not item.remaining:
            raise wrong_state("A payment", "fully paid")
        paid = item.remaining if amount is None else amount
        item.paid_cents += round(paid * 100)
        item.status = "payment_received"
        item.decision_open = item.remaining > 0
        payment = {
            "receivable_id": item.id,
            "payment_amount": paid,
            "payment_type": "partial" if item.remaining else "full",
            "remaining_amount": item.remaining,
            "payment_date": stamp(now()),
            "payment_intent_id": new_id("pi"),
        }
        self.emit(item.client_id, "receivable.payment.received", payment)
        self.emit(item.client_id, "payment.received", payment)
        if item.remaining:
            self.emit(
                item.client_id,
                "receivable.payment.partial",
                {
                    "receivable_id": item.id,
                    "original_amount": item.cents / 100,
                    "paid_amount": item.paid_cents / 100,
                    "remaining_amount": item.remaining,
                    "action_required": "platform_decision",
                    "decision_deadline": in_days(7),
                },
            )

    def dispute(self, item: Receivable, reason: str, message: str) -> None:
        item.require("A dispute", "in_process")
        item.status = "disputed"
        self.emit(
            item.client_id,
            "receivable.disputed",
            {
                "receivable_id": item.id,
                "dispute_reason": reason,
                "dispute_message": message,
                "evidence_requested": WANTED_EVIDENCE,
                "evidence_deadline": in_days(14),
                "recovery_paused": True,
            },
        )

    def request_evidence(self, item: Receivable) -> None:
        item.require("A request for evidence", "in_process", "disputed")
        item.status = "evidence_requested"

    def recovered(self, item: Receivable) -> None:
        item.require("Closing as recovered", "payment_received")
        item.status, item.recovered_at, item.decision_open = "recovered", now(), False
        self.emit(
            item.client_id,
            "receivable.recovered",
            {
                "receivable_id": item.id,
                "total_recovered": item.paid_cents / 100,
                "recovery_duration_days": self._days(item),
                "payout_scheduled": in_days(5),
            },
        )

    @staticmethod
    def _days(item: Receivable) -> int:
        return ((item.recovered_at or now()) - (item.started_at or item.created_at)).days

    # statistics ----------------------------------------------------------------------------
    def stats(
        self, client_id: str, first: str | None, last: str | None, user_id: str | None
    ) -> dict[str, Any]:
        """Over the receivables created from `first` to `last`, both days included (UTC)."""
        items = [
            item
            for item in self.receivables.values()
            if item.client_id == client_id
            and user_id in (None, item.request["user_id"])
            and (first or "") <= item.created_at.date().isoformat() <= (last or "9999")
        ]
        done = [item for item in items if item.status == "recovered"]
        return {
            "total_sent": len(items),
            "total_recovered": len(done),
            "total_amount_sent": sum(item.cents for item in items) / 100,
            "total_amount_recovered": sum(item.paid_cents for item in items) / 100,
            "avg_days_to_recovery": round(sum(map(self._days, done)) / len(done), 2) if done else 0,
            "with_phone_success_rate": self._rate(items, True),
            "without_phone_success_rate": self._rate(items, False),
        }

    @staticmethod
    def _rate(items: list[Receivable], phone: bool) -> float:
        """Share (0 to 1) recovered among the receivables whose debtor was (not) phoned."""
        group = [
            item for item in items if any(attempt["type"] == "phone" for attempt in item.attempts) == phone
        ]
        won = sum(item.status == "recovered" for item in group)
        return round(won / len(group), 4) if group else 0


def period_bounds(period: str) -> tuple[str | None, str | None]:
    """The last calendar month, quarter or year before today; all_time has no bounds."""
    today = date.today()
    if period == "all_time":
        return None, None
    if period == "last_month":
        end = today.replace(day=1)
        start = (end - timedelta(days=1)).replace(day=1)
    elif period == "last_quarter":
        end = today.replace(month=(today.month - 1) // 3 * 3 + 1, day=1)
        start = (end - timedelta(days=75)).replace(day=1)
    else:
        end, start = today.replace(month=1, day=1), date(today.year - 1, 1, 1)
    return start.isoformat(), (end - timedelta(days=1)).isoformat()

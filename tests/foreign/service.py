"""A second, small recovery service, written from the interface's specification alone and knowing no other code of ours.

It speaks whatever dialect it is made with. What a request does and what its answer is, is decided here; how the answer
travels is the business of the server in front of it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tests.foreign.dialect import Dialect
from tests.foreign.event_source import EventSource
from tests.foreign.speech import Answered, No, ReceivedRequest, multipart, named, shape
from tests.foreign.statistics import submitted_in

PAGE_ROWS: Final = 3
LARGEST_PAGE: Final = {"any": 1000, "fifty": 50, "ten": 10, "refused": 0}
REASONS: Final = ("paid_directly", "disputed_valid", "business_decision", "incorrect_submission")


class ForeignService(EventSource):
    """`behind` is how many seconds its clock is slow."""

    def __init__(self, dialect: Dialect | None = None, *, behind: float = 0) -> None:
        super().__init__(dialect or Dialect(), behind)
        self.users: dict[str, dict[str, Any]] = {}
        self.receivables: dict[str, dict[str, Any]] = {}
        self.submitted: dict[str, dict[str, Any]] = {}
        self.actions: list[tuple[str, str, dict[str, Any]]] = []
        self.refusals: list[tuple[str, str, str]] = []
        self._by_key: dict[tuple[str, str], Answered] = {}

    def done(self) -> set[tuple[str, str]]:
        """What was asked of which receivable."""
        return {(id, action) for id, action, _ in self.actions}

    # What happens without the platform

    def add_user(self, email: str) -> str:
        id = self._id("usr")
        self.users[id] = {
            "id": id,
            "email": email,
            "status": "pending_onboarding",
            "onboarding_url": "https://foreign.example/onboarding",
            "capabilities": {"send_receivables": False, "receive_payments": False},
            "created_at": self._now(),
        }
        return id

    def activate(self, user_id: str) -> None:
        self.users[user_id] |= {
            "status": "active",
            "capabilities": {"send_receivables": True, "receive_payments": True},
        }
        if self.dialect.activation == "told":
            self._emit("user.onboarding.completed", {"user_id": user_id})

    def seed(self, user_id: str, status: str = "in_process", amount: float = 75) -> str:
        """A receivable that was there before the app came."""
        return str(self._add(user_id, amount, status=status, minutes=-600 + len(self.receivables))["id"])

    def starts(self, id: str) -> None:
        self._moves(
            id,
            "in_process",
            "receivable.sent_to_recovery",
            recovery_started_at=self._now(),
            assigned_agent="A",
        )

    def contacts(self, id: str) -> None:
        self._emit(
            "receivable.contact.attempted",
            {
                "receivable_id": id,
                "contact_type": "email",
                "contact_number": 1,
                "contact_level": 0,
                "next_action": "phone",
                "next_action_date": self._now(3 * 86_400),
            },
        )

    def is_paid(self, id: str, amount: float) -> None:
        """In part: a decision is asked for."""
        row = self.receivables[id]
        left = row["amount"] - amount
        sums = {
            name: self._event_amount(value)
            for name, value in (("original", row["amount"]), ("paid", amount), ("left", left))
        }
        payment = {"receivable_id": id, "payment_amount": sums["paid"], "payment_intent_id": self._id("pi")}
        if self.dialect.payments != "without remainder":
            payment |= {
                "payment_type": "partial",
                "remaining_amount": sums["left"],
                "payment_date": self._now(),
            }
        self._emit("receivable.payment.received", payment)
        self._moves(
            id,
            "partially_paid" if self.dialect.payments == "own status" else "payment_received",
            "receivable.payment.partial",
            original_amount=sums["original"],
            paid_amount=sums["paid"],
            remaining_amount=sums["left"],
            action_required="platform_decision",
            decision_deadline=self._now(86_400),
        )

    def is_settled(self, id: str) -> None:
        """The rest is paid as well."""
        row = self.receivables[id]
        self._moves(
            id,
            "recovered",
            "receivable.recovered",
            total_recovered=self._event_amount(row["amount"]),
            recovery_duration_days=12,
            payout_scheduled=self._now(5 * 86_400),
        )

    def is_disputed(self, id: str) -> None:
        self._moves(
            id,
            self.dialect.dispute,
            "receivable.disputed",
            dispute_reason="goods_not_received",
            dispute_message="<b>Nothing</b> came.",
            evidence_requested=["delivery_note"],
            evidence_deadline=self._now(86_400),
            recovery_paused=True,
        )

    # One request

    def respond(self, request: ReceivedRequest) -> Answered:
        key = request.headers.get("idempotency-key")
        place = (request.path, key or "")
        if self.dialect.keys == "honoured" and key and place in self._by_key:
            stored = self._by_key[place]
            return Answered(stored.status, {**stored.headers, "Idempotency-Replayed": "true"}, stored.body)
        try:
            answered = self._routed(request)
        except No as no:
            self.refusals.append((request.method, request.path, no.code))
            answered = self._refused(no)
        if self.dialect.keys == "honoured" and key and request.method == "POST" and answered.status < 400:
            self._by_key[place] = answered
        return answered

    def _routed(self, request: ReceivedRequest) -> Answered:
        parts = request.path.strip("/").split("/")
        if parts == ["oauth", "authorize"]:
            return self._authorize(request)
        if parts == ["oauth", "token"]:
            return self._token(request)
        if request.headers.get("authorization", "").removeprefix("Bearer ") not in self.access:
            raise No(401, "UNAUTHORIZED", "The token is not valid.")
        if request.headers.get("service-version") != "2026-01-02":
            self.misfits.append(f"{request.method} {request.path}: version")
        operation = getattr(self, "_" + "_".join([request.method.lower(), *shape(parts)]), None)
        if operation is None:
            raise No(404, "NOT_FOUND", "There is no such thing.")
        return operation(
            request, *[part for part, name in zip(parts, named(parts), strict=True) if name is None]
        )

    # Users

    def _post_users(self, request: ReceivedRequest) -> Answered:
        body = self._body(request, {"email"}, {"company", "contact", "platform"})
        return self._json_response(201, self._user(self.add_user(body["email"])))

    def _get_users_id(self, request: ReceivedRequest, id: str) -> Answered:
        return self._json_response(200, self._user(id))

    def _get_users_id_onboarding_status(self, request: ReceivedRequest, id: str) -> Answered:
        json_body = {"user_id": id, "status": self._user(id)["status"], "kyb_status": "checked_twice"}
        if self.dialect.user == "sparse":
            return self._json_response(200, json_body)
        return self._json_response(
            200, json_body | {"provider_account_status": "new", "requirements": ["passport"]}
        )

    def _get_users_id_requirements(self, request: ReceivedRequest, id: str) -> Answered:
        if self.dialect.user == "sparse":
            return self._json_response(200, {"currently_due": None})
        return self._json_response(200, {"currently_due": ["passport"], "eventually_due": [], "past_due": []})

    def _user(self, id: str) -> dict[str, Any]:
        user = self._of(self.users, id)
        if self.dialect.user == "sparse" and user["status"] == "active":
            return {name: value for name, value in user.items() if name != "onboarding_url"} | {
                "capabilities": None
            }
        return user

    # Receivables

    def _post_receivables(self, request: ReceivedRequest) -> Answered:
        body = self._body(request, {"user_id", "invoice", "debtor"}, {"metadata", "force_proceed"})
        invoice, contacts = body["invoice"], body["debtor"].get("contacts") or []
        needed = {"numbers", "issue_date", "due_date", "amount", "service_description"}
        if not needed <= invoice.keys() or not isinstance(invoice["amount"], int | float):
            raise No(400, "INVALID", "The invoice is not whole.", "invoice", invoice)
        if not any(contact.get("email") for contact in contacts):
            raise No(
                400,
                "MISSING_EMAIL_CONTACT",
                "At least one contact with email is required.",
                "debtor.contacts",
                [],
            )
        row = self._add(body["user_id"], invoice["amount"], numbers=invoice["numbers"], debtor=body["debtor"])
        self.submitted[row["id"]] = body
        return self._json_response(int(self.dialect.created), self._receivable(row))

    def _post_receivables_ocr(self, request: ReceivedRequest) -> Answered:
        parts = multipart(request)
        if set(parts) != {"file", "user_id"} or not parts["file"].startswith(b"%PDF-"):
            self.misfits.append("ocr: parts")
        invoice = {
            "numbers": ["F-7"],
            "amount": 320.5,
            "currency": "EUR",
            "issue_date": "2026-01-05",
            "due_date": "2026-02-05",
            "service_description": "Works",
        }
        data: dict[str, Any] = {"invoice": invoice, "debtor": {"company_name": "Aubin"}}
        if self.dialect.found == "own words":
            data = {"invoice_no": "F-7", "total": "320,50 EUR", "fields": ["invoice_no"], "invoice": "F-7"}
        named = {}
        if self.dialect.reading.startswith("creates"):
            row = self._add(parts["user_id"].decode(), 320.5, numbers=["F-7"])
            if self.dialect.reading == "creates and names":
                named = {"receivable_id": row["id"]}
        strange = self.dialect.found == "own words"
        warnings: list[Any] = (
            [{"about": "the total"}] if strange else [{"code": "LOW", "message": "Look again."}]
        )
        json_body = {"extraction_id": self._id("ext"), "confidence": 0.8, "data": data}
        return self._json_response(
            200, json_body | {"missing_fields": ["debtor.contacts"], "warnings": warnings} | named
        )

    def _get_receivables(self, request: ReceivedRequest) -> Answered:
        unknown = request.query.keys() - {"user_id", "status", "limit", "starting_after"}
        if unknown:
            self.misfits.append(f"list: {unknown}")
        order = self.dialect.order
        rows = sorted(
            self.receivables.values(), key=lambda row: row["id" if order == "by id" else "created_at"]
        )
        if order == "newest":
            rows.reverse()
        for name in ("user_id", "status") if self.dialect.filters == "honoured" else ():
            if name in request.query:
                rows = [row for row in rows if row[name] == request.query[name]]
        after = request.query.get("starting_after")
        if after is not None:
            ids = [row["id"] for row in rows]
            if after not in ids:
                raise No(400, "INVALID", "There is no such cursor.", "starting_after", after)
            rows = rows[ids.index(after) + 1 :]
        largest = LARGEST_PAGE[self.dialect.page_limit]
        if int(request.query.get("limit", "0")) > largest or (not largest and "limit" in request.query):
            raise No(400, "INVALID", "Not so many.", "limit", request.query["limit"])
        size = min(int(request.query.get("limit", "20")), PAGE_ROWS)
        data, has_more = [self._receivable(row) for row in rows[:size]], len(rows) > size
        if self.dialect.more == "in meta":
            return Answered(
                200, self._headers(), json.dumps({"data": data, "meta": {"has_more": has_more}}).encode()
            )
        return self._json_response(
            200, {"data": data} if self.dialect.more == "nowhere" else {"data": data, "has_more": has_more}
        )

    def _get_receivables_id(self, request: ReceivedRequest, id: str) -> Answered:
        return self._json_response(200, self._receivable(self._of(self.receivables, id)))

    def _patch_receivables_id(self, request: ReceivedRequest, id: str) -> Answered:
        self._of(self.receivables, id)
        self._body(request, set(), {"metadata"})
        return self._done(id)

    def _post_receivables_id_cancel(self, request: ReceivedRequest, id: str) -> Answered:
        body = self._body(request, set(), {"reason", "notes"})
        if body.get("reason") not in REASONS:
            raise No(400, "INVALID", "Why?", "reason", body.get("reason"))
        self._only(id, "pending", "in_process", "disputed", "evidence_requested")
        self.actions.append((id, "cancel", body))
        self._moves(
            id,
            "cancelled",
            "receivable.cancelled",
            cancellation_reason=body["reason"],
            cancelled_by="platform",
        )
        return self._done(id)

    def _post_receivables_id_contacts(self, request: ReceivedRequest, id: str) -> Answered:
        self._of(self.receivables, id)
        body = self._body(request, {"email"}, {"first_name", "last_name", "phone", "job_title", "level"})
        self.actions.append((id, "contacts", body))
        return self._done(id, 201)

    def _post_receivables_id_evidence(self, request: ReceivedRequest, id: str) -> Answered:
        body = self._body(request, set(), {"documents", "statement"})
        self._only(id, "disputed", "evidence_requested")
        documents = body.get("documents", [])
        for at, document in enumerate(documents):
            if not self.takes_file(document["file"]):
                raise No(400, "INVALID", "This is no file.", f"documents.{at}.file", document["file"][:20])
        self.actions.append((id, "evidence", body))
        self._moves(
            id,
            "in_process",
            "receivable.evidence.submitted",
            evidence_count=len(documents),
            recovery_resumed=True,
        )
        return self._done(id)

    def _post_receivables_id_partial_payment(self, request: ReceivedRequest, id: str) -> Answered:
        body = self._body(request, {"action"}, {"notes"})
        if body["action"] not in ("continue_recovery", "mark_complete"):
            raise No(400, "INVALID", "Which?", "action", body["action"])
        self._only(id, "payment_received", "partially_paid")
        self.actions.append((id, "partial-payment", body))
        if body["action"] == "continue_recovery":
            self.starts(id)
        else:
            self._moves(id, "recovered", "receivable.recovered", total_recovered=1)
        return self._done(id)

    # Webhooks, events, statistics

    def _get_reports_stats(self, request: ReceivedRequest) -> Answered:
        if self.dialect.creditor_figures == "of the platform" and "user_id" in request.query:
            raise No(400, "INVALID", "There is no such parameter.", "user_id", request.query["user_id"])
        sent = submitted_in(request, self.dialect.statistics)
        json_body: dict[str, Any] = {"total_sent": sent, "total_recovered": 1, "avg_days_to_recovery": 12.5}
        json_body |= {"total_amount_sent": self._number(1000.1), "total_amount_recovered": self._number(10.5)}
        return self._json_response(
            200, json_body | {"with_phone_success_rate": 0.5, "without_phone_success_rate": 0.25}
        )

    def _done(self, id: str, status: int = 200) -> Answered:
        if self.dialect.action == "empty":
            return Answered(status, self._headers())
        if self.dialect.action == "anything":
            return Answered(status, self._headers() | {"Content-Type": "text/plain"}, b"done, thank you")
        return self._json_response(status, self._receivable(self.receivables[id]))

    # What it keeps

    def _add(
        self,
        user_id: str,
        amount: float,
        *,
        status: str = "pending",
        minutes: float = 0,
        numbers: Any = None,
        debtor: Any = None,
    ) -> dict[str, Any]:
        id = self._id("rcv")
        row = {"id": id, "user_id": user_id, "status": status, "amount": amount, "currency": "EUR"}
        self.receivables[id] = row | {
            "created_at": self._now(60 * minutes),
            "numbers": numbers,
            "debtor": debtor,
        }
        data: dict[str, Any] = {
            "receivable_id": id,
            "user_id": user_id,
            "amount": amount,
            "currency": "EUR",
            "status": status,
        }
        if debtor is not None:
            data["debtor"] = {"name": debtor["company_name"], "has_email": True, "has_phone": False}
        self._emit("receivable.created", data)
        return self.receivables[id]

    def _only(self, id: str, *statuses: str) -> None:
        if self._of(self.receivables, id)["status"] not in statuses:
            raise No(409, "WRONG_STATE", "Not now.")

    def _moves(self, id: str, status: str, type: str, **data: Any) -> None:
        self.receivables[id]["status"] = status
        self._emit(type, {"receivable_id": id, "status": status, **data})

"""What an operator does by hand. Each deed and its record are one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from pydantic import ValidationError

from recovery_contract.agreements import DeclareInsolvencyRequest
from recovery_contract.extensions import ContactTaskAction, RecordCallRequest
from recovery_contract.fields import MAX_MINOR_UNITS, to_minor
from recovery_contract.ids import ClientId, PaymentId, PlannedContactId, ReceivableId, SuppressionId, UserId
from recovery_invoices import ExtractionError, Reader
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.ids import UnclaimedPaymentId
from recovery_service.jobs import failures
from recovery_service.law import rates
from recovery_service.ledger.payments import funds
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users import onboarding
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.rows import UserRow
from recovery_service.operators import payouts
from recovery_service.paging import Page
from recovery_service.principal import Principal
from recovery_service.recovery.contacts import bounces, calls, printing, tasks
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning import suppression_list, suppressions
from recovery_service.recovery.dunning.pause_reasons import SUSPENDED
from recovery_service.recovery.lifecycle import insolvency, payments, unclaimed_payments

ALL: Final = "all"
"""In place of a creditor: for every one."""


@dataclass(frozen=True)
class Operator:
    """One person at work; `context` is the transaction of this deed."""

    context: Context
    name: str

    @property
    def actor(self) -> str:
        return f"operator:{self.name}"

    def approve(self, user_id: UserId) -> UserRow:
        """Note that the documents are in order. Raises InvalidState unless they are in review."""
        at = self._now_of(user_id)
        return onboarding.approve(self.context, user_id, at=at, actor=self.actor)

    def reject(self, user_id: UserId, reason: str) -> UserRow:
        """Note that the documents are not in order; the creditor reads the reason."""
        at = self._now_of(user_id)
        return onboarding.reject(self.context, user_id, note=reason, at=at, actor=self.actor)

    def suspend(self, user_id: UserId) -> UserRow:
        """Pause every recovery of the creditor that is not paused for another reason."""
        at = self._now_of(user_id)
        user = onboarding.suspend(self.context, user_id, at=at, actor=self.actor)
        for receivable_id in receivables.open_of_user(self.context.connection, user_id):
            locked = receivables.lock(self.context, receivable_id)
            started = locked.row.started_at is not None
            if started and recovery.load_pause(self.context.connection, receivable_id) is None:
                recovery.pause(self.context, receivable_id, SUSPENDED, locked.at)
        return user

    def reinstate(self, user_id: UserId) -> UserRow:
        """Let those recoveries go on that the suspension paused."""
        at = self._now_of(user_id)
        user = onboarding.reinstate(self.context, user_id, at=at, actor=self.actor)
        for receivable_id in receivables.open_of_user(self.context.connection, user_id):
            paused = recovery.load_pause(self.context.connection, receivable_id)
            if paused is not None and paused.reason == SUSPENDED:
                recovery.resume(self.context, receivable_id, at)
        return user

    def take_bounce(self, report: bytes) -> str:
        """Return the receivable whose debtor is written to at another address from now on. Raises InvalidState where
        the report is about no message of this service, or was taken before."""
        try:
            with Reader() as reader:
                (headers,) = reader.read_mail_headers([report])
                failed = () if headers is None else reader.read_mail(report, headers, date.today()).failed
        except ExtractionError as error:
            raise InvalidState(error.message) from error
        receivable_id = next(iter(bounces.apply_failures(self.context, failed)), None)
        if receivable_id is None:
            raise InvalidState(
                "This is no report of a message from here that failed, or it was taken before."
            )
        self._record("contact.bounced", receivable_id, {})
        return receivable_id

    def enter_rate(self, reference: str, since: str, points: str, source: str) -> dict[str, str]:
        """Record a statutory rate, with which balances are calculated from now on.

        Raises Invalid for a rate without sense or source.
        """
        try:
            day, rate = date.fromisoformat(since), Decimal(points)
            if not (rate.is_finite() and -10 <= rate <= 50):
                raise ValueError("a rate lies between -10 and 50 per cent")
            rates.record_rate(
                self.context.connection, reference=reference, since=day, points=rate, source=source
            )
        except InvalidOperation:
            raise Invalid(f"{points} is not a number", "points", points) from None
        except ValueError as error:
            raise Invalid(str(error), "rate", since) from None
        values = {"reference": reference, "since": since, "points": points, "source": source}
        self._record("law.rate", f"{reference}:{since}", values)
        return values

    def log_call(self, receivable_id: ReceivableId, outcome: str, notes: str | None) -> ReceivableRow:
        """Record a call. Raises InvalidState before the recovery began and after it ended."""
        locked = self._hold(receivable_id)
        call = RecordCallRequest(outcome=outcome, notes=notes)
        calls.record_call(self.context, locked.row, call, at=locked.at, actor=self.actor)
        self._record("receivable.call", receivable_id, {"outcome": outcome})
        return receivables.load(self.context.connection, receivable_id)

    def record_payment(self, receivable_id: ReceivableId, amount: Decimal, reference: str | None) -> str:
        """Return money that arrived; answers the payment's id. Raises Invalid and InvalidState."""
        row = self._hold(receivable_id).row
        payment = payments.record_payment(
            self.context,
            receivable_id,
            amount_minor=_minor(amount, row.currency),
            reference=reference,
            source="operator",
            actor=self.actor,
        )
        return payment.id

    def import_statement(
        self,
        content: bytes,
        confirm: Sequence[str] = (),
        *,
        exact: bool = False,
        keep_unmatched: bool = False,
    ) -> dict[str, Any]:
        """Return what the payments of a bank statement seem to be for; those named in `confirm`, and with `exact`
        those with our own reference, are recorded, each entry once. With `keep_unmatched` those that fit nothing are
        kept as unclaimed money. Raises Invalid and InvalidState."""
        # Only who has a statement pays for loading what reads and compares it.
        from recovery_service.operators import statements

        return statements.import_statement(
            self.context,
            content,
            confirm,
            exact=exact,
            keeps_unmatched=keep_unmatched,
            actor=self.actor,
        )

    def unclaimed_money(self, state: str) -> dict[str, Any]:
        """Return money that could not be booked: in this state, or all of it. Raises Invalid for a state that isn't
        one."""
        if state not in ("all", *unclaimed_payments.STATES):
            raise Invalid(f"The state is all, {', '.join(unclaimed_payments.STATES)}.", "state", state)
        wanted = None if state == "all" else state
        return {
            "money": [
                row.to_json() for row in unclaimed_payments.list_unclaimed(self.context.connection, wanted)
            ]
        }

    def assign_money(self, money_id: UnclaimedPaymentId, receivable_id: ReceivableId) -> dict[str, Any]:
        """Book it on this receivable. Raises NotFound, Invalid and InvalidState."""
        return unclaimed_payments.assign_to_receivable(
            self.context, money_id, receivable_id, actor=self.actor
        ).to_json()

    def return_money(self, money_id: UnclaimedPaymentId, reference: str) -> dict[str, Any]:
        """Record that it was given back. Raises NotFound and InvalidState."""
        row = unclaimed_payments.record_returned(
            self.context, money_id, reference, at=current_ms(), actor=self.actor
        )
        return row.to_json()

    def declare_insolvency(
        self, receivable_id: ReceivableId, declaration: Mapping[str, str | None]
    ) -> dict[str, Any]:
        """Return a court opened a procedure over the debtor of this receivable; said again it is corrected. `values`
        as the interface takes it, days as text. Raises Invalid and NotFound."""
        values = {name: value for name, value in declaration.items() if value is not None}
        try:
            declared = DeclareInsolvencyRequest.model_validate(values)
        except ValidationError as error:
            fault = error.errors(include_url=False, include_context=False)[0]
            raise Invalid(f"{fault['loc'][0]}: {fault['msg']}", str(fault["loc"][0])) from None
        rows, at = self._of_debtor(receivable_id)
        result = insolvency.declare(self.context, rows, declared, actor=self.actor, at=at)
        return result.wire()

    def withdraw_insolvency(self, receivable_id: ReceivableId) -> dict[str, Any]:
        """Withdraw the debtor's insolvency. Raises NotFound where none stands."""
        rows, at = self._of_debtor(receivable_id)
        insolvency.withdraw(self.context, rows, actor=self.actor, at=at)
        return {"debtor_id": rows[0].debtor_id}

    def suppressions(self, user_id: UserId, search: str | None) -> dict[str, Any]:
        """Return the newest 100 that must not be contacted, of a creditor or (`all`) for everybody. Raises
        NotFound."""
        user = self._creditor(user_id)
        whose = suppressions.EVERY_CREDITOR if user is None else user.id
        return suppression_list.list_suppressions(
            self.context.connection, whose, search, Page(limit=100)
        ).wire()

    def suppress(self, user_id: UserId, address: str, note: str | None) -> dict[str, Any]:
        """Stop all contacts at an address for this creditor, or with `all` for any. Raises Invalid and NotFound."""
        user = self._creditor(user_id)
        row = suppression_list.add_suppression(
            self.context,
            user,
            address,
            note,
            reason=suppressions.BY_OPERATOR,
            at=current_ms() if user is None else self._now_of(user.id),
            actor=self.actor,
        )
        return suppression_list.to_resource(self.context.connection, row).wire()

    def allow(self, user_id: UserId, suppression_id: SuppressionId) -> dict[str, Any]:
        """Take it off the list again. Raises NotFound."""
        suppression_list.remove_suppression(
            self.context, self._creditor(user_id), suppression_id, actor=self.actor
        )
        return {"id": suppression_id}

    def reverse_payment(
        self, receivable_id: ReceivableId, payment_id: PaymentId, reason: str
    ) -> ReceivableRow:
        """Return the receivable that now carries the debt."""
        return payments.reverse_payment(
            self.context,
            receivable_id,
            payment_id,
            reason=reason,
            actor=self.actor,
        )

    def pay_out(
        self,
        receivable_id: ReceivableId,
        reference: str,
        others: Sequence[ReceivableId] = (),
        fee_percent: Decimal = Decimal(0),
    ) -> str:
        """Record that the creditor was paid, for several receivables by one transfer; once for each. Its statement is
        stored with them. Raises Invalid, and InvalidState where nothing is planned."""
        wanted = (receivable_id, *others)
        # In one order, so that two operators who name the same ones do not wait for each other in a circle.
        locked = {one: self._hold(one) for one in sorted(set(wanted))}
        return payouts.pay_out(
            self.context,
            [locked[one].row for one in wanted],
            reference,
            fee_percent=fee_percent,
            at=locked[receivable_id].at,
            actor=self.actor,
        )

    def fees(self, state: str) -> dict[str, Any]:
        """Return what fees are to be invoiced on (`open`), or were (`invoiced`): money that the creditor received
        itself. Raises Invalid."""
        if state not in ("open", "invoiced"):
            raise Invalid("It is open or invoiced.", "state", state)
        return {"fees": funds.list_fees(self.context.connection, invoiced=state == "invoiced")}

    def invoice_fee(
        self, receivable_id: ReceivableId, reference: str, fee_percent: Decimal
    ) -> dict[str, Any]:
        """Record that the fee on money which the creditor received itself was invoiced; once for each. Raises Invalid,
        InvalidState and NotFound."""
        payouts.check_percent(fee_percent)
        locked = self._hold(receivable_id)
        fee = payouts.fee_on(funds.fee_base(self.context.connection, receivable_id), fee_percent)
        funds.mark_invoiced(
            self.context.connection, receivable_id, fee, reference, at=locked.at, actor=self.actor
        )
        return {"receivable_id": receivable_id, "fee": str(locked.row.to_money(fee)), "reference": reference}

    def contact_tasks(self, user_id: UserId) -> dict[str, Any]:
        """Return the letters to be posted and calls to be made, of a creditor or (`all`) of everybody. Raises
        NotFound."""
        user = self._creditor(user_id)
        clients = tasks.clients_with_tasks(self.context.connection) if user is None else [user.client_id]
        whose = None if user is None else user.id
        due_tasks = [
            task
            for client_id in clients
            for task in tasks.list_tasks(self.context, Principal.of_client(client_id), user_id=whose)
        ]
        return {"contact_tasks": [task.wire() for task in due_tasks]}

    def task_letter(self, planned_id: PlannedContactId) -> bytes:
        """Return the letter as it is to be printed today, a PDF. Raises InvalidState and NotFound."""
        printed = printing.print_letter(self.context, self._all_of_task(planned_id), planned_id)
        with Reader() as reader:
            return printed.typeset(reader)

    def sign_off(
        self,
        planned_id: PlannedContactId,
        action: str,
        on: str | None,
        outcome: str | None,
        notes: str | None,
    ) -> dict[str, Any]:
        """Sign a letter off as posted or a call as made (`done`), put it off (`postpone`) or give it up (`not_done`).
        Raises Invalid, InvalidState and NotFound."""
        values = {"action": action, "on": on, "outcome": outcome, "notes": notes}
        try:
            request = ContactTaskAction.model_validate(
                {name: value for name, value in values.items() if value is not None}
            )
        except ValidationError as error:
            wrong = error.errors()[0]
            raise Invalid(wrong["msg"], str(wrong["loc"][0]), str(wrong["input"])) from None
        row = tasks.sign_off(
            self.context, self._all_of_task(planned_id), planned_id, request, actor=self.actor
        )
        self._record("contact.signed_off", planned_id, request.model_dump(mode="json", exclude_none=True))
        return {"receivable_id": row.receivable_id, "state": row.state}

    def _all_of_task(self, planned_id: PlannedContactId) -> Principal:
        return Principal.of_client(tasks.client_of(self.context.connection, planned_id))

    def statement(self, receivable_id: ReceivableId) -> bytes:
        """Return the settlement statement of its payout, a PDF. Raises NotFound before it."""
        return payouts.load_statement(self.context.connection, receivable_id)

    def _creditor(self, user_id: UserId) -> UserRow | None:
        """Return None for `all` of them. Raises NotFound."""
        return None if user_id == ALL else users.load(self.context.connection, user_id)

    def _of_debtor(self, receivable_id: ReceivableId) -> tuple[list[ReceivableRow], int]:
        locked = self._hold(receivable_id)
        everything = Principal.of_client(locked.row.client_id)
        return receivables.of_debtor(self.context.connection, everything, locked.row.debtor_id), locked.at

    def _hold(self, receivable_id: ReceivableId) -> receivables.LockedReceivable:
        return receivables.lock(self.context, receivable_id)

    def _now_of(self, user_id: UserId) -> int:
        return self.context.clock.now(
            self.context.connection, users.load(self.context.connection, user_id).client_id
        )

    def failing_jobs(self, client: str) -> Mapping[str, Any]:
        """List the jobs that have failed for the longest time, of a client or of all."""
        wanted = None if client == ALL else ClientId(client)
        return {"jobs": [job._asdict() for job in failures.list_failing(self.context.connection, wanted)]}

    def retry_jobs(self, name: str) -> Mapping[str, Any]:
        """Try failing jobs again now: one by its id, a client's, or all."""
        retried = failures.retry_now(self.context, None if name == ALL else name)
        for job_id in retried:
            self._record("job.retried", job_id, {})
        return {"retried": retried}

    def _record(self, action: str, object_id: str, after: dict[str, Any]) -> None:
        record_audit(self.context.connection, self.actor, action, object_id, after=after)


def _minor(amount: Decimal, currency: str) -> int:
    try:
        minor = to_minor(amount, currency)
    except ValueError as error:
        raise Invalid(f"The amount does not fit: {error}.", "amount", str(amount)) from None
    if not 0 < minor <= MAX_MINOR_UNITS:
        raise Invalid("The amount has to be more than nothing and below the limit.", "amount", str(amount))
    return minor

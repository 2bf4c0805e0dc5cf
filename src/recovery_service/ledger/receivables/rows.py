"""A receivable and a debtor's contact as the rest of the service sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Final, NamedTuple

from sqlalchemy import RowMapping

from recovery_contract.agreements import PromiseState
from recovery_contract.fields import from_minor, json_number
from recovery_contract.ids import ClientId, DebtorId, ReceivableId, UserId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_contract.progress import CreditorPause, HistoryEntry, WishedContact
from recovery_contract.receivables import PURSUE_ALL
from recovery_service.context.clock import to_datetime
from recovery_service.ids import ContactId
from recovery_service.ledger.users.rows import CreditorProfile


def reduced_minor(reductions: list[dict[str, Any]]) -> int:
    """Return by how much these lower the invoice."""
    return sum(reduction["of_invoice_minor"] for reduction in reductions) if reductions else 0


class ContactAddresses(NamedTuple):
    """Addresses of a receivable's contact."""

    receivable_id: ReceivableId
    email: str
    phone: str | None


WISH: Final = "wish"
"""Among the terms: how the debtor wants to be reached."""
BY_POST: Final = "by_post"
"""Among the terms: the creditor chose letters alone for this debtor, later invoices included."""
TEXTS_APPROVED: Final = "texts_approved"
"""Among the terms: keys of texts that the creditor has read where no lawyer did."""
NOTICE_OVER: Final = "notice_over"
"""Among the terms: the last day of the term of the first formal notice that arrived."""


class ReceivableRow(NamedTuple):
    """Amounts in minor units of `currency`, times in milliseconds on the client's clock.

    Of `amount_minor`, `prepaid_minor` had been paid before, `reductions` (credit notes, rounding) took something off,
    and `owed_minor` was left. `paid_minor` is what arrived
    since and never exceeds that; what arrived beyond is `overpaid_minor`. `debtor` holds
    company_type, siret, vat_number, address and by_post; `terms` what was read from the metadata at creation;
    `dispute` the open dispute or request for evidence {id, reason, message, evidence_requested, deadline,
    amount_minor}; `decision_deadline` is set while a partial-payment decision is open.
    """

    id: ReceivableId
    client_id: ClientId
    user_id: UserId
    debtor_id: DebtorId
    status: ReceivableStatus
    currency: str
    amount_minor: int
    prepaid_minor: int
    paid_minor: int
    overpaid_minor: int
    reductions: list[dict[str, Any]]
    created_at: int
    started_at: int | None
    closed_at: int | None
    phone_attempted: bool
    numbers: list[str]
    issue_date: date
    due_date: date
    service_description: str
    before_tax_minor: int | None
    tax_minor: int | None
    debtor_name: str
    debtor_email: str
    debtor_key: str
    debtor_siret: str | None
    debtor_vat: str | None
    debtor: dict[str, Any]
    metadata: dict[str, Any]
    terms: dict[str, Any]
    warnings: list[dict[str, Any]]
    time_barred: bool
    dispute: dict[str, Any] | None
    decision_deadline: int | None
    payout_minor: int | None
    payout_at: int | None
    follows_id: ReceivableId | None

    @classmethod
    def from_row(cls, row: RowMapping | Mapping[str, Any]) -> ReceivableRow:
        values = [row[name] for name in RECEIVABLE_COLUMNS]
        values[_STATUS] = ReceivableStatus(values[_STATUS])
        return cls._make(values)

    @property
    def owed_minor(self) -> int:
        """Return what of the invoice was unpaid when it was given to recovery, without what was taken off since."""
        return self.amount_minor - self.prepaid_minor - self.reduced_minor

    @property
    def reduced_minor(self) -> int:
        return reduced_minor(self.reductions)

    @property
    def tolerance_minor(self) -> int:
        """Return how much may be missing of a full payment: as agreed at creation, a tenth of the invoice at most."""
        return min(int((self.terms or {}).get("tolerance_minor") or 0), self.amount_minor // 10)

    @property
    def remaining_minor(self) -> int:
        return self.owed_minor - self.paid_minor

    @property
    def payable_minor(self) -> int:
        """Return what the debtor may be asked for now: what is left without the part that is disputed, and nothing
        once the receivable is closed."""
        if self.is_closed:
            return 0
        disputed = (self.dispute or {}).get("amount_minor") or 0
        return max(0, self.remaining_minor - disputed)

    @property
    def is_closed(self) -> bool:
        return self.status in TERMINAL

    @property
    def pursues_all(self) -> bool:
        """Return whether interest and fixed sums are asked for as well, not the invoice alone."""
        return (self.terms or {}).get("pursue") == PURSUE_ALL

    @property
    def is_reminded_alone(self) -> bool:
        """Return whether the creditor has taken it out of the messages that name several invoices."""
        return bool((self.terms or {}).get("alone"))

    @property
    def is_by_post(self) -> bool:
        """Return whether letters alone are sent: no email address is known, or they were chosen."""
        return bool(self.debtor.get("by_post"))

    @property
    def lacks_email(self) -> bool:
        """Return whether letters alone are sent until an email address is known."""
        return self.is_by_post and not self.debtor_email

    def columns_with_email(self, email: str) -> dict[str, Any]:
        """Return what changes in a receivable that was recovered by letter alone, now that there is an address."""
        debtor = {name: value for name, value in self.debtor.items() if name != "by_post"}
        return {"debtor": debtor, "debtor_email": email}

    @property
    def contact_wish(self) -> WishedContact | None:
        """Return how the debtor wants to be reached, None where it did not say."""
        wish = (self.terms or {}).get(WISH)
        return None if wish is None else WishedContact(**wish)

    @property
    def creditor_pause(self) -> CreditorPause | None:
        """Return since when and until when the creditor lets contacts rest; None where it does not."""
        stored = None if self.is_closed else (self.terms or {}).get("pause")
        if not stored:
            return None
        until = None if stored["until"] is None else date.fromisoformat(stored["until"])
        return CreditorPause(since=to_datetime(stored["since"]), until=until)

    @property
    def is_approved_alone(self) -> bool:
        """Return whether the creditor let its contacts leave by themselves, whatever holds for later invoices."""
        return bool((self.terms or {}).get("approved"))

    @property
    def texts_approved(self) -> frozenset[str]:
        """Return the texts that no lawyer reviewed and the creditor has read for this receivable, by their keys."""
        return frozenset((self.terms or {}).get(TEXTS_APPROVED, ()))

    @property
    def charges_open(self) -> bool:
        """Return whether the invoice is paid and what the law adds to it is still asked for."""
        is_settling = self.status is ReceivableStatus.PAYMENT_RECEIVED and not self.is_decision_open
        return self.pursues_all and self.remaining_minor == 0 and not self.is_closed and not is_settling

    @property
    def awaits_payment(self) -> bool:
        """Return whether the debtor may be asked for anything now."""
        return self.payable_minor > 0 or self.charges_open

    @property
    def received_minor(self) -> int:
        """Return all that has arrived since the recovery began, for the invoice and beyond it."""
        return self.paid_minor + self.overpaid_minor

    @property
    def is_pending(self) -> bool:
        """Nothing has begun: it has no recovery, no payment and no agreement yet."""
        return self.status is ReceivableStatus.PENDING

    @property
    def is_decision_open(self) -> bool:
        return self.decision_deadline is not None

    @property
    def is_individual(self) -> bool:
        return self.debtor.get("company_type") == "individual"

    def to_money(self, minor: int) -> Decimal:
        """Return the exact amount of so many minor units of this receivable's currency."""
        return from_minor(minor, self.currency)

    def debtor_resource(self) -> dict[str, Any]:
        """Return it as `recovery_progress` of a single receivable has it."""
        return {"id": self.debtor_id, "company_name": self.debtor_name, **self.debtor}

    def invoice_resource(self) -> dict[str, Any]:
        """Return the invoice as it was submitted."""
        amounts = {
            "amount": self.amount_minor,
            "amount_before_tax": self.before_tax_minor,
            "tax_amount": self.tax_minor,
            "prepaid_amount": self.prepaid_minor or None,
        }
        present = {name: minor for name, minor in amounts.items() if minor is not None}
        return {
            "numbers": self.numbers,
            "issue_date": self.issue_date.isoformat(),
            "due_date": self.due_date.isoformat(),
            **{name: json_number(self.to_money(minor)) for name, minor in present.items()},
            "service_description": self.service_description,
            "currency": self.currency,
        }


RECEIVABLE_COLUMNS: Final = ReceivableRow._fields
_STATUS: Final = RECEIVABLE_COLUMNS.index("status")


@dataclass(frozen=True)
class ContactRow:
    """A debtor's contact; `level` 0 is the primary one, `position` the order in which they were given."""

    id: ContactId
    receivable_id: ReceivableId
    position: int
    level: int
    email: str
    first_name: str | None
    last_name: str | None
    phone: str | None
    job_title: str | None

    def to_resource(self) -> dict[str, Any]:
        """Return the contact as the interface has it, absent values left out."""
        names = ("email", "first_name", "last_name", "phone", "job_title", "level")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}


@dataclass(frozen=True)
class ReceivableDetails:
    """Data of a receivable besides its row: the time on its client's clock in milliseconds, its contacts by level, its
    newest history first, and what the debtor announced last.
    """

    creditor: CreditorProfile
    at: int
    contacts: list[ContactRow]
    history: list[HistoryEntry]
    promise: PromiseState | None = None

"""An answer of the service as it is kept: the columns of a receivable, its text, and the words that it is found by."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time
from decimal import Decimal
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from recovery_contract.allowed_actions import Action
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_contract.money import from_minor, minor_digits
from recovery_desktop.folding import compact_number, fold, minor_units, natural_key, searchable_text
from recovery_desktop.store import figures

if TYPE_CHECKING:  # loaded by who writes one
    from recovery_contract.agreements import Agreement
    from recovery_contract.receivables import Receivable

ONLY_IN_FULL = (
    "history",
    "contacts",
    "debtor",
    "invoice",
    "metadata",
    "warnings",
    "limitation",
    "payments",
    "reductions",
)
"""What the rows of a list leave out: a short row says nothing about these."""
FINAL: Final = "payment_final"
NOT_APPROVED: Final = "not_approved"
NOT_REVIEWED: Final = "not_reviewed"
INSTALMENT: Final = "instalment"
"""What happens next where an agreement is in force: the debtor pays."""
APPROVAL: Final = "approval"
TEXT_APPROVAL: Final = "text_approval"
"""What happens next where a message waits for the plan, or for its own text: the person approves it, and no day is
known before."""
RESTING: Final = frozenset({ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS})
"""Where a pause of the creditor is what there is to say; elsewhere a payment or a dispute is."""
_APPROVED_FOR: Final = {NOT_APPROVED: APPROVAL, NOT_REVIEWED: TEXT_APPROVAL}


class StoredRow(NamedTuple):
    """Row of a receivable in the store before an answer is applied."""

    row: int
    status: str
    body: str
    is_full: bool


@dataclass(slots=True)
class ReceivedReceivable:
    """A receivable as it was told, its text, and its columns where they were made ahead."""

    receivable: Receivable
    text: str
    prepared: dict[str, Any] | None = None

    def columns(self) -> dict[str, Any]:
        return columns_of(self.receivable) if self.prepared is None else self.prepared


def from_response(receivable: Receivable) -> ReceivedReceivable:
    return ReceivedReceivable(receivable, receivable.model_dump_json(exclude_none=True))


def prepare(receivable: Receivable) -> ReceivedReceivable:
    """Compute the columns before the transaction, so that many rows are written in less time."""
    ahead = from_response(receivable)
    ahead.prepared = columns_of(receivable)
    return ahead


def _minor(amount: Decimal, digits: int) -> int:
    """Return the amount in minor units, rounded: a foreign service may send more decimals than the currency has."""
    return round(amount.scaleb(digits))


def _answer_until(agreement: Agreement | None) -> datetime | None:
    """Return until when the creditor may answer the debtor's proposal; None without one."""
    awaits_person = agreement is not None and (agreement.state, agreement.proposed_by) == (
        "proposed",
        "debtor",
    )
    return agreement.answer_until if agreement is not None and awaits_person else None


def _next_instalment(receivable: Receivable) -> str | None:
    """Return when the next instalment of an agreement in force is to arrive; None where none is, or a payment or a
    dispute comes first."""
    balance = receivable.recovery_progress.balance
    agreed = balance.agreed if balance is not None else None
    if agreed is None or agreed.state != "accepted" or receivable.status != ReceivableStatus.IN_PROCESS:
        return None
    due = agreed.next_due_on
    return None if due is None else datetime.combine(due, time(12), UTC).isoformat(timespec="milliseconds")


def columns_of(receivable: Receivable) -> dict[str, Any]:
    progress = receivable.recovery_progress
    decision, dispute, following = progress.decision, progress.dispute, progress.next_action
    deadline = (
        (decision and decision.deadline)
        or (dispute and dispute.evidence_deadline)
        or _answer_until(progress.agreement)
    )
    if receivable.status == ReceivableStatus.PAYMENT_RECEIVED and following and following.type != FINAL:
        following = None  # contacts rest: what was planned before the payment is planned no more
    instalment = _next_instalment(receivable)
    at = following.at if following is not None else None
    why = following.why if following is not None else None
    approval = _APPROVED_FOR.get(why.code) if why is not None else None
    debtor = progress.debtor or {}
    name = progress.debtor_name or debtor.get("company_name")
    numbers = "\n".join(progress.invoice_numbers or ())
    due, rest, digits = receivable.amount, progress.remaining_amount, minor_digits(receivable.currency)
    amount = _minor(due, digits)
    prepaid = progress.prepaid_amount
    if prepaid is None and progress.invoice is not None:
        # A service may tell it with the whole invoice alone, in the row of a list not at all.
        prepaid = progress.invoice.get("prepaid_amount")
    # A service may tell anything here: what is no amount is none.
    not_owed = sum(minor_units(part, receivable.currency) for part in (prepaid, progress.reduced_amount))
    pause, actions = progress.creditor_pause, progress.allowed_actions or ()
    is_open = receivable.status not in TERMINAL
    claimed = progress.balance.due if is_open and progress.balance is not None else None
    return {
        "id": receivable.id,
        "status": str(receivable.status),
        "amount": amount,
        "currency": receivable.currency,
        # Most are owed in full.
        "remaining": amount if rest == due else None if rest is None else _minor(rest, digits),
        "claimed": None if claimed is None else max(0, _minor(claimed, digits)),
        # What was taken off is not owed either, and was not paid by the recovery.
        "prepaid": max(0, min(amount, not_owed)),
        "debtor_name": name,
        "debtor_email": progress.debtor_email,
        "debtor_id": str(debtor.get("id") or progress.debtor_id or ""),
        "debtor_siret": compact_number(debtor.get("siret")),
        "debtor_vat": compact_number(debtor.get("vat_number")),
        "numbers": numbers,
        "name_key": fold(name),
        "number_key": natural_key(numbers),
        "due_date": None if progress.due_date is None else progress.due_date.isoformat(),
        "created_at": receivable.created_at.isoformat(timespec="milliseconds"),
        "deadline": deadline.isoformat(timespec="milliseconds") if deadline else None,
        "next_type": (instalment and INSTALMENT)
        or approval
        or (None if following is None else following.type),
        "next_at": instalment or (None if at is None or approval else at.isoformat(timespec="milliseconds")),
        "pausable": Action.PAUSE in actions,
        "paused_until": None if pause is None or not is_open else str(pause.until or ""),
        "changed_at": progress.history[0].at.isoformat(timespec="milliseconds") if progress.history else None,
    }


def figure_of(receivable: Receivable) -> Decimal:
    """Return the figure that a list gives it."""
    return _calculate(figures.figure_of, receivable)


def open_of(receivable: Receivable) -> Decimal:
    """Return what the debtor is asked for now; of what has ended what was not paid of the invoice."""
    return _calculate(figures.remaining_of, receivable)


def _calculate(
    rule: Callable[[str, int, int, int | None, int | None], int], receivable: Receivable
) -> Decimal:
    columns = columns_of(receivable)
    values = (columns[name] for name in ("status", "amount", "prepaid", "remaining", "claimed"))
    return from_minor(rule(*values), receivable.currency)


def merge(answer: ReceivedReceivable, full: bool, old: StoredRow | None) -> tuple[ReceivedReceivable, bool]:
    """Return the receivable as it is kept, and whether that is everything the service knows."""
    if old is not None and old.is_full and not full:
        before = json.loads(old.body)["recovery_progress"]
        body = answer.receivable.model_dump(mode="json", exclude_none=True)
        details = {name: before[name] for name in ONLY_IN_FULL if name in before}
        body["recovery_progress"] = details | body["recovery_progress"]
        return from_response(type(answer.receivable).model_validate(body)), True
    return answer, full


def write_rows(
    connection: sqlite3.Connection, added: Sequence[dict[str, Any]], altered: Sequence[dict[str, Any]]
) -> None:
    """Write rows and their search words, each kind in one statement."""
    written = (*added, *altered)
    if not written:
        return
    names = list(written[0])
    if added:
        marks = ", ".join("?" * len(names))
        # By place: by name each value would be looked up once more for each row.
        connection.executemany(
            f"INSERT INTO receivable ({', '.join(names)}) VALUES ({marks})",
            [tuple(values.values()) for values in added],
        )
    if altered:
        new = ", ".join(f"{name} = :{name}" for name in names if name != "row")
        connection.executemany(f"UPDATE receivable SET {new} WHERE row = :row", altered)
        connection.executemany("DELETE FROM receivable_words WHERE rowid = :row", altered)
    tagged = _tag_words(connection, altered)
    connection.executemany(
        "INSERT INTO receivable_words (rowid, words) VALUES (?, ?)",
        [
            (values["row"], searchable_text(*_search_columns(values)) + tagged.get(values["row"], ""))
            for values in written
        ],
    )


def _tag_words(connection: sqlite3.Connection, altered: Sequence[dict[str, Any]]) -> dict[int, str]:
    """Return the person's own words for those of these rows that have any, as they are searched."""
    if not altered:
        return {}
    rows = connection.execute(
        "SELECT row, tag_keys FROM receivable WHERE tag_keys != '' AND row IN (SELECT value FROM json_each(?))",
        (json.dumps([values["row"] for values in altered]),),
    )
    return {row: keys.replace("\n", " ") for row, keys in rows}


def _search_columns(values: dict[str, Any]) -> tuple[Any, ...]:
    """Return what a row is found by: the amount that lists show as open rather than the rest of the invoice."""
    sums = (values["amount"], values["remaining"] if values["claimed"] is None else values["claimed"])
    return (*_search_names(values), *sums, values["currency"])


_search_names = itemgetter("numbers", "debtor_name", "debtor_email")

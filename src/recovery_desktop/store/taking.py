"""An answer of the service as it is kept: the columns of a receivable, its text, and the words that it is found by."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from decimal import Decimal
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from recovery_contract.money import minor_digits
from recovery_desktop.store.folding import fold, natural_key, words_of

if TYPE_CHECKING:  # loaded by who writes one
    from recovery_contract.receivables import Receivable

ONLY_IN_FULL = ("history", "contacts", "debtor", "invoice", "metadata", "warnings")
"""What the rows of a list leave out: a short row says nothing about these."""


class Known(NamedTuple):
    """What the store has of a receivable before an answer is taken in."""

    row: int
    status: str
    body: str
    is_full: bool


def _minor(amount: Decimal, currency: str) -> int:
    """A foreign service may send more decimals than the currency has: the list shows the rounded amount."""
    return round(amount.scaleb(minor_digits(currency)))


def columns_of(receivable: Receivable) -> dict[str, Any]:
    progress = receivable.recovery_progress
    decision, dispute, following = progress.decision, progress.dispute, progress.next_action
    deadline = (decision and decision.deadline) or (dispute and dispute.evidence_deadline) or None
    debtor = progress.debtor or {}
    at = following.at if following is not None else None
    name = progress.debtor_name or debtor.get("company_name")
    numbers = "\n".join(progress.invoice_numbers or [])
    return {
        "id": receivable.id,
        "status": str(receivable.status),
        "amount": _minor(receivable.amount, receivable.currency),
        "currency": receivable.currency,
        "remaining": None
        if progress.remaining_amount is None
        else _minor(progress.remaining_amount, receivable.currency),
        "debtor_name": name,
        "debtor_email": progress.debtor_email,
        "numbers": numbers,
        "name_key": fold(name),
        "number_key": natural_key(numbers),
        "due_date": None if progress.due_date is None else progress.due_date.isoformat(),
        "created_at": receivable.created_at.isoformat(timespec="milliseconds"),
        "deadline": deadline.isoformat(timespec="milliseconds") if deadline else None,
        "next_type": None if following is None else following.type,
        "next_at": None if at is None else at.isoformat(timespec="milliseconds"),
        "changed_at": progress.history[0].at.isoformat(timespec="milliseconds") if progress.history else None,
    }


def merged(receivable: Receivable, full: bool, old: Known | None) -> tuple[Receivable, str, bool]:
    """The receivable as it is kept, its text, and whether that is everything the service knows."""
    if old is not None and old.is_full and not full:
        before = json.loads(old.body)["recovery_progress"]
        body = receivable.model_dump(mode="json", exclude_none=True)
        kept = {name: before[name] for name in ONLY_IN_FULL if name in before}
        body["recovery_progress"] = kept | body["recovery_progress"]
        receivable, full = type(receivable).model_validate(body), True
    return receivable, receivable.model_dump_json(exclude_none=True), full


def write(
    connection: sqlite3.Connection, added: Sequence[dict[str, Any]], altered: Sequence[dict[str, Any]]
) -> None:
    """Rows and the words they are found by, each kind in one statement."""
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
    connection.executemany(
        "INSERT INTO receivable_words (rowid, words) VALUES (?, ?)",
        [(values["row"], words_of(*_found_by(values))) for values in written],
    )


_found_by = itemgetter("numbers", "debtor_name", "debtor_email", "amount", "remaining", "currency")

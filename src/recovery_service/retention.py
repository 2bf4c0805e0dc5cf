"""How long each table keeps what it holds: one table, which the sweep reads and the documentation repeats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Table, delete, literal, select, tuple_

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.metadata import METADATA
from recovery_service.db.replica import delete_old_changes
from recovery_service.ids import AuditId, least_id

DAY_MS: Final = 86_400_000
AT_ONCE: Final = 1_000
"""Rows of one transaction: nobody waits long for a sweep."""


class RetentionRule(NamedTuple):
    """`until` in words. With `days` the sweep here erases what is older by `column`, in milliseconds of real time;
    `ids` is the kind of its key, where that is made at the same moment."""

    until: str
    days: int | None = None
    column: str = "at"
    ids: Callable[[str], str] | None = None


ERASURE: Final = RetentionRule("the debtor is erased; ids, kinds, sums and days stay")
ACCOUNT: Final = RetentionRule("the creditor's account is deleted")
EVENTS: Final = RetentionRule("`RECOVERY_EVENT_DAYS`, 90 days; words about a debtor until it is erased")
EXPIRY: Final = RetentionRule("a day after it has expired")
WORK: Final = RetentionRule("it is done")
FOR_EVER: Final = RetentionRule("the database is dropped; holds nobody's data")
BOOKS: Final = RetentionRule("the database is dropped: records of money; names nobody")

RETENTION: Final[Mapping[str, RetentionRule]] = {
    "agreement": ERASURE,
    "audit": RetentionRule(
        "10 years; what was changed about a debtor until it is erased", days=3_650, ids=AuditId
    ),
    "card_checkout": BOOKS,
    "card_event": RetentionRule("400 days", days=400, column="taken_at"),
    "client_change": RetentionRule("two hours later at most; only where reads go to a replica"),
    "clock": FOR_EVER,
    "contact_attempt": ERASURE,
    "creditor": ACCOUNT,
    "creditor_document": ACCOUNT,
    "debtor_contact": RetentionRule("the debtor is erased"),
    "delivery": EVENTS,
    "delivery_attempt": EVENTS,
    "different_debtors": RetentionRule("the debtor is erased, or said to be the same after all"),
    "dispute": ERASURE,
    "document": RetentionRule("the debtor is erased"),
    "event": EVENTS,
    "event_feed": FOR_EVER,
    "evidence_submission": ERASURE,
    "extraction": RetentionRule("30 days, or the debtor of the receivable made from it is erased"),
    "fee_to_invoice": BOOKS,
    "file": RetentionRule("30 days for an upload that is not used, else with what it belongs to"),
    "history": ERASURE,
    "idempotent_answer": RetentionRule("7 days, or the debtor that it tells of is erased; encrypted"),
    "insolvency": RetentionRule("the debtor is erased"),
    "installation": FOR_EVER,
    "job": WORK,
    "law_rate": FOR_EVER,
    "logo": ACCOUNT,
    "mailbox_reading": ACCOUNT,
    "oauth_access_token": EXPIRY,
    "oauth_account": ACCOUNT,
    "oauth_client": RetentionRule("the database is dropped: the platforms"),
    "oauth_code": EXPIRY,
    "oauth_consent": EXPIRY,
    "oauth_grant": ACCOUNT,
    "oauth_operator": RetentionRule("the database is dropped: who acts for a platform"),
    "oauth_refresh_token": EXPIRY,
    "page_answer": ERASURE,
    "payment": ERASURE,
    "payout": BOOKS,
    "planned_contact": ERASURE,
    "promise": ERASURE,
    "rate_window": RetentionRule("its minute is over"),
    "receivable": ERASURE,
    "receivable_metadata": RetentionRule("the debtor is erased, or the platform removes it"),
    "receivable_number": BOOKS,
    "received_message": RetentionRule("the debtor is erased"),
    "recovery": ERASURE,
    "recovery_preference": ACCOUNT,
    "sandbox_outbox": RetentionRule("the debtor is erased; test environment only"),
    "statement_entry": BOOKS,
    "statistics_sum": FOR_EVER,
    "suppression": RetentionRule(
        "whoever asked for it, or the creditor, takes it back: it is why nobody is contacted there"
    ),
    "unclaimed_money": RetentionRule("the debtor is erased, once the money is booked or given back"),
    "webhook_endpoint": RetentionRule("it is removed"),
    "worker": RetentionRule("seconds after the worker is gone"),
}


def delete_expired(core: Core) -> None:
    """Erase what is older than its table keeps it; the other rows of the table have their own sweeps and deeds."""
    for name, rule in RETENTION.items():
        if rule.days is not None:
            before, table = current_ms() - rule.days * DAY_MS, METADATA.tables[name]
            end = None if rule.ids is None else least_id(rule.ids, before + DAY_MS)
            delete_in_batches(core, table, [table.c[rule.column] < before], end)
    with core.database.write() as connection:
        delete_old_changes(connection)


def delete_in_batches(
    core: Core, table: Table, conditions: Sequence[ColumnElement[bool]], end: str | None = None
) -> None:
    """Delete the rows that these are true of, in the order of their key and some in each transaction.

    What was deleted just before is not looked at again, nor what has `end` or more as its key: of ids, whose order is
    that of time, nothing that is kept is.
    """
    key = list(table.primary_key)
    place: Any = key[0] if len(key) == 1 else tuple_(*key)
    within = (*conditions, *(() if end is None else (key[0] < end,)))
    some = select(*key).where(*within).order_by(*key).limit(AT_ONCE)
    rest = some
    while True:
        with core.database.read() as connection:
            rows = connection.execute(rest).all()
        if not rows:
            return
        keys = [row[0] if len(key) == 1 else tuple(row) for row in rows]
        with core.database.write() as connection:
            connection.execute(delete(table).where(place.in_(keys), *conditions))
        rest = some.where(place > (keys[-1] if len(key) == 1 else tuple_(*map(literal, keys[-1]))))

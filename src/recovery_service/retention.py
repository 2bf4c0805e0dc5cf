"""How long each table keeps what it holds: one table, which the sweep reads and the documentation repeats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import delete, select

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.metadata import METADATA
from recovery_service.db.replica import delete_old_changes

DAY_MS: Final = 86_400_000
AT_ONCE: Final = 1_000
"""Rows of one transaction: nobody waits long for a sweep."""


class RetentionRule(NamedTuple):
    """`until` in words. With `days` the sweep here erases what is older by `column`, in milliseconds of real time."""

    until: str
    days: int | None = None
    column: str = "at"


ERASURE: Final = RetentionRule("the debtor is erased; ids, kinds, sums and days stay")
ACCOUNT: Final = RetentionRule("the creditor's account is deleted")
EVENTS: Final = RetentionRule("`RECOVERY_EVENT_DAYS`, 90 days; words about a debtor until it is erased")
EXPIRY: Final = RetentionRule("a day after it has expired")
WORK: Final = RetentionRule("it is done")
FOR_EVER: Final = RetentionRule("the database is dropped; holds nobody's data")
BOOKS: Final = RetentionRule("the database is dropped: records of money; names nobody")

RETENTION: Final[Mapping[str, RetentionRule]] = {
    "agreement": ERASURE,
    "audit": RetentionRule("10 years; what was changed about a debtor until it is erased", days=3_650),
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
            _sweep(core, name, rule.column, current_ms() - rule.days * DAY_MS)
    with core.database.write() as connection:
        delete_old_changes(connection)


def _sweep(core: Core, name: str, column: str, before: int) -> None:
    table = METADATA.tables[name]
    key = list(table.primary_key)
    is_old = table.c[column] < before
    while True:
        with core.database.write() as connection:
            keys = connection.execute(select(*key).where(is_old).limit(AT_ONCE)).all()
            for row in keys:
                same = [one == value for one, value in zip(key, row, strict=True)]
                connection.execute(delete(table).where(*same))
        if len(keys) < AT_ONCE:
            return

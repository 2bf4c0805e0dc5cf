"""The other open invoices of the same debtor, each with the address of its page."""

from __future__ import annotations

from typing import Final, NamedTuple

from recovery_service.ledger.receivables import repository, service
from recovery_service.pages.debtor.reading import Reading
from recovery_service.recovery.balance.claim import payable_minor
from recovery_service.recovery.dunning import limitation
from recovery_service.recovery.dunning import repository as recoveries
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.service import page_url
from recovery_service.wording import formats
from recovery_service.wording.formats import format_money

AT_MOST: Final = 50


class OtherInvoice(NamedTuple):
    numbers: str
    due: str
    amount: str
    url: str


def list_other_invoices(page: Reading) -> list[OtherInvoice]:
    """Return them oldest first; none before the creditor agreed to name several invoices together, and none that
    somebody who reads this page was not named for."""
    mine, connection = page.receivable, page.context.connection
    if not load_rules(connection, mine.user_id).combine_reminders or mine.is_reminded_alone:
        return []
    rows = [
        row
        for row in repository.open_of_debtor(connection, mine.user_id, mine.debtor_id)
        if row.id != mine.id and not row.is_pending and not row.is_reminded_alone
    ][:AT_MOST]
    contacts = service.contacts_of(connection, [mine.id, *(row.id for row in rows)])
    readers = {contact.email.casefold() for contact in contacts.get(mine.id, ())}
    running = recoveries.find_recoveries(connection, [row.id for row in rows])
    others = []
    for row in sorted(rows, key=lambda row: (row.due_date, row.id)):
        named = {contact.email.casefold() for contact in contacts.get(row.id, ())}
        recovery = running.get(row.id)
        if recovery is None or not readers <= named:
            continue
        if limitation.is_barred(connection, row, page.at):
            continue
        minor, url = payable_minor(connection, row, page.at), page_url(page.context.core, recovery)
        if minor and url is not None:
            others.append(
                OtherInvoice(
                    formats.format_invoice_numbers(row.numbers, 3),
                    page.day(row.due_date),
                    format_money(minor, row.currency, page.language),
                    url,
                )
            )
    return others

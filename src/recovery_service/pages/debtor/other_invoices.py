"""The other open invoices of the same debtor, each with the address of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from recovery_contract.accounts import compact_account
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import COLLECTABLE
from recovery_contract.receivables import ACCOUNT_IBAN
from recovery_service.context.core import Context
from recovery_service.ledger.receivables import repository, service
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.pages.debtor.reading import Reading, list_agreed_parts, read_page
from recovery_service.recovery.balance.claim import payable_minor
from recovery_service.recovery.dunning import limitation
from recovery_service.recovery.dunning import repository as recoveries
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.service import page_url
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.wording import formats
from recovery_service.wording.formats import format_money

AT_MOST: Final = 50


class OtherInvoice(NamedTuple):
    numbers: str
    due: str
    amount: str
    url: str
    row: ReceivableRow
    minor: int


def list_debts(page: Reading, others: Sequence[OtherInvoice]) -> list[tuple[ReceivableRow, int]]:
    """Return what one transfer pays that is for this invoice and all others of its currency and account, the oldest
    debt first; nothing where there is nothing to be paid together."""
    mine = page.receivable
    rows = [
        (one.row, one.minor)
        for one in others
        if one.row.currency == mine.currency
        and one.row.status in COLLECTABLE
        and (not page.creditor.accounts or _printed_account(one.row) == _printed_account(mine))
    ]
    if not rows or not page.to_pay_minor or mine.status not in COLLECTABLE:
        return []
    rows.append((mine, _claimed_minor(page, mine)))
    return sorted(rows, key=lambda debt: (debt[0].due_date, debt[0].id))


def _printed_account(receivable: ReceivableRow) -> str:
    return compact_account(receivable.terms.get(ACCOUNT_IBAN))


def list_joint_debts(context: Context, receivable: ReceivableRow) -> list[tuple[ReceivableId, int]]:
    """Return what is open on this invoice and on those that its page names, the oldest debt first."""
    page = read_page(context, load_situation(context, receivable.id), "en")
    return [(row.id, minor) for row, minor in list_debts(page, list_other_invoices(page))]


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
    readers = service.list_readers(connection, [mine, *rows])
    running = recoveries.find_recoveries(connection, [row.id for row in rows])
    others = []
    for row in sorted(rows, key=lambda row: (row.due_date, row.id)):
        recovery = running.get(row.id)
        if recovery is None or not readers[mine.id] <= readers[row.id]:
            continue
        if limitation.is_barred(connection, row, page.at):
            continue
        minor, url = _claimed_minor(page, row), page_url(page.context.core, recovery)
        if minor and url is not None:
            others.append(
                OtherInvoice(
                    formats.format_invoice_numbers(row.numbers, 3),
                    page.day(row.due_date),
                    format_money(minor, row.currency, page.language),
                    url,
                    row,
                    minor,
                )
            )
    return others


def _claimed_minor(page: Reading, row: ReceivableRow) -> int:
    """Return the most that is asked for of this invoice: while an agreement is in force, what is left of it."""
    payable = payable_minor(page.context.connection, row, page.at)
    parts = list_agreed_parts(page.context.connection, row, page.today)
    return min(payable, sum(parts)) if parts else payable

"""Which of the creditor's accounts the invoice under review is paid into, and one that it names added to them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from recovery_contract.accounts import Account, Accounts, compact_account, has_account_in, in_fours
from recovery_contract.extraction import ExtractionResult
from recovery_desktop.commands.accounts import add_account, fetch_accounts, stored_accounts
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.submit import reading
from recovery_desktop.ui.pages.submit.form import Form


class AccountsOfReview(PageState):
    """`accounts` is None where the service offers none to be set."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.accounts: Accounts | None = None
        self._is_fetched = False

    def look(self) -> None:
        """Take the accounts that are known, and fetch them once where the service that knows them runs here."""
        if not self.session.runs_service:
            return
        self.accounts = stored_accounts(self.session.context)
        if not self._is_fetched:
            self._is_fetched = True

            async def work() -> None:
                self.accounts = await fetch_accounts(self.session.context)

            self.act("read", work)

    def add(self, number: str, currency: str, then: Callable[[], None]) -> None:
        """Add an account in this currency."""

        async def work() -> None:
            self.accounts = await add_account(self.session.context, Account(iban=number, currency=currency))
            then()

        self.act("add", work)

    def is_own(self, read: ExtractionResult | None) -> bool:
        """Return whether the invoice names one of the creditor's accounts."""
        accounts, number = self.accounts, printed_account(read)
        if accounts is None or not number:
            return False
        every = [*accounts.data, *([] if accounts.main is None else [accounts.main])]
        return any(compact_account(account.iban) == number for account in every)

    def to_add(self, read: ExtractionResult | None) -> str:
        """Return the account that the invoice names where the creditor may add it, else nothing."""
        may_add = self.accounts is not None and not self.is_own(read) and not reading.is_foreign(read)
        return printed_account(read) if may_add else ""

    def doubt(self, read: ExtractionResult | None, form: Form) -> str:
        """Return that there is no account in the invoice's currency; empty where there is, or the invoice names one."""
        accounts = self.accounts
        if accounts is None or accounts.main is None or has_account_in(accounts, form.currency):
            return ""
        if printed_account(read):
            return ""  # one of the creditor's, or asked about
        words = QCoreApplication.translate(
            "form", "You have no account in {currency}: reminders name {iban}. Add one in the settings."
        )
        return words.format(currency=form.currency, iban=in_fours(accounts.main.iban))


def printed_account(read: ExtractionResult | None) -> str:
    """Return the account that the invoice names, empty where none was read."""
    return compact_account((read.data.creditor if read else {}).get("iban"))

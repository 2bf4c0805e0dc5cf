"""The accounts that debtors pay into: the main one, and those for other currencies."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_contract.accounts import Account, Accounts, home_currency, in_fours
from recovery_contract.fields import CURRENCIES
from recovery_contract.users import BankAccount
from recovery_desktop.ui import checks, notices
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.text_field import TextField


class AccountsCard(FoldingCard):
    """Each change counts at once and can be undone here."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Accounts"))
        self._state = state
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self._rows = RowColumn(self._line, S)
        self.iban = TextField(self.tr("IBAN"))
        self.currency = TextField(self.tr("Currency"), most=3)
        self.name = TextField(self.tr("Your name for it"), optional=True)
        self.add = BusyButton(self.tr("Add account"))
        self.add.clicked.connect(self._add)
        self.undo = button(self.tr("Undo"), "quiet", "undo")
        self.undo.clicked.connect(state.undo_accounts)
        self.iban.edited.connect(lambda _: self._propose_currency())
        for field in (self.iban, self.currency, self.name):
            field.line.returnPressed.connect(self._add)
        for widget in (self.words, self.banner):
            self.body.addWidget(widget)
        self.body.addLayout(self._rows)
        self.body.addWidget(self.iban)
        self.body.addWidget(SideBySide(self.currency, self.name))
        self.body.addWidget(FlowRow(self.add, self.undo))
        self._shown: Accounts | None = None
        self._proposed = ""

    def show_state(self) -> None:
        state, accounts = self._state, self._accounts
        self.setVisible(accounts is not None)
        if accounts is None:
            return
        is_british = self._country in checks.BRITISH
        self.iban.rename(self.tr("Sort code and account number, or IBAN") if is_british else self.tr("IBAN"))
        if accounts is not self._shown:
            self._shown = accounts
            main = [] if accounts.main is None else [accounts.main]
            self._rows.show_rows([*main, *accounts.data])
            if state.done == "accounts":
                for field in (self.iban, self.currency, self.name):
                    field.show_value("")
            self._propose_currency()
        self.add.show_busy(state.busy("accounts"), self.tr("Saving"))
        self.undo.setVisible(state.accounts_before is not None)
        self.undo.setEnabled(not state.busy("accounts"))
        self.words.setText(
            self.tr(
                "An invoice is paid into the account that is printed on it, if it is one of these; otherwise "
                "into the one in its currency, otherwise into the main account."
            )
        )
        failure = state.failed.get("accounts")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.banner.setVisible(bool(self.banner.words))

    def _propose_currency(self) -> None:
        """Fill in the currency of the country that the account is in, while none begins that of the main account's;
        what was typed stays."""
        if self.currency.value not in ("", self._proposed):
            return
        main = None if self._accounts is None else self._accounts.main
        typed = self.iban.value.replace(" ", "")
        self._proposed = _likely_currency(typed) or _likely_currency(main.iban if main else "")
        self.currency.show_value(self._proposed)

    @property
    def _country(self) -> str:
        """The creditor's, empty where it is not known."""
        creditor = self._state.session.creditor
        return (creditor.user.law or "") if creditor is not None else ""

    @property
    def _accounts(self) -> Accounts | None:
        return None if self._state.settings is None else self._state.settings.accounts

    def _line(self, account: BankAccount) -> QWidget:
        line = QWidget()
        side = QHBoxLayout(line)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(M)
        iban = in_fours(account.iban)
        if not isinstance(account, Account):
            side.addWidget(Label(self.tr("{iban} · main account").format(iban=iban)).selectable(), 1)
            return line
        facts = [iban, account.currency, *([account.name] if account.name else [])]
        side.addWidget(Label(" · ".join(facts)).selectable(), 1)
        remove = button(self.tr("Remove"), "ordinary")
        remove.setAccessibleName(self.tr("Remove the account {iban}").format(iban=iban))
        remove.clicked.connect(lambda: self._remove(account))
        side.addWidget(remove, 0, Qt.AlignmentFlag.AlignVCenter)
        return line

    def _remove(self, account: Account) -> None:
        if self._accounts is not None:
            left = [one for one in self._accounts.data if one != account]
            self._state.set_accounts(Accounts(data=left))

    def _add(self) -> None:
        currency = self.currency.value.upper()
        unknown = "" if currency in CURRENCIES else self.tr("Three letters, such as EUR or CHF.")
        empty = "" if self.iban.value else self.tr("Required")
        wrong_iban = empty or checks.account_doubt(self.iban.value, self._country)
        if complain((self.iban, wrong_iban), (self.currency, unknown), (self.name, "")):
            return
        if self._accounts is not None:
            account = Account(iban=self.iban.value, currency=currency, name=self.name.value or None)
            self._state.set_accounts(Accounts(data=[*self._accounts.data, account]))


def _likely_currency(number: str) -> str:
    """Return the currency of the country of an account, also of one that has no IBANs; empty where it tells none."""
    return home_currency(number) or _currency_by_locale(number[:2])


def _currency_by_locale(country: str) -> str:
    """Return the currency of the country with this ISO 3166 code, empty for none that there is."""
    territory = (
        QLocale.codeToTerritory(country.upper()) if len(country) == 2 else QLocale.Country.AnyTerritory
    )
    if territory == QLocale.Country.AnyTerritory:
        return ""
    here = QLocale(QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, territory)
    code = here.currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode)
    return code if code in CURRENCIES else ""

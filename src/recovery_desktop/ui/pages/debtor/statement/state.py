"""Statements of account: who writes them and where to pay to, stored as it is typed; written as a PDF or printed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QImage

from recovery_contract.accounts import choose_account, compact_account, in_fours
from recovery_desktop.commands.accounts import stored_accounts
from recovery_desktop.commands.debtor_details import is_owed
from recovery_desktop.commands.letterhead import draw_logo, fetch_letterhead
from recovery_desktop.commands.receivable_details import write_file
from recovery_desktop.ui.address import address_lines
from recovery_desktop.ui.document_view.page_drawing import image_of
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.pages.debtor.statement.build import StatementForm, build_statement, debtor_language
from recovery_desktop.ui.paper import NotPrinted, Sheet, pdf_of


class Statements:
    """Of the debtor on view."""

    def __init__(self, on_view: DebtorState) -> None:
        self._on_view = on_view
        self._logo: QImage | None = None
        self._colour: str | None = None

    @property
    def name(self) -> str:
        """The debtor's."""
        return "" if self._on_view.debtor is None else self._on_view.debtor.name

    @property
    def form(self) -> StatementForm:
        """What was typed for the last statement over this connection, else what is known of the creditor; in the
        language of this debtor."""
        typed = self._on_view.session.store.preferences.get(self._name)
        sender, account = (typed["sender"], typed["account"]) if typed else self._creditor()
        return StatementForm(debtor_language(self._on_view.details.about), sender, account)

    def save_form(self, form: StatementForm) -> None:
        """Write who writes and where to pay to, as it is typed."""
        typed = {"sender": form.sender, "account": form.account}
        self._on_view.session.store.preferences.set(self._name, typed)

    @property
    def _name(self) -> str:
        return f"statement {self._on_view.session.connection_store.connection_id}"

    def _creditor(self) -> tuple[str, str]:
        """Return name and address of the creditor, and its account, as they were typed when it was set up."""
        session = self._on_view.session
        if session.is_practice:
            from recovery_desktop.commands.open_practice import practice_name

            return practice_name(session.creditor), ""
        own, others = "this computer form", f"onboarding form {session.connection_store.connection_id}"
        form = own if session.is_this_computer else others
        typed = session.store.preferences.get(form, {})
        parts = ("line1", "line2", "postal_code", "city", "country")
        address = {part: typed.get(f"company.address.{part}") for part in parts}
        lines = (typed.get("company.name"), *address_lines(address, ""), typed.get("email"))
        return "\n".join(str(line) for line in lines if line), str(typed.get("bank_account.iban") or "")

    def sheet(self, form: StatementForm) -> Sheet:
        on_view = self._on_view
        details = on_view.details
        form = replace(form, account=self._accounts(form.account))
        sheet = build_statement(self.name, details.about, details.rows, form, details.issued)
        return replace(sheet, logo=self._logo, colour=self._colour)

    def _accounts(self, typed: str) -> str:
        """Return the account to pay to; in place of the main one each currency's own, where there are several."""
        session = self._on_view.session
        accounts = None if session.connection is None else stored_accounts(session.context)
        main = None if accounts is None else accounts.main
        if accounts is None or main is None or compact_account(typed) != compact_account(main.iban):
            return typed
        currencies = sorted({row.currency for row in self._on_view.details.rows if is_owed(row)})
        fitting = {one: choose_account(main, accounts.data, one) for one in currencies}
        ibans = {one: in_fours(account.iban) for one, account in fitting.items() if account is not None}
        if set(ibans.values()) <= {in_fours(main.iban)}:
            return typed
        return ", ".join(f"{iban} ({currency})" for currency, iban in ibans.items())

    def fetch_letterhead(self) -> None:
        """Ask for logo and colour; without an answer the statement has none."""

        async def fetch() -> None:
            head = await fetch_letterhead(self._on_view.session.context)
            logo = await draw_logo(head)
            self._logo = None if logo is None else image_of(logo)
            self._colour = None if head is None else head.used_colour or head.colour

        if self._on_view.session.connection is not None:
            self._on_view.act("letterhead", fetch)

    def write(self, path: Path, form: StatementForm) -> None:
        """Write the statement as a PDF."""
        content = pdf_of(self.sheet(form))

        async def write() -> None:
            await asyncio.to_thread(write_file, path, content)
            self._on_view.saved.emit(str(path))

        self._on_view.act("statement", write)

    def not_printed(self) -> None:
        self._on_view.failure = NotPrinted()
        self._on_view.changed.emit()

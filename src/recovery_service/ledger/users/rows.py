"""A creditor as the rest of the service sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from sqlalchemy import RowMapping

from recovery_contract.accounts import Account, choose_account
from recovery_contract.ids import ClientId, UserId
from recovery_contract.users import BankAccount, UserStatus
from recovery_service.law.countries import detect_country, find_country

_LANGUAGE_OF_COUNTRY: Final = {
    **dict.fromkeys(("FR", "BE", "LU", "MC"), "fr"),
    **dict.fromkeys(("DE", "AT", "LI"), "de"),
}


@dataclass(frozen=True)
class UserRow:
    """Times in milliseconds on the client's clock. `company` and `contact` as in the interface, absent values
    left out; `due_since` maps each open requirement to the moment it became due."""

    id: UserId
    client_id: ClientId
    created_by: str
    email: str
    status: UserStatus
    status_before_suspension: str | None
    kyb_status: str
    kyb_note: str | None
    created_at: int
    activated_at: int | None
    company: dict[str, Any]
    contact: dict[str, Any]
    language: str | None
    callback_url: str | None
    platform_metadata: dict[str, Any] | None
    link_generation: int
    iban: str | None
    bic: str | None
    account_holder: str | None
    accounts: list[dict[str, Any]] | None
    identity_given_at: int | None
    mandate_name: str | None
    mandate_signed_at: int | None
    mailbox_verified: bool
    due_since: dict[str, int]

    @classmethod
    def from_row(cls, row: Mapping[str, Any] | RowMapping) -> UserRow:
        values = {name: row[name] for name in _NAMES}
        return cls(**{**values, "status": UserStatus(values["status"])})

    @property
    def is_suspended(self) -> bool:
        return self.status is UserStatus.SUSPENDED

    @property
    def address(self) -> dict[str, Any]:
        return dict(self.company.get("address") or {})

    @property
    def country(self) -> str | None:
        """Return the ISO code of the country in the address, however it is written; None where none is."""
        return find_country(str(self.address.get("country") or ""))


_NAMES: Final = tuple(field.name for field in fields(UserRow))


@dataclass(frozen=True)
class CreditorProfile:
    """Sender of messages and letters.

    `name` is the company's, else the contact's, else the email address; `address` has the interface's keys; `language`
    is one in which debtors are written to. `account_holder` is who the account belongs to: banks compare the name.
    `accounts` are those beside the main one.
    """

    name: str
    account_holder: str
    siret: str | None
    vat_number: str | None
    iban: str | None
    bic: str | None
    email: str
    phone: str | None
    address: dict[str, str]
    language: str
    accounts: tuple[Account, ...] = ()

    @property
    def party(self) -> dict[str, Any]:
        """What tells whose law counts, as of a debtor."""
        return {"address": self.address, "siret": self.siret}

    @cached_property
    def country(self) -> str:
        """Return the ISO code by address or SIRET."""
        return detect_country(self.party)

    def paid_into(self, currency: str, printed: object) -> CreditorProfile:
        """Return the profile with the account that fits an invoice in this currency which names the account
        `printed`."""
        if not self.accounts:
            return self
        main = None
        if self.iban:
            main = BankAccount(iban=self.iban, bic=self.bic, holder=self.account_holder)
        account = choose_account(main, self.accounts, currency, printed)
        if account is None or account is main:
            return self
        holder = account.holder or self.account_holder
        return replace(self, iban=account.iban, bic=account.bic, account_holder=holder)

    @classmethod
    def from_user(cls, user: UserRow) -> CreditorProfile:
        company, contact = user.company, user.contact
        person = " ".join(filter(None, (contact.get("first_name"), contact.get("last_name"))))
        name = company.get("name") or person or user.email
        return cls(
            name=name,
            account_holder=user.account_holder or name,
            siret=company.get("siret"),
            vat_number=company.get("vat_number"),
            iban=user.iban,
            bic=user.bic,
            email=user.email,
            phone=company.get("phone") or contact.get("phone"),
            address=user.address,
            accounts=tuple(Account.model_validate(account) for account in user.accounts or ()),
            language=user.language or _LANGUAGE_OF_COUNTRY.get(user.country or "", "en"),
        )

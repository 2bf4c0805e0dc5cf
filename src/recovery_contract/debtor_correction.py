"""What a creditor corrects of a debtor after the submission: name, numbers, postal address, contacts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from recovery_contract.fields import Address, Body, Email, OneLine
from recovery_contract.receivables import Contact, NonEmpty


class ContactCorrection(Body):
    """`email` is the address under which the contact is known, absent for the first one of a debtor that is reached by
    letter alone; `corrected` the whole contact as it is from now on."""

    email: Email | None = None
    corrected: Contact


class CorrectDebtorRequest(Body):
    """What is absent stays as it is; `address` replaces the whole address, an empty number takes the known one away.
    `by_post` says whether letters alone are sent, whatever contacts are known. With `all_open` the same is corrected
    for every open receivable against this debtor."""

    company_name: NonEmpty | None = None
    siret: OneLine | None = None
    vat_number: OneLine | None = None
    address: Address | None = None
    contacts: Annotated[list[ContactCorrection], Field(max_length=50)] | None = None
    by_post: bool | None = None
    all_open: bool | None = None

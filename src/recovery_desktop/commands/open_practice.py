"""Makes the practice company, so that the first invoice can be submitted at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from recovery_contract.fields import Address
from recovery_contract.users import Company, CreateUserRequest, UserContact
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.creditor import fetch_creditor, is_active
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.store.creditors import Creditor

USUAL: Final = "FR"
COMPANIES: Final[Mapping[str, CreateUserRequest]] = {
    "FR": CreateUserRequest(
        email="facturation@atelier-exemple.example",
        company=Company(
            name="Atelier Exemple SARL",
            siret="99900010200015",
            vat_number="FR48999000102",
            address=Address(line1="12 rue des Essais", postal_code="69001", city="Lyon", country="FR"),
        ),
        contact=UserContact(first_name="La", last_name="Gérance"),
    ),
    "DE": CreateUserRequest(
        email="rechnung@musterwerkstatt.example",
        company=Company(
            name="Musterwerkstatt GmbH",
            vat_number="DE999000105",
            address=Address(line1="Beispielweg 12", postal_code="50667", city="Köln", country="DE"),
        ),
        contact=UserContact(first_name="Die", last_name="Geschäftsleitung"),
    ),
    "GB": CreateUserRequest(
        email="accounts@example-joinery.example",
        company=Company(
            name="Example Joinery Ltd",
            vat_number="GB999000103",
            address=Address(line1="12 Sample Street", postal_code="M1 1AA", city="Manchester", country="GB"),
        ),
        contact=UserContact(first_name="The", last_name="Management"),
    ),
}
"""By country: whoever wrote the sample invoices of that country. The person's language decides which one it is."""


def company_of(creditor: Creditor | None, country: str = USUAL) -> CreateUserRequest:
    """Return the company of Practice as it was made; before that, the one of this country."""
    country_of_company = creditor.user.law if creditor is not None else None
    return COMPANIES.get(country_of_company or (country if creditor is None else USUAL), COMPANIES[USUAL])


def practice_name(creditor: Creditor | None) -> str:
    company = company_of(creditor).company
    return (company.name if company is not None else None) or ""


async def open_practice(context: ConnectionContext, country: str) -> None:
    """Create an active company, or complete the one that is there; every step may be repeated. Raises a Failure."""
    if is_active(context):
        return
    if context.user_id is None:
        await create_creditor(context, company_of(None, country))
    await context.client.sandbox.complete_onboarding(context.creditor)
    await fetch_creditor(context)

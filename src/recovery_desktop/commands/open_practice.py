"""Makes the practice company, so that the first invoice can be submitted at once."""

from __future__ import annotations

from typing import Final

from recovery_contract.fields import Address
from recovery_contract.users import Company, CreateUserRequest, UserContact
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.creditor import fetch_creditor, is_active
from recovery_desktop.commands.onboard_creditor import create_creditor

PRACTICE_COMPANY: Final = "Atelier Exemple SARL"
COMPANY: Final = CreateUserRequest(
    email="facturation@atelier-exemple.example",
    company=Company(
        name=PRACTICE_COMPANY,
        siret="99900010200015",
        vat_number="FR48999000102",
        address=Address(line1="12 rue des Essais", postal_code="69001", city="Lyon", country="FR"),
    ),
    contact=UserContact(first_name="La", last_name="Gérance"),
)
"""Whoever wrote the sample invoice."""


async def open_practice(context: ConnectionContext) -> None:
    """Create an active company, or complete the one that is there; every step may be repeated. Raises a Failure."""
    if is_active(context):
        return
    if context.user_id is None:
        await create_creditor(context, COMPANY)
    await context.client.sandbox.complete_onboarding(context.creditor)
    await fetch_creditor(context)

"""What was paid before, told as the service understands it: by a field of its own, else by asking for the rest only."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

from recovery_contract.fields import from_minor, json_number, to_minor
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.description import names_field

_SENTENCES: Final = {
    "en": "Amount due of {due} {currency} after {prepaid} {currency} already paid, of {total} {currency} in all.",
    "fr": "Solde de {due} {currency} après {prepaid} {currency} déjà versés, sur {total} {currency} au total.",
    "de": "Restbetrag von {due} {currency} nach gezahlten {prepaid} {currency}, von insgesamt {total} {currency}.",
    "es": "Resto de {due} {currency} tras {prepaid} {currency} ya pagados, de un total de {total} {currency}.",
    "it": "Saldo di {due} {currency} dopo {prepaid} {currency} già versati, su un totale di {total} {currency}.",
    "nl": "Restbedrag van {due} {currency} na reeds betaalde {prepaid} {currency}, van in totaal {total} {currency}.",
}
_LANGUAGES: Final = {"fr": "fr", "de": "de", "at": "de", "es": "es", "it": "it", "nl": "nl"}
"""By the debtor's country: the debtor reads it."""


async def adapt_submission(context: ConnectionContext, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the submission as it is sent. Raises a Failure where the service cannot be asked now."""
    invoice = body.get("invoice")
    if not isinstance(invoice, Mapping) or not invoice.get("prepaid_amount"):
        return body
    return body if await supports_prepaid(context) else {**body, "invoice": _rest_of(body, invoice)}


async def supports_prepaid(context: ConnectionContext) -> bool:
    """Return whether the service's description names the field; looked up once and remembered."""
    profile = context.row.profile
    if profile.get("keeps_keys"):
        return True  # the service of this computer
    is_named = profile.get("prepaid")
    if is_named is None:
        is_named = await names_field(context.client.transport, "Invoice", "prepaid_amount")
        context.store.connections.update_profile(context.id, prepaid=is_named)
    return is_named


def _rest_of(body: Mapping[str, Any], invoice: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sum due as the amount, without the parts of the total, which do not add up to it."""
    currency = str(invoice.get("currency", "EUR"))
    total, prepaid = (
        from_minor(to_minor(Decimal(str(invoice[name])), currency), currency)
        for name in ("amount", "prepaid_amount")
    )
    address = (body.get("debtor") or {}).get("address") or {}
    language = _LANGUAGES.get(str(address.get("country") or "")[:2].lower(), "en")
    sentence = _SENTENCES[language].format(
        due=total - prepaid, prepaid=prepaid, total=total, currency=currency
    )
    left_out = ("prepaid_amount", "amount_before_tax", "tax_amount")
    values = {name: value for name, value in invoice.items() if name not in left_out}
    described = " – ".join(filter(None, (invoice.get("service_description"), sentence)))
    return {**values, "amount": json_number(total - prepaid), "service_description": described}

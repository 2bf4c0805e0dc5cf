"""What was corrected about a debtor, fact by fact: as it was, and as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.receivables import Receivable
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.countries import country_code, country_name
from recovery_desktop.ui.wording.money import Data

_FACTS: Final = {
    "company_name": QT_TRANSLATE_NOOP("receivable", "Name"),
    "siret": QT_TRANSLATE_NOOP("receivable", "SIREN or SIRET"),
    "vat_number": QT_TRANSLATE_NOOP("receivable", "VAT number"),
    "address.line1": QT_TRANSLATE_NOOP("receivable", "Address line 1"),
    "address.line2": QT_TRANSLATE_NOOP("receivable", "Address line 2"),
    "address.postal_code": QT_TRANSLATE_NOOP("receivable", "Postcode"),
    "address.city": QT_TRANSLATE_NOOP("receivable", "Town or city"),
    "address.country": QT_TRANSLATE_NOOP("receivable", "Country"),
    "contacts.email": QT_TRANSLATE_NOOP("receivable", "Email"),
    "contacts.first_name": QT_TRANSLATE_NOOP("receivable", "First name"),
    "contacts.last_name": QT_TRANSLATE_NOOP("receivable", "Last name"),
    "contacts.phone": QT_TRANSLATE_NOOP("receivable", "Phone"),
    "contacts.job_title": QT_TRANSLATE_NOOP("receivable", "Role"),
    "contacts.level": QT_TRANSLATE_NOOP("receivable", "Order"),
}


def correction_words(data: Data, receivable: Receivable) -> str:
    """Return each fact with what it was and what it is now."""
    changes = [one for one in data.get("changes") or () if isinstance(one, Mapping)]
    words = QCoreApplication.translate("receivable", "You corrected the debtor. {facts}")
    return words.format(facts=" · ".join(_change(one) for one in changes)) if changes else ""


def _change(change: Mapping[str, Any]) -> str:
    field = str(change.get("field") or "")
    if field == "by_post":
        chosen = QCoreApplication.translate("receivable", "Letters only from now on.")
        ended = QCoreApplication.translate("receivable", "Emails and calls again, as the plan has them.")
        return chosen if change.get("after") else ended
    words = QCoreApplication.translate("receivable", "{fact}: {before} → {after}")
    return words.format(
        fact=_fact(field),
        before=_value(field, change.get("before")),
        after=_value(field, change.get("after")),
    )


def _fact(field: str) -> str:
    return QCoreApplication.translate("receivable", _FACTS[field]) if field in _FACTS else field


def _value(field: str, value: Any) -> str:
    if value in (None, ""):
        return QCoreApplication.translate("receivable", "nothing")
    if field == "contacts.level":
        return text.level_word(int(value))
    if field == "siret":
        return text.siret(str(value))
    return country_name(country_code(str(value))) if field == "address.country" else str(value)

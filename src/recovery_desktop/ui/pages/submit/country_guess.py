"""The debtor's country where nothing says it but the form of its postal code: chosen for the person, to be checked."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from recovery_desktop.ui.pages.submit.form import Form

COUNTRY: Final = "debtor.address.country"
_CODES: Final = {
    "AT": r"[1-9]\d{3}",
    "BE": r"[1-9]\d{3}",
    "CH": r"[1-9]\d{3}",
    "DE": r"\d{5}",
    "ES": r"(?:0[1-9]|[1-4]\d|5[0-2])\d{3}",
    "FR": r"(?:0[1-9]|[1-8]\d|9[0-8])\d{3}",
    "IT": r"\d{5}",
    "LU": r"[1-9]\d{3}",
    "GB": r"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}",
    "IE": r"[A-Z]\d[\dW] ?[A-Z\d]{4}",
    "NL": r"[1-9]\d{3} ?[A-Z]{2}",
    "PT": r"\d{4}-\d{3}",
}
_ALONE: Final = ("GB", "IE", "NL", "PT")
"""Written like nobody else's."""
_DIALLED: Final = {
    "31": "NL", "32": "BE", "33": "FR", "34": "ES", "351": "PT", "352": "LU", "353": "IE", "39": "IT",
    "41": "CH", "43": "AT", "44": "GB", "49": "DE",
}  # fmt: skip
_OF_DOMAINS: Final = {"uk": "GB"}


def with_country(form: Form, home: str) -> Form:
    """Return the form with the country that its postal code tells, where the form has none; `home` is the creditor's
    own, empty for unknown."""
    if COUNTRY in form.touched or form.value(COUNTRY):
        return form
    country = _guess(form, home)
    if not country:
        return form
    return replace(form, values={**form.values, COUNTRY: country}, guessed=form.guessed | {COUNTRY})


def is_guessed(form: Form) -> bool:
    return COUNTRY in form.guessed - form.touched and bool(form.value(COUNTRY))


def _guess(form: Form, home: str) -> str:
    code = form.value("debtor.address.postal_code").upper()
    if not code or not form.value("debtor.address.city"):
        return ""
    fitting = [country for country, shape in _CODES.items() if re.fullmatch(shape, code)]
    likely = [country for country in (*_ALONE, home) if country in fitting]
    named = _list_named(form)
    # Two that say different things are left to the person.
    return likely[0] if likely and named <= {likely[0]} else ""


def _list_named(form: Form) -> set[str]:
    """Return the countries that the debtor's number, telephone and mail name by the way."""
    named = (
        {vat[:2].upper()} if (vat := form.value("debtor.vat_number")) and vat[:2].isalpha() else set[str]()
    )
    if form.value("debtor.siret"):
        named.add("FR")
    for contact in form.contacts:
        domain = contact.get("email", "").strip().lower().rpartition(".")[2]
        named.add(_OF_DOMAINS.get(domain, domain.upper()))
        phone = re.sub(r"[^+\d]", "", contact.get("phone", "")).replace("+", "00", 1)
        named |= {country for prefix, country in _DIALLED.items() if phone.startswith(f"00{prefix}")}
    return named & _CODES.keys()

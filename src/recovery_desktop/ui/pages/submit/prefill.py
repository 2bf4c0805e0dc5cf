"""Filling a form with what is known of its debtor, visibly, and taking that out again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.invoice_paths import BY_POST, LETTERS_ONLY
from recovery_desktop.folding import fold
from recovery_desktop.store.debtors import ConfirmedDebtor
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form

IDENTITY: Final = ("debtor.company_name", "debtor.siret", "debtor.vat_number")
REFUSED: Final = "refused"
"""In place of a debtor's draft: the person wants this form without."""
_NUMBERS: Final = ("debtor.siret", "debtor.vat_number", "debtor.company_type")
_STREET: Final = "debtor.address.line1"
_COUNTRY: Final = "debtor.address.country"
_PLACE: Final = tuple(path for path in invoice_paths.DEBTOR if path.startswith("debtor.address."))


def fill_from_debtor(form: Form, debtor: ConfirmedDebtor) -> Form:
    """Fill empty fields with the confirmed debtor; an address or contacts of the form's own stay whole."""
    values, prefilled = dict(form.values), set[str]()
    paths = [path for path in _NUMBERS if not values.get(path)]
    if not any(values.get(path) for path in _PLACE):
        paths += _PLACE
    elif _is_street_of(values, debtor):
        paths += [path for path in _PLACE if not values.get(path)]
    for path in paths:
        value = _at(debtor.body, path)
        if value and path not in form.touched:
            values[path] = value
            prefilled.add(path)
    contacts = form.contacts
    if forms.CONTACTS not in form.touched and not any(one.get("email") for one in contacts):
        contacts = contacts_of(debtor)
        prefilled |= {forms.CONTACTS} if contacts else set()
        if debtor.body.get("by_post") and BY_POST not in form.touched:
            values[BY_POST] = "true"
            prefilled.add(BY_POST)
    if (
        debtor.body.get("by_post")
        and emails(debtor.body.get("contacts"))
        and LETTERS_ONLY not in form.touched
    ):
        values[LETTERS_ONLY] = "true"
        prefilled.add(LETTERS_ONLY)
    return replace(
        form,
        values=values,
        contacts=contacts,
        debtor_draft_id=debtor.draft_id,
        prefilled=frozenset(prefilled),
    )


def _is_street_of(values: Mapping[str, str], debtor: ConfirmedDebtor) -> bool:
    """Return whether nothing but the known street is there, so that the known town belongs to it."""
    filled = {path for path in _PLACE if values.get(path)}
    street = fold(_at(debtor.body, _STREET)).strip()
    return filled == {_STREET} and bool(street) and fold(values[_STREET]).strip() == street


def clear_prefilled(form: Form, *, refused: bool) -> Form:
    """Return the form without what came from the known debtor; what a person changed since stays."""
    values = {path: value for path, value in form.values.items() if path not in form.prefilled}
    contacts = () if forms.CONTACTS in form.prefilled else form.contacts
    return replace(
        form,
        values=values,
        contacts=contacts,
        debtor_draft_id=REFUSED if refused else "",
        prefilled=frozenset(),
    )


def goes_to_the_same_address(form: Form, debtor: ConfirmedDebtor) -> bool:
    """Return whether letters to it go where they went before."""
    return bool(debtor.body.get("by_post")) and all(
        fold(form.value(path)) == fold(_at(debtor.body, path)) for path in _PLACE if path != _COUNTRY
    )


def contacts_of(debtor: ConfirmedDebtor) -> tuple[dict[str, str], ...]:
    return tuple(
        {name: str(contact[name]) for name in forms.CONTACT if contact.get(name)}
        for contact in debtor.body.get("contacts") or ()
    )


def emails(contacts: object) -> set[str]:
    """Return the addresses of contacts, as they are compared."""
    rows = contacts if isinstance(contacts, list | tuple) else ()
    return {str(one.get("email", "")).strip().casefold() for one in rows} - {""}


def _at(body: Mapping[str, Any], path: str) -> str:
    value: Any = body
    for part in path.split(".")[1:]:
        value = value.get(part) if isinstance(value, Mapping) else None
    return "" if value is None else str(value)

"""What a person changes in the fields of an invoice: each change makes a new form."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form


def with_value(form: Form, path: str, value: str, refused: Collection[str]) -> Form:
    """Return the form with this value; a change of one of the `refused` paths is remembered."""
    return replace(
        form,
        values={**form.values, path: value},
        touched=form.touched | {path},
        prefilled=form.prefilled - {path},
        corrected=_corrected(form, path, refused),
    )


def with_contact(form: Form, at: int, name: str, value: str, refused: Collection[str]) -> Form:
    """Return the form with one part of a contact changed; an index after the last adds a contact."""
    contacts = [dict(contact) for contact in form.contacts]
    while len(contacts) <= at:
        contacts.append({})
    contacts[at][name] = value
    return _with_contacts(form, contacts, f"{forms.CONTACTS}.{at}.{name}", refused)


def without_contact(form: Form, at: int, refused: Collection[str]) -> Form:
    contacts = [dict(contact) for contact in form.contacts]
    if at < len(contacts):
        del contacts[at]
    return _with_contacts(form, contacts, forms.CONTACTS, refused)


def _with_contacts(
    form: Form, contacts: Sequence[dict[str, str]], path: str, refused: Collection[str]
) -> Form:
    return replace(
        form,
        contacts=tuple(contacts),
        touched=form.touched | {forms.CONTACTS},
        prefilled=form.prefilled - {forms.CONTACTS},
        corrected=_corrected(form, path, refused),
    )


def _corrected(form: Form, path: str, refused: Collection[str]) -> frozenset[str]:
    """Return the corrected paths with this one, where it was refused."""
    near = any(place == path or place.startswith(f"{path}.") for place in refused)
    return form.corrected | {path} if near else form.corrected

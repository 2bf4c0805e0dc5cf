"""Drafts that may be one invoice under two numbers: the same debtor, day and amount."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from recovery_desktop.commands.document_kind import get_other_document
from recovery_desktop.ids import DraftId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import typed
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import DISTINCT_FROM, Form

_COMPARED: Final = (
    "debtor.company_name",
    "invoice.issue_date",
    "invoice.amount",
    "invoice.currency",
    "invoice.numbers",
)
_Key = tuple[object, ...]


@dataclass(frozen=True)
class LookAlike:
    """The `first` other draft that looks like this one, `among` all of the same debtor, day and amount."""

    draft: Draft
    first: Draft
    among: Sequence[Draft]

    @property
    def name(self) -> str:
        """Its number, else the name of its file."""
        return _name_of(self.first)

    @property
    def draft_ids(self) -> tuple[DraftId, ...]:
        return tuple(other.id for other in self.among if _is_like(self.draft, other))


class LookAlikes:
    """Finds them among the rows; what was compared of a draft is read once for each of its states."""

    def __init__(self, rows: Callable[[], list[Draft]]) -> None:
        self._rows = rows
        self._keys: dict[DraftId, tuple[object, _Key | None]] = {}
        self._indexed: tuple[list[Draft] | None, dict[_Key, list[Draft]]] = (None, {})

    def find(self, draft: Draft, body: Mapping[str, Any] | None = None) -> LookAlike | None:
        """Return the first that looks like this draft, or like what was just typed into it; None where there is none or
        a person kept both."""
        if body is not None:
            draft = replace(draft, body=body)
        key = self._key(draft) if body is None else _key_of(draft)
        if key is None:
            return None
        among = self._index().get(key, ())
        first = next((other for other in among if _is_like(draft, other)), None)
        return LookAlike(draft, first, among) if first is not None else None

    def _index(self) -> dict[_Key, list[Draft]]:
        rows = self._rows()
        if self._indexed[0] is not rows:
            index: dict[_Key, list[Draft]] = {}
            for row in rows:
                if (key := self._key(row)) is not None:
                    index.setdefault(key, []).append(row)
            there = {row.id for row in rows}
            self._keys = {id: one for id, one in self._keys.items() if id in there}
            self._indexed = rows, index
        return self._indexed[1]

    def _key(self, draft: Draft) -> _Key | None:
        version = (draft.updated_at, draft.state)
        cached = self._keys.get(draft.id)
        if cached is None or cached[0] != version:
            cached = self._keys[draft.id] = version, _key_of(draft)
        return cached[1]


def _is_like(draft: Draft, other: Draft) -> bool:
    """Return whether nobody kept both; one file dropped twice is said in words of its own."""
    is_same_file = draft.file_sha256 is not None and other.file_sha256 == draft.file_sha256
    return other.id != draft.id and not is_same_file and other.id not in draft.body.get(DISTINCT_FROM, ())


def _key_of(draft: Draft) -> _Key | None:
    """Return what is compared, None where part of it is not known or it is no invoice."""
    if get_other_document(draft) is not None:
        return None
    form = light_form(draft)
    try:
        amount, day = forms.amount_of(form, "invoice.amount"), forms.date_of(form, "invoice.issue_date")
    except typed.NotUnderstood:
        return None
    name = name_key(form.value("debtor.company_name"))
    return (name, day, amount, form.currency) if name and day is not None and amount is not None else None


def light_form(draft: Draft) -> Form:
    """Return a form with what is compared only: a whole one for each of hundreds of drafts takes long."""
    touched = frozenset(draft.body.get("touched", ()))
    typed_values: Mapping[str, Any] = draft.body.get("values", {})
    data = (draft.extraction or {}).get("data", {})
    values = {}
    for path in _COMPARED:
        part, name = path.split(".")
        read = (data.get(part) or {}).get(name)
        if path in touched or read is None:
            read = typed_values.get(path)
        if read is not None:
            values[path] = ", ".join(map(str, read)) if isinstance(read, list) else str(read)
    return Form(values, touched=touched)


def _name_of(draft: Draft) -> str:
    return ", ".join(forms.numbers_of(light_form(draft))) or draft.file_name or ""

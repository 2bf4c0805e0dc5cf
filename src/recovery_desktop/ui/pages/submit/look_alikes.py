"""Drafts that may be one invoice: the same debtor, day and amount under two numbers, or the same number and amount."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from recovery_desktop.commands.document_kind import get_other_document
from recovery_desktop.folding import natural_key
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
    """The `first` other draft that looks like this one, `among` all that are compared with it. `is_same_number`: a
    number and its amount tell them alike, whatever the debtor is called."""

    draft: Draft
    first: Draft
    among: Sequence[Draft]
    is_same_number: bool = False

    @property
    def name(self) -> str:
        """Its number, else the name of its file; of the same number, the name of its file."""
        return (self.first.file_name or "") if self.is_same_number else _name_of(self.first)

    @property
    def draft_ids(self) -> tuple[DraftId, ...]:
        return tuple(other.id for other in self.among if _is_like(self.draft, other))


class LookAlikes:
    """Finds them among the rows; what was compared of a draft is read once for each of its states."""

    def __init__(self, rows: Callable[[], list[Draft]]) -> None:
        self._rows = rows
        self._keys: dict[DraftId, tuple[object, Sequence[_Key]]] = {}
        self._indexed: tuple[list[Draft] | None, dict[_Key, list[Draft]]] = (None, {})

    def find(self, draft: Draft, body: Mapping[str, Any] | None = None) -> LookAlike | None:
        """Return the first that looks like this draft, or like what was just typed into it; None where there is none or
        a person kept both."""
        if body is not None:
            draft = replace(draft, body=body)
        keys = self._keys_of(draft) if body is None else _keys_of(draft)
        among = {row.id: row for key in keys for row in self._index().get(key, ())}
        first = next((other for other in among.values() if _is_like(draft, other)), None)
        if first is None:
            return None
        is_same_number = bool(_numbers(draft) & _numbers(first))
        return LookAlike(draft, first, tuple(among.values()), is_same_number)

    def _index(self) -> dict[_Key, list[Draft]]:
        rows = self._rows()
        if self._indexed[0] is not rows:
            index: dict[_Key, list[Draft]] = {}
            for row in rows:
                for key in self._keys_of(row):
                    index.setdefault(key, []).append(row)
            there = {row.id for row in rows}
            self._keys = {id: one for id, one in self._keys.items() if id in there}
            self._indexed = rows, index
        return self._indexed[1]

    def _keys_of(self, draft: Draft) -> Sequence[_Key]:
        version = (draft.updated_at, draft.state)
        cached = self._keys.get(draft.id)
        if cached is None or cached[0] != version:
            cached = self._keys[draft.id] = version, _keys_of(draft)
        return cached[1]


def _is_like(draft: Draft, other: Draft) -> bool:
    """Return whether nobody kept both; one file dropped twice is said in words of its own."""
    is_same_file = draft.file_sha256 is not None and other.file_sha256 == draft.file_sha256
    return other.id != draft.id and not is_same_file and other.id not in draft.body.get(DISTINCT_FROM, ())


def _keys_of(draft: Draft) -> list[_Key]:
    """Return what is compared, as far as it is known; nothing of what is no invoice."""
    if get_other_document(draft) is not None:
        return []
    form = light_form(draft)
    try:
        amount = forms.amount_of(form, "invoice.amount")
    except typed.NotUnderstood:
        return []
    if amount is None:
        return []
    keys: list[_Key] = [(number, amount, form.currency) for number in sorted(_numbers_of(form))]
    try:
        day = forms.date_of(form, "invoice.issue_date")
    except typed.NotUnderstood:
        return keys
    name = name_key(form.value("debtor.company_name"))
    return [*keys, (name, day, amount, form.currency)] if name and day is not None else keys


def _numbers_of(form: Form) -> set[str]:
    """Return its numbers, by their value: `fa-01` is `FA-1`."""
    return {natural_key(number) for number in forms.numbers_of(form)}


def _numbers(draft: Draft) -> set[str]:
    return _numbers_of(light_form(draft))


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

"""Invoices on their way in: the queue of drafts, and the one under review, durable at every key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import Signal

from recovery_contract.extraction import ExtractionResult, FieldEvidence
from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.commands.learn import REMEMBERED
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.state import PageState, Spawn

READABLE: Final = ("review", "unread", "submitting")
"""The states in which a draft can be looked at."""


class DraftReads(Protocol):
    def open(self) -> Sequence[Draft]:
        """Oldest first, without those submitted. `body` is what `Form.as_body` made, or empty."""

    def get(self, draft_id: str) -> Draft:
        """Raises KeyError."""


class DraftCommands(Protocol):
    def type(self, draft_id: str, body: Mapping[str, Any], /) -> None:
        """Keep what was typed; durable when it returns."""

    async def add_files(self, paths: Sequence[Path], /) -> None:
        """A draft for each file, durable first, then uploaded and read one after the other."""

    async def add_empty(self) -> str:
        """A draft without a document; its id."""

    async def read_again(self, draft_id: str, /) -> None: ...

    async def discard(self, draft_id: str, /) -> None: ...

    def submit(self, draft_id: str, request: CreateReceivableRequest, /) -> Intent:
        """Durable when it returns; sent after the seconds in which it can be taken back."""

    def forget(self, correction_id: str, /) -> None:
        """Apply a remembered correction no longer, here and on what comes; durable when it returns."""

    def take_back(self, intent_id: str, /) -> bool:
        """Before it has left; False where it is too late."""


class SubmitState(PageState):
    """`opened` when a draft comes under review; `submitted` carries (draft id, intent id) once it is durable."""

    opened = Signal(str)
    submitted = Signal(str, str)

    def __init__(
        self,
        spawn: Spawn,
        reads: DraftReads,
        commands: DraftCommands,
        user_id: Callable[[], str],
        uploaded: Callable[[str], float | None] = lambda draft_id: None,
    ) -> None:
        """`user_id` is the active creditor's, empty for none; `uploaded` the part of a draft's file, 0 to 1."""
        super().__init__(spawn)
        self._reads, self._commands, self._user_id, self.uploaded = reads, commands, user_id, uploaded
        self.rows: list[Draft] = []
        self.current: Draft | None = None
        self.extraction: ExtractionResult | None = None
        self.form = Form()
        self.tried = False
        self._filled_from = ""
        self._learned: frozenset[str] = frozenset()
        self.reread()

    def reread(self) -> None:
        """Look into the store again; what is being typed is not disturbed."""
        self.rows = list(self._reads.open())
        if self.current is not None:
            self._look_at(self.current.id)
        self.changed.emit()

    def add_files(self, paths: Sequence[Path]) -> None:
        taken = list(paths)
        # Several drops at once must not be lost to the rule of one command per name.
        self.act(f"add {len(self._running)} {taken}", lambda: self._commands.add_files(taken))

    def add_empty(self) -> None:
        self.act("add_empty", self._add_empty)

    async def _add_empty(self) -> None:
        made = await self._commands.add_empty()
        self.reread()
        self.open(made)

    def read_again(self, id: str) -> None:
        self.act(f"read {id}", lambda: self._commands.read_again(id))

    def discard(self, id: str) -> None:
        self.act(f"discard {id}", lambda: self._discard(id))

    async def _discard(self, id: str) -> None:
        await self._commands.discard(id)
        if self.current is not None and self.current.id == id:
            self._leave()
        self.reread()

    def open(self, id: str) -> None:
        """Bring a draft under review; one that is gone leaves the queue on view."""
        self.tried, self._filled_from, self._learned, self.failure = False, "", frozenset(), None
        self._look_at(id)
        if self.current is not None:
            self.form = forms.form_of(self.current.body)
            self._take_reading()
            self.opened.emit(id)
        self.changed.emit()

    def close(self) -> None:
        self._leave()
        self.reread()

    def _look_at(self, id: str) -> None:
        try:
            self.current = self._reads.get(id)
        except KeyError:
            self._leave()
            return
        read = self.current.extraction
        self.extraction = ExtractionResult.model_validate(read) if read else None
        if self._filled_from:
            self._take_reading()

    def _leave(self) -> None:
        self.current, self.extraction, self.form, self._filled_from = None, None, Form(), ""

    def _take_reading(self) -> None:
        """Fill in what was read, once for each reading and for what is remembered of its layout."""
        read = self.extraction.extraction_id if self.extraction else "nothing"
        learned = self._learned_paths()
        if self._filled_from != read or self._learned != learned:
            gone = self._learned - learned - self.form.touched
            self._filled_from, self._learned = read, learned
            if self.extraction:
                values = {path: value for path, value in self.form.values.items() if path not in gone}
                self.form = forms.filled(replace(self.form, values=values), self.extraction)
                self._keep()

    def _learned_paths(self) -> frozenset[str]:
        fields = self.extraction.data.fields if self.extraction else {}
        return frozenset(path for path, found in fields.items() if _correction_of(found))

    @staticmethod
    def form_of(draft: Draft) -> Form:
        """The form of a draft that is not under review."""
        form = forms.form_of(draft.body)
        return (
            forms.filled(form, ExtractionResult.model_validate(draft.extraction))
            if draft.extraction
            else form
        )

    def edit(self, path: str, value: str) -> None:
        self.form = replace(
            self.form, values={**self.form.values, path: value}, touched=self.form.touched | {path}
        )
        self._keep()

    def edit_contact(self, at: int, name: str, value: str) -> None:
        """Change one part of a contact; the one after the last makes a new one."""
        contacts = [dict(contact) for contact in self.form.contacts]
        while len(contacts) <= at:
            contacts.append({})
        contacts[at][name] = value
        self._set_contacts(contacts)

    def remove_contact(self, at: int) -> None:
        contacts = [dict(contact) for contact in self.form.contacts]
        if at < len(contacts):
            del contacts[at]
        self._set_contacts(contacts)

    def _set_contacts(self, contacts: list[dict[str, str]]) -> None:
        self.form = replace(self.form, contacts=tuple(contacts), touched=self.form.touched | {forms.CONTACTS})
        self._keep()

    def _keep(self) -> None:
        if self.current is not None:
            self._commands.type(self.current.id, self.form.as_body())
        self.changed.emit()

    def evidence(self, path: str) -> FieldEvidence | None:
        """How this field was read, None where it was not or the person decided otherwise."""
        if self.extraction is None or path in self.form.touched:
            return None
        return self.extraction.data.fields.get(path)

    def boxes(self) -> dict[str, FieldEvidence]:
        """Every field with a place on the page, touched or not."""
        fields = self.extraction.data.fields if self.extraction else {}
        return {path: found for path, found in fields.items() if found.box and len(found.box) == 4}

    def warnings(self) -> list[tuple[str, str]]:
        """What the reader doubted or a correction changed: (path or empty, words)."""
        found = self.extraction.warnings if self.extraction else []
        return [
            (one.field or "", one.message)
            for one in found
            if one.code != REMEMBERED or one.field not in self.form.touched
        ]

    def remembered(self, path: str) -> str:
        """The correction from which this field has its value, empty for none."""
        evidence = self.evidence(path)
        return _correction_of(evidence) if evidence is not None else ""

    def forget(self, path: str) -> None:
        """Put back what was read, and no longer apply the correction."""
        if correction := self.remembered(path):
            self._commands.forget(correction)
            self.reread()

    def problems(self) -> dict[str, str]:
        return forms.problems(self.form)

    def doubts(self) -> dict[str, str]:
        return forms.doubts(self.form)

    def why_not(self) -> list[str]:
        """The paths that stop the submission, `user` where there is no active creditor; empty when it may go."""
        return list(self.problems()) or ([] if self._user_id() else ["user"])

    @property
    def may_force(self) -> bool:
        """Whether the service refused for a reason that the creditor may override."""
        failure = self.current.failure if self.current else None
        return failure is not None and failure.get("code") in _OVERRIDABLE

    def submit(self, *, force_proceed: bool = False) -> None:
        """Hand the draft over; where something is missing, say so instead."""
        self.tried = True
        draft = self.current
        if draft is None or self.why_not():
            self.changed.emit()
            return
        extraction = self.extraction.extraction_id if self.extraction else ""
        request = forms.request_of(
            self.form, self._user_id(), extraction_id=extraction, force_proceed=force_proceed
        )
        intent = self._commands.submit(draft.id, request)
        self._leave()
        self.reread()
        self.submitted.emit(draft.id, intent.id)

    def take_back(self, intent_id: str, draft_id: str) -> bool:
        """Undo a submission that has not left; its draft comes back under review."""
        taken = self._commands.take_back(intent_id)
        self.reread()
        if taken:
            self.open(draft_id)
        return taken


def _correction_of(found: FieldEvidence) -> str:
    return str((found.model_extra or {}).get("learned", ""))


_OVERRIDABLE = ("DUPLICATE_RECEIVABLE", "NOT_YET_DUE", "PAST_LIMITATION")

"""Invoices on their way in: the queue of drafts, and the one under review, durable at every key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, Protocol

from PySide6.QtCore import Signal

from recovery_contract.extraction import ExtractionResult, FieldEvidence
from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.state import PageState, Spawn

Stage = Literal["waiting", "uploading", "reading", "ready", "failed", "submitting", "submitted"]


@dataclass(frozen=True)
class DraftRow:
    """A draft as kept: `body` is a Form, `fraction` the part uploaded, `failure` why reading or submitting failed."""

    id: str
    name: str
    stage: Stage
    path: Path | None = None
    body: Mapping[str, Any] = forms.Form().as_body()
    extraction: ExtractionResult | None = None
    fraction: float | None = None
    failure: str = ""
    failure_code: str = ""


class DraftReads(Protocol):
    def drafts(self) -> Sequence[DraftRow]:
        """Oldest first, without those submitted and taken over."""

    def draft(self, id: str, /) -> DraftRow | None: ...

    def user_id(self) -> str:
        """The creditor's id, empty while there is none that may submit."""


class DraftCommands(Protocol):
    def keep(self, id: str, body: Mapping[str, Any], /) -> None:
        """Durable when it returns."""

    async def add_files(self, paths: Sequence[Path], /) -> None:
        """A draft for each file, durable first, then uploaded and read one after the other."""

    async def add_empty(self) -> str:
        """A draft without a document; its id."""

    async def read_again(self, id: str, /) -> None: ...

    async def discard(self, id: str, /) -> None: ...

    async def submit(self, id: str, request: CreateReceivableRequest, /) -> None: ...


class SubmitState(PageState):
    """`opened` when a draft comes under review, `submitted` with its id once its submission is durable."""

    opened = Signal(str)
    submitted = Signal(str)

    def __init__(self, spawn: Spawn, reads: DraftReads, commands: DraftCommands) -> None:
        super().__init__(spawn)
        self._reads, self._commands = reads, commands
        self.rows: list[DraftRow] = []
        self.current: DraftRow | None = None
        self.form = Form()
        self.tried = False
        self._filled_from = ""
        self.reread()

    def reread(self) -> None:
        """Look into the store again; what is being typed is not disturbed."""
        self.rows = list(self._reads.drafts())
        if self.current is not None:
            self.current = self._reads.draft(self.current.id)
            if self.current is None:
                self._leave()
            else:
                self._take_reading()
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
        self.current = self._reads.draft(id)
        self.tried, self._filled_from, self.failure = False, "", None
        if self.current is None:
            self._leave()
        else:
            self.form = forms.form_of(self.current.body)
            self._take_reading()
            self.opened.emit(id)
        self.changed.emit()

    def close(self) -> None:
        self._leave()
        self.reread()

    def _leave(self) -> None:
        self.current, self.form, self._filled_from = None, Form(), ""

    def _take_reading(self) -> None:
        draft = self.current
        if (
            draft is not None
            and draft.extraction is not None
            and self._filled_from != draft.extraction.extraction_id
        ):
            self._filled_from = draft.extraction.extraction_id
            self.form = forms.filled(self.form, draft.extraction)
            self._keep()

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
            self._commands.keep(self.current.id, self.form.as_body())
        self.changed.emit()

    def evidence(self, path: str) -> FieldEvidence | None:
        """How this field was read, None where it was not or the person decided otherwise."""
        if self.current is None or self.current.extraction is None or path in self.form.touched:
            return None
        return self.current.extraction.data.fields.get(path)

    def boxes(self) -> dict[str, FieldEvidence]:
        """Every field with a place on the page, touched or not."""
        if self.current is None or self.current.extraction is None:
            return {}
        fields = self.current.extraction.data.fields
        return {path: found for path, found in fields.items() if found.box and len(found.box) == 4}

    def warnings(self) -> list[tuple[str, str]]:
        """What the reader doubted: (path or empty, words)."""
        if self.current is None or self.current.extraction is None:
            return []
        return [(warning.field or "", warning.message) for warning in self.current.extraction.warnings]

    def problems(self) -> dict[str, str]:
        return forms.problems(self.form)

    def doubts(self) -> dict[str, str]:
        return forms.doubts(self.form)

    def why_not(self) -> list[str]:
        """The paths that stop the submission, `user` where there is no active creditor; empty when it may go."""
        return list(self.problems()) or ([] if self._reads.user_id() else ["user"])

    @property
    def may_force(self) -> bool:
        """Whether the service refused for a reason that the creditor may override."""
        return self.current is not None and self.current.failure_code in _OVERRIDABLE

    def submit(self, *, force_proceed: bool = False) -> None:
        """Hand the draft over; where something is missing, say so instead."""
        self.tried = True
        draft = self.current
        if draft is None or self.why_not():
            self.changed.emit()
            return
        extraction = draft.extraction.extraction_id if draft.extraction else ""
        request = forms.request_of(
            self.form, self._reads.user_id(), extraction_id=extraction, force_proceed=force_proceed
        )
        self.act(f"submit {draft.id}", lambda: self._submit(draft.id, request))

    async def _submit(self, id: str, request: CreateReceivableRequest) -> None:
        await self._commands.submit(id, request)
        if self.current is not None and self.current.id == id:
            self._leave()
        self.submitted.emit(id)
        self.reread()

    @property
    def submitting(self) -> bool:
        return self.current is not None and self.busy(f"submit {self.current.id}")


_OVERRIDABLE = ("DUPLICATE_RECEIVABLE", "NOT_YET_DUE", "PAST_LIMITATION")

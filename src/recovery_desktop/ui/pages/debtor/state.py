"""One debtor: what is stored of its invoices, and what the person decides and notes about it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Signal

from recovery_contract.allowed_actions import Action, creditor_actions
from recovery_contract.debtor_correction import CorrectDebtorRequest
from recovery_contract.extensions import PauseRequest, SameDebtorAnswer, StoredDocument
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.table import ANSWER_SAME_DEBTOR, CORRECT_DEBTOR, PAUSE, RESUME
from recovery_desktop.commands.debtor_details import (
    DebtorDetails,
    OpenQuestion,
    OwnPaper,
    fetch_documents,
    find_questions,
    read_debtor,
)
from recovery_desktop.commands.receivable_details import fetch_document, save_copy
from recovery_desktop.failures import Unreadable
from recovery_desktop.ids import DebtorDecisionId, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtor_book import DebtorNote, DebtorSummary
from recovery_desktop.store.debtor_groups import DebtorDecision
from recovery_desktop.ui import text
from recovery_desktop.ui.address import lacks_email
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.wording.papers import paper_name

NO_INTENT: Final = IntentId("")
"""Where the service is told nothing."""
_STEERING: Final = (PAUSE.kind, RESUME.kind)


class DebtorState(PageState):
    """`id` is one of its receivables. `joined` and `separated` carry the decision, and the answer to the service that
    goes with it; `corrected`, also of a pause, a source text for a toast and the intents; `opened_paper` a file to look
    at and its name, `saved` where a copy lies now."""

    joined = Signal(str, str)
    separated = Signal(str)
    corrected = Signal(str, list)
    opened_paper = Signal(Path, str)
    saved = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.id = ReceivableId("")
        self._clear()

    def _clear(self) -> None:
        self.failure = None
        self.debtor: DebtorSummary | None = None
        self.others: list[DebtorSummary] = []
        self.details = DebtorDetails()
        self.decisions: list[DebtorDecision] = []
        self.documents: list[tuple[ReceivableId, StoredDocument]] | None = None
        self.missing = self._is_outdated = False

    def open(self, id: ReceivableId) -> None:
        """Show the debtor of this receivable."""
        self.id = id
        self._clear()
        self.changed.emit()
        self.refresh()

    def refresh(self) -> None:
        """Read it anew; what changes meanwhile is read once more."""
        if self.id:
            self._is_outdated = True
            self.act("read", self._read)

    @property
    def names(self) -> dict[ReceivableId, str]:
        """The invoice numbers of each receivable, its id where it has none."""
        return {row.id: row.numbers or row.id for row in self.details.rows}

    async def _read(self) -> None:
        while self._is_outdated:
            self._is_outdated = False
            id, store = self.id, self.session.connection_store
            debtors = await store.debtor_book.list_debtors(text.current_moment())
            debtor = next((one for one in debtors if id in one.receivable_ids), None)
            details = DebtorDetails() if debtor is None else await read_debtor(store, debtor)
            if id != self.id or store is not self.session.connection_store:
                self._is_outdated = bool(self.id)
                continue
            self.debtor, self.details, self.missing = debtor, details, debtor is None
            self.others = [one for one in debtors if one is not debtor]
            own = set(debtor.receivable_ids) if debtor is not None else set()
            self.decisions = [
                one for one in store.debtor_book.decisions() if own.intersection((*one.ids, *one.others))
            ]
            self.changed.emit()

    # Documents

    def look_for_documents(self) -> None:
        """Ask the service for the documents of the newest invoices."""
        ids = [row.id for row in sorted(self.details.rows, key=lambda row: row.created_at, reverse=True)]
        id = self.id

        async def look() -> None:
            documents = await fetch_documents(self.session.context, ids)
            if id == self.id:
                self.documents = documents or []

        if ids and self.session.connection is not None:
            self.act("documents", look)

    def open_document(self, receivable_id: ReceivableId, document: StoredDocument) -> None:
        async def fetch() -> None:
            path = await fetch_document(self.session.context, receivable_id, document)
            self.opened_paper.emit(path, paper_name(document))

        self.act(f"document {document.id}", fetch)

    def open_own(self, paper: OwnPaper) -> None:
        """Show a file that was submitted from here."""

        async def look() -> None:
            if not paper.path.is_file():
                raise Unreadable("the submitted file is not there any more")
            self.opened_paper.emit(paper.path, paper.name)

        self.act("own paper", look)

    def save_copy(self, source: Path, target: Path) -> None:
        async def save() -> None:
            await save_copy(source, target)
            self.saved.emit(str(target))

        self.act("save", save)

    # Notes

    @property
    def notes(self) -> list[DebtorNote]:
        """What was noted; an empty note where nothing was yet."""
        if self.debtor is None:
            return []
        notes = self.session.connection_store.debtor_book.notes(self.debtor.receivable_ids)
        return notes or [DebtorNote(self.debtor.id, "")]

    def save_note(self, receivable_id: ReceivableId, words: str) -> None:
        """Write a note to disk as it is typed."""
        self.session.connection_store.debtor_book.save_note(receivable_id, words)

    # What was wrong about it

    @property
    def open_receivables(self) -> list[Receivable]:
        """What may still be corrected, the newest first."""
        store = self.session.connection_store.receivables
        rows = sorted(self.details.rows, key=lambda row: row.created_at, reverse=True)
        stored = [store.get(row.id) for row in rows if row.status not in TERMINAL]
        return [one for one in stored if one is not None]

    def takes_correction(self, receivable: Receivable) -> bool:
        """Return whether the service has a way to correct its debtor."""
        return self.session.offers(CORRECT_DEBTOR) and Action.CORRECT_DEBTOR in creditor_actions(receivable)

    def choose_letters(self, by_post: bool) -> None:
        """Reach the debtor by letter alone from now on, or as the plan has it."""
        self.correct(CorrectDebtorRequest(by_post=by_post))

    @property
    def pausable(self) -> list[ReceivableId]:
        """The open invoices whose contacts may rest now, and do not rest yet."""
        return [
            one.id
            for one in self._steerable
            if self._takes(one, PAUSE) and one.recovery_progress.creditor_pause is None
        ]

    @property
    def resumable(self) -> list[ReceivableId]:
        """The invoices whose contacts rest because the creditor wants it."""
        return [one.id for one in self._steerable if self._takes(one, RESUME)]

    @property
    def _steerable(self) -> list[Receivable]:
        intents = self.session.connection_store.intents.list_unsettled()
        under_way = {one.subject_id for one in intents if one.kind in _STEERING}
        return [one for one in self.open_receivables if one.id not in under_way]

    def _takes(self, receivable: Receivable, action: ReceivableAction[Any]) -> bool:
        offers = self.session.connection is None or self.session.offers(action)
        return offers and bool(action.rules & creditor_actions(receivable))

    def pause_all(self, request: PauseRequest) -> None:
        """Let the contacts of every open invoice rest."""
        self._steer([(id_, request) for id_ in self.pausable], PAUSE)

    def resume_all(self) -> None:
        """Let the contacts of every invoice that rests go on."""
        self._steer([(id_, None) for id_ in self.resumable], RESUME)

    def _steer(self, requests: list[tuple[ReceivableId, Any]], action: ReceivableAction[Any]) -> None:
        intents = self.session.request_all(requests, action)
        self.changed.emit()
        self.corrected.emit(action.undo_text, [intent.id for intent in intents])

    def correct(self, request: CorrectDebtorRequest) -> None:
        """Correct every open invoice: once for each debtor that the service counts here as one of its own."""
        by_debtor: dict[str, Receivable] = {}
        for one in self.open_receivables:
            by_debtor.setdefault(str((one.recovery_progress.debtor or {}).get("id") or one.id), one)
        requests = [(one.id, _for_contacts_of(one, request)) for one in by_debtor.values()]
        intents = self.session.request_all(requests, CORRECT_DEBTOR)
        words = CORRECT_DEBTOR.undo_words(CORRECT_DEBTOR.to_stored(request, ""))
        self.corrected.emit(words, [intent.id for intent in intents])

    # The same one, or two

    def join(self, other: DebtorSummary) -> None:
        """Count this debtor and the other as one. A service that asks about the two is answered."""
        debtor = self.debtor
        if debtor is None:
            return
        store = self.session.connection_store
        question = self._question_between(debtor, other)
        with self.session.store.database.write():
            decision = store.debtor_book.decide("same", (*debtor.receivable_ids, *other.receivable_ids))
            intent_id = NO_INTENT
            if question is not None:
                answer = SameDebtorAnswer(debtor_id=question.other_id, same=True)
                intent_id = self.session.request(
                    question.receivable_id, ANSWER_SAME_DEBTOR, answer, target_id=question.debtor_id
                ).id
        self.refresh()
        self.joined.emit(decision.id, intent_id)

    def asks_about(self, other: DebtorSummary) -> bool:
        """Return whether the service asks the same, so that joining answers it."""
        return self.debtor is not None and self._question_between(self.debtor, other) is not None

    def _question_between(self, debtor: DebtorSummary, other: DebtorSummary) -> OpenQuestion | None:
        """Return the service's open question about these two."""
        if self.session.connection is None or not self.session.offers(ANSWER_SAME_DEBTOR):
            return None
        pairs = (
            (self.details.questions, other),
            (find_questions(self.session.connection_store, other), debtor),
        )
        return next(
            (one for questions, second in pairs for one in questions if one.other_id in second.debtor_ids),
            None,
        )

    def separate(self, ids: Sequence[ReceivableId]) -> None:
        """Count these invoices as those of another debtor than the rest."""
        if self.debtor is None:
            return
        rest = [id for id in self.debtor.receivable_ids if id not in ids]
        if not ids or not rest:
            return
        decision = self.session.connection_store.debtor_book.decide("apart", ids, rest)
        self.id = rest[0]
        self.refresh()
        self.separated.emit(decision.id)

    def take_back(self, decision_id: DebtorDecisionId, intent_id: IntentId = NO_INTENT) -> bool:
        """Forget a decision; whether it could be: what the service was told may have left."""
        if intent_id and not self.session.withdraw(intent_id):
            return False
        self.session.connection_store.debtor_book.take_back(decision_id)
        self.refresh()
        return True


def _for_contacts_of(receivable: Receivable, request: CorrectDebtorRequest) -> CorrectDebtorRequest:
    """Return the request without contacts that this invoice does not have."""
    progress = receivable.recovery_progress
    emails = {contact.get("email") for contact in progress.contacts or ()} | (
        {None} if lacks_email(progress) else set()
    )
    contacts = [one for one in request.contacts or () if one.email in emails]
    return request.model_copy(update={"contacts": contacts or None, "all_open": True})

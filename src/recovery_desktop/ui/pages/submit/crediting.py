"""The credit note under review: which invoice it lowers, and recording it there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from recovery_contract.extensions import RecordCreditNoteRequest
from recovery_contract.extraction import ExtractionResult
from recovery_contract.ids import ReceivableId
from recovery_contract.receivables import CreditNoteBefore
from recovery_desktop.actions.table import RECORD_CREDIT_NOTE
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.credit_notes import CreditTarget, find_credit_targets, record_credit_note
from recovery_desktop.commands.document_kind import get_other_document
from recovery_desktop.folding import fold
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.batch import BatchState
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.look_alikes import light_form


class Review(Protocol):
    """What is needed of the state of the page."""

    session: Session
    rows: list[Draft]
    current: Draft | None
    extraction: ExtractionResult | None
    batch: BatchState
    credited: SignalInstance

    def form_of(self, draft: Draft) -> Form: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class CreditNote:
    """What was read of it; `amount` without its sign."""

    number: str
    amount: Decimal | None
    day: date | None
    currency: str


class Crediting:
    """Of the draft under review."""

    def __init__(self, state: Review) -> None:
        self._state = state
        self._looked_up: tuple[object, list[CreditTarget]] = (None, [])

    @property
    def note(self) -> CreditNote:
        read = self._state.extraction
        invoice: dict[str, Any] = read.data.invoice if read is not None else {}
        # The only number on it may be that of the invoice.
        lowered = {fold(one.numbers) for one in self.targets if one.is_named}
        numbers = [str(one) for one in invoice.get("numbers") or () if fold(str(one)) not in lowered]
        return CreditNote(
            (numbers or [""])[0],
            _amount(invoice.get("amount")),
            _day(invoice.get("issue_date")),
            str(invoice.get("currency") or "EUR"),
        )

    @property
    def targets(self) -> list[CreditTarget]:
        """The invoices that it may lower, those that it names first; looked up once for each state of the list."""
        draft = self._state.current
        if draft is None:
            return []
        version = (draft.id, id(self._state.rows))
        if self._looked_up[0] != version:
            self._looked_up = version, self._find(draft)
        return self._looked_up[1]

    def _find(self, draft: Draft) -> list[CreditTarget]:
        session = self._state.session
        targets = list(self._drafts(draft))
        if session.offers(RECORD_CREDIT_NOTE):
            targets += find_credit_targets(session.connection_store, draft)
        return sorted(targets, key=lambda one: not one.is_named)

    def _drafts(self, note: Draft) -> Iterator[CreditTarget]:
        """Yield the invoices that wait here for their submission."""
        data = (note.extraction or {}).get("data", {})
        named = {fold(str(one)) for one in data.get("invoice", {}).get("named_numbers") or ()}
        currency = str(data.get("invoice", {}).get("currency") or "EUR")
        debtor = name_key(data.get("debtor", {}).get("company_name"))
        for row in self._state.rows:
            if row.state != "review" or row.id == note.id or get_other_document(row) is not None:
                continue
            light = light_form(row)
            name = light.value("debtor.company_name")
            is_named = not named.isdisjoint(map(fold, forms.numbers_of(light)))
            if not is_named and (not debtor or name_key(name) != debtor):
                continue
            due = self._state.batch.appraisal(row).due
            if due is not None and due > 0 and light.currency == currency:
                numbers = ", ".join(forms.numbers_of(light)) or row.file_name or ""
                yield CreditTarget(
                    numbers,
                    name,
                    due,
                    light.currency,
                    is_named,
                    draft_id=row.id,
                    deducted=_deducted_from(row, self._state.form_of(row)),
                )

    def record(self, target: CreditTarget, number: str, amount: Decimal, day: date) -> None:
        """Record it against the invoice and remove its draft; `credited` of the state carries what undoes both."""
        state, note = self._state, self._state.current
        if note is None:
            return
        if target.receivable_id is not None:
            request = RecordCreditNoteRequest(number=number, amount=amount, date=day)
            undo = self._record_at_service(note, target.receivable_id, request)
        else:
            assert target.draft_id is not None
            credited = CreditNoteBefore(number=number, amount=amount, date=day)
            undo = self._lower_draft(note, target.draft_id, credited)
        state.close()
        state.credited.emit(undo)

    def _record_at_service(
        self, note: Draft, receivable_id: ReceivableId, request: RecordCreditNoteRequest
    ) -> Callable[[], bool]:
        session = self._state.session
        delay = session.undo_seconds
        intent_id = record_credit_note(session.context, note, receivable_id, request, delay_seconds=delay)

        def undo() -> bool:
            if not session.withdraw(intent_id):
                return False
            session.reading_queue.restore([note])
            return True

        return undo

    def _lower_draft(self, note: Draft, draft_id: DraftId, credited: CreditNoteBefore) -> Callable[[], bool]:
        session = self._state.session
        drafts = session.connection_store.drafts
        lowered = drafts.get(draft_id)
        with session.store.database.write():
            drafts.save_typed(draft_id, _lowered(self._state, lowered, credited))
            drafts.remove(note.id)

        def undo() -> bool:
            with session.store.database.write():
                drafts.save_typed(draft_id, lowered.body)
                drafts.restore(note)
            return True

        return undo


def _deducted_from(draft: Draft, form: Form) -> Decimal:
    """Return what a list or the person took off, without the credit notes that were dropped for it: what the paper
    itself deducts was so before any of them."""
    if draft.extraction is not None and invoice_paths.PREPAID not in form.touched:
        return Decimal(0)
    already = forms.amount_of(form, invoice_paths.PREPAID) or Decimal(0)
    return already - sum((one.amount for one in forms.credited_of(form)), Decimal(0))


def _lowered(state: Review, draft: Draft, credited: CreditNoteBefore) -> dict[str, Any]:
    """Return the body of a draft that this credit note lowers: what was paid or credited already is so much more."""
    form = state.form_of(draft)
    already = forms.amount_of(form, invoice_paths.PREPAID) or Decimal(0)
    notes = [one.model_dump(mode="json") for one in (*forms.credited_of(form), credited)]
    body = forms.form_of(draft.body).as_body()
    body["values"] |= {
        invoice_paths.PREPAID: str(already + credited.amount),
        invoice_paths.CREDITED: json.dumps(notes),
    }
    body["touched"] = sorted({*body["touched"], invoice_paths.PREPAID})
    return body


def _amount(read: object) -> Decimal | None:
    try:
        return abs(Decimal(str(read))) if read is not None else None
    except InvalidOperation:
        return None


def _day(read: object) -> date | None:
    try:
        return date.fromisoformat(str(read)) if read else None
    except ValueError:
        return None

"""The invoice under review: what was read, what was typed, what stops it; durable at every key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal, SignalInstance

from recovery_contract.extraction import ExtractionResult, FieldEvidence
from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.by_post import find_out, takes_by_post, takes_letters_only
from recovery_desktop.commands.document_kind import OtherDocument, get_other_document
from recovery_desktop.commands.earlier_submission import EarlierSubmission, find_earlier_submission
from recovery_desktop.commands.learn_layout import (
    ForgottenCorrections,
    forget_correction,
    restore_corrections,
)
from recovery_desktop.commands.read_invoice import (
    is_creation_open,
    list_likely,
    take_as_created,
    take_as_not_created,
)
from recovery_desktop.failures import Refused
from recovery_desktop.ids import CorrectionId, DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtors import ConfirmedDebtor, ForgottenDebtor
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.submit import edits, form_checks, prefill, reading
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.accounts.state import AccountsOfReview
from recovery_desktop.ui.pages.submit.country_guess import with_country
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.refusals import Expected, earlier_words, expected


class DraftUnderReview(PageState):
    """`opened` when a draft comes under review; `contact_removed` and `fields_emptied` carry what puts them back."""

    opened = Signal(str)
    debtor_forgotten = Signal(object)
    correction_forgotten = Signal(object)
    contact_removed = Signal(object)
    fields_emptied = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.current: Draft | None = None
        self.extraction: ExtractionResult | None = None
        self.form = Form()
        self.tried = False
        self._filled_from = ""
        self._is_quiet = False
        self._lookup_started = False
        self.accounts = AccountsOfReview(session)
        self.accounts.changed.connect(self._announce)
        self._learned: frozenset[str] = frozenset()
        self._lookup: (
            tuple[tuple[Draft, Form], tuple[EarlierSubmission | None, tuple[Expected, ...]]] | None
        ) = None

    def reread(self, ids: Iterable[str] = ()) -> None:
        """Look into the store again, for these drafts only where some are named; what is being typed is not
        disturbed."""
        named = set(ids)
        if self.current is not None and (not named or self.current.id in named):
            self._look_at(self.current.id)
        self._announce()

    def open(self, id: DraftId) -> None:
        """Bring a draft under review; one that is gone leaves the queue on view."""
        self.tried, self._filled_from, self._learned = False, "", frozenset()
        self._lookup_started = False
        self._is_quiet = True
        self.accounts.look()
        try:
            self._look_at(id)
            if self.current is not None:
                self.form = forms.form_of(self.current.body)
                self._take_reading()
                if self.extraction is None:
                    self._recognise()
        finally:
            self._is_quiet = False
        self._lookup = None
        if self.current is not None:
            self._ask_for_by_post()
            self.opened.emit(id)
        self.changed.emit()

    def _announce(self) -> None:
        """Say that something changed: once for a draft that is opened or saved, however much is filled in or read
        again meanwhile."""
        self._lookup = None
        if not self._is_quiet:
            self.changed.emit()

    def close(self) -> None:
        self._leave()
        self.reread()

    def _look_at(self, id: DraftId) -> None:
        try:
            self.current = self.session.connection_store.drafts.get(id)
        except KeyError:
            self._leave()
            return
        # What is said of two drafts together may be said beside this form.
        distinct = frozenset(self.current.body.get(forms.DISTINCT_FROM, ()))
        self.form = replace(self.form, distinct_from=distinct)
        read = self.current.extraction
        self.extraction = ExtractionResult.model_validate(read) if read else None
        if self._filled_from:
            self._take_reading()

    def _leave(self) -> None:
        self.current, self.extraction, self.form, self._filled_from = None, None, Form(), ""

    def _take_reading(self) -> None:
        """Fill in what was read, once for each reading and for what is remembered of its layout."""
        read = self.extraction.extraction_id if self.extraction else "nothing"
        learned = reading.learned_paths(self.extraction)
        if self._filled_from != read or self._learned != learned:
            gone = self._learned - learned - self.form.touched
            self._filled_from, self._learned = read, learned
            if self.extraction:
                values = {path: value for path, value in self.form.values.items() if path not in gone}
                self.form = forms.filled(replace(self.form, values=values), self.extraction)
                self._recognise()
                self._keep()

    @property
    def other_document(self) -> OtherDocument | None:
        """What the draft under review is instead of an invoice; None where it may be submitted."""
        return get_other_document(self.current) if self.current is not None else None

    def take_as_invoice(self) -> None:
        """Treat the document as an invoice, whatever the reader said."""
        if self.current is not None:
            self.form = replace(self.form, is_invoice=True)
            self._keep()
            self.reread([self.current.id])

    @property
    def creditor_doubts(self) -> list[str]:
        """Why it may be another company's invoice. Practice is tried with one's own under another name."""
        if self.session.is_practice:
            return []
        is_own = self.accounts.is_own(self.extraction)
        return reading.creditor_doubts(self.extraction, self.form, is_own_account=is_own)

    @property
    def account_to_add(self) -> str:
        """The account that the invoice names where it may be added, else empty."""
        return self.accounts.to_add(self.extraction)

    def add_printed_account(self) -> None:
        """Add the account that the invoice names: debtors of such invoices are told to pay there."""
        self.accounts.add(self.account_to_add, self.form.currency, self.take_as_own)

    def take_as_own(self) -> None:
        """Treat it as an invoice of this company, whatever the reader doubted."""
        self.form = replace(self.form, touched=self.form.touched | {reading.CREDITOR})
        self._keep()

    def find_debtor(self, form: Form) -> ConfirmedDebtor | None:
        return self.session.connection_store.debtors.find(*(form.value(path) for path in prefill.IDENTITY))

    @property
    def confirmed_debtor(self) -> ConfirmedDebtor | None:
        """Whom an earlier submission confirmed, where what is known stands in the form under review."""
        return self.find_debtor(self.form) if self.form.prefilled else None

    @property
    def debtor_names(self) -> list[str]:
        return self.session.connection_store.debtors.names()

    def _recognise(self) -> None:
        """Fill in what is known of the debtor, and take it out again when it turns out to be another one."""
        if self.form.debtor_draft_id == prefill.REFUSED:
            return
        plain = prefill.clear_prefilled(self.form, refused=False)
        debtor = self.find_debtor(plain)
        if debtor is None:
            self.form = plain
        elif debtor.draft_id != self.form.debtor_draft_id:
            self.form = prefill.fill_from_debtor(plain, debtor)

    def clear_prefilled(self, *, forget: bool = False) -> None:
        """Take out what came from the known debtor; with `forget`, nobody knows this debtor any more."""
        debtor, before = self.confirmed_debtor, self.form
        self.form = prefill.clear_prefilled(self.form, refused=not forget)
        if forget and debtor is not None:
            self.debtor_forgotten.emit(self.session.connection_store.debtors.forget(debtor))
        self._keep()
        if not forget and self.current is not None:
            self._offer_to_put_back(
                self.fields_emptied,
                lambda form: replace(before, values={**before.values, **form.values}, touched=form.touched),
            )

    def _offer_to_put_back(self, offered: SignalInstance, restored: Callable[[Form], Form]) -> None:
        """Emit what makes the form of the draft under review what it was, wherever the person is by then."""
        assert self.current is not None
        draft_id = self.current.id

        def put_back() -> bool:
            if self.current is None or self.current.id != draft_id:
                self.open(draft_id)
            if self.current is None:
                return False
            self.form = restored(self.form)
            self._keep()
            return True

        offered.emit(put_back)

    def restore_debtor(self, forgotten: ForgottenDebtor) -> bool:
        self.session.connection_store.debtors.restore(forgotten)
        self._recognise()
        self._keep()
        return True

    def edit(self, path: str, value: str) -> None:
        self.form = edits.with_value(self.form, path, value, self.refused())
        if path in prefill.IDENTITY:
            self._recognise()
        self._keep()

    def edit_all(self, values: Mapping[str, str]) -> None:
        """Take over several values at once."""
        for path, value in values.items():
            self.form = edits.with_value(self.form, path, value, self.refused())
        if values.keys() & set(prefill.IDENTITY):
            self._recognise()
        self._keep()

    @property
    def takes_by_post(self) -> bool:
        """Whether the service takes a debtor without an email address."""
        connection = self.session.connection
        return connection is not None and takes_by_post(connection.context) is True

    @property
    def offers_letters(self) -> bool:
        """Whether letters alone can be chosen: where no email address is known, or instead of emails."""
        connection = self.session.connection
        if connection is None or not self.form.takes_letters:
            return False
        return takes_letters_only(connection.context) if self.form.has_email else self.takes_by_post

    def choose_by_post(self, chosen: bool) -> None:
        """Recover by letter alone, or ask for an email address after all."""
        self.edit(self.form.by_post_path, "true" if chosen else "")

    def _ask_for_by_post(self) -> None:
        """Ask the service whether it does without an email address, once there is none to give."""
        connection = self.session.connection
        if connection is None or self._lookup_started or not self.form.can_go_by_post:
            return
        if takes_by_post(connection.context) is None:
            self._lookup_started = True
            self.session.spawn(find_out(connection.context, self.changed.emit))

    def edit_contact(self, at: int, name: str, value: str) -> None:
        """Change one part of a contact; the one after the last makes a new one."""
        self.form = edits.with_contact(self.form, at, name, value, self.refused())
        self._keep()

    def remove_contact(self, at: int) -> None:
        """Remove a contact; one in which something was typed can be put back."""
        before = self.form.contacts
        self.form = edits.without_contact(self.form, at, self.refused())
        self._keep()
        if self.current is None or at >= len(before) or not any(before[at].values()):
            return
        self._offer_to_put_back(self.contact_removed, lambda form: replace(form, contacts=before))

    def _keep(self) -> None:
        was_quiet, self._is_quiet = self._is_quiet, True
        self.form = with_country(self.form, self.home)
        try:
            if self.current is not None:
                self.session.connection_store.drafts.save_typed(self.current.id, self.form.as_body())
                if self.current.created_as is not None:
                    # Its card on the board goes by what stands here.
                    self.session.connection_store.receivables.recompute([self.current.created_as])
        finally:
            self._is_quiet = was_quiet
        self._ask_for_by_post()
        self._announce()

    def evidence(self, path: str) -> FieldEvidence | None:
        """Return how this field was read, None where it was not or the person decided otherwise."""
        return reading.evidence(self.extraction, self.form, path)

    def remembered(self, path: str) -> CorrectionId:
        """Return the correction from which this field has its value, empty for none."""
        return CorrectionId(reading.correction_of(self.evidence(path)))

    def forget(self, path: str) -> None:
        """Put back what was read, and no longer apply the correction."""
        if correction := self.remembered(path):
            self.correction_forgotten.emit(forget_correction(self.session.store, correction))
            self.reread()

    def restore_correction(self, forgotten: ForgottenCorrections) -> bool:
        restore_corrections(self.session.store, forgotten)
        self.reread()
        return True

    def problems(self) -> dict[str, str]:
        return form_checks.problems(self.form)

    def refused(self) -> dict[str, str]:
        """Return what the service did not take, until it is changed; by path, in words."""
        failure = (self.current.failure if self.current else None) or {}
        place = forms.place_of(failure.get("field"))
        if not place or self.form.corrected & {place, forms.CONTACTS}:
            return {}
        return {place: notices.refusal(Refused.from_json(failure))}

    def doubts(self) -> dict[str, str]:
        words = form_checks.doubts(self.form)
        if earlier := self._earlier():
            words["invoice.numbers"] = earlier_words(earlier)
        return words | {one.path: one.reason for one in self.expected_refusals()}

    def _earlier(self) -> EarlierSubmission | None:
        return self._looked_up()[0]

    def _submitted_before(
        self, draft: Draft, numbers: Sequence[str], debtor: str
    ) -> EarlierSubmission | None:
        if draft.created_as is not None:
            return None  # it is that one itself
        return find_earlier_submission(
            self.session.connection_store, numbers, debtor, draft.id, draft.file_sha256
        )

    @property
    def home(self) -> str:
        """The country whose periods of limitation count for the creditor, empty where the service does not say."""
        creditor = self.session.creditor
        return creditor.user.law or "" if creditor is not None else ""

    def expected_refusals(self) -> tuple[Expected, ...]:
        """Return what the service would refuse of the draft under review."""
        if self.current is not None and self.current.created_as is not None:
            return ()  # it has it already
        return self._looked_up()[1]

    def _looked_up(self) -> tuple[EarlierSubmission | None, tuple[Expected, ...]]:
        """Look up once for each form that is shown: a file may name hundreds of numbers."""
        if self.current is None:
            return None, ()
        if self._lookup is None or self._lookup[0] != (self.current, self.form):
            numbers, debtor = forms.numbers_of(self.form), self.form.value("debtor.company_name")
            earlier = self._submitted_before(self.current, numbers, debtor)
            refusals = expected(self.form, earlier, self.home)
            self._lookup = (self.current, self.form), (earlier, refusals)
        return self._lookup[1]

    @property
    def created(self) -> ReceivableRow | None:
        """What the service created as it read the draft under review."""
        id = self.current.created_as if self.current is not None else None
        return self.session.connection_store.receivables.rows([id]).get(id) if id else None

    @property
    def is_creation_open(self) -> bool:
        """Whether the person has to say if the service created it as it read it."""
        connected = self.current is not None and self.session.connection is not None
        return connected and self.current is not None and is_creation_open(self.session.context, self.current)

    @property
    def is_looking_for_created(self) -> bool:
        """Whether the app itself still looks if the service created it: nobody is asked before it has."""
        draft, reading = self.current, self.session.reading_queue.current
        return draft is not None and draft.id == reading and bool((draft.failure or {}).get("is_looking"))

    @property
    def likely(self) -> list[ReceivableRow]:
        """What the service may have created."""
        return list_likely(self.session.context, self.current) if self.current is not None else []

    def take_as_created(self, receivable_id: ReceivableId) -> None:
        if self.current is not None:
            take_as_created(self.session.context, self.current.id, receivable_id)
            self.reread([self.current.id])

    def take_as_not_created(self) -> None:
        if self.current is not None:
            take_as_not_created(self.session.context, self.current.id)
            self.reread([self.current.id])

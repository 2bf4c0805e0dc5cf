"""From a reading to a request: what is filled, kept, doubted, missing, sent once and taken back."""

from __future__ import annotations

import threading
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_desktop.commands import invoice_paths
from recovery_desktop.documents import confined_reader
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_reading, a_user, become
from tests.desktop.ui.pages.submissions import submit_state, submitted
from tests.desktop.ui.paper import write_invoice


@pytest.fixture
def state(qapp: QApplication, session: Session) -> SubmitState:
    return submit_state(session)


@pytest.fixture
def draft(connection_store: ConnectionStore, tmp_path: Path) -> DraftId:
    """A draft that was read."""
    invoice = write_invoice(tmp_path / "FA-2026-014.pdf")
    result = connection_store.drafts.add(file_name=invoice.name, file_path=str(invoice))
    connection_store.drafts.change_state(result.id, "review", extraction=a_reading().model_dump(mode="json"))
    return result.id


def complete(state: SubmitState) -> None:
    state.edit("invoice.service_description", "Oak shelves")
    state.edit_contact(0, "email", "compta@atelier-brun.example")


def test_key_is_stored_at_once_and_shown_once(state: SubmitState, draft: DraftId) -> None:
    state.reread()
    state.open(draft)
    store = state.session.store
    stop = store.changes.listen(lambda changed: state.reread(changed.ids))
    shown: list[str] = []
    state.changed.connect(lambda: shown.append(state.form.value("debtor.company_name")))
    state.edit("debtor.company_name", "Atelier B")
    stop()
    assert shown == ["Atelier B"]
    assert "Atelier B" in str(state.session.connection_store.drafts.get(draft).body)


def test_reading_fills_what_the_person_has_not_decided() -> None:
    form = Form({"invoice.numbers": "MINE-1"}, (), frozenset({"invoice.numbers"}))
    filled = forms.filled(form, a_reading())
    assert filled.value("invoice.numbers") == "MINE-1"
    assert forms.amount_of(filled, "invoice.amount") == Decimal(4200)
    assert filled.value("debtor.address.city") == "Lyon"


def test_read_amount_means_the_same_in_every_locale() -> None:
    form = forms.filled(Form(), a_reading())
    before = QLocale()
    for name in ("fr_FR", "de_DE", "en_GB"):
        QLocale.setDefault(QLocale(name))
        assert forms.amount_of(Form({"invoice.amount": "1234.567", **DINAR}), "invoice.amount") == Decimal(
            "1234.567"
        )
        assert forms.amount_of(form, "invoice.amount") == Decimal(4200)
    QLocale.setDefault(before)


DINAR = {"invoice.currency": "KWD"}


@pytest.mark.parametrize(
    ("stated", "sent"),
    [(12, 12), (12.5, 12.5), ("3 x legal rate", "3 x legal rate"), ("as agreed", None), (None, None)],
)
def test_rate_that_the_invoice_states_goes_with_the_submission(stated: object, sent: object) -> None:
    read = a_reading()
    data = read.data.model_copy(update={"terms": {"late_payment_rate": stated}})
    typed = Form(
        {"invoice.service_description": "Oak shelves"}, ({"email": "a@debtor.example"},), frozenset()
    )
    form = forms.filled(typed, read.model_copy(update={"data": data}))
    request = request_of(form, "usr_1", extraction_id="ext_1")
    expected = {"extraction_id": "ext_1"} | ({} if sent is None else {"late_payment_rate": sent})
    assert request.metadata == expected


@pytest.mark.parametrize(
    ("read_contact", "shown"),
    [
        ({"last_name": "Brun"}, {"email": "a@debtor.example", "last_name": "Brun"}),
        ({"email": "A@debtor.example", "phone": "1"}, {"email": "a@debtor.example", "phone": "1"}),
        ({"email": "other@debtor.example", "phone": "1"}, {"email": "a@debtor.example"}),
    ],
)
def test_address_that_the_message_went_to_stays_with_the_name_that_was_read(
    read_contact: dict[str, str], shown: dict[str, str]
) -> None:
    read = a_reading()
    data = read.data.model_copy(update={"debtor": {**read.data.debtor, "contacts": [read_contact]}})
    form = forms.filled(Form({}, ({"email": "a@debtor.example"},)), read.model_copy(update={"data": data}))
    assert list(form.contacts) == [shown]


def test_rate_that_is_none_stops_the_submission() -> None:
    form = Form({invoice_paths.RATE: "a lot"}, (), frozenset({invoice_paths.RATE}))
    assert "12.5" in form_checks.problems(form)[invoice_paths.RATE]


def test_problems_and_doubts_are_named_by_field() -> None:
    form = Form(
        {
            "invoice.numbers": "1",
            "invoice.issue_date": "2026-09-03",
            "invoice.due_date": "2026-09-02",
            "invoice.amount": "100",
            "invoice.amount_before_tax": "90",
            "invoice.tax_amount": "9",
            "debtor.siret": "123",
            "debtor.vat_number": "FR1",
        },
        ({"email": "nobody"},),
    )
    assert set(form_checks.problems(form)) == {
        "invoice.service_description",
        "debtor.company_name",
        "debtor.contacts.0.email",
    }
    assert set(form_checks.doubts(form)) == {
        "debtor.siret",
        "debtor.vat_number",
        "invoice.amount",
        "invoice.due_date",
    }


def test_body_of_a_draft_comes_back_as_it_was() -> None:
    form = Form({"invoice.amount": "12,5"}, ({"email": "a@b.example"},), frozenset({"invoice.amount"}))
    assert forms.form_of(form.as_body()) == form


def test_typed_key_is_stored_at_once(
    state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    state.open(draft)
    state.edit("invoice.amount", "4 20")
    assert forms.form_of(connection_store.drafts.get(draft).body).values["invoice.amount"] == "4 20"
    state.close()
    state.open(draft)
    assert state.form.value("invoice.amount") == "4 20"


def test_reading_that_arrives_late_does_not_overwrite_what_was_typed(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add()
    state.open(draft.id)
    state.edit("invoice.numbers", "MINE-1")
    connection_store.drafts.change_state(draft.id, "review", extraction=a_reading().model_dump(mode="json"))
    state.reread()
    assert state.form.value("invoice.numbers") == "MINE-1"
    assert state.form.value("debtor.company_name") == "Atelier Brun SARL"


def test_missing_fields_stop_the_submission_and_are_named(
    state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    state.open(draft)
    state.submit()
    assert state.why_not() == ["invoice.service_description", "debtor.contacts"]
    assert submitted(connection_store) == []
    complete(state)
    assert state.why_not() == []


def test_submission_is_durable_once_and_can_be_taken_back(
    state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    toasts: list[tuple[str, str]] = []
    state.submitted.connect(lambda draft_id, intent_id: toasts.append((draft_id, intent_id)))
    state.open(draft)
    complete(state)
    state.submit()
    state.submit()
    assert len(submitted(connection_store)) == len(toasts) == 1
    (request,) = submitted(connection_store)
    assert (request.user_id, request.invoice.amount, request.metadata) == (
        "usr_1",
        Decimal(4200),
        {"extraction_id": "ext_1"},
    )
    assert state.current is None
    assert state.take_back(toasts[0][1], draft)
    assert state.current is not None
    assert connection_store.drafts.get(draft).state == "review"


def test_submission_that_has_left_is_not_undone(
    state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    state.open(draft)
    complete(state)
    announced: list[str] = []
    state.submitted.connect(lambda _draft, intent_id: announced.append(intent_id))
    state.submit()
    connection_store.intents.mark_sending(announced[0])
    assert not state.take_back(announced[0], draft)


def test_submission_without_an_active_creditor_is_refused(
    qapp: QApplication, session: Session, connection_store: ConnectionStore, draft: str
) -> None:
    become(session.store, a_user("onboarding"))
    state = SubmitState(session)
    state.open(draft)
    complete(state)
    state.submit()
    assert (state.why_not(), submitted(connection_store)) == (["user"], [])


@pytest.mark.parametrize(("code", "offered"), [("NOT_YET_DUE", True), ("MISSING_EMAIL_CONTACT", False)])
def test_refusal_can_be_overridden_for_some_codes_only(
    state: SubmitState, connection_store: ConnectionStore, draft: str, code: str, offered: bool
) -> None:
    connection_store.drafts.change_state(draft, "review", failure={"code": code, "message": "No."})
    state.open(draft)
    complete(state)
    assert state.may_force is offered
    state.submit(force_proceed=True)
    assert submitted(connection_store)[0].force_proceed is True


def test_typing_in_the_review_reaches_the_store_and_the_box_follows(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    state.open(draft)
    review = page.review
    amount = review.entry.fields["invoice.amount"]
    amount.take_focus()
    assert review.paper.marked == "invoice.amount"
    assert amount.badge.accessibleName() == "Certain"
    amount.field.control.selectAll()  # type: ignore[attr-defined]
    qtbot.keyClicks(amount.field.control, "4 300,00")
    assert forms.form_of(connection_store.drafts.get(draft).body).values["invoice.amount"] == "4 300,00"
    assert not amount.badge.isVisible()
    assert amount.field.message == "Net and tax add up to another sum."
    review.paper.box_clicked.emit("invoice.numbers")
    assert review.entry.fields["invoice.numbers"].field.control.hasFocus()


@pytest.mark.parametrize(("kind", "starts"), [("practice", 1), ("service", 0)])
def test_submit_page_of_practice_starts_the_reader_once(
    qtbot: QtBot, state: SubmitState, monkeypatch: pytest.MonkeyPatch, kind: ConnectionKind, starts: int
) -> None:
    started: list[str] = []
    monkeypatch.setattr(confined_reader, "get_confined_reader", lambda: ReaderStub(started))
    assert state.session.connection is not None
    state.session.connection.kind = kind
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    page.hide()
    page.show()
    for thread in threading.enumerate():
        if thread.name == "reading-start":
            thread.join()
    assert len(started) == starts


class ReaderStub:
    """Notes that its child was started."""

    def __init__(self, started: list[str]) -> None:
        self._started = started

    def start(self) -> None:
        self._started.append("parser")


def test_submitting_with_the_keyboard(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    state.open(draft)
    review = page.review
    assert "What was delivered" in review.submit.toolTip()
    description = review.entry.fields["invoice.service_description"]
    review.header.setFocus()
    review.submit.click()
    assert submitted(connection_store) == []
    assert description.field.control.hasFocus()
    assert description.field.state == "danger"
    qtbot.keyClicks(description.field.control, "Oak shelves")
    email = review.entry.contacts.editors[0].fields["email"]
    email.control.setFocus()
    qtbot.keyClicks(email.control, "compta@atelier-brun.example")
    assert review.submit.toolTip() == ""
    qtbot.keyClick(email.control, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(submitted(connection_store)) == 1
    assert page.stack.currentIndex() == 0


def test_escape_goes_back_to_the_queue_and_keeps_the_draft(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert state.current is None
    assert [row.id for row in state.rows] == [draft]


def test_review_is_made_in_portions_while_the_first_invoice_is_read(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add().id
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    assert page.stack.count() == 1
    state.reread()
    qtbot.waitUntil(lambda: page.stack.count() == 2)
    review = page.stack.widget(1)
    assert page.stack.currentIndex() == 0
    state.open(draft)
    assert page.stack.currentWidget() is review is page.review
    assert not page.review.paper.isVisible(), "the first one may have no paper"
    assert page.review.no_paper.isVisible()


def test_opening_a_draft_shows_it_once_however_much_is_filled_in(state: SubmitState, draft: str) -> None:
    shown: list[str] = []
    state.changed.connect(lambda: shown.append(state.form.value("invoice.amount")))
    state.open(draft)
    assert shown == [state.form.value("invoice.amount")] != [""]

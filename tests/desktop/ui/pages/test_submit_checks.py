"""What the review asks before a submission: whose invoice it is, what was guessed, what was paid before."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from recovery_contract.extraction import ExtractionWarning, FieldEvidence
from recovery_contract.reason_templates import make_reason
from recovery_contract.reasons import Reason
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.open_practice import practice_name
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import checks, text
from recovery_desktop.ui.pages.submit import edits, form_checks
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.country_guess import COUNTRY, with_country
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.submit.table.state import TableState
from recovery_desktop.ui.widgets import press_guard
from tests.desktop.ui.fakes import Spawned, a_reading
from tests.desktop.ui.pages.submissions import submit_state, submitted
from tests.desktop.ui.pages.test_submit import complete
from tests.desktop.ui.pages.test_submit import draft as draft
from tests.desktop.ui.pages.test_submit import state as state


def with_prepaid(prepaid: object) -> Form:
    read = a_reading()
    data = read.data.model_copy(update={"invoice": {**read.data.invoice, "prepaid_amount": prepaid}})
    typed = Form(
        {"invoice.service_description": "Oak shelves"}, ({"email": "a@debtor.example"},), frozenset()
    )
    return forms.filled(typed, read.model_copy(update={"data": data}))


@pytest.mark.parametrize(("read", "sent", "due"), [(200, 200, 4000), (0, None, None), (None, None, None)])
def test_prepaid_amount_that_was_read_goes_with_the_submission(
    read: object, sent: object, due: object
) -> None:
    form = with_prepaid(read)
    assert form_checks.problems(form) == {}
    assert forms.due_of(form) == due
    invoice = request_of(form, "usr_1").invoice
    assert (invoice.amount, invoice.prepaid_amount) == (4200, sent)


@pytest.mark.parametrize("read", [4200, 5000])
def test_prepaid_amount_that_leaves_nothing_stops_the_submission(read: object) -> None:
    assert "Nothing is left" in form_checks.problems(with_prepaid(read))[invoice_paths.PREPAID]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("this_computer", "Not due until {day}: the first reminder leaves after that."),
        ("service", "Not due until {day}."),
    ],
)
def test_invoice_that_is_not_due_yet_is_submitted_without_a_question(
    qtbot: QtBot,
    session: Session,
    state: SubmitState,
    connection_store: ConnectionStore,
    draft: str,
    kind: ConnectionKind,
    words: str,
) -> None:
    assert session.connection is not None
    session.connection.kind = kind
    page = SubmitPage(state)
    qtbot.addWidget(page)
    state.open(draft)
    complete(state)
    entry = page.review.entry
    assert entry.not_due.isHidden()
    due = text.current_moment().date() + timedelta(days=40)
    state.edit("invoice.due_date", due.isoformat())
    assert entry.not_due.text() == words.format(day=text.day(due))
    assert not entry.not_due.isHidden()
    assert entry.fields["invoice.due_date"].field.state != "warning"
    assert (state.may_force, page.review.failure.isHidden()) == (False, True)
    page.review.submit.click()
    [sent] = submitted(connection_store)
    assert (sent.invoice.due_date, sent.force_proceed) == (due, None)


def test_second_press_does_not_submit_the_next_invoice_unread(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 100.0
    monkeypatch.setattr("time.monotonic", lambda: seconds)
    for number, amount in (("FA-1", "100"), ("FA-2", "200")):
        draft = connection_store.drafts.add(file_name=f"{number}.pdf")
        read = a_reading().model_dump(mode="json")
        connection_store.drafts.change_state(draft.id, "review", extraction=read)
        state.reread()
        state.open(draft.id)
        complete(state)
        state.edit_all({"invoice.numbers": number, "invoice.amount": amount})
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    state.open(state.rows[0].id)
    submit = page.review.submit
    for _ in range(2):
        qtbot.mouseClick(submit, Qt.MouseButton.LeftButton)
    assert [one.invoice.numbers for one in submitted(connection_store)] == [["FA-1"]]
    seconds += press_guard.SECONDS
    qtbot.mouseClick(submit, Qt.MouseButton.LeftButton)
    assert [one.invoice.numbers for one in submitted(connection_store)] == [["FA-1"], ["FA-2"]]


PARIS = {"debtor.address.postal_code": "75011", "debtor.address.city": "Paris"}
LONDON = {"debtor.address.postal_code": "SW1A 1AA", "debtor.address.city": "London"}
BERLIN = {"debtor.address.postal_code": "10115", "debtor.address.city": "Berlin"}


@pytest.mark.parametrize(
    ("values", "email", "home", "country"),
    [
        (PARIS, "", "FR", "FR"),
        (BERLIN, "", "DE", "DE"),
        (LONDON, "", "DE", "GB"),
        (LONDON, "a@b.co.uk", "", "GB"),
        (PARIS, "compta@brun.fr", "DE", ""),
        (PARIS, "", "", ""),
        (PARIS, "", "GB", ""),
        (BERLIN | {"debtor.vat_number": "ATU13585627"}, "", "DE", ""),
        ({"debtor.address.postal_code": "10115"}, "", "DE", ""),
    ],
)
def test_country_is_chosen_by_the_postal_code_where_nothing_speaks_against_it(
    values: dict[str, str], email: str, home: str, country: str
) -> None:
    form = with_country(Form(values, ({"email": email},)), home)
    assert form.value(COUNTRY) == country
    assert (form_checks.doubts(form).get(COUNTRY) == "Chosen from the postcode. Check it.") is bool(country)
    stored = forms.form_of(form.as_body())
    decided = edits.with_value(stored, COUNTRY, country, ())
    assert COUNTRY not in form_checks.doubts(decided)
    emptied = edits.with_value(stored, COUNTRY, "", ())
    assert with_country(emptied, home).value(COUNTRY) == "", "what a person emptied stays empty"


def test_prepaid_amount_is_typed_and_the_sum_due_stands_below(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    state.open(draft)
    entry = page.review.entry
    assert entry.due.isHidden()
    state.edit(invoice_paths.PREPAID, "200")
    assert entry.due.text() == "Due: €4,000.00"
    assert not entry.due.isHidden()
    state.edit(invoice_paths.PREPAID, "9000")
    assert entry.due.isHidden()


def test_practice_names_its_company_before_an_own_invoice_goes_out(
    qtbot: QtBot, session: Session, draft: str, connection_store: ConnectionStore
) -> None:
    read = a_reading()
    foreign = ExtractionWarning(**make_reason("NOT_FROM_CREDITOR"))
    read = read.model_copy(update={"warnings": [foreign]})
    connection_store.drafts.change_state(draft, "review", extraction=read.model_dump(mode="json"))
    state = submit_state(session)
    page = SubmitPage(state)
    qtbot.addWidget(page)
    state.open(draft)
    assert practice_name(None) in page.review.other_name.words
    assert session.connection is not None
    session.connection.kind = "service"
    page.review.show_state()
    assert page.review.other_name.words == ""


def test_invoice_of_another_company_or_account_is_submitted_only_once_said_to_be_ones_own(
    qtbot: QtBot, state: SubmitState, draft: str, connection_store: ConnectionStore
) -> None:
    assert state.session.connection is not None
    state.session.connection.kind = "this_computer"
    read = a_reading()
    params = {"iban": "FR76 3000", "own": "DE89 3704"}
    foreign = ExtractionWarning(**make_reason("NOT_FROM_CREDITOR"))
    account = ExtractionWarning(**make_reason("OTHER_ACCOUNT", **params))
    data = read.data.model_copy(update={"creditor": {"name": "Menuiserie Autre"}})
    read = read.model_copy(update={"warnings": [foreign, account], "data": data})
    connection_store.drafts.change_state(draft, "review", extraction=read.model_dump(mode="json"))
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    complete(state)
    whose = page.review.whose
    assert page.focusWidget() is whose
    assert whose.accessibleName() == "Is this your invoice?"
    for words in ("It names Menuiserie Autre.", "FR76 3000", "DE89 3704"):
        assert words in whose.doubts.text()
    post = page.review.entry.no_post
    assert post.isHidden(), "street and town were read"
    state.edit("debtor.address.city", "")
    assert not post.isHidden()
    assert post.text().startswith("Without street and town no letter")
    page.review.submit.click()
    assert submitted(connection_store) == []
    assert "First answer above whether this is your invoice" in page.review.why_not.text()
    whose.own.click()
    assert whose.isHidden()
    page.review.submit.click()
    assert len(submitted(connection_store)) == 1


def test_guess_of_company_or_person_is_marked_to_be_checked(
    qtbot: QtBot, state: SubmitState, draft: str, connection_store: ConnectionStore
) -> None:
    read = a_reading()
    guess = FieldEvidence(confidence=0.6, source="derived", reason=Reason.of("name_of_person"))
    data = read.data.model_copy(
        update={
            "debtor": {**read.data.debtor, "company_type": "individual"},
            "fields": {**read.data.fields, "debtor.company_type": guess},
        }
    )
    read = read.model_copy(update={"data": data})
    connection_store.drafts.change_state(draft, "review", extraction=read.model_dump(mode="json"))
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    kind = page.review.entry.fields["debtor.company_type"]
    assert kind.field.value == "company", "the legal form proves more than a guess"
    state.edit("debtor.company_name", "Anna Roth")
    assert kind.field.value == ""
    assert kind.badge.isVisible()
    assert "debtor.company_type" in state.why_not()
    contacts, numbers = page.review.entry.contacts, page.review.entry.numbers
    assert "letterhead" in contacts.why_email.text()
    assert numbers.isVisible()
    state.edit("debtor.company_type", "individual")
    assert "letterhead" not in contacts.why_email.text()
    assert not page.review.entry.fields["debtor.vat_number"].isVisible()
    assert "debtor.company_type" not in state.why_not()


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ({"company_name": "Roth GmbH"}, "company"),
        ({"company_name": "Frau Anna Roth"}, "individual"),
        ({"company_name": "M. Paul Morel"}, "individual"),
        ({"company_name": "Mme Morel EI"}, "company"),
        ({"company_name": "Anna Roth"}, ""),
        ({"company_name": "Anna Roth", "vat_number": "DE136695976"}, "company"),
        ({"company_name": "Paul Morel", "siret": "73282932000074"}, "company"),
        ({"company_name": "Firma Anna Roth"}, "company"),
        ({"company_name": "Boulangerie Morel"}, "company"),
    ],
)
def test_debtor_is_a_company_or_a_person_by_evidence_only(values: dict[str, str], kind: str) -> None:
    form = Form({f"debtor.{name}": value for name, value in values.items()})
    assert form.value("debtor.company_type") == kind
    assert ("debtor.company_type" in form_checks.problems(form)) is (kind == "")


def test_review_values_to_be_checked_are_confirmed_together_below_the_last(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    complete(state)
    entry = page.review.entry
    marked = [path for path, field in entry.fields.items() if field.is_to_confirm]
    shown = {path: entry.fields[path].shown_value for path in marked}
    assert len(marked) > 1
    assert entry.to_check.text().startswith("To check: Debtor, Due date. "), "the most doubtful comes first"
    assert entry.confirm_all.text().endswith(f"Confirm all {len(marked)} marked values")
    entry.confirm_all.click()
    assert set(marked) <= set(state.form.touched)
    assert {path: entry.fields[path].shown_value for path in marked} == shown
    assert not any(field.is_to_confirm for field in entry.fields.values())
    assert not entry.confirm_all.isVisible()


def test_review_value_that_fails_its_check_is_not_confirmed_together_with_others(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    read = a_reading()
    read.data.debtor["vat_number"] = "DE136695977"
    read.data.fields["debtor.vat_number"] = FieldEvidence(confidence=0.5, source="text", page=1)
    read.warnings.append(
        ExtractionWarning(
            code="IDENTIFIER_INVALID",
            field="debtor.vat_number",
            message="",
            params={"vat_number": "DE136695977"},
        )
    )
    connection_store.drafts.change_state(DraftId(draft), "review", extraction=read.model_dump(mode="json"))
    state.reread()
    state.open(draft)
    complete(state)
    entry = page.review.entry
    assert entry.fields["debtor.vat_number"].is_to_confirm
    assert entry.confirm_all.text().endswith("Confirm the other 2 marked values")
    entry.confirm_all.click()
    assert "debtor.vat_number" not in state.form.touched
    assert entry.fields["debtor.vat_number"].is_to_confirm
    assert not entry.confirm_all.isVisible()


def test_review_value_to_be_checked_is_confirmed_by_one_press(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    complete(state)
    field = page.review.entry.fields["invoice.due_date"]
    shown = field.field.line.text()
    assert field.confirm.isVisible()
    assert field.badge.isVisible()
    field.confirm.click()
    assert "invoice.due_date" in state.form.touched
    assert field.field.line.text() == shown
    assert not field.confirm.isVisible()
    assert not field.badge.isVisible()
    assert field.field.state != "warning"
    assert forms.date_of(state.form, "invoice.due_date") == date(2026, 9, 2)


def test_review_says_why_an_email_address_is_needed_until_one_is_there(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    why = page.review.entry.contacts.why_email
    assert why.isVisible()
    assert "email address of the debtor is needed" in why.text()
    complete(state)
    assert not why.isVisible()


def test_row_of_the_books_without_words_says_its_invoice(
    session: Session, spawned: Spawned, tmp_path: Path
) -> None:
    path = tmp_path / "open.csv"
    path.write_text("Number;Customer;What for\nFA-1;Brun SARL;\nFA-2;Brun SARL;Doors\n", encoding="utf-8")
    table = TableState(session)
    table.open(path)
    spawned.run()
    words = [row.values["invoice.service_description"] for row in table.rows]
    assert words == ["As stated in invoice FA-1", "Doors"]


@pytest.mark.parametrize(
    ("typed", "country", "locale", "example"),
    [
        ("FR1", "DE", "de_DE", "FR40303265045"),
        ("12345", "IT", "de_DE", "IT00743110157"),
        ("12345", "Allemagne", "fr_FR", "DE136695976"),
        ("12345", "", "de_AT", "ATU13585627"),
        ("12345", "US", "de_LI", "DE136695976"),
        ("12345", "", "en_US", "GB980780684"),
    ],
)
def test_example_of_a_vat_number_is_of_the_country_that_is_meant(
    typed: str, country: str, locale: str, example: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        words = checks.vat_doubt(typed, country)
    finally:
        QLocale.setDefault(before)
    assert example in words
    assert not checks.vat_doubt(example)

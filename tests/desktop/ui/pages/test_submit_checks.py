"""What the review asks before a submission: whose invoice it is, what was guessed, what was paid before."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from recovery_contract.extraction import ExtractionWarning, FieldEvidence
from recovery_contract.reason_templates import make_reason
from recovery_contract.reasons import Reason
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.open_practice import practice_name
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import checks
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.submit.table.state import TableState
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
    assert entry.confirm_above.isVisible()
    assert entry.confirm_all.text().endswith(f"Confirm all {len(marked)} marked values")
    entry.confirm_all.click()
    assert set(marked) <= set(state.form.touched)
    assert {path: entry.fields[path].shown_value for path in marked} == shown
    assert not any(field.is_to_confirm for field in entry.fields.values())
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

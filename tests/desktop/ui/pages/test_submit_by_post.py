"""An invoice whose debtor has no email address: letters are offered where the service takes that, one by one or
together."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_desktop.commands.invoice_paths import BY_POST
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks, prefill
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue_words import words_of
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import Spawned, a_reading
from tests.desktop.ui.pages.submissions import BRUN, read_of, submit_state, submitted
from tests.desktop.ui.session import FakeService

DESCRIBED = {"components": {"schemas": {"Debtor": {"properties": {"by_post": {"type": "boolean"}}}}}}
ADDRESS = {"line1": "4 quai Sarrail", "postal_code": "69006", "city": "Lyon", "country": "FR"}
ADDRESS_VALUES = {f"debtor.address.{part}": value for part, value in ADDRESS.items()}


@pytest.fixture
def state(qapp: QApplication, session: Session) -> SubmitState:
    session.store.connections.update_profile("c1", keeps_keys=True)
    return submit_state(session)


@pytest.fixture
def draft(connection_store: ConnectionStore) -> DraftId:
    """A draft that was read, with a whole postal address and no email."""
    added = connection_store.drafts.add(file_name="FA-2026-014.pdf")
    connection_store.drafts.change_state(added.id, "review", extraction=a_reading().model_dump(mode="json"))
    return added.id


def on_view(qtbot: QtBot, state: SubmitState, draft: DraftId) -> SubmitPage:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.reread()
    state.open(draft)
    return page


def read_to(connection_store: ConnectionStore, number: str, **debtor: object) -> DraftId:
    added = connection_store.drafts.add(file_name=f"{number}.pdf", file_path=f"/{number}.pdf")
    read = read_of(number, f"{int(number[-1]) + 1}00.00")
    read["data"]["debtor"] |= debtor
    connection_store.drafts.change_state(added.id, "review", extraction=read)
    return added.id


def a_studio(number: int) -> dict[str, str]:
    return {"company_name": f"Studio {number}", "company_type": "company"}


def appraised(state: SubmitState) -> SubmitState:
    state.reread()
    while state.batch.appraise_some():
        pass
    return state


@pytest.mark.parametrize("part", ["line1", "postal_code", "city"])
def test_letters_need_the_whole_address(part: str) -> None:
    values = {**ADDRESS_VALUES, BY_POST: "true"}
    assert Form(values).goes_by_post
    assert forms.CONTACTS not in form_checks.problems(Form(values))
    short = Form({**values, f"debtor.address.{part}": " "})
    assert not short.goes_by_post
    assert forms.CONTACTS in form_checks.problems(short)


def test_email_that_is_typed_counts_and_not_the_letters() -> None:
    form = Form({**ADDRESS_VALUES, BY_POST: "true"}, ({"email": "a@debtor.example"},))
    assert not form.goes_by_post
    assert forms.CONTACTS not in form_checks.problems(form)


def test_name_without_an_email_stops_mails_and_no_letters() -> None:
    contacts = ({"first_name": "Paul"},)
    assert "debtor.contacts.0.email" in form_checks.problems(Form(ADDRESS_VALUES, contacts))
    by_post = form_checks.problems(Form({**ADDRESS_VALUES, BY_POST: "true"}, contacts))
    assert not any(path.startswith(forms.CONTACTS) for path in by_post)


def test_contact_that_was_read_without_an_email_lets_letters_be_chosen_and_is_said_to_stay(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    contacts = on_view(qtbot, state, draft).review.entry.contacts
    state.edit("invoice.service_description", "Oak shelves")
    state.edit_contact(0, "first_name", "Paul")
    contacts.by_post.click()
    assert state.problems() == {}
    assert "its name and phone number stay in this app" in contacts.by_post_means.text()
    state.submit()
    [request] = submitted(connection_store)
    assert (request.debtor.by_post, request.debtor.contacts) == (True, [])


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("this_computer", "You print and post each one; Today says when."),
        ("practice", "In Practice nothing is printed or posted."),
        ("service", "The service prints and posts them."),
    ],
)
def test_choice_beside_the_empty_field_sends_letters_and_says_who_posts_them(
    qtbot: QtBot,
    state: SubmitState,
    connection_store: ConnectionStore,
    draft: DraftId,
    kind: ConnectionKind,
    words: str,
) -> None:
    assert state.session.connection is not None
    state.session.connection.kind = kind
    page = on_view(qtbot, state, draft)
    contacts, review = page.review.entry.contacts, page.review
    state.edit("invoice.service_description", "Oak shelves")
    assert contacts.by_post.isVisible()
    assert not contacts.by_post_means.isVisible()
    contacts.by_post.click()
    assert words in contacts.by_post_means.text()
    assert not contacts.why_email.isVisible()
    assert state.problems() == {}
    review.submit.click()
    [request] = submitted(connection_store)
    assert (request.debtor.by_post, request.debtor.contacts) == (True, [])


def test_missing_email_names_the_letter_as_the_other_way(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    review = on_view(qtbot, state, draft).review
    contacts = review.entry.contacts
    state.edit("invoice.service_description", "Oak shelves")
    state.edit_contact(0, "first_name", "Paul")
    switch = f"“{contacts.by_post.text()}”"
    assert switch in contacts.why_email.text()
    assert switch in contacts.editors[0].fields["email"].message
    assert "Contact with an email (or recover by letter)" in review.why_not.text()
    words, _ = words_of(connection_store.drafts.get(draft), state.batch)
    assert "Contact with an email (or recover by letter)" in words
    state.edit("debtor.address.postal_code", "")
    assert "letter" not in contacts.editors[0].fields["email"].message
    assert "letter" not in review.why_not.text()


def test_choice_can_be_taken_back_and_goes_where_an_email_is_typed(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    contacts = on_view(qtbot, state, draft).review.entry.contacts
    contacts.by_post.click()
    contacts.by_post.click()
    assert forms.CONTACTS in state.problems()
    state.edit("invoice.service_description", "Oak shelves")
    contacts.by_post.click()
    state.edit_contact(0, "email", "compta@atelier-brun.example")
    assert contacts.by_post.text() == "Letters only: no emails, no calls"
    assert not contacts.by_post.isChecked()
    state.submit()
    [request] = submitted(connection_store)
    assert request.debtor.by_post is None
    assert request.debtor.contacts[0].email == "compta@atelier-brun.example"


def test_choice_needs_an_address_and_the_page_says_so(
    qtbot: QtBot, state: SubmitState, draft: DraftId
) -> None:
    contacts = on_view(qtbot, state, draft).review.entry.contacts
    state.edit("debtor.address.postal_code", "")
    assert not contacts.by_post.isVisible()
    assert "enter street, town and postcode" in contacts.why_email.text()


@pytest.mark.parametrize("described", [DESCRIBED, {}])
def test_service_elsewhere_is_asked_once_and_offered_only_what_it_takes(
    qtbot: QtBot,
    qapp: QApplication,
    session: Session,
    service: FakeService,
    spawned: Spawned,
    draft: DraftId,
    described: dict[str, object],
) -> None:
    service.answers("GET", "/openapi.json", described)
    state = submit_state(session)
    contacts = on_view(qtbot, state, draft).review.entry.contacts
    before = contacts.why_email.text()
    assert not contacts.by_post.isVisible()
    spawned.run()
    assert contacts.by_post.isVisible() is bool(described)
    assert (contacts.why_email.text() == before) is not bool(described)
    assert session.store.connections.get("c1").profile["by_post"] is bool(described)
    state.close()
    state.open(draft)
    spawned.run()
    assert len(service.requests_to("GET", "/openapi.json")) == 1


def test_known_debtor_without_email_goes_by_letter_again_and_only_to_the_same_address(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    confirmed = {**BRUN, "contacts": [], "by_post": True}
    connection_store.debtors.confirm("earlier", confirmed, "FA-0")
    same, other = (
        read_to(connection_store, "FA-1"),
        read_to(connection_store, "FA-2", address={**ADDRESS, "line1": "9 rue Neuve"}),
    )
    appraised(state)
    assert [one.draft_id for one in state.batch.certain] == [same]
    sheet = CertainSheet(SubmitPage(state), state.batch)
    recipient = sheet.table.item(0, 3)
    assert recipient is not None
    assert recipient.text() == "By letter: 4 quai Sarrail, 69006 Lyon"
    state.open(other)
    assert state.form.goes_by_post
    assert BY_POST not in prefill.clear_prefilled(state.form, refused=False).values


def test_several_drafts_without_an_email_are_decided_together_and_taken_back(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, tmp_path: Path
) -> None:
    drafts = [
        read_to(
            connection_store,
            f"FA-{number}",
            company_name=f"Studio {number}",
            company_type="company",
            address=ADDRESS,
        )
        for number in (1, 2)
    ]
    read_to(connection_store, "FA-3", **a_studio(3))
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    appraised(state)
    card = page.queue.by_post
    card.show_state()
    assert card.isVisible()
    assert card.words.text().startswith("2 ")
    take_back: list[object] = []
    state.batch.by_post_chosen.connect(take_back.append)
    card.choose.click()
    appraised(state)
    assert all(forms.form_of(connection_store.drafts.get(id).body).values[BY_POST] for id in drafts)
    assert state.batch.without_email == []
    [undo] = take_back
    assert callable(undo)
    assert undo()
    appraised(state)
    assert {one.draft_id for one in state.batch.without_email} == set(drafts)


def test_letters_alone_are_chosen_beside_an_email_and_submitted_with_it(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    contacts = on_view(qtbot, state, draft).review.entry.contacts
    state.edit("invoice.service_description", "Oak shelves")
    state.edit_contact(0, "email", "paul@debtor.example")
    assert (contacts.by_post.text(), contacts.by_post.isVisible()) == (
        "Letters only: no emails, no calls",
        True,
    )
    contacts.by_post.click()
    assert "The plan sends letters instead of emails." in contacts.by_post_means.text()
    state.submit()
    [request] = submitted(connection_store)
    assert request.debtor.by_post is True
    assert [one.email for one in request.debtor.contacts] == ["paul@debtor.example"]


def test_email_beside_letters_alone_is_no_choice_of_another_service(
    qtbot: QtBot, session: Session, state: SubmitState, draft: DraftId
) -> None:
    session.store.connections.update_profile("c1", keeps_keys=None, by_post=True)
    contacts = on_view(qtbot, state, draft).review.entry.contacts
    assert contacts.by_post.isVisible()
    state.edit_contact(0, "email", "paul@debtor.example")
    assert not contacts.by_post.isVisible()

"""Many invoices in a row: which comes next, and what the list and the fields say of each."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue_words import words_of
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_user, become
from tests.desktop.ui.pages.submissions import BRUN, read_of, submit_state


@pytest.fixture
def state(qtbot: QtBot, session: Session) -> SubmitState:
    return submit_state(session)


def add(connection_store: ConnectionStore, number: str) -> str:
    draft = connection_store.drafts.add(file_name=f"{number}.pdf")
    # Each of another amount: invoices of one day and amount look like the same one.
    amount = f"{100 + connection_store.drafts.count_in_states('review', 'submitting')}.00"
    connection_store.drafts.change_state(draft.id, "review", extraction=read_of(number, amount))
    return draft.id


def test_next_one_after_a_submission_is_one_that_nothing_stops(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    first = add(connection_store, "FA-1")
    incomplete = connection_store.drafts.add()
    connection_store.drafts.change_state(incomplete.id, "review")
    last = add(connection_store, "FA-2")
    state.reread()
    state.open(first)
    for following, place in ((last, (3, 3)), (incomplete.id, (2, 3))):
        state.submit()
        assert state.current is not None
        assert (state.current.id, state.place_among_all) == (following, place)


def test_several_together_are_spoken_of_only_where_some_can_be(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    add(connection_store, "FA-1")
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    assert page.queue.certain.isHidden()
    assert "together" not in page.queue.header.subtitle.text()
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    state.batch.forget_appraisals()
    while state.batch.appraise_some():
        pass
    state.reread()
    assert not page.queue.certain.isHidden()
    assert "together" in page.queue.header.subtitle.text()


def test_draft_without_a_way_to_its_debtor_asks_for_the_postal_address_too(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = add(connection_store, "FA-1")
    state.reread()
    words, _ = words_of(connection_store.drafts.get(draft), state.batch)
    assert words.endswith("Contact with an email, Postal address")


def test_name_that_ends_with_a_dot_ends_a_sentence_with_one() -> None:
    assert text.one_dot("€2.00 from Bäckerei Amelunxen e.K..") == "€2.00 from Bäckerei Amelunxen e.K."
    assert text.one_dot("Wait... To e.V..") == "Wait... To e.V."


def test_amount_that_a_list_deducted_is_shown_as_the_person_writes_it(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = add(connection_store, "FA-1")
    values = {"invoice.prepaid_amount": "1368.90", "invoice.prepaid_listed": "1368.90"}
    connection_store.drafts.save_typed(draft, {"values": values, "touched": ["invoice.prepaid_amount"]})
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    assert page.review.entry.fields["invoice.prepaid_amount"].shown_value == "1,368.90"


@pytest.mark.parametrize(("law", "is_on_view"), [("FR", True), ("DE", False)])
def test_siret_of_a_debtor_without_a_country_is_on_view_of_a_french_creditor_only(
    qtbot: QtBot,
    state: SubmitState,
    session: Session,
    connection_store: ConnectionStore,
    law: str,
    is_on_view: bool,
) -> None:
    become(session.store, a_user("active").model_copy(update={"law": law}))
    draft = add(connection_store, "FA-1")
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    assert page.review.entry.fields["debtor.siret"].isVisible() == is_on_view

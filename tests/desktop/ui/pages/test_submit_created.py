"""Whether the service created an invoice as it read it: the app looks first, then the person is asked."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.read_invoice import creation_question
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.created import CreatedCard
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_reading, a_receivable
from tests.desktop.ui.pages.submissions import submit_state


@pytest.fixture
def state(qapp: QApplication, session: Session) -> SubmitState:
    return submit_state(session)


def test_person_is_asked_only_after_the_app_has_looked(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    connection_store.receivables.put([a_receivable("rec_1")], full=True)
    draft = connection_store.drafts.add(file_name="FA-1.pdf")
    reading = a_reading().model_dump(mode="json")
    looking = creation_question((), is_looking=True)
    connection_store.drafts.change_state(draft.id, "review", extraction=reading, failure=looking)
    state.session.reading_queue.current = draft.id
    state.open(draft.id)
    card = CreatedCard(state)
    qtbot.addWidget(card)
    card.show()
    card.show_state()
    assert card.what.text() == "Checking whether the service already has it"
    assert not [each for each in card.findChildren(QPushButton) if each.isVisible()]

    state.session.reading_queue.current = None
    connection_store.drafts.change_state(draft.id, "review", failure=creation_question(["rec_1"]))
    state.reread([draft.id])
    card.show_state()
    assert card.what.text() == "Is this it?"
    names = [each.text() for each in card.findChildren(QPushButton) if each.isVisible()]
    assert "None of these: it is not there yet" in names
    assert [row.id for row in state.likely] == [ReceivableId("rec_1")]


def test_question_is_asked_where_the_app_ended_before_it_had_looked(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add(file_name="FA-1.pdf")
    looking = creation_question((), is_looking=True)
    connection_store.drafts.change_state(draft.id, "review", failure=looking)
    state.open(draft.id)
    card = CreatedCard(state)
    qtbot.addWidget(card)
    card.show_state()
    assert card.what.text() == "Is this it?"


def test_question_is_what_one_sees_first_in_a_small_window(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add(file_name="FA-1.pdf")
    reading = a_reading().model_dump(mode="json")
    connection_store.drafts.change_state(
        draft.id, "review", extraction=reading, failure=creation_question(())
    )
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    state.open(draft.id)
    card = page.review.created
    qtbot.waitUntil(lambda: not card.what.visibleRegion().isEmpty())
    assert page.review.why_not.text().startswith("First answer above whether the service already has it")

"""A draft of a debtor who was not confirmed before, once a person has confirmed what was to be checked."""

from __future__ import annotations

import pytest

from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.queue_words import stage_of, words_of
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_reading
from tests.desktop.ui.pages.submissions import submit_state


@pytest.fixture
def state(session: Session) -> SubmitState:
    return submit_state(session)


@pytest.fixture
def draft(connection_store: ConnectionStore) -> DraftId:
    added = connection_store.drafts.add(file_name="FA-2026-014.pdf")
    connection_store.drafts.change_state(added.id, "review", extraction=a_reading().model_dump(mode="json"))
    return added.id


def shown(state: SubmitState, store: ConnectionStore, id: DraftId) -> tuple[str, str, str]:
    """How the list shows it: what is left to do, in which tone and at which stage."""
    row = store.drafts.get(id)
    words, tone = words_of(row, state.batch)
    return words.rpartition(" · ")[2], tone, stage_of(row, state.batch)


def confirm_all(state: SubmitState) -> None:
    """Type what is missing, and take over every value as it was read."""
    state.edit_contact(0, "email", "compta@atelier-brun.example")
    assert state.extraction is not None
    for path in (*state.extraction.data.fields, "invoice.service_description"):
        state.edit(path, state.form.value(path) or "Oak shelves")


def test_draft_whose_values_were_all_confirmed_is_ready_to_submit(
    state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    state.open(draft)
    confirm_all(state)
    assert shown(state, connection_store, draft) == ("Ready to submit", "success", "done")
    assert not state.batch.appraisal(connection_store.drafts.get(draft)).certain, "to nobody known before"


def test_draft_with_a_value_that_is_still_marked_is_to_be_checked(
    state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    state.open(draft)
    state.edit_contact(0, "email", "compta@atelier-brun.example")
    state.edit("invoice.service_description", "Oak shelves")
    assert shown(state, connection_store, draft) == ("Ready to review", "", "to check")


def test_doubt_that_nobody_answered_leaves_it_to_be_checked(
    state: SubmitState, connection_store: ConnectionStore, draft: DraftId
) -> None:
    read = a_reading().model_dump(mode="json")
    read["warnings"] = [{"code": "NOT_FROM_CREDITOR", "message": "It may be of another company."}]
    connection_store.drafts.change_state(draft, "review", extraction=read)
    state.open(draft)
    confirm_all(state)
    assert shown(state, connection_store, draft)[0] == "Ready to review"
    state.take_as_own()
    assert shown(state, connection_store, draft)[0] == "Ready to submit"


def test_letters_chosen_for_many_at_once_are_no_look_at_the_values(
    session: Session, state: SubmitState, connection_store: ConnectionStore
) -> None:
    session.store.connections.update_profile("c1", keeps_keys=True)
    read = a_reading().model_dump(mode="json")
    read["data"]["invoice"]["service_description"] = "Oak shelves"
    read["data"]["fields"] = {
        path: {**one, "confidence": 0.99} for path, one in read["data"]["fields"].items()
    }
    added = connection_store.drafts.add(file_name="FA-2026-014.pdf")
    connection_store.drafts.change_state(added.id, "review", extraction=read)
    state.batch.choose_by_post([added.id])
    assert shown(state, connection_store, added.id) == ("Ready to review", "", "to check")

"""Drafts are asked for by what is needed of them: of hundreds, only those are read."""

from __future__ import annotations

import pytest

from recovery_desktop.ids import CorrectionId, DraftId
from recovery_desktop.store.drafts import OPEN, Drafts
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.store.receivable_rows import connection_store, store

__all__ = ["connection_store", "store"]

CORRECTION = CorrectionId("c0ffee")


@pytest.fixture
def drafts(connection_store: ConnectionStore) -> Drafts:
    return connection_store.drafts


def unreadable(store: Store, draft_id: DraftId) -> None:
    """Whoever reads this draft fails."""
    with store.database.write() as connection:
        connection.execute("UPDATE draft SET body = 'no JSON' WHERE id = ?", (draft_id,))


def test_ids_in_states_are_given_without_reading_the_drafts(store: Store, drafts: Drafts) -> None:
    waiting, submitted = drafts.add(state="waiting"), drafts.add(state="submitted")
    unreadable(store, waiting.id)
    assert drafts.list_ids_in_states(*OPEN) == {waiting.id}
    assert drafts.list_ids_in_states("submitted") == {submitted.id}


def test_first_waiting_draft_is_the_oldest_with_a_file_and_no_other_is_read(
    store: Store, drafts: Drafts
) -> None:
    assert drafts.get_first_waiting() is None
    drafts.add(state="waiting")
    drafts.add(state="unread", file_path="/a")
    first = drafts.add(state="waiting", file_path="/b")
    unreadable(store, drafts.add(state="waiting", file_path="/c").id)
    assert drafts.get_first_waiting() == first


def test_open_drafts_among_some_come_in_the_order_in_which_they_were_dropped(drafts: Drafts) -> None:
    rows = [drafts.add() for _ in range(5)]
    assert list(drafts.open_among(sorted(row.id for row in rows))) == [row.id for row in rows]


def test_drafts_filled_by_a_correction_are_those_that_name_it_and_are_not_on_their_way(
    store: Store, drafts: Drafts
) -> None:
    extraction = {"data": {"fields": {"invoice.amount": {"learned": CORRECTION}}}}
    filled, leaving = drafts.add(), drafts.add()
    drafts.change_state(filled.id, "review", extraction=extraction)
    drafts.change_state(leaving.id, "submitting", extraction=extraction)
    unreadable(store, drafts.add().id)
    assert [draft.id for draft in drafts.list_filled_by(CORRECTION)] == [filled.id]

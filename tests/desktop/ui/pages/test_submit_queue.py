"""Several drafts: taken as they are dropped, and one after the other under the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.ids import DraftId
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import Spawned, a_reading
from tests.desktop.ui.pages.test_submit import complete
from tests.desktop.ui.pages.test_submit import draft as draft
from tests.desktop.ui.pages.test_submit import state as state
from tests.desktop.ui.paper import write_invoice


def test_several_drops_are_all_taken(state: SubmitState, spawned: Spawned, tmp_path: Path) -> None:
    for name in ("a.pdf", "b.pdf"):
        state.intake.add_files([write_invoice(tmp_path / name)])
    spawned.run()
    state.reread()
    assert [row.file_name for row in state.rows] == ["a.pdf", "b.pdf"]


def test_draft_that_is_gone_leaves_the_queue_on_view(state: SubmitState, draft: str) -> None:
    state.open(draft)
    state.batch.remove([draft])
    state.reread()
    assert state.current is None
    state.open("no such draft")
    assert state.current is None


@pytest.fixture
def two_drafts(connection_store: ConnectionStore, tmp_path: Path) -> list[DraftId]:
    """Two drafts of different debtors that lack an address to write to."""
    invoice = write_invoice(tmp_path / "FA-2026-014.pdf")
    ids = []
    for number, debtor in (("FA-2026-014", "Atelier Brun SARL"), ("FA-2026-015", "Studio Lumen")):
        added = connection_store.drafts.add(file_name=f"{number}.pdf", file_path=str(invoice))
        read = a_reading().model_dump(mode="json")
        read["data"]["invoice"]["numbers"] = [number]
        read["data"]["debtor"]["company_name"] = debtor
        connection_store.drafts.change_state(added.id, "review", extraction=read)
        ids.append(added.id)
    return ids


def test_next_draft_takes_the_place_of_the_submitted_one_without_the_list_in_between(
    state: SubmitState, two_drafts: list[DraftId], qtbot: QtBot
) -> None:
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(two_drafts[0])
    complete(state)
    on_view: list[int] = []
    page.stack.currentChanged.connect(on_view.append)
    state.submit()
    assert state.current is not None
    assert state.current.id == two_drafts[1]
    assert on_view == []

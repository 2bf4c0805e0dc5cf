"""What is removed with one press can be put back: a detail, a file of the evidence, a contact of a draft."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open
from tests.desktop.ui.pages.submissions import BRUN, submit_state
from tests.papers import PDF, pdf_of


def test_removed_detail_of_an_invoice_is_put_back(opened: Open) -> None:
    on_view = opened(one.in_full())
    on_view.page.tabs.show_section("notes")
    name, value = next((n, v) for n, v in sorted(on_view.state.metadata.items()) if n != "notes")
    removed: list[tuple[str, Callable[[], bool]]] = []
    on_view.state.removed.connect(lambda *what: removed.append(what))
    on_view.state.remove_detail(name, value)
    assert name not in on_view.state.metadata
    ((shown, put_back),) = removed
    assert shown == name
    assert put_back()
    assert on_view.state.metadata[name] == value


def test_removed_evidence_is_put_back_in_its_place(opened: Open, tmp_path: Path) -> None:
    on_view = opened(one.a_disputed())
    on_view.page.show_evidence()
    files = [tmp_path / "first.pdf", tmp_path / "second.pdf"]
    files[0].write_bytes(PDF)
    files[1].write_bytes(pdf_of(1000))
    on_view.page.evidence.add_files(files)
    on_view.spawn.run()  # type: ignore[attr-defined]
    removed: list[Callable[[], bool]] = []
    on_view.state.removed.connect(lambda _, put_back: removed.append(put_back))
    on_view.page.evidence.rows[0].removed.emit()
    assert [piece.name for piece in on_view.state.prepared.pieces] == ["second.pdf"]
    assert removed[0]()
    assert [piece.name for piece in on_view.state.prepared.pieces] == ["first.pdf", "second.pdf"]
    assert len(on_view.page.evidence.rows) == 2


@pytest.fixture
def state(qtbot: QtBot, session: Session) -> SubmitState:
    return submit_state(session)


def test_removed_contact_of_a_draft_is_put_back(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    first, other = (connection_store.drafts.add({"values": {}}, file_name=name) for name in ("a", "b"))
    state.open(first.id)
    state.edit_contact(0, "email", "a@b.example")
    state.edit_contact(1, "email", "c@d.example")
    removed: list[Callable[[], bool]] = []
    state.contact_removed.connect(removed.append)
    state.remove_contact(0)
    state.open(other.id)
    assert removed[0]()
    assert state.current is not None
    assert state.current.id == first.id
    assert [contact["email"] for contact in state.form.contacts] == ["a@b.example", "c@d.example"]


def test_emptied_fields_of_a_known_debtor_are_put_back_beside_what_was_typed_since(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    state.open(connection_store.drafts.add({"values": {}}, file_name="a").id)
    state.edit("debtor.company_name", "Atelier Brun SARL")
    assert state.form.value("debtor.address.city") == "Lyon"
    emptied: list[Callable[[], bool]] = []
    state.fields_emptied.connect(emptied.append)
    state.clear_prefilled()
    assert (state.form.value("debtor.address.city"), state.confirmed_debtor) == ("", None)
    state.edit("debtor.address.line1", "5 quai Sarrail")
    assert emptied[0]()
    assert state.form.value("debtor.address.city") == "Lyon"
    assert state.form.value("debtor.address.line1") == "5 quai Sarrail"
    assert state.confirmed_debtor is not None


def test_empty_contact_leaves_without_a_word(state: SubmitState, connection_store: ConnectionStore) -> None:
    state.open(connection_store.drafts.add({"values": {}}, file_name="a").id)
    state.edit_contact(0, "email", "a@b.example")
    state.edit_contact(1, "email", "")
    removed: list[object] = []
    state.contact_removed.connect(removed.append)
    state.remove_contact(1)
    assert removed == []


def test_draft_removed_where_it_is_checked_is_put_back(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add(file_name="FA-1.pdf")
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft.id)
    removed: list[list[Draft]] = []
    state.batch.removed.connect(removed.append)
    page.review.remove.click()
    assert (state.current, connection_store.drafts.list_open()) == (None, [])
    assert state.batch.put_back(removed[0])
    assert [one.id for one in connection_store.drafts.list_open()] == [draft.id]

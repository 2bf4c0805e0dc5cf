"""Two drafts of one debtor, day and amount are named as such until a person says that they are two invoices."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue_words import stage_of, words_of
from recovery_desktop.ui.pages.submit.state import LOOK_ALIKE, SubmitState
from tests.desktop.ui.fakes import NOW
from tests.desktop.ui.pages.submissions import BRUN, read_of, submit_state, submitted


@pytest.fixture
def state(qtbot: QtBot, session: Session, connection_store: ConnectionStore) -> SubmitState:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    return submit_state(session)


def add(connection_store: ConnectionStore, number: str, **invoice: str) -> str:
    draft = connection_store.drafts.add(file_name=f"{number}.pdf", file_path=f"/{number}.pdf")
    connection_store.drafts.change_state(draft.id, "review", extraction=read_of(number, **invoice))
    return draft.id


def test_two_drafts_of_one_debtor_day_and_amount_are_suspected(
    qtbot: QtBot, state: SubmitState, session: Session, connection_store: ConnectionStore
) -> None:
    first, second = add(connection_store, "FA-1"), add(connection_store, "FA-2")
    other_day = (NOW - timedelta(days=80)).date().isoformat()
    others = [
        add(connection_store, "FA-3", amount="90.00"),
        add(connection_store, "FA-4", issue_date=other_day),
    ]
    state.reread()
    words_expected = "Looks like FA-2: same debtor, day and amount."
    words, tone = words_of(connection_store.drafts.get(first), state.batch)
    assert (words_expected in words, tone) == (True, "warning")
    assert stage_of(connection_store.drafts.get(first), state.batch) == "to check"
    assert all("Looks like" not in words_of(connection_store.drafts.get(id), state.batch)[0] for id in others)
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(first)
    card = page.review.look_alike
    assert card.isVisible()
    assert card.words.text() == words_expected
    assert state.why_not() == [LOOK_ALIKE]
    state.submit()
    assert submitted(connection_store) == []
    undo: list[Callable[[], bool]] = []
    state.batch.decided_distinct.connect(undo.append)
    card.keep_both.click()
    assert not card.isVisible()
    state.edit("invoice.service_description", "Oak table")
    again = submit_state(session)
    for id in (first, second):
        again.open(id)
        assert again.look_alike is None, "remembered, and typing does not lose it"
    assert undo[0]()
    state.reread()
    assert card.isVisible()
    card.remove.click()
    assert [row.id for row in state.rows] == [second, *others]


def test_look_alike_is_said_while_one_types_and_never_submitted_among_the_certain(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    first, second = add(connection_store, "FA-1"), add(connection_store, "FA-2", amount="90.00")
    state.reread()
    state.open(second)
    assert state.look_alike is None
    state.edit("invoice.amount", "1200")
    assert state.look_alike is not None
    assert state.look_alike.name == "FA-1"
    state.close()
    while state.batch.appraise_some():
        pass
    assert state.batch.certain == []
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    row = page.queue._rows[first]
    assert row._keep_both.isVisible()
    row._keep_both.click()
    assert not row._keep_both.isVisible()
    assert state.batch.look_alike(connection_store.drafts.get(second)) is None


@pytest.mark.parametrize("named", ["Atelier Brun SARL", "Brun", ""])
def test_paper_read_after_its_row_of_a_list_came_in_is_compared_with_it(
    state: SubmitState, session: Session, connection_store: ConnectionStore, named: str
) -> None:
    """However the debtor is called and whichever day was read: one number and one amount are one invoice."""
    values = {
        "invoice.numbers": "FA-2026-0149",
        "invoice.issue_date": "2026-08-03",
        "invoice.amount": "1200.00",
        "debtor.company_name": "Atelier Brun SARL",
    }
    paper = connection_store.drafts.add(state="waiting", file_name="scan.pdf", file_path="/scan.pdf")
    (row,) = connection_store.drafts.add_typed([("export.csv · 1", {"values": values})])
    state.reread()
    assert state.batch.look_alike(connection_store.drafts.get(row)) is None
    read = read_of("FA-2026-0149", debtor=named)
    connection_store.drafts.change_state(paper.id, "review", extraction=read)
    state.reread([paper.id])
    for compared in (state, submit_state(session)):
        for id, other in ((row, "scan.pdf"), (paper.id, "export.csv · 1")):
            draft = connection_store.drafts.get(id)
            words, tone = words_of(draft, compared.batch)
            assert (f"Looks like {other}: same invoice number and amount." in words, tone) == (
                True,
                "warning",
            )
            assert stage_of(draft, compared.batch) == "to check"
            compared.open(id)
            assert compared.why_not() == [LOOK_ALIKE]
            compared.close()


def test_paper_that_stays_takes_over_whom_the_removed_row_of_a_list_names(
    qtbot: QtBot, state: SubmitState, session: Session, connection_store: ConnectionStore
) -> None:
    values = {
        "invoice.numbers": "2026-0375",
        "invoice.amount": "397.34",
        "debtor.company_name": "Familie Kranz",
    }
    body = {"values": values, "contacts": [{"email": "kranz.pu@example.com"}]}
    connection_store.drafts.add_typed([("export.csv · 7", body)])
    paper = connection_store.drafts.add(file_name="scan.pdf", file_path="/scan.pdf")
    read = read_of("2026-0375", "397.34", "Familie Petra und Uwe Kranz")
    connection_store.drafts.change_state(paper.id, "review", extraction=read)
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(paper.id)
    card = page.review.look_alike
    assert card.remove_other.isVisible()
    card.remove_other.click()
    assert state.current is not None
    assert state.current.id == paper.id, "it stays under review"
    assert [one.id for one in state.rows] == [paper.id]
    assert [one["email"] for one in state.form.contacts] == ["kranz.pu@example.com"]
    assert not card.isVisible()

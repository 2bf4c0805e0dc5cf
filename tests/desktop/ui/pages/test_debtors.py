"""The list of debtors, and one debtor: everything about it in one place."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import SameDebtorQuestion
from recovery_desktop.commands.debtor_details import OwnPaper, group_papers
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtor_book import DebtorSummary
from recovery_desktop.ui.pages.debtor.join import JoinSheet, SeparateSheet
from recovery_desktop.ui.pages.debtor.page import DebtorPage
from recovery_desktop.ui.pages.debtors.page import DebtorsPage
from recovery_desktop.ui.pages.debtors.state import DebtorsState
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.debtors import FIRM, a_list, fill, in_detail, one_debtor
from tests.desktop.ui.session import FakeService, open_session, run

FELT_SECONDS = 0.1
"""What takes longer in the window's own thread is felt."""


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    session, _ = open_session(tmp_path)
    yield session
    session.store.close()


def the_list(session: Session, qtbot: QtBot) -> DebtorsPage:
    page = a_list(session)
    assert isinstance(page, DebtorsPage)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    return page


def names(page: DebtorsPage) -> list[str]:
    return [one.name for one in page.model.debtors]


def test_list_of_debtors_is_sorted_searched_and_opened(session: Session, qtbot: QtBot) -> None:
    fill(session.connection_store)
    page = the_list(session, qtbot)
    assert names(page)[:3] == ["Menuiserie des Quatre Vents et Associés", "Transports Morel", FIRM]
    page.lines.sorted_by.emit(0)
    assert names(page)[0] == "Atelier Brun SARL"
    page.lines.sorted_by.emit(2)
    assert names(page)[0] == FIRM
    page.search.setText("re-2026-245")
    assert names(page) == [FIRM]
    opened: list[str] = []
    page._state.opened.connect(opened.append)
    page.lines.opened.emit(0)
    assert opened[0].startswith("due_")
    first = page.lines.visualRect(page.model.index(0, 0)).center()
    QTest.mouseClick(page.lines.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first)
    assert opened[1:] == opened[:1], "a click opens, as on the board"
    page.search.setText("nobody")
    page.no_result.acted.emit()
    assert len(names(page)) > 3
    assert DebtorsState(session).order.key == "overdue"


def test_list_without_debtors_says_what_will_stand_there(session: Session, qtbot: QtBot) -> None:
    page = the_list(session, qtbot)
    assert page.nothing.isVisible()
    assert not page.search.isVisible()


def test_list_of_a_thousand_debtors_opens_without_a_wait(session: Session, qtbot: QtBot) -> None:
    receivables = [
        a_receivable(f"rec_{n}", debtor=f"Example {n % 1000}", debtor_email=f"{n % 1000}@x.example")
        for n in range(5000)
    ]
    session.connection_store.receivables.put(receivables, full=True)
    page = the_list(session, qtbot)
    assert len(names(page)) == 1000
    began = time.thread_time()
    page._state.search_for("example 77")
    page._state.search_for("")
    page.grab()
    assert time.thread_time() - began < 3 * FELT_SECONDS


def test_debtor_page_says_what_is_owed_by_age_and_how_it_pays(session: Session, qtbot: QtBot) -> None:
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    ages = [row[0] for row in page.overview.ages.rows]
    assert ages == [
        "Not due yet",
        "1–30 days late",
        "31–60 days late",
        "61–90 days late",
        "Over 90 days late",
    ]
    assert [row[1:] for row in page.overview.ages.rows] == [("€1,200.00", "1")] * 5
    assert "9" in page.overview.habit.text()
    opened: list[str] = []
    page.opened.connect(opened.append)
    page.conversation.timeline.opened.emit("due_12")
    assert opened == ["due_12"]


def test_debtor_with_two_payments_says_not_enough(session: Session, qtbot: QtBot) -> None:
    fill(session.connection_store)
    session.connection_store.receivables.put(
        [a_receivable("lone", debtor="Alone", debtor_email="l@x.example")], full=True
    )
    page = one_debtor(session)
    qtbot.addWidget(page)
    page._state.open("lone")  # type: ignore[arg-type]
    run(session)
    assert page.overview.habit.text() == "Not enough payments yet"


def test_note_of_a_debtor_is_stored_with_every_letter(session: Session, qtbot: QtBot) -> None:
    fill(session.connection_store)
    page = one_debtor(session, "notes")
    qtbot.addWidget(page)
    [field] = page.notes.fields.values()
    assert field.value == "Calls back on Fridays only."
    field.area.setPlainText("Calls back on Mondays")
    assert session.connection_store.debtor_book.notes(["due_12"])[0].words == "Calls back on Mondays"  # type: ignore[list-item]


def other(page: DebtorPage, name: str) -> DebtorSummary:
    return next(one for one in page._state.others if one.name == name)


def test_joined_debtor_is_one_until_it_is_taken_back(session: Session, qtbot: QtBot) -> None:
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    before = page._state.debtor
    assert before is not None
    sheet = JoinSheet(page, page._state)
    assert (sheet.chosen, sheet.agree.isEnabled()) == (None, False)
    sheet.search.line.setText("garage fabre")
    sheet.matches.setCurrentRow(0)
    done: list[tuple[str, str]] = []
    page._state.joined.connect(lambda *ids: done.append(ids))
    sheet.agree.click()
    run(session)
    assert page._state.debtor is not None
    assert page._state.debtor.count == before.count + 1
    assert "joined" in page._decided(page._state.decisions[0])
    assert page._state.take_back(*done[0])
    run(session)
    assert page._state.debtor == before


def test_separated_invoices_stand_under_a_debtor_of_their_own(session: Session, qtbot: QtBot) -> None:
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    sheet = SeparateSheet(page, page._state)
    assert not sheet.agree.isEnabled()
    sheet.invoices.item(0).setCheckState(Qt.CheckState.Checked)
    [moved] = sheet.chosen
    sheet.agree.click()
    run(session)
    assert page._state.debtor is not None
    assert moved not in page._state.debtor.receivable_ids
    assert [one.receivable_ids for one in page._state.others if moved in one.receivable_ids] == [(moved,)]


def test_joining_answers_the_question_of_the_service(session: Session, qtbot: QtBot) -> None:
    question = SameDebtorQuestion(
        debtor_id="dbt_1", name="Example", siret=None, vat_number=None, email=None,
        receivable_count=1, receivable_ids=["one"], invoice_numbers=["1"],
    )  # fmt: skip
    rows = [
        in_detail(a_receivable("one", debtor="Example"), {"debtor": {"id": "dbt_1"}}),
        in_detail(
            a_receivable("two", debtor="Example"),
            {"debtor": {"id": "dbt_2"}, "same_debtor_question": question},
        ),
    ]
    session.connection_store.receivables.put(rows, full=True)
    page = one_debtor(session)
    qtbot.addWidget(page)
    page._state.open("one")  # type: ignore[arg-type]
    run(session)
    [second] = page._state.others
    assert page._state.asks_about(second)
    done: list[tuple[str, str]] = []
    page._state.joined.connect(lambda *ids: done.append(ids))
    page._state.join(second)
    [intent] = session.connection_store.intents.of_subject("two")  # type: ignore[arg-type]
    assert (intent.kind, intent.body["same"], intent.body["debtor_id"]) == ("same_debtor", True, "dbt_1")
    assert page._state.take_back(*done[0])
    assert session.connection_store.intents.get(intent.id).state == "withdrawn"
    assert not page._state.take_back(*done[0])


def test_documents_of_a_debtor_come_from_the_service_and_from_here(qtbot: QtBot, tmp_path: Path) -> None:
    service = FakeService()
    session, _ = open_session(tmp_path, service=service)
    fill(session.connection_store)
    letter = {
        "id": "doc_1", "kind": "letter", "name": "notice.pdf", "media_type": "application/pdf", "size": 900,
        "sha256": "0" * 64, "created_at": NOW.isoformat(),
    }  # fmt: skip
    service.answers("GET", "/v1/receivables/due_12/documents", {"data": [letter]})
    service.answers("GET", "/v1/receivables/*/documents", {"data": []})
    service.answers("GET", "/v1/receivables/due_12/documents", {"data": [letter]})
    page = one_debtor(session, "papers")
    qtbot.addWidget(page)
    assert page._state.documents is not None
    assert [(id, one.name) for id, one in page._state.documents] == [("due_12", "notice.pdf")]
    own = OwnPaper(ReceivableId("due_12"), "FA-1.pdf", tmp_path / "FA-1.pdf", "1" * 64)
    stored = [
        (ReceivableId(id), StoredDocument.model_validate({**letter, "sha256": digit * 64}))
        for id, digit in (("due_12", "1"), ("due_12", "0"), ("due_13", "0"))
    ]
    papers = group_papers([own, own], stored)
    assert [(one.source, one.about) for one in papers] == [
        (own, ("due_12",)),
        (stored[1][1], ("due_12", "due_13")),
    ], "the same file once, with every invoice that it belongs to"
    session.store.close()


def test_debtor_owes_in_each_currency(session: Session, qtbot: QtBot) -> None:
    francs = a_receivable("chf", amount="80", debtor="Example").model_copy(update={"currency": "CHF"})
    due = NOW.date() - timedelta(days=3)
    euros = a_receivable("eur", ReceivableStatus.IN_PROCESS, "50", "Example", due_date=due)
    session.connection_store.receivables.put([francs, euros], full=True)
    page = the_list(session, qtbot)
    [debtor] = page.model.debtors
    assert dict(debtor.owed) == {"CHF": Decimal(80), "EUR": Decimal(50)}
    assert "CHF" in str(page.model.index(0, 1).data())

"""A table of invoices: its columns are named, what is here already is left out, a long one is taken in parts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.form import form_of
from recovery_desktop.ui.pages.submit.form_checks import doubts
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.table import state as table_state
from recovery_desktop.ui.pages.submit.table.settled import sums_in_part
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from recovery_desktop.ui.pages.submit.table.state import Recorded, TableState
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.submissions import BRUN, TABLE, read_of, submit_state


def test_columns_are_named_and_rows_are_looked_through(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore, spawned: Spawned, tmp_path: Path
) -> None:
    path = tmp_path / "invoices.csv"
    unclear = TABLE.replace("Garage Fabre", "Fabre").replace("Studio Lumen", "Lumen")
    path.write_text(unclear, encoding="utf-8")
    state = TableState(session)
    state.open(path)
    spawned.run()
    assert (len(state.rows), state.incomplete) == (3, 2)
    owner = QPushButton()
    qtbot.addWidget(owner)
    sheet = TableSheet(owner, state)
    assert "Row 2" in sheet.troubles.text()
    assert sheet.summary.text() == "3 invoice(s) found. 2 of them need completing first"
    assert sheet.fields["invoice.amount"].value == "3"
    sheet.fields["invoice.amount"].chosen.emit("none")
    assert state.incomplete == 3
    sheet.fields["invoice.amount"].chosen.emit("3")
    assert "law" not in sheet.troubles.text(), "it is asked once for each debtor"
    assert sheet.kinds.fields.keys() == {"*", "Fabre", "Lumen"}
    sheet.kinds.fields["*"].chosen.emit("company")
    sheet.kinds.fields["Lumen"].chosen.emit("individual")
    assert [field.value for field in sheet.kinds.fields.values()] == ["company", "company", "individual"]
    sheet.agree.click()
    values = [row.body["values"] for row in connection_store.drafts.list_open()]
    assert [(one["invoice.numbers"], one.get("debtor.company_type")) for one in values] == [
        ("FA-2026-031", None),
        ("FA-2026-032", "company"),
        ("FA-2026-033", "individual"),
    ]


def test_open_balance_that_stands_in_for_the_total_is_marked_as_one(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore, spawned: Spawned, tmp_path: Path
) -> None:
    path = tmp_path / "balances.csv"
    path.write_text(TABLE.replace("Montant TTC", "Solde"), encoding="utf-8")
    state = TableState(session)
    state.open(path)
    spawned.run()
    owner = QPushButton()
    qtbot.addWidget(owner)
    sheet = TableSheet(owner, state)
    assert "what is still open is taken" in sheet.fields["invoice.amount"].message
    sheet.agree.click()
    form = form_of(connection_store.drafts.list_open()[0].body)
    assert "still open" in doubts(form)["invoice.amount"]
    assert "invoice.amount" not in doubts(replace(form, touched=frozenset({"invoice.amount"})))


def test_table_dropped_with_papers_waits_until_they_are_read_and_leaves_out_what_they_hold(
    qtbot: QtBot,
    session: Session,
    spawned: Spawned,
    connection_store: ConnectionStore,
    tmp_path: Path,
) -> None:
    path = tmp_path / "invoices.csv"
    path.write_text(TABLE, encoding="utf-8")
    paper = connection_store.drafts.add(state="waiting", file_name="a.pdf", file_path="/a.pdf")
    session.reading_queue.current = paper.id
    state = TableState(session)
    state.open(path)
    spawned.run()
    owner = QPushButton()
    qtbot.addWidget(owner)
    sheet = TableSheet(owner, state)
    assert "still being read" in sheet.reading.text()
    assert not sheet.agree.isEnabled()
    connection_store.drafts.change_state(paper.id, "review", extraction=read_of("FA-2026-031"))
    session.reading_queue.current = None
    state.note_drafts()
    assert sheet.reading.isHidden()
    assert sheet.agree.isEnabled()
    assert len(state.rows) == 2
    assert sheet.summary.text().startswith("3 invoice(s) found. 1 of them are here already and are left out")
    assert sheet.contacts.text().startswith("1 paper")
    sheet.agree.click()
    completed = connection_store.drafts.get(paper.id).body
    assert completed["contacts"] == [{"email": "compta@atelier-brun.example"}], "what the paper does not say"
    (left_out,) = connection_store.left_out.list_all()
    assert left_out.name == "invoices.csv · 1 · FA-2026-031 · Atelier Brun SARL"
    assert left_out.reason["code"] == "row_here_already"
    head, *rest = TABLE.splitlines()
    path.write_text("\n".join([f"{head};Solde", *(f"{line};0" for line in rest)]), encoding="utf-8")
    state.open(path)
    spawned.run()
    assert (state.missing_contacts, state.rows) == ({}, []), "nothing is replaced"
    TableSheet(owner, state).reject()
    codes = [(one.name.split(" · ")[1], one.reason["code"]) for one in connection_store.left_out.list_all()]
    assert codes == [("1", "row_here_already")], "what is here is offered to be recorded"


def test_long_table_is_taken_in_parts_until_all_of_it_is_here(
    qtbot: QtBot,
    session: Session,
    spawned: Spawned,
    connection_store: ConnectionStore,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = TABLE.splitlines()
    path = tmp_path / "invoices.csv"
    path.write_text("\n".join([lines[0], *(lines[1].replace("031", f"{n:03}") for n in range(100))]))
    monkeypatch.setattr(table_state, "PART", 45)
    owner = QPushButton()
    qtbot.addWidget(owner)
    state = TableState(session)
    state.open(path)
    spawned.run()
    for part, here, left in ((45, 0, 55), (45, 45, 10), (10, 90, 0)):
        assert (len(state.rows), state.duplicates, state.left_out) == (part, here, left)
        sheet = TableSheet(owner, state)
        assert sheet.agree.text().startswith(f"Import {part} invoice")
        assert sheet.summary.text().startswith(f"{part + here + left} invoice")
        assert sheet.parts.isHidden() == (not left)
        sheet.fields["invoice.amount"].chosen.emit("3")
        assert sheet.summary.text().startswith("Looking through 100 row")
        assert not sheet.agree.isEnabled()
        spawned.run()
        sheet.agree.click()
        state.go_on()
        spawned.run()
    assert (len(state.rows), state.duplicates) == (0, 100)
    assert connection_store.left_out.list_all() == [], "what earlier parts brought is not left out"
    assert connection_store.drafts.count_in_states("review") == 100
    path.write_text("\n".join([lines[0], lines[1].replace("031", "000")]))
    state.open(path)
    spawned.run()
    assert len(state.settled) == 99, "what the newer table lists no more, of whichever part"


@pytest.mark.parametrize(("street", "town"), [("4 Quai Sarrail", "Lyon"), ("9 rue du Lac", "")])
def test_street_alone_of_a_known_debtor_gets_the_town_that_belongs_to_it(
    session: Session, connection_store: ConnectionStore, street: str, town: str
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    values = {"debtor.company_name": "Atelier Brun SARL", "debtor.address.line1": street}
    (row,) = connection_store.drafts.add_typed([("export.csv · 1", {"values": values})])
    state = submit_state(session)
    form = state.form_of(connection_store.drafts.get(row))
    assert (form.value("debtor.address.line1"), form.value("debtor.address.city")) == (street, town)


def test_table_that_is_chosen_twice_while_it_is_read_is_asked_about_once(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore, spawned: Spawned, tmp_path: Path
) -> None:
    path = tmp_path / "invoices.csv"
    path.write_text(TABLE, encoding="utf-8")
    page = SubmitPage(submit_state(session))
    qtbot.addWidget(page)
    page.import_tables([path])
    page.import_tables([path])
    spawned.run()
    (sheet,) = page.findChildren(TableSheet)
    qtbot.waitUntil(sheet.isVisible)
    sheet.reject()
    assert not page.table.busy()
    page.import_tables([path])
    assert page.table.busy(), "once it was answered it may come again"
    spawned.run()


def test_part_that_the_books_deduct_is_not_called_paid(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore, spawned: Spawned, tmp_path: Path
) -> None:
    """The list holds 368.90 less open than the paper says: a part payment or a credit note, not the invoice."""
    paper = connection_store.drafts.add(file_name="RE-0391.pdf", file_path="/RE-0391.pdf")
    connection_store.drafts.change_state(paper.id, "review", extraction=read_of("RE-0391", "3348.66"))
    path = tmp_path / "open.csv"
    path.write_text("Kunde;Belegnr.;Offener Betrag\nAtelier Brun SARL;RE-0391;2.979,76\n", encoding="utf-8")
    state = TableState(session)
    recorded: list[Recorded] = []
    state.recorded.connect(recorded.append)
    state.open(path)
    spawned.run()
    owner = QPushButton()
    qtbot.addWidget(owner)
    sheet = TableSheet(owner, state)
    assert sheet.agree.text() == "Deduct €368.90 from 1 invoice(s)"
    sheet.resize(600, 700)
    sheet.show()
    line = sheet.settled.list.item(0)
    assert line.text().endswith("€368.90 is noted on the draft as already paid or credited")
    across = sheet.settled.list.fontMetrics().horizontalAdvance(line.text())
    lines = -(-across // sheet.settled.list.viewport().width())
    assert line.sizeHint().height() >= lines * sheet.settled.list.fontMetrics().height(), "not cut off"
    sheet.agree.click()
    assert [(len(one.lowered), sums_in_part(one.in_part)) for one in recorded] == [(1, "€368.90")]

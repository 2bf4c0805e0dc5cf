"""The page of a debtor whose contacts are to rest: all its open invoices pause and go on with one press."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import CreditorPause
from recovery_contract.receivables import Receivable
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.debtor.page import DebtorPage
from recovery_desktop.ui.pages.debtor.pause import PauseDebtorSheet
from recovery_desktop.ui.pages.debtor.state import DebtorState
from tests.desktop.ui.fakes import NOW
from tests.desktop.ui.pages.debtors import of_firm, paid
from tests.desktop.ui.session import run


def opened_with(session: Session, qtbot: QtBot, receivables: list[Receivable]) -> DebtorPage:
    session.connection_store.receivables.put(receivables, full=True)
    state = DebtorState(session)
    page = DebtorPage(state)
    qtbot.addWidget(page)
    state.open(receivables[0].id)
    run(session)
    return page


def page_with(session: Session, qtbot: QtBot, *, paused: bool) -> DebtorPage:
    """Show two open invoices of one debtor, resting or not, and one that is paid."""
    pause = CreditorPause(since=NOW) if paused else None
    actions = ["resume", "pause"] if paused else ["pause"]
    rows = [
        of_firm(f"due_{at}", f"RE-{at}", due_in=-at, creditor_pause=pause, allowed_actions=actions)
        for at in (10, 20)
    ]
    return opened_with(session, qtbot, [*rows, paid("old", "RE-1", late=3)])


def test_all_open_invoices_of_a_debtor_pause_at_once(session: Session, qtbot: QtBot) -> None:
    page = page_with(session, qtbot, paused=False)
    toasts: list[tuple[str, list[str]]] = []
    page._state.corrected.connect(lambda words, ids: toasts.append((words, ids)))
    assert not page.pause.isHidden()
    assert page.resume.isHidden()
    sheet = PauseDebtorSheet(page, page._state)
    qtbot.addWidget(sheet)
    sheet.form.open_end.setChecked(True)
    sheet.agree.click()
    intents = session.connection_store.intents.list_unsettled()
    assert {(one.kind, one.subject_id) for one in intents} == {("pause", "due_10"), ("pause", "due_20")}
    [(words, ids)] = toasts
    assert (words, len(ids)) == ("Recovery pauses in a moment", 2)
    assert page.pause.isHidden(), "it is toasts for already"
    assert session.withdraw_all_or_none(ids)


def test_all_paused_invoices_of_a_debtor_resume_at_once(session: Session, qtbot: QtBot) -> None:
    page = page_with(session, qtbot, paused=True)
    assert page.pause.isHidden()
    page.resume.click()
    intents = session.connection_store.intents.list_unsettled()
    assert {(one.kind, one.subject_id) for one in intents} == {("resume", "due_10"), ("resume", "due_20")}


def test_debtor_who_has_paid_all_is_neither_paused_nor_resumed(session: Session, qtbot: QtBot) -> None:
    page = opened_with(session, qtbot, [paid("old", "RE-1", late=3)])
    assert page._state.open_receivables == []
    assert page._state.details.rows[0].status == ReceivableStatus.RECOVERED
    assert page.pause.isHidden()
    assert page.resume.isHidden()

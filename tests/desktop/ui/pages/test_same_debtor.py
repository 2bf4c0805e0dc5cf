"""The question whether two debtors are the same: on Today and on the receivable, until the person has answered it."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.same_debtor import SameDebtorSheet
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.same_debtor import SameDebtorChoice, other_debtor
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open
from tests.desktop.ui.pages.tasks import ANOTHER, a_debtor_question, answered, tell_tasks


class OnToday:
    def __init__(self, qtbot: QtBot, session: Session) -> None:
        connection_store = session.connection_store
        connection_store.receivables.put([a_receivable()], full=True)
        self.connection_store = connection_store
        tell_tasks(session, Tasks(same_debtor=(a_debtor_question(),)))
        self.state = TodayState(session)
        self.offered: list[tuple[str, str]] = []
        self.state.debtor_answered.connect(lambda words, id: self.offered.append((words, id)))
        self.page = TodayPage(self.state)
        qtbot.addWidget(self.page)
        self.page.show()

    def lines(self) -> list[str]:
        return [line.accessibleName() for line in self.page.due._lines]

    def sheet(self) -> SameDebtorSheet:
        self.page.due._lines[0].click()
        return self.page.findChildren(SameDebtorSheet)[-1]


def test_question_on_today_says_who_they_are_and_is_answered_once(qtbot: QtBot, session: Session) -> None:
    today = OnToday(qtbot, session)
    assert today.state.waiting == 1
    [line] = today.lines()
    assert "MENUISERIE MARTIN · F-00007" in line
    assert "Same debtor as for F-00001, F-00002?" in line
    sheet = today.sheet()
    assert sheet.choice.question.text() == "Are Menuiserie Martin SARL and MENUISERIE MARTIN the same debtor?"
    assert sheet.choice.earlier.rows == [
        ("Name", "Menuiserie Martin SARL"),
        ("SIRET", "552 100 554 00013"),
        ("Email", "martin@debtor.example"),
        ("Invoices (2)", "F-00001, F-00002"),
    ]
    assert ("SIRET", "not given") in sheet.choice.later.rows
    assert ("Email", "accounts@debtor.example") in sheet.choice.later.rows
    sheet.choice.same.click()
    assert answered(today.connection_store) == [("dbt_2", "dbt_0", True)]
    assert not today.lines()
    assert today.state.waiting == 0


def test_answer_that_is_taken_back_asks_again_and_one_that_was_sent_does_not(
    qtbot: QtBot, session: Session
) -> None:
    today = OnToday(qtbot, session)
    today.sheet().choice.different.click()
    [(words, first)] = today.offered
    assert words == "The two debtors stay apart"
    assert today.connection_store.intents.withdraw(first)
    today.state.reread()
    assert len(today.lines()) == 1
    today.sheet().choice.different.click()
    today.connection_store.intents.mark_done(today.offered[-1][1], {})
    today.state.reread()
    assert not today.lines()


def test_closing_the_question_leaves_it_open(qtbot: QtBot, session: Session) -> None:
    today = OnToday(qtbot, session)
    sheet = today.sheet()
    focus = sheet.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.text() == "Decide later", "Return must not answer what cannot be undone"
    sheet.reject()
    assert answered(today.connection_store) == []
    assert today.state.waiting == 1


def test_same_debtor_question_counts_many_invoices_instead_of_listing_them(qtbot: QtBot) -> None:
    choice = SameDebtorChoice()
    qtbot.addWidget(choice)
    numbers = [f"F-{at}" for at in range(1, 10)]
    debtor = ANOTHER.model_copy(update={"invoice_numbers": numbers})
    choice.show_debtors(other_debtor(debtor), other_debtor(debtor))
    assert choice.later.rows[-1] == ("Invoices (9)", "F-1, F-2, F-3, F-4, F-5 and 4 more")
    many = debtor.model_copy(update={"receivable_count": 240})
    choice.show_debtors(other_debtor(many), other_debtor(debtor))
    assert choice.earlier.rows[-1] == ("Invoices (240)", "F-1, F-2, F-3, F-4, F-5 and 235 more")
    assert choice.question.text() == (
        "Two of your debtors are called Menuiserie Martin SARL. Are they the same?"
    )


def test_receivable_asks_whose_debtor_it_is_until_it_is_said(opened: Open) -> None:
    on_view = opened(one.with_debtor_question())
    card = on_view.page.action_cards.same_debtor
    assert card.isVisible()
    toasts: list[tuple[str, str]] = []
    on_view.state.decided.connect(lambda what, intent_id: toasts.append((what, intent_id)))
    on_view.press("Same debtor", card)
    [(name, body)] = on_view.sent_bodies
    assert name == "same_debtor"
    assert body == {"id": "dbt_1", "debtor_id": "dbt_0", "same": True}
    assert card.isHidden()
    [(what, intent_id)] = toasts
    assert what == "The two debtors become one"
    assert on_view.state.take_back(intent_id)
    assert card.isVisible()
    on_view.press("Different debtors", card)
    assert toasts[-1][0] == "The two debtors stay apart"
    assert card.isHidden()


def test_receivable_of_which_nothing_is_asked_shows_no_question(opened: Open) -> None:
    assert opened(one.in_full()).page.action_cards.same_debtor.isHidden()

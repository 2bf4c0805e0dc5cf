"""The question about a lost answer: what is shown, and what becomes of each word of the person."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.today.lost import LostAnswerSheet
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.edge import a_submission
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.session import run


class UnknownOutcome:
    def __init__(self, session: Session, qtbot: QtBot, kind: str) -> None:
        connection_store = self.connection_store = session.connection_store
        connection_store.receivables.put([a_receivable("rec_1"), a_receivable("rec_2")], full=True)
        draft = connection_store.drafts.add()
        subject, body = (draft.id, a_submission()) if kind == "submit" else ("rec_1", {"action": "x"})
        self.intent: Intent = connection_store.intents.add(kind, subject, body)
        likely = ["rec_1", "rec_2"] if kind == "submit" else []
        failure = {"code": "OutcomeUnknown", "asks": True, "likely": likely}
        connection_store.intents.mark_unknown(self.intent.id, datetime.now(UTC), failure)
        self.session = session
        self.state = TodayState(session)
        self.page = TodayPage(self.state)
        qtbot.addWidget(self.page)
        self.page.show()

    @property
    def answers(self) -> list[tuple[str, str, str | None]]:
        """What became of the question: that it arrived, as which receivable, or that it is sent again."""
        now = self.connection_store.intents.get(self.intent.id)
        answer = {"done": "arrived", "waiting": "again"}.get(now.state)
        return [] if answer is None else [(answer, now.id, (now.answer or {}).get("receivable_id"))]

    def sheet(self) -> LostAnswerSheet:
        next(line for line in self.page.due._lines if "lost" in line.accessibleName()).click()
        return self.page.findChildren(LostAnswerSheet)[-1]


def test_person_says_which_one_it_became(qtbot: QtBot, session: Session) -> None:
    unknown = UnknownOutcome(session, qtbot, "submit")
    assert unknown.state.waiting >= 1
    sheet = unknown.sheet()
    assert len(sheet.choices.buttons()) == 2
    sheet.choices.buttons()[1].click()
    sheet.yes.click()
    run(unknown.session)
    assert unknown.answers == [("arrived", unknown.intent.id, "rec_2")]


@pytest.mark.parametrize("kind", ["submit", "partial_payment"])
def test_unknown_outcome_answered_as_not_arrived_is_sent_again(
    qtbot: QtBot, session: Session, kind: str
) -> None:
    unknown = UnknownOutcome(session, qtbot, kind)
    unknown.sheet().again.click()
    run(unknown.session)
    assert unknown.answers == [("again", unknown.intent.id, None)]


def test_closing_leaves_the_question_open(qtbot: QtBot, session: Session) -> None:
    unknown = UnknownOutcome(session, qtbot, "cancel")
    unknown.sheet().reject()
    run(unknown.session)
    unknown.state.reread()
    assert unknown.answers == []
    assert len(unknown.state.lost) == 1

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


class Asked:
    def __init__(self, session: Session, qtbot: QtBot, kind: str) -> None:
        connection_store = self.connection_store = session.connection_store
        connection_store.receivables.put([a_receivable("rec_1"), a_receivable("rec_2")], full=True)
        draft = connection_store.drafts.add()
        subject, body = (draft.id, a_submission()) if kind == "submit" else ("rec_1", {"action": "x"})
        self.intent: Intent = connection_store.intents.add(kind, subject, body)
        likely = ["rec_1", "rec_2"] if kind == "submit" else []
        asked = {"code": "OutcomeUnknown", "asks": True, "likely": likely}
        connection_store.intents.mark_unknown(self.intent.id, datetime.now(UTC), asked)
        self.session = session
        self.state = TodayState(session)
        self.page = TodayPage(self.state)
        qtbot.addWidget(self.page)
        self.page.show()

    @property
    def said(self) -> list[tuple[str, str, str | None]]:
        """What became of the question: that it arrived, as which receivable, or that it is sent again."""
        now = self.connection_store.intents.get(self.intent.id)
        said = {"done": "arrived", "waiting": "again"}.get(now.state)
        return [] if said is None else [(said, now.id, (now.answer or {}).get("receivable_id"))]

    def sheet(self) -> LostAnswerSheet:
        next(line for line in self.page.due._lines if "lost" in line.accessibleName()).click()
        return self.page.findChildren(LostAnswerSheet)[-1]


def test_the_person_says_which_one_it_became(qtbot: QtBot, session: Session) -> None:
    asked = Asked(session, qtbot, "submit")
    assert asked.state.waiting >= 1
    sheet = asked.sheet()
    assert len(sheet.choices.buttons()) == 2
    sheet.choices.buttons()[1].click()
    sheet.yes.click()
    run(asked.session)
    assert asked.said == [("arrived", asked.intent.id, "rec_2")]


@pytest.mark.parametrize("kind", ["submit", "partial_payment"])
def test_what_did_not_arrive_is_sent_again(qtbot: QtBot, session: Session, kind: str) -> None:
    asked = Asked(session, qtbot, kind)
    asked.sheet().again.click()
    run(asked.session)
    assert asked.said == [("again", asked.intent.id, None)]


def test_closing_leaves_the_question_open(qtbot: QtBot, session: Session) -> None:
    asked = Asked(session, qtbot, "cancel")
    asked.sheet().reject()
    run(asked.session)
    asked.state.reread()
    assert asked.said == []
    assert len(asked.state.lost) == 1

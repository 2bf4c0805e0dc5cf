"""The question about a lost answer: what is shown, and what becomes of each word of the person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.commands.judge import (
    Question,
    RefusedDecision,
    open_questions,
    refused_decisions,
)
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import Shelf
from recovery_desktop.ui.pages.today.lost import LostAnswerSheet
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.edge import a_submission
from tests.desktop.ui.fakes import Spawned, a_receivable


class Judging:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.said: list[tuple[str, str, str | None]] = []

    def questions(self) -> Sequence[Question]:
        return open_questions(self.shelf)

    def refused(self) -> Sequence[RefusedDecision]:
        return refused_decisions(self.shelf)

    async def arrived(self, intent_id: str, receivable_id: str | None, /) -> None:
        self.said.append(("arrived", intent_id, receivable_id))

    async def send_again(self, intent_id: str, /) -> None:
        self.said.append(("again", intent_id, None))


class Asked:
    def __init__(self, shelf: Shelf, qtbot: QtBot, kind: str) -> None:
        shelf.receivables.put([a_receivable("rec_1"), a_receivable("rec_2")], full=True)
        draft = shelf.drafts.add()
        subject, body = (draft.id, a_submission()) if kind == "submit" else ("rec_1", {"action": "x"})
        self.intent: Intent = shelf.intents.add(kind, subject, body)  # type: ignore[arg-type]
        likely = ["rec_1", "rec_2"] if kind == "submit" else []
        asked = {"code": "OutcomeUnknown", "asks": True, "likely": likely}
        shelf.intents.unknown(self.intent.id, datetime.now(UTC), asked)
        self.judging, self.spawned = Judging(shelf), Spawned()
        self.state = TodayState(self.spawned, shelf.receivables, shelf.drafts, self.judging)
        self.page = TodayPage(self.state)
        qtbot.addWidget(self.page)
        self.page.show()

    def sheet(self) -> LostAnswerSheet:
        next(line for line in self.page.due._lines if "lost" in line.accessibleName()).click()
        return self.page.findChildren(LostAnswerSheet)[-1]


def test_the_person_says_which_one_it_became(qtbot: QtBot, shelf: Shelf) -> None:
    asked = Asked(shelf, qtbot, "submit")
    assert asked.state.waiting >= 1
    sheet = asked.sheet()
    assert len(sheet.choices.buttons()) == 2
    sheet.choices.buttons()[1].click()
    sheet.yes.click()
    asked.spawned.run()
    assert asked.judging.said == [("arrived", asked.intent.id, "rec_2")]


@pytest.mark.parametrize("kind", ["submit", "partial_payment"])
def test_what_did_not_arrive_is_sent_again(qtbot: QtBot, shelf: Shelf, kind: str) -> None:
    asked = Asked(shelf, qtbot, kind)
    asked.sheet().again.click()
    asked.spawned.run()
    assert asked.judging.said == [("again", asked.intent.id, None)]


def test_closing_leaves_the_question_open(qtbot: QtBot, shelf: Shelf) -> None:
    asked = Asked(shelf, qtbot, "cancel")
    asked.sheet().reject()
    asked.spawned.run()
    asked.state.reread()
    assert asked.judging.said == []
    assert len(asked.state.lost) == 1

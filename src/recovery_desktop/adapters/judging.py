"""For today: what the person is asked whose answer was lost, and their word on it."""

from __future__ import annotations

from recovery_desktop.adapters.desk import Desk
from recovery_desktop.commands import judge
from recovery_desktop.commands.judge import Question, RefusedDecision


class Judging:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def questions(self) -> list[Question]:
        return judge.open_questions(self._desk.shelf)

    def refused(self) -> list[RefusedDecision]:
        return judge.refused_decisions(self._desk.shelf)

    async def arrived(self, intent_id: str, receivable_id: str | None, /) -> None:
        judge.it_arrived(self._desk.connected, intent_id, receivable_id)

    async def send_again(self, intent_id: str, /) -> None:
        judge.send_again(self._desk.connected, intent_id)

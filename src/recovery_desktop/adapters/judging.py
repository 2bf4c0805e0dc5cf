"""For today: what the person is asked whose answer was lost, and their word on it."""

from __future__ import annotations

from recovery_desktop.commands import judge
from recovery_desktop.commands.judge import Question, RefusedDecision
from recovery_desktop.session.session import Session


class Judging:
    def __init__(self, session: Session) -> None:
        self._session = session

    def questions(self) -> list[Question]:
        return judge.open_questions(self._session.shelf)

    def refused(self) -> list[RefusedDecision]:
        return judge.refused_decisions(self._session.shelf)

    async def arrived(self, intent_id: str, receivable_id: str | None, /) -> None:
        judge.it_arrived(self._session.connected, intent_id, receivable_id)

    async def send_again(self, intent_id: str, /) -> None:
        judge.send_again(self._session.connected, intent_id)

"""For today: what only the person can do and tell, and what the person says of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from recovery_contract.extensions import ContactTask, ContactTaskAction, DebtorQuestion, SameDebtorAnswer
from recovery_desktop.actions.same_debtor import answered_debtors
from recovery_desktop.actions.table import ANSWER_SAME_DEBTOR, SIGN_OFF_TASK
from recovery_desktop.commands import look_at_tasks
from recovery_desktop.commands.look_at_tasks import Tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent


class ByHand:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def look(self) -> Tasks:
        return await look_at_tasks.look_at_tasks(self._session.connected)

    def told(self) -> Tasks:
        return look_at_tasks.told_tasks(self._session.shelf)

    async def letters(self, tasks: Sequence[ContactTask], /) -> list[Path]:
        return await look_at_tasks.fetch_letters(self._session.connected, tasks)

    def sign_off(self, task: ContactTask, action: ContactTaskAction, /) -> Intent:
        return self._session.request(task.receivable_id, SIGN_OFF_TASK, action, target_id=task.id)

    def signed_off(self) -> set[str]:
        """The tasks whose word is on its way."""
        unsettled = self._session.shelf.intents.unsettled()
        return {str(one.body["id"]) for one in unsettled if one.kind == "contact_task"}


class SameDebtors:
    """Debtors that may be the same, and what the person says of them."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def answer(self, question: DebtorQuestion, answer: SameDebtorAnswer, /) -> Intent:
        return self._session.request(
            question.receivable_id, ANSWER_SAME_DEBTOR, answer, target_id=question.debtor_id
        )

    def answered(self, question: DebtorQuestion, /) -> bool:
        intents = self._session.shelf.intents.of_subject(question.receivable_id)
        return question.same_as.debtor_id in answered_debtors(intents)

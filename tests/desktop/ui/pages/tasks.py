"""Tasks that only the person can do, as the service tells them, and what the person says of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.extensions import ContactTask, ContactTaskAction, DebtorQuestion, SameDebtorAnswer
from recovery_contract.progress import SameDebtorQuestion
from recovery_desktop.actions.same_debtor import answered_debtors
from recovery_desktop.commands.look_at_tasks import Tasks
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import Shelf
from recovery_desktop.ui.by_hand.sheet import TaskSheet
from recovery_desktop.ui.pages.tasks.page import TasksPage
from recovery_desktop.ui.pages.tasks.state import TasksState
from recovery_desktop.ui.pages.today.same_debtor import SameDebtorSheet
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.ui.fakes import Spawned

SINCE = datetime.now(UTC) - timedelta(days=3)


def a_task(kind: str = "letter") -> ContactTask:
    return ContactTask.model_validate(
        {
            "id": f"pln_{kind}",
            "receivable_id": "rec_1",
            "user_id": "usr_1",
            "type": kind,
            "level": 0,
            "since": SINCE.isoformat(),
            "debtor_name": "Atelier Martin",
            "invoice_numbers": ["FA-1"],
            "amount": 1200.5,
            "currency": "EUR",
            "name": "Paul Durand",
            "to": "06 12 34 56 78"
            if kind == "phone"
            else "Atelier Martin\n3 place du Marché\n38000 Grenoble",
            "body": "Ask when the invoice is paid.",
        }
    )


ANOTHER = SameDebtorQuestion(
    debtor_id="dbt_0",
    name="Menuiserie Martin SARL",
    siret="55210055400013",
    email="martin@debtor.example",
    receivable_ids=["rec_8", "rec_9"],
    invoice_numbers=["F-00001", "F-00002"],
)


def a_debtor_question(**changes: object) -> DebtorQuestion:
    told: dict[str, object] = {
        "debtor_id": "dbt_2",
        "debtor_name": "MENUISERIE MARTIN",
        "email": "accounts@debtor.example",
        "user_id": "usr_1",
        "receivable_id": "rec_1",
        "invoice_numbers": ["F-00007"],
        "same_as": ANOTHER,
    }
    return DebtorQuestion.model_validate(told | changes)


class SameDebtors:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.said: list[tuple[str, str, bool]] = []

    def answer(self, question: DebtorQuestion, answer: SameDebtorAnswer, /) -> Intent:
        self.said.append((question.debtor_id, answer.debtor_id, answer.same))
        body = {"id": question.debtor_id, **answer.model_dump(mode="json")}
        return self.shelf.intents.add("same_debtor", question.receivable_id, body, delay_seconds=8)

    def answered(self, question: DebtorQuestion, /) -> bool:
        intents = self.shelf.intents.of_subject(question.receivable_id)
        return question.same_as.debtor_id in answered_debtors(intents)


class ByHand:
    def __init__(self, shelf: Shelf, tasks: Tasks) -> None:
        self.shelf, self.tasks = shelf, tasks
        self.printed: list[list[str]] = []
        self.said: list[tuple[str, ContactTaskAction]] = []

    async def look(self) -> Tasks:
        return self.tasks

    def told(self) -> Tasks:
        return self.tasks

    async def letters(self, tasks: Sequence[ContactTask], /) -> list[Path]:
        self.printed.append([task.id for task in tasks])
        return [Path(f"{len(tasks)}.pdf")]

    def sign_off(self, task: ContactTask, action: ContactTaskAction, /) -> Intent:
        self.said.append((task.id, action))
        return self.shelf.intents.add("contact_task", task.receivable_id, {"id": task.id})

    def signed_off(self) -> set[str]:
        return {str(one.body["id"]) for one in self.shelf.intents.unsettled() if one.kind == "contact_task"}


def a_state(shelf: Shelf, spawn: Spawned) -> TodayState:
    """One task of each kind."""
    tasks = Tasks(
        (a_task(), a_task("phone")),
        unapproved=2,
        ready=2,
        without_mailbox=1,
        same_debtor=(a_debtor_question(),),
    )
    by_hand = ByHand(shelf, tasks)
    return TodayState(spawn, shelf.receivables, shelf.drafts, None, by_hand, SameDebtors(shelf))


def a_list(shelf: Shelf, spawn: Spawned, *kinds: str) -> TasksPage:
    return TasksPage(TasksState(spawn, ByHand(shelf, Tasks(tuple(a_task(kind) for kind in kinds)))))


def dialogs(shelf: Shelf, spawn: Spawned, parent: QWidget) -> dict[str, QDialog]:
    state = a_state(shelf, spawn)
    made: dict[str, QDialog] = {
        f"task-{kind}": TaskSheet(parent, state, a_task(kind)) for kind in ("letter", "phone")
    }
    return made | {"same-debtor": SameDebtorSheet(parent, state, a_debtor_question())}

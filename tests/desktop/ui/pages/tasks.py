"""Tasks that only the person can do, as the service tells them, and what the person says of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.extensions import ContactTask, ContactTaskAction
from recovery_desktop.commands.look_at_tasks import Tasks
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import Shelf
from recovery_desktop.ui.by_hand.sheet import TaskSheet
from recovery_desktop.ui.pages.tasks.page import TasksPage
from recovery_desktop.ui.pages.tasks.state import TasksState
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
    by_hand = ByHand(shelf, Tasks((a_task(), a_task("phone")), unapproved=2, ready=2, without_mailbox=1))
    return TodayState(spawn, shelf.receivables, shelf.drafts, None, by_hand)


def a_list(shelf: Shelf, spawn: Spawned, *kinds: str) -> TasksPage:
    return TasksPage(TasksState(spawn, ByHand(shelf, Tasks(tuple(a_task(kind) for kind in kinds)))))


def dialogs(shelf: Shelf, spawn: Spawned, parent: QWidget) -> dict[str, QDialog]:
    state = a_state(shelf, spawn)
    return {f"task-{kind}": TaskSheet(parent, state, a_task(kind)) for kind in ("letter", "phone")}

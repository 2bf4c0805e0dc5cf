"""Tasks that only the person can do, as the service tells them, and what the person says of them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.extensions import ContactTask, ContactTaskAction, DebtorQuestion
from recovery_contract.progress import SameDebtorQuestion
from recovery_desktop.commands.tasks import Tasks, cache_tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.contact_tasks.sheet import TaskSheet
from recovery_desktop.ui.pages.letters_and_calls.page import TasksPage
from recovery_desktop.ui.pages.letters_and_calls.state import TasksState
from recovery_desktop.ui.pages.today.same_debtor import SameDebtorSheet
from recovery_desktop.ui.pages.today.state import TodayState

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
    values: dict[str, object] = {
        "debtor_id": "dbt_2",
        "debtor_name": "MENUISERIE MARTIN",
        "email": "accounts@debtor.example",
        "user_id": "usr_1",
        "receivable_id": "rec_1",
        "invoice_numbers": ["F-00007"],
        "same_as": ANOTHER,
    }
    return DebtorQuestion.model_validate(values | changes)


def tell_tasks(session: Session, tasks: Tasks) -> None:
    """As the service told them last."""
    cache_tasks(session.connection_store, tasks)


def answered(connection_store: ConnectionStore) -> list[tuple[str, str, bool]]:
    """(debtor, the other one, whether they are the same) as the person said it."""
    intents = (one for one in connection_store.intents.list_unsettled() if one.kind == "same_debtor")
    return [(str(one.body["id"]), str(one.body["debtor_id"]), bool(one.body["same"])) for one in intents]


def signed_off(connection_store: ConnectionStore) -> list[tuple[str, ContactTaskAction]]:
    """(task, what the person said of it)."""
    bodies = [
        dict(one.body) for one in connection_store.intents.list_unsettled() if one.kind == "contact_task"
    ]
    return [(str(body.pop("id")), ContactTaskAction.model_validate(body)) for body in bodies]


def a_state(session: Session) -> TodayState:
    """One task of each kind."""
    tasks = Tasks(
        (a_task(), a_task("phone")),
        unapproved=2,
        ready=2,
        without_mailbox=1,
        same_debtor=(a_debtor_question(),),
    )
    tell_tasks(session, tasks)
    return TodayState(session)


def a_list(session: Session, *kinds: str) -> TasksPage:
    tell_tasks(session, Tasks(tuple(a_task(kind) for kind in kinds)))
    return TasksPage(TasksState(session))


def dialogs(session: Session, parent: QWidget) -> dict[str, QDialog]:
    state = a_state(session)
    widgets: dict[str, QDialog] = {
        f"task-{kind}": TaskSheet(parent, state, a_task(kind)) for kind in ("letter", "phone")
    }
    return widgets | {"same-debtor": SameDebtorSheet(parent, state, a_debtor_question())}

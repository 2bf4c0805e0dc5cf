"""The page of first messages over a service on this computer whose plan was not approved yet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import PlannedContact
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import APPROVE_PLAN, CHANGE_PLANNED_CONTACT
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.approval.page import ApprovalPage
from recovery_desktop.ui.pages.approval.state import ApprovalState
from tests.desktop.ui.fakes import NOW, Spawned
from tests.desktop.ui.pages.answers import answer_receivable
from tests.desktop.ui.pages.settings_scene import PLAN
from tests.desktop.ui.session import FakeService

PLAN_PATH = "/v1/users/usr_1/plan"


MESSAGE = {
    "to": "compta@atelier-brun.example",
    "subject": "Invoice FA-2026-014",
    "body": "It is overdue.",
    "full_text": "Good morning,\n\nIt is overdue.\n\nMenuiserie Essai",
    "enclosures": ["facture.pdf"],
}


def planned(receivable: Receivable, n: int, **changes: Any) -> PlannedContact:
    values = {"type": "email", "level": 0, "at": NOW + timedelta(days=n), "why": Reason.of("not_approved")}
    id_ = f"pln_{receivable.id}_{n}"
    return PlannedContact.model_validate({"id": id_, "receivable_id": receivable.id, **values, **changes})


class Opened:
    """The page over a service on this computer whose plan was not approved yet."""

    def __init__(
        self,
        qtbot: QtBot,
        session: Session,
        service: FakeService,
        *rows: tuple[Receivable, ReceivableDetails],
    ) -> None:
        assert session.connection is not None
        session.connection.kind = "this_computer"
        session.store.connections.change("c1", user_id="usr_1")
        self.session, self.service = session, service
        self.plan = PLAN.model_copy(update={"approved": False}).model_dump(mode="json")
        service.answers("GET", PLAN_PATH, self.plan)
        for receivable, details in rows:
            session.connection_store.receivables.put([receivable], full=True)
            answer_receivable(service, receivable, details, Tasks())
        self._answer_planned(rows)
        self.state = ApprovalState(session)
        self.page = ApprovalPage(self.state)
        qtbot.addWidget(self.page)
        self.page.resize(1080, 780)
        self.page.show()
        self.state.refresh()
        self.run()

    def _answer_planned(self, rows: tuple[tuple[Receivable, ReceivableDetails], ...]) -> None:
        contacts = [row for _, details in rows for row in details.planned or ()]
        bodies = [row.model_dump(mode="json", exclude_none=True) for row in contacts]

        def respond(request: httpx.Request) -> httpx.Response:
            receivable_id = request.url.params.get("receivable_id")
            return _json({"data": [row for row in bodies if receivable_id in (None, row["receivable_id"])]})

        self.service.handles("GET", "/v1/planned-contacts", respond)
        for row in bodies:
            self.service.answers("GET", f"/v1/planned-contacts/{row['id']}", row | MESSAGE)

    def run(self) -> None:
        spawned = self.session.spawn
        assert isinstance(spawned, Spawned)
        spawned.run()

    def reads(self) -> str:
        QApplication.processEvents()
        return "\n".join(one.text() for one in self.page.findChildren(QLabel) if one.isVisibleTo(self.page))

    @property
    def changes(self) -> list[Intent]:
        intents = self.session.connection_store.intents.list_unsettled()
        return [one for one in intents if one.kind == CHANGE_PLANNED_CONTACT.kind]

    @property
    def approvals(self) -> list[Intent]:
        intents = self.session.connection_store.intents.list_unsettled()
        return [one for one in intents if one.kind == APPROVE_PLAN.kind]


def _json(body: Any) -> httpx.Response:
    return httpx.Response(200, json=body)


Open = Callable[..., Opened]


@pytest.fixture
def open_page(qtbot: QtBot, session: Session, service: FakeService) -> Open:
    return lambda *rows: Opened(qtbot, session, service, *rows)


def first_of(receivable: Receivable, **changes: Any) -> tuple[Receivable, ReceivableDetails]:
    contacts = (planned(receivable, 1), planned(receivable, 7, type="sms"))
    return receivable, ReceivableDetails(**{"planned": contacts, "messages": (), **changes})

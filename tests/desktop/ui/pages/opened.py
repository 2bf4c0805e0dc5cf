"""The page of one receivable, open, with the hands and eyes of a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from tests.desktop.ui.pages import one
from tests.desktop.ui.session import FakeService


class Opened:
    """The page of a receivable, everything looked up."""

    def __init__(
        self,
        qtbot: QtBot,
        session: Session,
        service: FakeService,
        receivable: Receivable | None,
        details: ReceivableDetails | None,
    ) -> None:
        self.session, self.service, self.connection_store, self.spawn = (
            session,
            service,
            session.connection_store,
            session.spawn,
        )
        self._before = {intent.id for intent in self._intents(receivable)}
        self.state = one.a_state(session, service, receivable, details)
        self.page = ReceivablePage(self.state)
        qtbot.addWidget(self.page)
        self.page.resize(1100, 800)
        self.page.show()

    def _intents(self, receivable: Receivable | None) -> list[Intent]:
        return [] if receivable is None else self.connection_store.intents.of_subject(receivable.id)

    @property
    def sent_bodies(self) -> list[tuple[str, Any]]:
        """(kind, request) of everything that the person asked for since it was opened, and the case file."""
        intents = [one for one in self._intents(self.state.receivable) if one.id not in self._before]
        fetched = self.state.documents.case_file
        return [
            *((intent.kind, _request(intent)) for intent in intents),
            *([("case file", fetched.name)] if fetched is not None else []),
        ]

    def press(self, name: str, within: QWidget | None = None) -> None:
        buttons = (within or self.page).findChildren(QPushButton)
        next(one for one in buttons if one.accessibleName() == name and not one.isHidden()).click()

    def reads(self, within: QWidget | None = None) -> str:
        QApplication.processEvents()
        labels = (within or self.page).findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self.page))


def _request(intent: Intent) -> Any:
    """As its model, where nothing but the request is stored."""
    model = ACTIONS[intent.kind].body
    is_all = model is not None and intent.kind not in ("metadata", "evidence") and "id" not in intent.body
    return model.model_validate(intent.body) if model is not None and is_all else dict(intent.body)


Open = Callable[..., Opened]

"""Settings: addresses that are never contacted, backup and deletion."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import Suppression
from recovery_desktop.failures import Offline, Refused, WrongPassphrase
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.data.section import DataSection
from recovery_desktop.ui.pages.settings.never.card import NeverCard
from recovery_desktop.ui.pages.settings.never.state import NeverState
from tests.desktop.ui.pages.settings_scene import (
    NeverService,
    RecordedBackups,
    a_data_state,
    an_entry,
)
from tests.desktop.ui.pages.test_settings import session as session
from tests.desktop.ui.session import FakeService, run


class Never:
    def __init__(self, qtbot: QtBot, session: Session, service: FakeService) -> None:
        self.service = NeverService(session, service, "a@debtor.test", "+33612345678")
        self.state, self.session = NeverState(session), session
        self.card = NeverCard(self.state)
        qtbot.addWidget(self.card)
        self.state.refresh()
        self.run()

    def run(self) -> None:
        run(self.session)

    def reads(self) -> str:
        return " | ".join(label.text() for label in self.card.findChildren(QLabel) if not label.isHidden())


@pytest.fixture
def never(qtbot: QtBot, session: Session, service: FakeService) -> Never:
    return Never(qtbot, session, service)


def test_suppression_list_shows_adds_and_removes_addresses(never: Never) -> None:
    card = never.card
    assert "a@debtor.test" in never.reads()
    assert "Added by you" in never.reads()
    card.address.line.setText("nobody")
    card.add.click()
    assert "neither an email address nor a phone number" in card.address.message
    card.address.line.setText("06 12 34 56 79")
    card.note.line.setText("asked on the phone")
    never.service.refuses = Offline("no route")
    card.add.click()
    never.run()
    assert "cannot be reached" in card.banner.words
    assert card.address.value == "06 12 34 56 79", "what was typed is not lost"
    card.add.click()
    never.run()
    assert "Nobody is contacted at 06 12 34 56 79 any more." in card.words.text()
    assert (card.address.value, card.note.value) == ("", "")
    assert "asked on the phone" in never.reads()
    again = next(
        button
        for button in card.findChildren(QPushButton)
        if button.accessibleName() == "Contact a@debtor.test again"
    )
    removed: list[Suppression] = []
    never.state.removed.connect(removed.append)
    again.click()
    never.run()
    assert "a@debtor.test" not in never.reads()
    assert [entry.address for entry in removed] == ["a@debtor.test"], "it can be taken back"
    never.service.refuses = Refused(400, "VALIDATION_ERROR", "no", field="address")
    card.address.line.setText("b@debtor.test")
    card.add.click()
    never.run()
    assert card.address.message == "The service does not accept this: “no”."


def test_long_list_is_searched_and_a_service_without_one_shows_none(never: Never) -> None:
    assert never.card.search.isHidden()
    assert never.service.entries is not None
    never.service.entries += [an_entry(f"{n}@debtor.test") for n in range(10)]
    never.state.refresh()
    never.run()
    assert not never.card.search.isHidden()
    never.card.search.line.written.emit("7@")
    never.run()
    assert never.state.page is not None
    assert [row.address for row in never.state.page.data] == ["7@debtor.test"]
    never.card.search.line.written.emit("nowhere")
    never.run()
    assert "Nothing on the list matches." in never.card.words.text()
    never.service.entries = None
    never.state.refresh()
    never.run()
    assert never.card.isHidden()


class Data:
    def __init__(self, qtbot: QtBot, session: Session) -> None:
        self.session = session
        self.state = a_data_state(session)
        assert isinstance(self.state.backups, RecordedBackups)
        self.service = self.state.backups
        self.section = DataSection(self.state)
        qtbot.addWidget(self.section)

    def run(self) -> None:
        run(self.session)


@pytest.fixture
def data(qtbot: QtBot, session: Session) -> Data:
    return Data(qtbot, session)


def test_backup_has_a_passphrase_typed_twice(data: Data, tmp_path: Path) -> None:
    card = data.section.backup
    card.save.click()
    card.first.line.setText("short")
    card._save()
    assert card.first.message == "At least 10 characters."
    card.first.line.setText("long enough")
    card.second.line.setText("long enouhg")
    card._save()
    assert card.second.message == "The two are not the same."
    card.save_to(tmp_path / "all.zip")
    data.run()
    assert data.service.calls == [("back_up", tmp_path / "all.zip", "long enough")]
    assert "Saved as all.zip" in card.words.text()
    assert card.first.line.text() == card.second.line.text() == ""


def test_backup_is_looked_into_checked_and_laid_ready(data: Data, tmp_path: Path) -> None:
    card = data.section.backup
    left: list[bool] = []
    data.state.leave.connect(lambda: left.append(True))
    data.state.look(tmp_path / "all.zip")
    data.run()
    assert ("Documents", "12") in card.facts.rows
    card.check.click()
    assert card.opening.message
    card.opening.line.setText("wrong")
    data.service.refuses = WrongPassphrase()
    card.check.click()
    data.run()
    assert "does not open" in card.opening.message
    assert (card.opening.line.text(), data.section.banner.words) == ("wrong", "")
    assert card.opening.line.text() == "wrong"
    data.service.refuses = None
    card.check.click()
    data.run()
    assert (data.state.step, left) == ("ready", [])
    assert not card.ready.isHidden()


def test_deletion_needs_the_typed_word(data: Data) -> None:
    card, left = data.section.erase, list[bool]()
    data.state.leave.connect(lambda: left.append(True))
    card.open.click()
    assert [name for name, _ in card.facts.rows] == ["Deleted", "Stops", "Never sent", "Stays"]
    card.typed.line.setText("delete")
    card.typed.edited.emit("delete")
    assert not card.agree.isEnabled()
    card.typed.line.setText("DELETE")
    card.typed.edited.emit("DELETE")
    assert (data.service.calls, left) == ([], [])
    card.agree.click()
    assert (data.service.calls, left) == ([("erase",)], [True])

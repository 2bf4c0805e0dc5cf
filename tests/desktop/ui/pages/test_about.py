"""The About card: nothing is looked for without being allowed, and what was found is shown with its notes."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.failures import Failure, Offline
from recovery_desktop.store.store import Store
from recovery_desktop.ui.pages.settings.about.card import About
from recovery_desktop.ui.pages.settings.about.state import AboutState, NewVersion
from tests.desktop.ui.fakes import Spawned

NEWER = NewVersion("0.9.0", "Reads more.\n\nPays sooner.", "https://example.org/releases/0.9.0")


class Announced:
    version = "0.1.0"

    def __init__(self, *, can_look: bool = True, answer: NewVersion | Failure | None = NEWER) -> None:
        self.can_look, self.answer = can_look, answer
        self.may_look = False
        self.looks = 0
        self.missing: tuple[str, ...] | None = ()

    def allow(self, allowed: bool, /) -> None:
        self.may_look = allowed

    async def look(self) -> NewVersion | None:
        self.looks += 1
        if isinstance(self.answer, Failure):
            raise self.answer
        return self.answer

    async def not_confined(self) -> tuple[str, ...] | None:
        return self.missing

    async def licences(self) -> str:
        return "Qt 6: LGPL-3.0-only"


def card(qtbot: QtBot, announced: Announced) -> tuple[About, Spawned, list[str]]:
    opened: list[str] = []

    def remember(address: str) -> bool:
        opened.append(address)
        return True

    spawned = Spawned()
    made = About(AboutState(spawned, announced, remember))
    qtbot.addWidget(made)
    made.show()
    return made, spawned, opened


def test_it_does_not_look_until_it_is_allowed_and_then_at_once(qtbot: QtBot) -> None:
    announced = Announced()
    made, spawned, opened = card(qtbot, announced)
    spawned.run()
    assert (made.allowed.isChecked(), announced.looks) == (False, 0)
    made.allowed.click()
    spawned.run()
    assert (announced.may_look, announced.looks) == (True, 1)
    assert "0.9.0" in made.said.text()
    assert "Pays sooner." in made.notes.text()
    made.get.click()
    assert opened == [NEWER.page]


@pytest.mark.parametrize(
    ("answer", "words"), [(None, "newest"), (Offline(), "Nobody answers"), (Failure("forged"), "not signed")]
)
def test_it_says_how_a_look_ended(qtbot: QtBot, answer: Failure | None, words: str) -> None:
    made, spawned, _ = card(qtbot, Announced(answer=answer))
    made.look.click()
    assert "Looking" in made.said.text()
    spawned.run()
    assert words in made.said.text()
    assert not made.get.isVisible()


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ((), "reaches nothing else"),
        (("files", "system_calls"), "does not keep it from: other files, other calls to the system."),
        (None, ""),
    ],
)
def test_it_says_what_confines_the_reader(qtbot: QtBot, missing: tuple[str, ...] | None, words: str) -> None:
    announced = Announced()
    announced.missing = missing
    made, spawned, _ = card(qtbot, announced)
    spawned.run()
    assert made.confinement.isVisible() is bool(words)
    assert words in made.confinement.text()


def test_a_build_without_a_source_offers_no_look(qtbot: QtBot) -> None:
    made, _, _ = card(qtbot, Announced(can_look=False))
    assert not made.allowed.isVisible()
    assert not made.look.isVisible()


def test_the_licences_are_shown_when_asked_for(qtbot: QtBot) -> None:
    made, spawned, _ = card(qtbot, Announced())
    assert not made.licences.isVisible()
    made.show_licences.click()
    spawned.run()
    assert made.licences.isVisible()
    assert "LGPL" in made.licences.toPlainText()


def test_the_band_says_what_is_new_and_is_waved_away_for_good(qtbot: QtBot, tmp_path: Path) -> None:
    from recovery_desktop.adapters.about import Announcements
    from recovery_desktop.commands.look_for_update import DISMISSED
    from recovery_desktop.parts.update_banner import band_of

    store = Store(tmp_path)
    opened: list[str] = []
    band = band_of(NEWER, Announcements(store.preferences), lambda address: bool(opened.append(address)))
    qtbot.addWidget(band)
    assert "0.9.0" in band.words
    assert "Pays sooner." in band.words
    band.action.click()
    band.dismissed.emit()
    assert opened == [NEWER.page]
    assert store.preferences.get(DISMISSED) == NEWER.version
    store.close()

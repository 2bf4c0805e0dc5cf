"""The About card: nothing is looked for without being allowed, and what was found is shown with its notes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.api.updates import Update
from recovery_desktop.app.update_banner import make_update_banner
from recovery_desktop.commands import check_for_update, describe_program
from recovery_desktop.failures import Failure, Offline
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.about.card import About
from recovery_desktop.ui.pages.settings.about.state import AboutState
from tests.desktop.ui.session import open_session, run

NEWER = Update.model_validate(
    {
        "version": "0.9.0",
        "published": "2026-03-01",
        "end": "2099-01-01T00:00:00Z",
        "page": "https://example.org/releases/0.9.0",
        "notes": {"en": "Reads more.\n\nPays sooner."},
    }
)


class Announced:
    """What is announced of newer versions, and what this system does not keep from the reader."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.can_look = True
        self.answer: Update | Failure | None = NEWER
        self.looks = 0
        self.missing: tuple[str, ...] | None = ()

    @property
    def may_look(self) -> bool:
        return check_for_update.is_automatic(self.session.store.preferences)

    async def fetch(self) -> Update:
        self.looks += 1
        if isinstance(self.answer, Failure):
            raise self.answer
        return self.answer or NEWER.model_copy(update={"version": "0.0.1"})

    async def unconfined(self) -> tuple[str, ...] | None:
        return self.missing


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Announced]:
    session, _ = open_session(tmp_path)
    result = Announced(session)
    monkeypatch.setattr(check_for_update, "fetch_newest", result.fetch)
    monkeypatch.setattr(check_for_update, "has_update_source", lambda: result.can_look)
    monkeypatch.setattr(check_for_update, "running_version", lambda: "0.1.0")
    monkeypatch.setattr(describe_program, "fetch_unconfined", result.unconfined)
    yield result
    session.store.close()


def card(qtbot: QtBot, announced: Announced) -> tuple[About, list[str]]:
    opened: list[str] = []
    announced.session.open_address = lambda address: opened.append(address) is None
    about = About(AboutState(announced.session))
    qtbot.addWidget(about)
    about.show()
    return about, opened


def test_about_checks_for_updates_only_once_allowed_and_then_at_once(
    qtbot: QtBot, announced: Announced
) -> None:
    about, opened = card(qtbot, announced)
    run(announced.session)
    assert (about.allowed.isChecked(), announced.looks) == (False, 0)
    about.allowed.click()
    run(announced.session)
    assert (announced.may_look, announced.looks) == (True, 1)
    assert "0.9.0" in about.update_status.text()
    assert "Pays sooner." in about.notes.text()
    about.get.click()
    assert opened == [str(NEWER.page)]


@pytest.mark.parametrize(
    ("answer", "words"), [(None, "newest"), (Offline(), "doesn’t answer"), (Failure("forged"), "not signed")]
)
def test_about_shows_how_an_update_check_ended(
    qtbot: QtBot, announced: Announced, answer: Update | Failure | None, words: str
) -> None:
    announced.answer = answer
    about, _ = card(qtbot, announced)
    about.look.click()
    assert "Loading" in about.update_status.text()
    run(announced.session)
    assert words in about.update_status.text()
    assert not about.get.isVisible()


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ((), "reaches nothing else"),
        (("files", "system_calls"), "does not keep it from: other files, other calls to the system."),
        (None, ""),
    ],
)
def test_about_shows_what_confines_the_reader(
    qtbot: QtBot, announced: Announced, missing: tuple[str, ...] | None, words: str
) -> None:
    announced.missing = missing
    about, _ = card(qtbot, announced)
    run(announced.session)
    assert about.confinement.isVisible() is bool(words)
    assert words in about.confinement.text()


def test_build_without_a_source_offers_no_look(qtbot: QtBot, announced: Announced) -> None:
    announced.can_look = False
    about, _ = card(qtbot, announced)
    assert not about.allowed.isVisible()
    assert not about.look.isVisible()


def test_licences_are_shown_when_asked_for(qtbot: QtBot, announced: Announced) -> None:
    about, _ = card(qtbot, announced)
    assert not about.licences.isVisible()
    about.show_licences.click()
    run(announced.session)
    assert about.licences.isVisible()
    assert "LGPL" in about.licences.toPlainText()


def test_band_says_what_is_new_and_is_waved_away_for_good(qtbot: QtBot, announced: Announced) -> None:
    session, opened = announced.session, list[str]()
    session.open_address = lambda address: opened.append(address) is None
    band = make_update_banner(check_for_update.describe_update(NEWER, "en"), session)
    qtbot.addWidget(band)
    assert "0.9.0" in band.words
    assert "Pays sooner." in band.words
    band.action.click()
    band.dismissed.emit()
    assert opened == [str(NEWER.page)]
    assert session.store.preferences.get(check_for_update.DISMISSED) == NEWER.version

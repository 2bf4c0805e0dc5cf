"""The settings of recoveries fit a screen: each card says in one line what is set, and opens where somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from recovery_desktop.app.palette_entries import SETTINGS
from recovery_desktop.failures import Offline
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.recovery.section import RecoverySection
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from tests.desktop.ui.fakes import a_store
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.session import FakeService, open_session

SCREEN = 1_000


@pytest.fixture
def session(tmp_path: Path, service: FakeService) -> Iterator[Session]:
    store, _ = a_store(tmp_path, "production")
    result, _ = open_session(tmp_path, store=store, service=service)
    yield result
    store.close()


@pytest.fixture
def recoveries(qtbot: QtBot, session: Session, service: FakeService) -> Recoveries:
    return Recoveries(qtbot, session, service)


def cards(section: RecoverySection) -> list[FoldingCard]:
    return [card for card in section.findChildren(FoldingCard) if not card.isHidden()]


def test_recovery_settings_are_folded_and_say_what_is_set(recoveries: Recoveries) -> None:
    section = recoveries.section
    shown = cards(section)
    assert len(shown) >= 6
    assert all(card.is_folded for card in shown if card is not section.mailbox)
    assert section.plan.summary.text().startswith("3 contact(s), the invoice only")
    assert not section.plan.summary.isHidden()
    assert section.rules.summary.text() == "You are asked every time"
    for card in shown:
        assert card.summary.text(), card.title.text()
        assert card.title.text() in card.turn.accessibleName()
    assert section.sizeHint().height() < SCREEN


@pytest.mark.parametrize("part", ["plan", "rules", "texts", "letters", "letterhead", "accounts"])
def test_card_opens_by_its_button_or_anywhere_on_it_and_folds_again(
    qtbot: QtBot, recoveries: Recoveries, part: str
) -> None:
    card = getattr(recoveries.section, part)
    card.turn.click()
    assert not card.is_folded
    assert card.summary.isHidden()
    card.turn.click()
    assert card.is_folded
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert not card.is_folded


@pytest.mark.parametrize("part", [part for part, _, _ in SETTINGS if part != "never"])
def test_whoever_is_led_to_a_part_finds_it_open(recoveries: Recoveries, part: str) -> None:
    recoveries.state.wanted = part
    recoveries.state.changed.emit()
    card = getattr(recoveries.section, part)
    assert not card.is_folded
    assert recoveries.state.wanted == ""


def test_what_went_wrong_opens_its_card(recoveries: Recoveries) -> None:
    recoveries.state.failed["rules"] = Offline("away")
    recoveries.state.changed.emit()
    assert not recoveries.section.rules.is_folded
    assert not recoveries.section.rules.banner.isHidden()


def test_palette_names_each_card_by_its_title(recoveries: Recoveries) -> None:
    titles = {card.title.text() for card in recoveries.section.findChildren(FoldingCard)}
    assert {title for part, _, title in SETTINGS if part != "never"} == titles

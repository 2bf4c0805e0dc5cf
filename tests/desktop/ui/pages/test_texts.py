"""The texts that debtors read: their values explained, their earlier versions and the original brought back."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import TemplateList
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.recovery.placeholders import PLACEHOLDERS, PlaceholderMenu
from recovery_desktop.ui.pages.settings.recovery.sample import SAMPLE, preview, unknown
from recovery_service.wording.templates import texts
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.session import FakeService


@pytest.fixture
def recoveries(qtbot: QtBot, session: Session, service: FakeService) -> Recoveries:
    return Recoveries(qtbot, session, service)


def test_earlier_version_of_a_text_is_brought_back(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("en")
    card._choose()
    first = card.area.value
    assert card.earlier.isHidden()
    card.area.area.setPlainText("Please pay {{ amount }}.")
    card.save.click()
    recoveries.run()
    assert not card.earlier.isHidden()
    menu = card.make_versions_menu()
    (version,) = menu.actions()
    assert " ".join(first.split())[:20] in version.text()
    version.trigger()
    assert card.area.value == first
    assert card.read.text(), "it is read before it is stored"
    card.save.click()
    recoveries.run()
    assert len(card.make_versions_menu().actions()) == 2


def test_text_goes_back_to_the_original(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("en")
    card._choose()
    card.original.click()
    (question,) = [one for one in card.findChildren(QDialog) if one.isVisible()]
    question.accept()
    recoveries.run()
    (received,) = recoveries.service.received
    assert isinstance(received, TemplateList)
    # The service has its own text where it is sent none.
    assert ("reminder_first", "en") not in [(one.key, one.language) for one in received.data]


def test_values_of_a_text_are_explained_and_inserted(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card._choose()
    card.area.area.setPlainText("Pay ")
    card.area.area.moveCursor(QTextCursor.MoveOperation.End)
    menu = PlaceholderMenu(card, card._insert)
    next(action for action in menu.actions() if action.text().startswith("To pay now")).trigger()
    assert card.area.value == "Pay {{ to_pay }}"
    assert set(PLACEHOLDERS) <= set(SAMPLE)
    assert all(preview(f"{{{{ {name} }}}}") for name in PLACEHOLDERS)
    assert preview("{{ days_late }} day{% if not one_day %}s{% endif %}") == "21 days"


def test_values_of_every_text_of_the_service_can_be_stored() -> None:
    refused = {name for text in texts().values() for name in unknown(text.subject + text.body)}
    assert refused == set()

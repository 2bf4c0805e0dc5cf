"""The description of an invoice under review: one item on a line, stored as the reader writes it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.pages.submit.items_field import ItemsField


@pytest.fixture
def field(qtbot: QtBot) -> ItemsField:
    field = ItemsField("Description")
    qtbot.addWidget(field)
    return field


def test_items_stand_on_lines_of_their_own_and_the_value_stays_as_it_was(field: ItemsField) -> None:
    field.show_value("Fourniture bois; Dépose")
    assert field.area.text() == "Fourniture bois\nDépose"
    assert field.value == "Fourniture bois; Dépose"


def test_line_that_is_typed_is_one_more_item(field: ItemsField) -> None:
    values: list[str] = []
    field.edited.connect(values.append)
    field.show_value("Fourniture bois")
    field.area.setPlainText("Fourniture bois\n\nDépose; \n")
    assert values[-1] == "Fourniture bois; Dépose"
    field.show_value(values[-1])
    assert field.area.text() == "Fourniture bois\n\nDépose; \n", "what is being typed is not disturbed"

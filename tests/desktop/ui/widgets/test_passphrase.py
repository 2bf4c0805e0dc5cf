"""The window that asks for a passphrase."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.passphrase import PassphraseDialog


def test_choice_of_protection_comes_before_the_passphrase_and_keeps_what_was_typed(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = PassphraseDialog(parent, "choose")
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.asks.y() < dialog.keeps.y() < dialog.first.y()
    dialog.first.line.setText("correct horse")
    dialog.second.line.setText("correct horse")
    dialog.keeps.click()
    assert not dialog.first.isVisible()
    dialog.asks.click()
    assert (dialog.passphrase, dialog.second.line.text()) == ("correct horse", "correct horse")


def test_store_that_was_not_opened_is_not_said_to_be_missing(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    read = " ".join(label.text() for label in PassphraseDialog(parent, "choose").findChildren(QLabel))
    assert "No password store of this computer was opened." in read
    assert "has no password store" not in read


def test_locked_password_store_can_be_tried_again_instead(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for mode, is_wrong, offered in (
        ("choose", False, False),
        ("locked", False, True),
        ("locked", True, True),
    ):
        dialog = PassphraseDialog(parent, mode, is_wrong=is_wrong)
        assert dialog.retry.isVisibleTo(dialog) is offered, mode
        answers: list[str] = []
        dialog.accepted.connect(lambda answers=answers: answers.append("accepted"))
        dialog.retried.connect(lambda answers=answers: answers.append("retried"))
        if offered:
            dialog.retry.click()
            assert answers == ["retried"]
        labels = [label.text() for label in dialog.findChildren(QLabel)]
        assert any("still locked" in words for words in labels) is is_wrong

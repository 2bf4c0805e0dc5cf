"""In a small window what shows a mail is no higher than the window: it scrolls, with its buttons in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import PlannedMessage, RenderedMail
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from recovery_desktop.ui.pages.receivable.sheets import MessageSheet
from recovery_desktop.ui.widgets.sheet import Sheet
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open, Opened

LINES = 80
HTML = f"<html><body>{'<p>A line of a mail that goes on and on.</p>' * LINES}</body></html>"
SMALL = (1366, 640)
"""A screen of 1366 by 768 without its bars."""


def planned_mail(on_view: Opened) -> Sheet:
    planned = on_view.state.planned[0]
    mail = RenderedMail(
        recipient="paul@debtor.example", reply_to="owner@creditor.example", html=HTML, codes={}, attached=[]
    )
    on_view.state.previews[planned.id] = PlannedMessage(
        **dict(planned), to="paul@debtor.example", subject="S", body="B", full_text="T", mail=mail
    )
    return PlannedMessageSheet(on_view.page, on_view.state, planned)


def sent_mail(on_view: Opened) -> Sheet:
    details = on_view.state.details
    assert details is not None
    assert details.messages
    sent = details.messages[0].model_copy(update={"body": "A line of a mail.\n" * LINES})
    return MessageSheet(on_view.page, on_view.state, sent)


@pytest.mark.parametrize("make", [planned_mail, sent_mail])
def test_mail_is_no_higher_than_its_window_and_scrolls(
    qtbot: QtBot, opened: Open, make: Callable[[Opened], Sheet]
) -> None:
    on_view = opened(one.in_full())
    window = on_view.page.window()
    window.resize(*SMALL)
    window.show()
    qtbot.waitExposed(window)
    sheet = make(on_view)
    sheet.open()
    qtbot.waitExposed(sheet)
    bar = sheet._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert sheet.height() <= window.height()
    buttons = [button for button in sheet._in_a_row if button.isVisible()]
    assert buttons
    assert all(sheet.rect().contains(button.geometry()) for button in buttons)

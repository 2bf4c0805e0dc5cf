"""What the debtor wrote, on the page of its receivable, and the answer: typed, kept, sent once, taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.pages.receivable.answer import AnswerDialog
from recovery_desktop.ui.pages.receivable.received import MessageView
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.messages import a_message
from tests.desktop.ui.pages.opened import Open, Opened
from tests.desktop.ui.session import run


@pytest.fixture
def written(opened: Open) -> Opened:
    return opened(one.in_full(), one.some_details(received=(a_message(),)))


def view_of(page: Opened) -> MessageView:
    view = page.page.action_cards.message.view
    assert view is not None
    return view


def answering(qtbot: QtBot, page: Opened) -> AnswerDialog:
    """The dialog that Answer… opens, its texts looked up."""
    view_of(page).answer.click()
    dialog = page.page.findChildren(AnswerDialog)[-1]
    qtbot.addWidget(dialog)
    run(page.session)
    return dialog


def test_answer_begins_with_the_text_that_fits_and_is_sent_with_its_decision(
    qtbot: QtBot, written: Opened
) -> None:
    toasts: list[tuple[str, str]] = []
    written.state.decided.connect(lambda words, intent: toasts.append((words, intent)))
    dialog = answering(qtbot, written)
    assert dialog.to.text() == "To Hélène Vasseur <compta@atelier-brun.example>"
    assert dialog.subject.value == "Re: Your invoice FA-2026-014 is overdue"
    assert (dialog.kind.value, dialog.invoice.isChecked(), dialog.decides.isChecked()) == (
        "promise",
        False,
        True,
    )
    dialog.words.area.setPlainText("Merci beaucoup.")
    dialog.invoice.setChecked(True)
    dialog.send.click()
    [(kind, body)] = written.sent_bodies
    assert kind == "message_answer"
    assert (body["id"], body["body"], body["attach_invoice"]) == ("rcm_1", "Merci beaucoup.", True)
    assert body["decision"]["decision"] == "promise"
    assert toasts[0][0] == "The answer will be sent in a moment"
    # It is on its way: nothing else is asked about this message meanwhile.
    assert written.page.action_cards.message.isHidden()


def test_answer_typed_stays_over_closing_choosing_another_text_and_taking_back(
    qtbot: QtBot, written: Opened
) -> None:
    toasts: list[tuple[str, str]] = []
    written.state.decided.connect(lambda words, intent: toasts.append((words, intent)))
    dialog = answering(qtbot, written)
    dialog.words.area.setPlainText("My own words")
    _choose(dialog, "invoice_wanted")
    assert (dialog.words.value, dialog.invoice.isChecked()) == ("Bonjour,\n\nVoici la facture.", True)
    _choose(dialog, "general")
    assert dialog.decides.isHidden()
    _choose(dialog, "promise")
    assert dialog.words.value == "My own words"
    dialog.reject()
    again = answering(qtbot, written)
    assert again.words.value == "My own words"
    again.send.click()
    assert written.state.take_back(toasts[0][1])
    assert answering(qtbot, written).words.value == "My own words"


def test_answer_with_the_copy_that_was_wanted_records_the_promise_besides(
    qtbot: QtBot, written: Opened
) -> None:
    dialog = answering(qtbot, written)
    _choose(dialog, "invoice_wanted")
    assert not dialog.decides.isHidden()
    assert dialog.decides.isChecked()
    dialog.send.click()
    [(_, body)] = written.sent_bodies
    assert (body["attach_invoice"], body["decision"]["decision"]) == (True, "promise")


def test_answer_to_an_address_that_is_never_contacted_cannot_be_sent(qtbot: QtBot, written: Opened) -> None:
    refused = {"code": "suppressed", "message": "Never contacted.", "params": {}}
    drafts: dict[str, Any] = {
        "to": "compta@atelier-brun.example",
        "subject": "Re:",
        "language": "fr",
        "drafts": [{"kind": "general", "body": "Bonjour"}],
        "refused": refused,
    }
    written.service.answers("GET", "/v1/received-messages/rcm_1/answers", drafts)
    dialog = answering(qtbot, written)
    assert not dialog.send.isEnabled()
    assert "never contacted" in "\n".join(label.text() for label in dialog.problem.findChildren(QLabel))


@pytest.mark.parametrize("typed_before", [False, True])
def test_message_that_asks_for_the_invoice_offers_to_send_it(
    qtbot: QtBot, written: Opened, typed_before: bool
) -> None:
    if typed_before:
        before = answering(qtbot, written)
        before.words.area.setPlainText("My own words")
        before.reject()
    written.press("Send the invoice…")
    dialog = written.page.findChildren(AnswerDialog)[-1]
    qtbot.addWidget(dialog)
    run(written.session)
    assert (dialog.kind.value, dialog.invoice.isChecked(), dialog.decides.isHidden()) == (
        "invoice_wanted",
        True,
        False,
    )
    if typed_before:
        _choose(dialog, "promise")
        assert dialog.words.value == "My own words"


def test_message_says_what_became_of_its_answers(opened: Open) -> None:
    sent = {"id": "pln_9", "state": "sent", "at": one.NOW, "subject": "Re:", "body": "Thank you."}
    message = a_message(answers=[sent, {**sent, "id": "pln_10", "state": "not_sent"}])
    on_view = opened(one.in_full(), one.some_details(received=(message,)))
    words = on_view.reads(view_of(on_view))
    assert "You answered: " in words
    assert "could not be sent." in words


def _choose(dialog: AnswerDialog, kind: str) -> None:
    dialog.kind.show_value(kind)
    dialog.kind.chosen.emit(kind)

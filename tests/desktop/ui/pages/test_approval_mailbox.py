"""What an approval says before there is a mailbox, in which language a message is, and how an approval is withdrawn."""

from __future__ import annotations

from typing import Any

from recovery_desktop.commands.receivable_details import ReceivableDetails
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages.approval_scene import MESSAGE, Open, Opened, first_of, planned
from tests.desktop.ui.pages.approval_scene import open_page as open_page

MAIL = {"recipient": "compta@atelier-brun.example", "reply_to": "bureau@essai.example"}


def open_with(open_page: Open, *, approved: bool = False, **message: Any) -> Opened:
    receivable = a_receivable(allowed_actions=["pause"])
    row = planned(receivable, 1)
    opened = open_page(first_of(receivable, planned=(row,)))
    body = row.model_dump(mode="json", exclude_none=True) | MESSAGE | message
    opened.service.answers("GET", f"/v1/planned-contacts/{row.id}", body)
    opened.state.one.previews.clear()
    opened.state.one.look_again()
    opened.run()
    if approved:
        rows = (row.model_copy(update={"approved": True}),)
        opened.state.one.details = ReceivableDetails(planned=rows, messages=())
        opened.state.changed.emit()
    return opened


def test_approval_without_a_mailbox_promises_no_day(open_page: Open) -> None:
    opened = open_with(open_page, mail=MAIL)
    assert opened.state.lacks_mailbox
    leaves = "Once your mailbox is set up, the approved messages leave, each on its day."
    assert leaves in opened.page.words.text()
    opened.page.send.click()
    assert "Leaves once your mailbox is set up." in opened.page.message.under_way.words


def test_approved_invoice_without_a_mailbox_says_what_it_waits_for(open_page: Open) -> None:
    opened = open_with(open_page, approved=True, mail=MAIL)
    sentence = "Approved. The next message leaves once your mailbox is set up."
    assert opened.page.words.text() == sentence


def test_approval_that_has_left_is_withdrawn_by_a_pause(open_page: Open) -> None:
    assert open_with(open_page, mail=MAIL).page.pause.isHidden()
    opened = open_with(open_page, approved=True, mail=MAIL | {"sender": "bureau@essai.example"})
    assert not opened.state.lacks_mailbox
    assert not opened.page.pause.isHidden()


def test_message_in_another_language_says_which_and_why(open_page: Open) -> None:
    facts = dict(open_with(open_page, mail=MAIL, language="de").page.message.facts.rows)
    assert facts["Language"].startswith("Deutsch, the language of the debtor’s address.")
    facts = dict(open_with(open_page, mail=MAIL, language="en").page.message.facts.rows)
    assert "Language" not in facts

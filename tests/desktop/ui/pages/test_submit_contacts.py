"""The contacts of the debtor in the review."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.pages.test_submit import draft as draft
from tests.desktop.ui.pages.test_submit import state as state


def test_contacts_are_added_edited_and_removed(state: SubmitState, draft: str) -> None:
    state.open(draft)
    state.edit_contact(0, "email", "a@b.example")
    state.edit_contact(1, "email", "c@d.example")
    state.remove_contact(0)
    assert [contact["email"] for contact in state.form.contacts] == ["c@d.example"]


def test_removing_a_contact_keeps_the_keyboard_at_the_contacts(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    state.open(draft)
    contacts = page.review.entry.contacts
    contacts.add.click()
    contacts.editors[1].remove.setFocus()
    contacts.editors[1].remove.click()
    assert len(contacts.editors) == 1
    assert contacts.editors[0].fields["email"].control.hasFocus()


def test_title_before_the_first_name_has_a_field_of_its_own(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    state.edit_contact(0, "first_name", "Frau Dr. Birgit")
    editor = page.review.entry.contacts.editors[0]
    assert (editor.form_of_address.value, editor.fields["first_name"].value) == ("Frau", "Dr. Birgit")


def test_title_chosen_for_a_contact_stands_before_the_first_name_as_the_service_greets(
    qtbot: QtBot, state: SubmitState, draft: str
) -> None:
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    editor = page.review.entry.contacts.editors[0]
    state.edit_contact(0, "first_name", "Birgit")
    editor.form_of_address.show_value("Mrs")
    editor.form_of_address.chosen.emit("Mrs")
    assert state.form.contacts[0]["first_name"] == "Mrs Birgit"
    editor.fields["first_name"].show_value("")
    qtbot.keyClicks(editor.fields["first_name"].control, "Mr Jens")
    assert state.form.contacts[0]["first_name"] == "Mr Jens"

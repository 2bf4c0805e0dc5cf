"""The dialog that corrects a debtor: only what was changed is asked for, and a service without it is not asked."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from recovery_contract.debtor_correction import CorrectDebtorRequest
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import HistoryEntry
from recovery_desktop.ui.correct_debtor import CorrectDebtorSheet, NoCorrectionSheet
from recovery_desktop.ui.pages.receivable.timeline_moments import timeline_moment
from tests.desktop.ui.fakes import NOW
from tests.desktop.ui.pages.one import in_full
from tests.desktop.ui.pages.opened import Open

ADDRESS = {"line1": "1 rue Fausse", "postal_code": "75011", "city": "Paris", "country": "France"}
PAUL = {"email": "paul@debtor.example", "first_name": "Paul", "job_title": "Owner", "level": 0}
DEBTOR = {"id": "dbt_1", "company_name": "Petit SARL", "address": ADDRESS}


def correctable(**changes: Any) -> Any:
    facts = {"debtor": DEBTOR, "contacts": [PAUL], "allowed_actions": ["correct_debtor", "add_contact"]}
    return in_full(**facts | changes)


def the_sheet(on_view: Any) -> CorrectDebtorSheet:
    on_view.press("Correct the details…")
    return on_view.page.findChildren(CorrectDebtorSheet)[-1]


def test_changed_facts_alone_are_asked_for_and_for_all_open_invoices(opened: Open) -> None:
    on_view = opened(correctable())
    sheet = the_sheet(on_view)
    assert sheet.address["country"].line.text() == "France"
    sheet.address["line1"].show_value("")
    sheet.agree.click()
    assert sheet.address["line1"].message == "A letter needs a street."
    sheet.address["line1"].show_value("8 quai Vrai")
    sheet.contacts[0]["phone"].show_value("01 23 45 67 89")
    sheet.agree.click()
    [(kind, request)] = on_view.sent_bodies
    assert kind == "correct_debtor"
    assert request == CorrectDebtorRequest.model_validate(
        {
            "address": {**ADDRESS, "line1": "8 quai Vrai"},
            "contacts": [{"email": PAUL["email"], "corrected": {**PAUL, "phone": "01 23 45 67 89"}}],
            "all_open": True,
        }
    )


def test_numbers_of_a_french_company_are_seen_and_corrected(opened: Open) -> None:
    on_view = opened(correctable(debtor=DEBTOR | {"siret": "732829320", "vat_number": "FR44732829320"}))
    sheet = the_sheet(on_view)
    assert [one.value for one in sheet.numbers.values()] == ["732829320", "FR44732829320"]
    assert not any(one.isHidden() for one in sheet.numbers.values())
    sheet.numbers["siret"].line.insert("9")
    assert "A SIREN has 9 digits" in sheet.numbers["siret"].message, "doubted while it is typed"
    sheet.numbers["siret"].show_value("552100554")
    sheet.numbers["vat_number"].show_value("")
    sheet.agree.click()
    [(_, request)] = on_view.sent_bodies
    assert request == CorrectDebtorRequest(siret="552100554", vat_number="", all_open=True)


@pytest.mark.parametrize(
    ("debtor", "shown"),
    [
        ({}, ["siret", "vat_number"]),
        ({"address": ADDRESS | {"country": "Germany"}}, ["vat_number"]),
        ({"address": ADDRESS | {"country": "DE"}, "siret": "732829320"}, ["siret", "vat_number"]),
        ({"company_type": "individual"}, []),
    ],
)
def test_debtor_is_asked_for_the_numbers_that_it_can_have(
    opened: Open, debtor: dict[str, Any], shown: list[str]
) -> None:
    sheet = the_sheet(opened(correctable(debtor=DEBTOR | debtor)))
    assert [part for part, one in sheet.numbers.items() if not one.isHidden()] == shown


def test_title_of_a_contact_is_chosen_and_changed(opened: Open) -> None:
    on_view = opened(correctable())
    sheet = the_sheet(on_view)
    assert sheet.contacts[0]["title"].value == ""
    sheet.contacts[0]["title"].show_value("Mrs")
    sheet.agree.click()
    [(_, request)] = on_view.sent_bodies
    assert request.contacts[0].corrected.first_name == "Mrs Paul"
    other = opened(correctable(contacts=[PAUL | {"first_name": "Frau Dr. Paula", "last_name": "Klein"}]))
    sheet = the_sheet(other)
    assert [sheet.contacts[0][part].value for part in ("title", "first_name")] == ["Frau", "Dr. Paula"]
    sheet.agree.click()
    assert other.sent_bodies == [], "what was not changed is not asked for"


@pytest.mark.parametrize("needs_approval", [True, False])
def test_correction_says_beforehand_that_an_approval_is_needed_again(
    opened: Open, needs_approval: bool
) -> None:
    page = opened(correctable()).page
    sheet = CorrectDebtorSheet(page, correctable(), needs_approval=needs_approval)
    texts = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert ("Messages that you approved wait for your approval again." in texts) is needs_approval


def test_unchanged_facts_are_not_asked_for(opened: Open) -> None:
    on_view = opened(correctable())
    the_sheet(on_view).agree.click()
    assert on_view.sent_bodies == []


def test_service_without_corrections_is_not_asked_and_the_button_says_so(opened: Open) -> None:
    on_view = opened(correctable(allowed_actions=["add_contact"]))
    on_view.press("Correct the details…")
    [sheet] = on_view.page.findChildren(NoCorrectionSheet)
    assert "no way to correct a debtor" in sheet.words.text()
    assert not on_view.page.findChildren(CorrectDebtorSheet)
    ended = opened(correctable().model_copy(update={"status": ReceivableStatus.RECOVERED}))
    assert ended.page.overview.debtor.correct.isHidden()


def test_timeline_says_each_fact_as_it_was_and_as_it_is() -> None:
    changes = [
        {"field": "address.line1", "before": "1 rue Fausse", "after": "8 quai Vrai"},
        {"field": "contacts.phone", "before": None, "after": "01 23 45 67 89"},
    ]
    entry = HistoryEntry(at=NOW, kind="debtor.corrected", text="Corrected.", data={"changes": changes})
    assert timeline_moment(entry, correctable()).sentence == (
        "You corrected the debtor. Address line 1: 1 rue Fausse → 8 quai Vrai · Phone: nothing → 01 23 45 67 89"
    )


def test_email_of_a_debtor_reached_by_letter_is_added_as_its_first_contact(opened: Open) -> None:
    on_view = opened(correctable(contacts=[], debtor_email=None, by_post=True))
    assert "No email address is known: letters are sent instead." in on_view.reads(on_view.page)
    sheet = the_sheet(on_view)
    sheet.contacts[0]["first_name"].show_value("Paul")
    sheet.agree.click()
    assert sheet.contacts[0]["email"].message == "Enter an email address."
    sheet.contacts[0]["email"].show_value("paul@debtor.example")
    sheet.agree.click()
    [(_, request)] = on_view.sent_bodies
    corrected = {"email": "paul@debtor.example", "first_name": "Paul"}
    assert request == CorrectDebtorRequest.model_validate(
        {"contacts": [{"corrected": corrected}], "all_open": True}
    )


def test_debtor_reached_by_letter_alone_keeps_a_whole_address(opened: Open) -> None:
    on_view = opened(correctable(contacts=[], debtor_email=None, by_post=True))
    sheet = the_sheet(on_view)
    sheet.address["postal_code"].show_value("")
    sheet.agree.click()
    assert sheet.address["postal_code"].message == "A letter needs a postcode."
    assert on_view.sent_bodies == []

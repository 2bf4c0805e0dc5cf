"""Letters alone for a debtor who has an email address: chosen at the debtor, at an invoice, and before its approval."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.debtor_correction import CorrectDebtorRequest
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.action import Outcome
from recovery_desktop.actions.outcomes import resolve_correction
from recovery_desktop.commands.invoice_paths import BY_POST, LETTERS_ONLY
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.letters_only import LettersOnly
from recovery_desktop.ui.pages.submit import form_checks
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.wording.corrections import correction_words
from recovery_desktop.ui.wording.history import TELLERS
from tests.desktop.ui.pages.debtors import fill, one_debtor
from tests.desktop.ui.pages.one import in_full
from tests.desktop.ui.pages.opened import Open, Opened

ADDRESS = {"line1": "4 quai Sarrail", "postal_code": "69006", "city": "Lyon", "country": "FR"}
EMAIL = "paul@debtor.example"
ADDRESS_VALUES = {f"debtor.address.{part}": value for part, value in ADDRESS.items()}


def with_email(**changes: Any) -> Receivable:
    facts = {
        "debtor": {"id": "dbt_1", "address": ADDRESS},
        "contacts": [{"email": EMAIL, "level": 0}],
        "debtor_email": EMAIL,
        "allowed_actions": ["correct_debtor", "add_contact"],
    }
    return in_full(**facts | changes)


def choice(page: Any) -> LettersOnly:
    [offered] = page.findChildren(LettersOnly)
    assert isinstance(offered, LettersOnly)
    return offered


def on_this_computer(session: Session) -> None:
    session.store.connections.update_profile("c1", keeps_keys=True)


@pytest.fixture
def opened_here(opened: Open, session: Session) -> Open:
    """The page of a receivable of the service on this computer."""

    def open_one(receivable: Receivable) -> Opened:
        on_view = opened(receivable)
        on_this_computer(session)
        on_view.state.reread()
        return on_view

    return open_one


def test_invoice_offers_letters_alone_and_asks_for_all_open_invoices(opened_here: Open) -> None:
    on_view = opened_here(with_email())
    offered = choice(on_view.page)
    assert (offered.isHidden(), offered.box.isChecked()) == (False, False)
    offered.box.click()
    request = CorrectDebtorRequest(by_post=True, all_open=True)
    assert on_view.sent_bodies == [("correct_debtor", request)]
    assert offered.box.isChecked(), "it stands as it was chosen, though it has not left yet"
    on_view.state.take_back(on_view.state.under_way[0].id)
    assert not offered.box.isChecked()


def test_letters_alone_are_ended_where_they_were_chosen(opened_here: Open) -> None:
    on_view = opened_here(with_email(by_post=True))
    offered = choice(on_view.page)
    assert offered.box.isChecked()
    offered.box.click()
    assert on_view.sent_bodies == [("correct_debtor", CorrectDebtorRequest(by_post=False, all_open=True))]


@pytest.mark.parametrize(
    "changes",
    [{"debtor_email": None, "contacts": [], "by_post": True}, {"allowed_actions": []}],
    ids=["no email address", "nothing to correct"],
)
def test_no_choice_is_shown_where_there_is_none(opened_here: Open, changes: dict[str, Any]) -> None:
    assert choice(opened_here(with_email(**changes)).page).isHidden()


def test_other_service_is_not_asked_for_letters_alone(opened: Open) -> None:
    assert choice(opened(with_email()).page).isHidden()


def test_address_that_no_letter_reaches_is_said_to_be_missing(opened_here: Open) -> None:
    offered = choice(opened_here(with_email(debtor={"address": {"city": "Lyon"}})).page)
    assert not offered.box.isEnabled()
    assert not offered.why_not.isHidden()


def test_debtor_with_a_known_email_is_not_said_to_have_none(opened_here: Open) -> None:
    assert "No email address is known" not in opened_here(with_email(by_post=True)).reads()


def test_debtor_page_chooses_letters_alone_for_every_open_invoice(session: Session, qtbot: QtBot) -> None:
    on_this_computer(session)
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    corrections: list[tuple[str, list[str]]] = []
    page._state.corrected.connect(lambda words, ids: corrections.append((words, ids)))
    offered = choice(page)
    assert not offered.isHidden()
    offered.box.click()
    bodies = [one.body for one in session.connection_store.intents.list_unsettled()]
    assert {(one["by_post"], one["all_open"]) for one in bodies} == {(True, True)}
    [(words, ids)] = corrections
    assert (words, len(ids)) == ("Letters only from now on", len(bodies))


def test_form_goes_by_letter_though_an_email_is_known_where_that_was_chosen() -> None:
    contacts = ({"email": EMAIL},)
    assert Form({**ADDRESS_VALUES, LETTERS_ONLY: "true"}, contacts).goes_by_post
    assert not Form({**ADDRESS_VALUES, BY_POST: "true"}, contacts).goes_by_post, "for want of an address"
    assert not Form({LETTERS_ONLY: "true"}, contacts).goes_by_post, "no letter arrives there"
    assert "debtor.contacts" in form_checks.problems(Form({**ADDRESS_VALUES, LETTERS_ONLY: "true"}))


def test_lost_answer_is_known_by_how_the_debtor_is_reached() -> None:
    assert resolve_correction(with_email(by_post=True), {"by_post": True}) is Outcome.HAPPENED
    assert resolve_correction(with_email(), {"by_post": True}) is Outcome.DID_NOT_HAPPEN


def test_history_says_what_was_chosen_in_words() -> None:
    data = {"changes": [{"field": "by_post", "before": False, "after": True}]}
    assert correction_words(data, with_email()) == "You corrected the debtor. Letters only from now on."


def test_letter_of_practice_says_that_its_posting_is_simulated() -> None:
    data = {"type": "letter", "to": "Petit SARL", "outcome": "sent", "simulated": True}
    words = TELLERS["contact.attempted"](data, with_email())
    assert words == "Letter to Petit SARL. Simulated: it counts as posted, nothing was printed."
    assert "Simulated" not in TELLERS["contact.attempted"](data | {"simulated": None}, with_email())

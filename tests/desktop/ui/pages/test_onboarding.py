"""Becoming a creditor: a form that is kept, what the service still requires, and then active."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.users import Requirements
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.onboarding.practice_company import PracticeCompany
from recovery_desktop.ui.pages.onboarding.state import OnboardingState, request_of
from tests.desktop.ui.fakes import Spawned, a_receivable, a_user, become
from tests.desktop.ui.session import FakeService, Sent

pytestmark = pytest.mark.usefixtures("qapp")


def created(service: FakeService) -> Sequence[Sent]:
    return service.requests_to("POST", "/v1/users")


def fetched(service: FakeService) -> int:
    """How often the service was asked for the creditor."""
    return len(service.requests_to("GET", "/v1/users/usr_1"))


@pytest.fixture
def state(session: Session, service: FakeService) -> OnboardingState:
    user = a_user("onboarding").model_dump(mode="json")
    service.answers("POST", "/v1/users", user, status=201)
    service.answers("GET", "/v1/users/usr_1", user)
    return OnboardingState(session)


def test_onboarding_form_is_kept_at_every_key(session: Session, state: OnboardingState) -> None:
    state.edit("company.name", "Atelier Du")
    again = OnboardingState(session)
    assert again.values["company.name"] == "Atelier Du"


def test_onboarding_doubtful_number_warns_and_missing_email_stops(
    service: FakeService, spawned: Spawned, state: OnboardingState
) -> None:
    state.edit("company.name", "Atelier Dupont")
    state.edit("company.siret", "732 829 320 00075")
    state.edit("company.address.country", "DE")
    assert not state.warning("company.siret")
    state.edit("company.address.country", "FR")
    assert state.warning("company.siret")
    state.create()
    spawned.run()
    assert (state.missing(), created(service)) == ({"email": "empty"}, [])
    state.edit("email", "nobody")
    assert state.missing()["email"] not in ("", "empty")
    state.edit("email", "jeanne@atelier-dupont.example")
    state.create()
    spawned.run()
    assert created(service)[0].body["email"] == "jeanne@atelier-dupont.example"


def test_onboarding_request_leaves_empty_fields_out() -> None:
    request = request_of({"email": "a@b.example", "company.name": "A", "company.address.city": "Lyon"})
    assert request.model_dump(exclude_none=True) == {
        "email": "a@b.example",
        "company": {"name": "A", "address": {"city": "Lyon"}},
    }


def test_company_outside_france_is_not_asked_for_a_siret(qtbot: QtBot, state: OnboardingState) -> None:
    state.edit("company.address.country", "DE")
    page = OnboardingPage(state)
    qtbot.addWidget(page)
    siret = page._fields["company.siret"]
    assert siret.isHidden()
    state.edit("company.address.country", "FR")
    assert not siret.isHidden()
    abroad = {"company.siret": "73282932000074", "company.address.country": "DE"}
    company = request_of({"email": "a@b.example", "company.name": "A"} | abroad).company
    assert company is not None
    assert company.siret is None


def test_onboarding_checklist_is_ordered_by_urgency_and_names_each_once(session: Session) -> None:
    needs = Requirements(
        past_due=["mandate"], currently_due=["mandate", "bank_account"], eventually_due=["x"]
    )
    become(session.store, a_user("onboarding"), needs)
    state = OnboardingState(session)
    assert state.stage == "checklist"
    assert state.checklist() == [("mandate", "past"), ("bank_account", "now"), ("x", "later")]


def test_onboarding_becoming_active_is_told_once(session: Session) -> None:
    become(session.store, a_user("onboarding"))
    state = OnboardingState(session)
    activated: list[bool] = []
    state.activated.connect(lambda: activated.append(True))
    become(session.store, a_user("active"))
    state.reread()
    state.reread()
    assert (state.stage, activated) == ("practice", [True])
    assert session.connection is not None
    session.connection.kind = "service"
    assert state.stage == "active"


def test_company_of_practice_is_on_view_and_leads_to_the_own_one(qtbot: QtBot, session: Session) -> None:
    become(session.store, a_user("active"))
    page = OnboardingPage(OnboardingState(session))
    qtbot.addWidget(page)
    page.show()
    company = page.findChild(PracticeCompany)
    assert company is not None
    assert company.isVisible()
    assert ("SIRET", "999 000 102 00015") in company.facts.rows
    with qtbot.waitSignal(page.left):
        company.leave.click()


def test_onboarding_without_a_browser_names_the_hosted_page(session: Session) -> None:
    become(session.store, a_user("onboarding"))
    session.open_address = lambda address: False
    state = OnboardingState(session)
    state.open_hosted_page()
    assert state.browser_missing


def test_onboarding_looks_for_requirements_until_they_are_known(
    session: Session, service: FakeService, spawned: Spawned, state: OnboardingState
) -> None:
    become(session.store, a_user("onboarding"))
    state.reread()
    assert state.looking
    state.reread()
    assert len(spawned.waiting) == 1
    spawned.run()
    assert (fetched(service), state.looking) == (1, False)
    needs = Requirements(past_due=[], currently_due=["mandate"], eventually_due=[])
    become(session.store, a_user("onboarding"), needs)
    state.reread()
    assert state.checklist() == [("mandate", "now")]
    assert fetched(service) == 1


def test_onboarding_new_creditor_is_not_fetched_twice(
    session: Session, service: FakeService, spawned: Spawned, state: OnboardingState
) -> None:
    state.edit("email", "a@b.example")
    state.edit("company.name", "A")
    state.create()
    become(session.store, a_user("onboarding"))
    state.reread()
    assert state.looking, "while the answer is under way"
    spawned.run()
    assert (len(created(service)), fetched(service), state.looking) == (1, 1, False)


@pytest.fixture
def elsewhere(session: Session) -> Session:
    """Signed in to a recovery service, over which nobody recovers yet."""
    assert session.connection is not None
    session.connection.kind = "service"
    return session


def a_row(id: str, user_id: str) -> dict[str, Any]:
    row = a_receivable(id).model_dump(mode="json")
    return {**row, "user_id": user_id, "recovery_progress": {}}


def test_onboarding_offers_accounts_that_the_service_lists(
    qtbot: QtBot, elsewhere: Session, service: FakeService, spawned: Spawned
) -> None:
    user = a_user("active").model_dump(mode="json")
    service.answers("GET", "/v1/users", {"data": [user], "has_more": False})
    service.answers("GET", "/v1/users/usr_1", user)
    state = OnboardingState(elsewhere)
    page = OnboardingPage(state)
    qtbot.addWidget(page)
    page.show()
    assert page.existing.card.isHidden()
    state.find_existing()
    spawned.run()
    (line,) = [
        one for one in page.existing.card.findChildren(QPushButton) if "jeanne" in one.accessibleName()
    ]
    with qtbot.waitSignal(state.account_chosen):
        line.click()
        spawned.run()
    assert (state.stage, elsewhere.context.user_id) == ("active", "usr_1")
    assert created(service) == []


def test_onboarding_looks_for_accounts_once_and_by_receivables_where_users_are_not_listed(
    elsewhere: Session, service: FakeService, spawned: Spawned
) -> None:
    rows = [a_row("rec_1", "usr_1"), a_row("rec_2", "usr_2"), a_row("rec_3", "usr_1")]
    service.answers("GET", "/v1/receivables", {"data": rows, "has_more": False})
    service.answers("GET", "/v1/users/usr_1", a_user("active").model_dump(mode="json"))
    state = OnboardingState(elsewhere)
    for _ in range(2):
        state.find_existing()
        spawned.run()
    assert [user.id for user in state.existing] == ["usr_1"]
    assert len(service.requests_to("GET", "/v1/receivables")) == 1


def test_onboarding_offers_the_account_that_the_connection_file_names(
    elsewhere: Session, service: FakeService, spawned: Spawned
) -> None:
    elsewhere.store.connections.update_profile("c1", named_user="usr_1")
    service.answers("GET", "/v1/users/usr_1", a_user("active").model_dump(mode="json"))
    state = OnboardingState(elsewhere)
    state.find_existing()
    spawned.run()
    assert ([user.id for user in state.existing], state.failure) == (["usr_1"], None)
    state.use_existing("usr_1")
    spawned.run()
    assert "named_user" not in elsewhere.context.row.profile


def test_onboarding_typed_account_that_is_not_there_is_refused_in_words(
    qtbot: QtBot, elsewhere: Session, service: FakeService, spawned: Spawned
) -> None:
    state = OnboardingState(elsewhere)
    page = OnboardingPage(state)
    qtbot.addWidget(page)
    page.show()
    page.existing.open.click()
    page.existing.use.click()
    assert (page.existing.field.message, service.sent) == ("Required", [])
    page.existing.field.line.setText(" usr_9 ")
    page.existing.use.click()
    spawned.run()
    assert (elsewhere.context.user_id, state.stage) == (None, "form")
    assert "no such account" in page.form_banner.words
    service.answers("GET", "/v1/users/usr_9", {**a_user("active").model_dump(mode="json"), "id": "usr_9"})
    page.existing.use.click()
    spawned.run()
    assert elsewhere.context.user_id == "usr_9"


def test_onboarding_over_the_own_service_asks_for_no_account(
    session: Session, service: FakeService, spawned: Spawned
) -> None:
    state = OnboardingState(session)
    state.find_existing()
    spawned.run()
    assert (state.is_elsewhere, service.sent) == (False, [])

"""The review beside the creditor's accounts: one that the invoice names is added, a currency without one is told."""

from pytestqt.qtbot import QtBot

from recovery_contract.extraction import ExtractionWarning
from recovery_contract.reason_templates import make_reason
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.page import SubmitPage
from tests.desktop.ui.fakes import Spawned, a_reading
from tests.desktop.ui.pages.submissions import submit_state
from tests.desktop.ui.pages.test_submit import draft as draft
from tests.desktop.ui.session import FakeService

SWISS, FRENCH = "CH9300762011623852957", "FR7630006000011234567890189"


def test_account_that_the_invoice_names_is_added_in_one_press(
    qtbot: QtBot,
    session: Session,
    service: FakeService,
    spawned: Spawned,
    draft: str,
    connection_store: ConnectionStore,
) -> None:
    assert session.connection is not None
    session.connection.kind = "this_computer"
    session.store.connections.change("c1", user_id="usr_1")
    path = "/v1/users/usr_1/accounts"
    main = {"iban": FRENCH}
    service.answers("GET", path, {"data": [], "main": main})
    service.answers("PUT", path, {"data": [{"iban": SWISS, "currency": "EUR"}], "main": main})
    read = a_reading()
    warning = ExtractionWarning(**make_reason("OTHER_ACCOUNT", iban=SWISS, own=FRENCH))
    data = read.data.model_copy(update={"creditor": {"iban": SWISS}})
    read = read.model_copy(update={"warnings": [warning], "data": data})
    connection_store.drafts.change_state(draft, "review", extraction=read.model_dump(mode="json"))
    state = submit_state(session)
    page = SubmitPage(state)
    qtbot.addWidget(page)
    state.open(draft)
    spawned.run()
    whose = page.review.whose
    assert not whose.add_account.isHidden()
    whose.add_account.click()
    spawned.run()
    [put] = service.requests_to("PUT", path)
    assert put.body == {"data": [{"iban": SWISS, "currency": "EUR"}]}
    assert whose.isHidden()
    assert state.creditor_doubts == []


def test_invoice_in_a_currency_without_an_account_says_so(
    qtbot: QtBot,
    session: Session,
    service: FakeService,
    spawned: Spawned,
    draft: str,
    connection_store: ConnectionStore,
) -> None:
    assert session.connection is not None
    session.connection.kind = "this_computer"
    session.store.connections.change("c1", user_id="usr_1")
    service.answers("GET", "/v1/users/usr_1/accounts", {"data": [], "main": {"iban": FRENCH}})
    state = submit_state(session)
    page = SubmitPage(state)
    qtbot.addWidget(page)
    state.open(draft)
    spawned.run()
    label = page.review.entry.no_account
    assert label.isHidden()
    state.edit("invoice.currency", "CHF")
    assert not label.isHidden()
    assert "CHF" in label.text()
    assert "FR76 3000" in label.text()

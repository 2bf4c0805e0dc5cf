"""An invoice that is entered by hand begins in the currency that the creditor deals in."""

from __future__ import annotations

import pytest

from recovery_contract.accounts import Accounts
from recovery_contract.users import BankAccount
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.intake.state import Intake
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.session import run


def currency_by_hand(session: Session, connection_store: ConnectionStore) -> str:
    intake, drafted = Intake(session), list[str]()
    intake.drafted.connect(drafted.append)
    intake.add_empty()
    run(session)
    [id] = drafted
    return forms.form_of(connection_store.drafts.get(DraftId(id)).body).currency


def test_invoice_by_hand_is_in_the_currency_of_most_invoices(
    session: Session, connection_store: ConnectionStore
) -> None:
    rows = [
        a_receivable(f"rec_{at}").model_copy(update={"currency": code})
        for at, code in enumerate(("GBP", "GBP", "EUR"))
    ]
    connection_store.receivables.put(rows, full=True)
    assert currency_by_hand(session, connection_store) == "GBP"


@pytest.mark.parametrize(
    ("account", "currency"),
    [
        ("GB29NWBK60161331926819", "GBP"),
        ("04000431926819", "GBP"),
        ("CH9300762011623852957", "CHF"),
        ("FR7630006000011234567890189", "EUR"),
    ],
)
def test_first_invoice_by_hand_is_in_the_currency_of_the_account(
    session: Session,
    connection_store: ConnectionStore,
    monkeypatch: pytest.MonkeyPatch,
    account: str,
    currency: str,
) -> None:
    main = Accounts(data=[], main=BankAccount(iban=account))
    monkeypatch.setattr("recovery_desktop.commands.usual_currency.stored_accounts", lambda _: main)
    assert currency_by_hand(session, connection_store) == currency

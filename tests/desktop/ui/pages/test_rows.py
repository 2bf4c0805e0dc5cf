"""A receivable in one row: an agreed instalment with its amount, an insolvency before anything else."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from recovery_contract.agreements import Insolvency
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import AgreedBalance, Balance, PauseState
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import rows
from recovery_desktop.ui.pages.board.words import row_texts
from tests.desktop.ui.fakes import NOW, a_receivable

PROCEDURE = Insolvency(
    debtor_id="dbt_1",
    procedure="main",
    opened_on=NOW.date(),
    declared_at=NOW,
    declared_by="creditor",
)


def listed(
    store: ConnectionStore, status: str = "in_process", *, full: bool, **progress: Any
) -> ReceivableRow:
    store.receivables.put([a_receivable("rec_1", status, **progress)], full=full)
    return store.receivables.rows([ReceivableId("rec_1")])[ReceivableId("rec_1")]


def test_card_of_an_instalment_plan_names_day_and_amount(connection_store: ConnectionStore) -> None:
    agreed = AgreedBalance(
        agreement_id="agr_1",
        kind="instalments",
        state="accepted",
        total=Decimal(4200),
        paid=Decimal(0),
        parts=3,
        parts_paid=0,
        next_due_on=NOW.date() + timedelta(days=3),
        next_amount=Decimal("400.16"),
    )
    balance = Balance(
        principal=Decimal(4200),
        interest=Decimal(0),
        fixed_fee=Decimal(0),
        paid=Decimal(0),
        remaining=Decimal(4200),
        as_of=NOW.date(),
        agreed=agreed,
    )
    row = listed(connection_store, full=False, balance=balance)
    assert rows.face_of(row).foot.startswith("Instalment of €400.16 · ")
    assert row_texts(row)["next"].startswith("Instalment of €400.16 · ")


@pytest.mark.parametrize(
    ("full", "progress"),
    [
        pytest.param(True, {"insolvency": PROCEDURE}, id="as a whole"),
        pytest.param(False, {"paused": PauseState(reason="insolvency")}, id="in a list"),
    ],
)
def test_row_of_an_insolvent_debtor_says_so(
    connection_store: ConnectionStore, full: bool, progress: dict[str, Any]
) -> None:
    row = listed(connection_store, full=full, **progress)
    assert rows.state_word(row) == rows.table_state_word(row) == "Insolvent"
    assert rows.state_look(row) == ("warning", "danger")
    assert rows.face_of(row).foot == "Insolvent"


def test_row_that_has_ended_says_how_and_not_that_its_debtor_was_insolvent(
    connection_store: ConnectionStore,
) -> None:
    row = listed(connection_store, ReceivableStatus.CANCELLED, full=True, insolvency=PROCEDURE)
    assert rows.state_word(row) != "Insolvent"

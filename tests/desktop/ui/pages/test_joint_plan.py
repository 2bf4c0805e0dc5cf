"""One plan over several invoices of a debtor: proposed from the page of one of them, and shown as a whole."""

from decimal import Decimal

from pytestqt.qtbot import QtBot

from recovery_contract.agreements import JointPlan
from recovery_desktop.ui.pages.receivable.propose import ProposeDialog
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open
from tests.desktop.ui.session import FakeService


def test_plan_is_proposed_over_the_other_invoices_of_the_debtor(
    qtbot: QtBot, opened: Open, service: FakeService, spawned: Spawned
) -> None:
    other = {"receivable_id": "rec_2", "invoice_numbers": ["F-2"], "open_amount": 500}
    on_view = opened(one.in_full(), one.some_details())
    service.answers("GET", "/v1/receivables/rec_full/agreements", {"data": [], "open_invoices": [other]})
    dialog = ProposeDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    assert not dialog.together.isVisibleTo(dialog)
    spawned.run()
    assert dialog.together.isVisibleTo(dialog)
    assert dialog.together.text() == "One plan for all 2 open invoices of this debtor"
    dialog.together.setChecked(True)
    assert "F-2" in dialog.together_words.text()
    assert [amount for _, amount in dialog.parts.rows] == ["€1,500.00"] * 3
    dialog.agree.click()
    name, proposal = on_view.sent_bodies[0]
    assert (name, proposal.together_with, proposal.amount) == ("proposal", ["rec_2"], None)


def test_plan_over_several_invoices_is_shown_as_a_whole(opened: Open) -> None:
    agreement = one.an_agreement(state="accepted")
    parts = [part.model_copy(update={"amount": Decimal(2000)}) for part in agreement.instalments]
    joint = JointPlan(
        receivable_ids=["rec_full", "rec_2"],
        invoice_numbers=["F-1", "F-2"],
        total=Decimal(6000),
        instalments=parts,
    )
    on_view = opened(one.in_full(agreement=agreement.model_copy(update={"joint": joint})))
    card = on_view.page.action_cards.agreement
    assert "F-1, F-2" in card.joint.text()
    assert "€4,000.00" in card.joint.text()
    assert "€6,000.00" in card.words.text()
    assert [amount.split("  ")[0] for _, amount in card.parts.rows] == ["€2,000.00"] * 3

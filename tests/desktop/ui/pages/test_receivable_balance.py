"""The balance of one receivable: its lines, what of it is asked for, and what arrived."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import ChangePursuitRequest
from recovery_contract.progress import AgreedBalance, BalanceLine, LimitationState, ProgressWarning
from recovery_contract.receivables import CompanyType
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.agreement import AgreementCard
from recovery_desktop.ui.pages.receivable.balance import interest_per_day
from recovery_desktop.ui.pages.receivable.credit_note import CreditNoteDialog
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.promise import PromiseDialog
from recovery_desktop.ui.pages.receivable.pursuit import PursuitDialog
from tests.desktop.ui.fakes import (
    half_paid,
)
from tests.desktop.ui.pages import one, progress_parts
from tests.desktop.ui.pages.looks import speaking
from tests.desktop.ui.pages.opened import Open


def test_balance_is_reckoned_line_by_line_in_the_persons_way_of_writing(opened: Open) -> None:
    on_view = opened(one.in_full())
    card = on_view.page.overview.balance
    assert card.rows[-1] == ("Remaining", "€4,000.00")
    assert [amount for _, amount in card.charges] == ["€43.34", "€65.24", "€40.00"]
    assert "€4,000.00 × 12.15% × 49 days ÷\u00a0365" in on_view.reads(card)
    assert "Interest grows by €1.33 a day." in card.as_of.text()
    QLocale.setDefault(QLocale("fr_FR"))
    french = opened(one.in_full()).page.overview.balance
    assert french.rows[-1] == ("Remaining", "4\u202f000,00\xa0€")


def test_agreement_and_the_last_day_stand_beside_the_balance(opened: Open) -> None:
    agreed = AgreedBalance(
        agreement_id="agr_1",
        kind="instalments",
        state="accepted",
        total=Decimal(1200),
        paid=Decimal(400),
        parts=3,
        parts_paid=1,
        next_due_on=date(2026, 4, 2),
        next_amount=Decimal(400),
    )
    until = LimitationState(
        barred_after=date(2031, 4, 2),
        source="a statute",
        restarts_by="another",
        notice_restarts=False,
        source_url="https://law.example",
        to_check="Elsewhere it is otherwise.",
    )
    balance = progress_parts.a_balance().model_copy(update={"agreed": agreed})
    card = opened(one.in_full(balance=balance, limitation=until)).page.overview.balance
    sentence = "Agreed: €400.00 of €1,200.00 paid, 1 of 3 payments."
    assert card.claimable.text().startswith(f"Time-barred after {text.day(date(2031, 4, 2))}. ")
    assert card.agreed.text() == f"{sentence} Next: €400.00 by {text.day(date(2026, 4, 2))}."
    assert (
        "A reminder changes nothing. a statute, another. Check this with a lawyer." in card.claimable.text()
    )
    broken = balance.model_copy(update={"agreed": agreed.model_copy(update={"state": "broken"})})
    card = opened(one.in_full(balance=broken)).page.overview.balance
    assert "Missed: €400.00 on" in card.agreed.text()
    assert card.claimable.isHidden()


def test_balance_says_which_part_is_asked_for_and_that_a_paid_invoice_costs_nothing_a_day(
    opened: Open,
) -> None:
    card = opened(one.in_full()).page.overview.balance
    assert card.claimed_part.text() == "Interest and the fixed sum, €148.58, are not asked for."
    paid = progress_parts.a_balance().model_copy(
        update={"paid": Decimal(4200), "remaining": Decimal("148.58")}
    )
    progress: dict[str, object] = {
        "balance": paid,
        "remaining_amount": Decimal(0),
        "amount_paid": Decimal(4200),
    }
    progress["limitation"] = LimitationState(
        barred_after=date(2031, 4, 2),
        source="a statute",
        restarts_by="another",
        notice_restarts=False,
        source_url="https://law.example",
        restarted_on=date(2026, 4, 2),
    )
    card = opened(one.in_full(status="payment_received", **progress)).page.overview.balance
    assert card.claimed_part.text() == "Interest and the fixed sum, €148.58, were not asked for."
    assert card.rows[-1] == ("Remaining", "€0.00")
    assert "Interest grows" not in card.as_of.text()
    assert card.claimable.isHidden()
    card = opened(one.in_full(status="recovered", **progress)).page.overview.balance
    assert card.claimed_part.text() == "Interest and the fixed sum, €148.58, were not asked for."
    assert card.rows[-1] == ("Remaining", "€0.00")


def test_balance_names_only_the_charges_that_there_are(opened: Open) -> None:
    balance = progress_parts.a_balance()
    fixed = balance.model_copy(
        update={"interest": Decimal(0), "remaining": balance.remaining - balance.interest}
    )
    card = opened(one.in_full(balance=fixed)).page.overview.balance
    assert card.claimed_part.text() == "The fixed sum, €40.00, is not asked for."
    missing = BalanceLine(kind="rate_missing", label="Interest", amount=Decimal(0), days=30)
    unknown = fixed.model_copy(update={"lines": [*(fixed.lines or []), missing]})
    warned = ProgressWarning(code="RATE_MISSING", message="m", params={"reference": "de-base"})
    card = opened(one.in_full(balance=unknown, warnings=[warned])).page.overview.balance
    assert card.claimed_part.text().endswith(
        "Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under "
        "Settings → Recoveries → Statutory rates. "
        "Its publisher: Deutsche Bundesbank, base rate (§ 247 BGB)."
    )
    assert not card.rate.isHidden()
    alone = balance.model_copy(
        update={"fixed_fee": Decimal(0), "remaining": balance.remaining - balance.fixed_fee}
    )
    card = opened(one.in_full(balance=alone)).page.overview.balance
    assert card.claimed_part.text() == "Interest, €108.58, is not asked for."


def test_balance_of_a_private_person_says_that_no_interest_is_asked_for_and_offers_it(opened: Open) -> None:
    balance = progress_parts.a_balance()
    bare = balance.model_copy(
        update={"interest": Decimal(0), "fixed_fee": Decimal(0), "remaining": Decimal(4000), "lines": None}
    )
    person = {"id": "dbt_1", "company_type": CompanyType.INDIVIDUAL}
    on_view = opened(one.in_full(balance=bare, debtor=person, pursue="principal"))
    card = on_view.page.overview.balance
    assert card.claimed_part.text() == "No interest is asked for."
    assert (card.pursue.text(), card.pursue.isHidden()) == ("Ask for interest too…", False)
    dialog = PursuitDialog(on_view.page, on_view.state)
    assert dialog.means.text().startswith("Interest is asked for too, from the day")
    company = opened(one.in_full(balance=bare, pursue="principal"))
    assert company.page.overview.balance.claimed_part.isHidden()


def test_time_barred_claim_offers_no_interest_and_says_what_is_still_possible(opened: Open) -> None:
    over = LimitationState(
        barred_after=date(2025, 12, 31),
        barred=True,
        source="a statute",
        restarts_by="another",
        notice_restarts=False,
        source_url="https://law.example",
    )
    card = opened(one.in_full(pursue="principal", limitation=over)).page.overview.balance
    assert card.pursue.isHidden()
    assert card.claimable.text().startswith(
        "Time-barred: 31\u00a0December\u00a02025 was the last day to claim it in court."
    )
    assert "an agreement and payments are still possible" in card.claimable.text()
    assert "Interest grows" not in card.as_of.text()


def test_balance_leads_to_the_choice_of_what_is_asked_for(qtbot: QtBot, opened: Open) -> None:
    page = opened(one.in_full(pursue="principal")).page
    with qtbot.waitSignal(page.settings_requested):
        page.overview.balance.choose.click()
    assert opened(one.in_full(pursue="all")).page.overview.balance.choose.isHidden()


def test_interest_is_asked_for_later_with_what_changes_said_before(opened: Open) -> None:
    on_view = opened(one.in_full(pursue="principal"))
    assert on_view.page.overview.balance.pursue.text() == "Ask for interest and the fixed sum…"
    dialog = PursuitDialog(on_view.page, on_view.state)
    assert "€4,148.58 instead of €4,000.00: €148.58 of interest" in dialog.means.text()
    assert "Interest grows by €1.33 a day." in dialog.means.text()
    dialog.agree.click()
    assert on_view.sent_bodies == [("pursuit", ChangePursuitRequest(pursue="all"))]
    assert on_view.page.overview.balance.pursue.isHidden()


def test_all_that_changes_with_interest_is_in_sight_without_scrolling(opened: Open, qtbot: QtBot) -> None:
    on_view = opened(one.in_full(pursue="principal"))
    with speaking("de"):
        dialog = PursuitDialog(on_view.page, on_view.state)
        dialog.show()
        scrolled = dialog.findChildren(QScrollArea)
        qtbot.waitUntil(lambda: [area.verticalScrollBar().maximum() for area in scrolled] == [0])
        dialog.close()


def test_interest_asked_for_is_given_up_with_what_is_left_said_before(opened: Open) -> None:
    on_view = opened(one.in_full(pursue="all"))
    assert on_view.page.overview.balance.pursue.text() == "Ask for the invoice only…"
    dialog = PursuitDialog(on_view.page, on_view.state)
    assert "€4,000.00 instead of €4,148.58" in dialog.means.text()
    dialog.agree.click()
    assert on_view.sent_bodies == [("pursuit", ChangePursuitRequest(pursue="principal"))]
    paid = progress_parts.a_balance().model_copy(
        update={"paid": Decimal(4200), "remaining": Decimal("148.58")}
    )
    on_view = opened(one.in_full(pursue="all", balance=paid, remaining_amount=Decimal(0)))
    dialog = PursuitDialog(on_view.page, on_view.state)
    assert "€148.58 of interest and fixed sum is still open" in dialog.means.text()


def test_choice_of_interest_is_hidden_once_recovery_has_ended(opened: Open) -> None:
    card = opened(one.in_full(status="recovered", pursue="principal")).page.overview.balance
    assert card.pursue.isHidden()


def test_balance_counts_interest_where_all_of_it_is_asked_for(opened: Open) -> None:
    card = opened(one.in_full(pursue="all")).page.overview.balance
    assert card.rows[-1] == ("Remaining", "€4,148.58")
    assert (card.charges, card.claimed_part.isHidden()) == ([], True)


def test_decision_counts_what_arrived_and_not_what_had_been_paid_before(opened: Open) -> None:
    receivable = half_paid()
    progress = receivable.recovery_progress.model_copy(update={"prepaid_amount": Decimal(50)})
    card = opened(receivable.model_copy(update={"recovery_progress": progress})).page.action_cards.decision
    assert card.words.text().startswith("€100.00 of €260.00 arrived, €160.00 remains.")
    assert card.finish_means.text().startswith("You keep €100.00")


def test_balance_of_an_ended_receivable_asks_for_nothing_and_grows_no_more(opened: Open) -> None:
    card = opened(one.in_full(status="recovered")).page.overview.balance
    assert card.rows[-2:] == [("No longer asked for", "−€4,000.00"), ("Remaining", "€0.00")]
    assert "Interest grows" not in card.as_of.text()
    assert card.claimable.isHidden()


def test_balance_has_a_line_for_the_prepaid_amount(opened: Open) -> None:
    balance = progress_parts.a_balance()
    line = BalanceLine(kind="prepaid", label="Paid before the recovery", amount=Decimal(-100))
    with_line = balance.model_copy(update={"lines": [*(balance.lines or []), line]})
    assert ("Paid before", "−€100.00") in opened(one.in_full(balance=with_line)).page.overview.balance.rows


def test_receivable_opened_again_from_elsewhere_begins_at_its_top(opened: Open) -> None:
    page = opened(one.in_full()).page
    page.resize(900, 300)
    bar = page._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    page.hide()
    page.show()
    assert bar.value() == 0


def test_head_and_every_dialog_say_the_sum_that_the_debtor_is_asked_for(opened: Open) -> None:
    balance = progress_parts.a_balance().model_copy(update={"due": Decimal("4056.22")})
    actions = ["record_payment", "record_promise", "record_credit_note"]
    receivable = one.in_full(balance=balance, pursue="all", allowed_actions=actions)
    on_view = opened(receivable)
    page, state = on_view.page, on_view.state
    assert "€4,056.22" in page.head.header.subtitle.text()
    assert PaymentDialog(page, state).amount.value == Decimal("4056.22")
    assert PromiseDialog(page, state).amount.value == Decimal("4056.22")
    credit = CreditNoteDialog(page, state)
    credit.amount.show_value(Decimal("4000.01"))
    credit.agree.click()
    assert "At most €4,000.00, which is unpaid of the invoice." in credit.amount.message


def test_interest_a_day_runs_on_its_base_where_a_payment_covered_interest_first(opened: Open) -> None:
    balance = progress_parts.a_balance()
    lines = [
        line.model_copy(update={"rate": Decimal("7.86"), "base": Decimal("1794.80")})
        if line.kind == "interest"
        else line
        for line in balance.lines or []
    ]
    balance = balance.model_copy(update={"lines": lines})
    receivable = one.in_full(remaining_amount=Decimal(1743), balance=balance)
    # 1,794.80 x 7.86 % / 365 = 0.3865
    assert interest_per_day(receivable) == Decimal("0.39")


def test_agreement_whose_instalments_are_all_paid_is_fulfilled_and_cannot_be_ended(opened: Open) -> None:
    agreement = progress_parts.an_agreement(state="accepted")
    paid = [part.model_copy(update={"state": "paid"}) for part in agreement.instalments]
    agreement = agreement.model_copy(update={"instalments": paid})
    on_view = opened(one.in_full(agreement=agreement, allowed_actions=["end_agreement"]))
    card = AgreementCard(on_view.state)
    card.show_receivable(on_view.state.receivable)
    assert card.title_words.text() == "The agreement is fulfilled"
    assert card.means.text() == "Every instalment is paid."
    assert card.end.isHidden()


def test_payment_of_an_earlier_day_leaves_less_for_its_interest_ends_on_that_day(opened: Open) -> None:
    on_view = opened(one.in_full(pursue="all", allowed_actions=["record_payment"]))
    dialog = PaymentDialog(on_view.page, on_view.state)
    dialog.amount.show_value(Decimal(1000))
    dialog.day.edited.emit("")
    assert " remains. " in dialog.means.text()
    today = dialog.day.value
    assert today is not None
    dialog.day.show_value(today - timedelta(days=1))
    dialog.day.edited.emit("")
    assert "remains: interest on what is paid ends on the day it arrived." in dialog.means.text()

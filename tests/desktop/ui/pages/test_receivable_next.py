"""What the page of a receivable says of the next step where nobody is contacted, or where the person has to answer."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

import pytest
from PySide6.QtWidgets import QApplication

from recovery_contract.progress import ContactPoint, PauseState
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.pursuit import PursuitDialog
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.history import TELLERS
from tests.desktop.ui.fakes import NOW, disputed, half_paid
from tests.desktop.ui.pages import one, progress_parts
from tests.desktop.ui.pages.opened import Open

UNTIL = text.short_day((NOW + timedelta(days=7)).astimezone().date())


def without_contacts() -> list[Receivable]:
    return [
        one.in_full(insolvency=progress_parts.an_insolvency(), next_action=None),
        one.in_full(status="recovered", next_action=None),
        one.in_full(status="cancelled", next_action=None),
    ]


@pytest.mark.parametrize("receivable", without_contacts(), ids=["insolvent", "recovered", "cancelled"])
def test_where_nobody_is_contacted_any_more_nothing_planned_is_offered(
    opened: Open, receivable: Receivable
) -> None:
    page = opened(receivable).page
    assert page.overview.all_planned.isHidden()
    assert page.tabs.buttons["ahead"].text() == "Planned contacts"


def test_receivable_of_an_insolvent_debtor_is_not_said_to_be_in_recovery(opened: Open) -> None:
    insolvent, ended = without_contacts()[0], without_contacts()[1]
    assert opened(insolvent).page.head.status.accessibleName() == "Insolvent"
    over = ended.recovery_progress.model_copy(update={"insolvency": progress_parts.an_insolvency()})
    page = opened(ended.model_copy(update={"recovery_progress": over})).page
    assert page.head.status.accessibleName() == "Recovered"


def test_claim_to_declare_says_what_it_is_of_parts_of(opened: Open) -> None:
    insolvency = progress_parts.an_insolvency()
    facts = opened(one.in_full(insolvency=insolvency)).page.action_cards.insolvency.facts
    of_parts = "€4,132.61: invoice €4,000.00, interest €92.61, fixed sum €40.00"
    assert dict(facts.rows)["To declare"] == of_parts
    bare = insolvency.claims[0].model_copy(update={"principal": None})
    insolvency = insolvency.model_copy(update={"claims": [bare]})
    facts = opened(one.in_full(insolvency=insolvency)).page.action_cards.insolvency.facts
    assert dict(facts.rows)["To declare"] == "€4,132.61"


@pytest.mark.parametrize(
    ("by", "waits", "is_paused", "sentences"),
    [
        (
            "debtor",
            True,
            True,
            (
                f"Answer the debtor’s proposal by {UNTIL} (in 7 days).",
                "A proposal awaits an answer; contacts pause meanwhile.",
            ),
        ),
        (
            "creditor",
            True,
            False,
            (
                f"The debtor can answer your proposal until {UNTIL} (in 7 days).",
                "Contacts continue meanwhile.",
            ),
        ),
        ("debtor", False, False, ("Answer the debtor’s proposal.", "Contacts continue meanwhile.")),
        ("creditor", False, False, ("The debtor answers your proposal.", "Contacts continue meanwhile.")),
    ],
)
def test_next_step_of_an_open_proposal_is_its_answer(
    qapp: QApplication, by: str, waits: bool, is_paused: bool, sentences: tuple[str, str]
) -> None:
    agreement = progress_parts.an_agreement(by=by)
    if not waits:
        agreement = agreement.model_copy(update={"answer_until": None})
    paused = PauseState(reason="proposal", since=NOW) if is_paused else None
    receivable = one.in_full(agreement=agreement, paused=paused)
    assert words.next_sentence(receivable, NOW) == sentences


def test_next_step_of_a_proposal_says_nothing_of_contacts_where_none_is_known(qapp: QApplication) -> None:
    receivable = one.in_full(agreement=progress_parts.an_agreement(), next_action=None)
    assert words.next_sentence(receivable, NOW)[1] == ""


def test_principal_that_was_written_off_is_not_counted_as_interest(opened: Open) -> None:
    card = opened(one.in_full(status="recovered", remaining_amount=Decimal(0))).page.overview.balance
    assert card.claimed_part.text() == "Interest and the fixed sum, €148.58, were not asked for."
    assert card.rows[-2:] == [("No longer asked for", "−€4,000.00"), ("Remaining", "€0.00")]


@pytest.mark.parametrize(
    ("fixed_fee", "words_of"), [(40, "Ask for interest and the fixed sum"), (0, "Ask for interest too")]
)
def test_what_is_asked_for_beside_the_invoice_is_named(opened: Open, fixed_fee: int, words_of: str) -> None:
    balance = progress_parts.a_balance().model_copy(update={"fixed_fee": Decimal(fixed_fee)})
    on_view = opened(one.in_full(pursue="principal", balance=balance))
    assert on_view.page.overview.balance.pursue.text() == f"{words_of}…"
    dialog = PursuitDialog(on_view.page, on_view.state)
    assert dialog.windowTitle() == f"{words_of}?"
    assert dialog.agree.text() == words_of


def test_start_of_the_recovery_is_still_said_by_its_day(qapp: QApplication) -> None:
    starts = ContactPoint(type="start", at=NOW + timedelta(days=7))
    assert (
        words.next_sentence(one.in_full(next_action=starts), NOW)[0]
        == f"Recovery starts in 7 days ({UNTIL})."
    )


def test_cards_say_the_day_of_an_answer_before_how_far_it_is(opened: Open) -> None:
    dispute = disputed().recovery_progress.dispute
    assert dispute is not None
    due = f"Your answer is due by {text.moment(dispute.evidence_deadline)} ("
    assert opened(disputed()).page.action_cards.dispute.due.text().startswith(due)
    decision = half_paid().recovery_progress.decision
    assert decision is not None
    due = f"Your answer is due by {text.moment(decision.deadline)} ("
    assert due in opened(half_paid()).page.action_cards.decision.words.text()


def test_next_step_is_hidden_while_an_answer_is_on_its_way(opened: Open) -> None:
    on_view = opened(half_paid())
    assert "Decide" in on_view.page.overview.next.text()
    on_view.page.action_cards.decision.go_on.click()
    assert on_view.page.overview.next.text() == "Saved. The next step will appear here."


def test_thanks_for_a_payment_are_told_beside_the_plan_and_count_as_no_reminder(opened: Open) -> None:
    planned = one.some_details().planned or ()
    thanks = planned[-1].model_copy(
        update={
            "id": f"{planned[-1].id[:-1]}9",
            "template": "payment_received",
            "why": Reason.of("receipt"),
            "at": NOW,
            "skipped": None,
        }
    )
    on_view = opened(one.half(), one.some_details(planned=(thanks, *planned)))
    assert on_view.page.overview.answers.text() == f"Also planned: “Payment received”, {text.moment(NOW)}."
    assert "Contacts that are left: 3," in on_view.page.action_cards.decision.go_on_means.text()
    assert words.why_word(thanks.why) == "Thanks for the payment."
    without = opened(one.half(), one.some_details(planned=planned)).page.overview
    assert without.answers.isHidden()


def test_reversed_payment_whose_thanks_had_left_says_so() -> None:
    entry = {"amount": "100", "thanked": True}
    assert TELLERS["payment.reversed"](entry, one.half()).endswith("The debtor had been thanked for it.")

"""A part is paid: decided with the consequences in view, entered by the creditor, or agreed with the debtor."""

from __future__ import annotations

import re
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QRadioButton

from recovery_desktop.tour import visits
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery


async def test_part_is_paid_twice_and_each_answer_does_what_it_said(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        address = tour.receivable.recovery_progress.recovery_page_url or ""
        await visits.pay(tour.browser, address, Decimal(200))
        await tour.wait_for_status("payment_received")
        await tour.wait_for_text(sentence_with("{200.00} of {1,200.50} arrived, {1,000.50} remains."))
        await tour.wait_for_text("Without an answer, recovery continues for the rest.")
        await tour.wait_for_text(sentence_with("You keep {200.00} and write off {1,000.50} for good."))
        await tour.wait_for_text("Your rule: you are asked about every partial payment.")
        await tour.hands.type_into("Notes", "They pay in parts", QPlainTextEdit)
        await tour.press(sentence_with("Keep collecting {1,000.50}"))
        await tour.wait_for_status("in_process")
        await tour.wait_for_text("“They pay in parts”")

        # What reached the creditor's own account is entered in one step.
        await tour.press("Record payment…")
        await tour.hands.type_into("Amount", "500", QLineEdit)
        await tour.wait_for_text(
            sentence_with("{500.50} remains. Contacts pause, and you are asked what to do about it.")
        )
        await tour.press("Record payment")
        await tour.wait_for_status("payment_received")
        await tour.wait_for_text(sentence_with("{700.00} of {1,200.50} arrived, {500.50} remains."))

        # It was of another debtor: it is taken back where the payments are listed, and entered again.
        await tour.press(sentence_with("Take back: {500.00} arrived, {500.50} remains."))
        await tour.hands.type_into("Why", "It was of another debtor", QLineEdit)
        await tour.press("Take the payment back")
        await tour.wait_for_status("in_process")
        await tour.wait_for_text("“It was of another debtor”")
        await tour.press("Record payment…")
        await tour.hands.type_into("Amount", "500", QLineEdit)
        await tour.press("Record payment")
        await tour.wait_for_status("payment_received")

        await choose_from_menu(tour, "Record a credit note…")
        await tour.hands.type_into("Credit note number", "AV-7", QLineEdit)
        await tour.hands.type_into("Amount", "100.50", QLineEdit)
        await tour.wait_for_text(sentence_with("{400.00} of the invoice remains, and recovery continues."))
        await tour.press("Record credit note")
        await tour.wait_for_text(sentence_with("Credit note AV-7 takes {100.50} off the invoice."))
        await tour.press(sentence_with("Accept {700.00} and close"))
        await tour.wait_for_status("recovered")
        await tour.wait_for_text(sentence_with("Closed with {700.00} recovered; {400.00} was written off."))
        await tour.wait_for_text(sentence_with("{700.00} arrived. Nothing more happens."))


async def test_interest_is_asked_for_while_recovery_runs_and_left_out_again(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        await tour.press("Ask for interest and the fixed sum…")
        await tour.wait_for_text("Messages already sent stay as they are.")
        await tour.press("Ask for interest and the fixed sum")
        await wait_until(lambda: tour.receivable.recovery_progress.pursue == "all", "interest asked for")
        await tour.wait_for_text("From the next message on, interest and fixed sums are asked for too.")
        await tour.press("Ask for the invoice only…")
        await tour.press("Ask for the invoice only")
        await wait_until(lambda: tour.receivable.recovery_progress.pursue == "principal", "interest left out")
        await tour.wait_for_text("Interest and fixed sums are no longer asked for.")


async def test_agreement_of_the_debtor_is_accepted_and_an_insolvency_stops_everything(
    tmp_path: Path,
) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        await tour.press("Propose an agreement…")
        await tour.press("Propose")
        await tour.wait_for_text("Your proposal awaits the debtor")
        await tour.press("Withdraw the proposal")
        await wait_until(lambda: not _open_agreement(tour), "the proposal to be gone")
        await tour.press("Propose an agreement…")
        await tour.hands.type_into("First payment", _in_days(20), QLineEdit)
        await tour.hands.click("The debtor has already agreed to this", QCheckBox)
        await tour.press("Record agreement")
        await tour.wait_for_text("An agreement is in force")
        agreement = tour.receivable.recovery_progress.agreement
        assert agreement is not None
        assert [part.amount for part in agreement.instalments] == [
            Decimal("400.16"),
            Decimal("400.16"),
            Decimal("400.18"),
        ]
        await tour.press("End the agreement")
        await wait_until(lambda: not _open_agreement(tour), "the agreement to be over")

        await tour.press("Report insolvency…")
        await tour.hands.type_into("Opened on", _in_days(-3), QLineEdit)
        await tour.press("Report insolvency")
        await tour.wait_for_text("Contacts have stopped.")
        assert tour.receivable.recovery_progress.insolvency is not None
        await tour.press("Withdraw insolvency…")
        await tour.press("Resume recovery")
        await wait_until(lambda: tour.receivable.recovery_progress.insolvency is None, "recovery to go on")


async def test_calls_are_entered_with_what_was_promised_and_what_was_disputed_in_them(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        await tour.press("Log a call…")
        await tour.hands.click("They promised to pay", QRadioButton)
        await tour.hands.type_into("What was said", "Half of it on Friday", QPlainTextEdit)
        await tour.press("Log call")
        await tour.hands.type_into("Promised for", _in_days(5), QLineEdit)
        await tour.hands.type_into("Amount", "600,25", QLineEdit)
        await tour.press("Record promise")
        await tour.wait_for_text("Call: They promised to pay.")
        await tour.wait_for_text("“Half of it on Friday”")
        promise = await wait_until(
            lambda: tour.receivable.recovery_progress.promise, "the promise to be known"
        )
        assert (promise.amount, promise.state) == (Decimal("600.25"), "open")
        await tour.press("Log a call…")
        await tour.hands.click("They dispute the invoice", QRadioButton)
        await tour.press("Log call")
        await tour.hands.type_into("In their words", "The railing wobbles", QPlainTextEdit)
        await tour.press("Record dispute")
        await tour.wait_for_text("“The railing wobbles”")
        await tour.wait_for_status("disputed")


async def choose_from_menu(tour: Tour, words: str) -> None:
    """An entry of the menu of the receivable, once it is offered."""

    def find_entry() -> QAction | None:
        entries = tour.hands.front_widget.findChildren(QAction)
        return next((one for one in entries if one.text() == words and one.isVisible()), None)

    (await wait_until(find_entry, words)).trigger()


def sentence_with(words: str) -> str:
    """With the sums as this locale writes them."""
    return re.sub(r"{([^}]*)}", lambda sum_: text.money(sum_[1].replace(",", "")), words)


def _in_days(days: int) -> str:
    """By the clock of Practice."""
    return (text.current_moment().date() + timedelta(days=days)).isoformat()


def _open_agreement(tour: Tour) -> bool:
    agreement = tour.receivable.recovery_progress.agreement
    return agreement is not None and agreement.state in ("proposed", "accepted")

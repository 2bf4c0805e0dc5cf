"""The story, one row a step: what is done and reached, and what its picture is called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from recovery_desktop.tour import (
    arriving,
    banking,
    elsewhere,
    many,
    own_mailbox,
    recovering,
    staying,
    submitting,
)
from recovery_desktop.tour.tour import Tour


@dataclass(frozen=True)
class Step:
    """`act` returns when its condition was reached, and raises NotReached or PageRefused otherwise. The picture shows
    the beginning of the page, or with `in_place` the spot that was worked at; with `in_progress` the work that goes
    on."""

    title: str
    words: str
    act: Callable[[Tour], Awaitable[None]]
    in_place: bool = False
    in_progress: bool = False


STORY: Final = (
    Step("First start", "Three ways to begin; two of them need no account anywhere.", arriving.first_start),
    Step("Sign in", "A service elsewhere asks in the browser who you are.", elsewhere.sign_in_elsewhere),
    Step("Your company", "Your company", elsewhere.agree_in_the_browser),
    Step("A live check", "Two digits were exchanged: the SIRET is doubted at once.", arriving.type_the_company),
    Step("Corrected", "The doubt is gone as soon as the number is right.", arriving.correct_the_siret),
    Step("Still needed", "The service says what it still requires.", arriving.become_a_creditor),
    Step("Active", "It was handed in in the browser; the app noticed by itself.", arriving.complete_in_the_browser),
    Step("Practice", "One press, and a company is there: no sign-in, no form.", elsewhere.practise_instead),
    Step("Empty board", "An empty page says what to do next.", arriving.look_at_the_empty_board),
    Step("Drop an invoice", "Anywhere on the window.", submitting.hold_over_the_window),
    Step("Read", "The PDF was uploaded and read; it waits to be checked.", submitting.drop),
    Step("Review", "The page on one side, the fields on the other. The field in hand is marked.", submitting.check),
    Step("Correct", "Everything can be corrected, and stays durable as it is typed.", submitting.correct),
    Step("Something is missing", "Nobody to write to: nothing can be sent.", submitting.miss_the_contact, True),
    Step("Complete", "Now it may go.", submitting.complete, True),
    Step("Submitted", "There are some seconds to take it back.", submitting.submit),
    Step("On the board", "The service has it: a card in the first column.", submitting.arrive),
    Step("Detail", "What is owed, by whom, and what happens next.", recovering.open_detail),
    Step("A week later", "Each contact stands in the timeline with its time.", recovering.first_week),
    Step("Recovery runs", "The card moved by itself.", recovering.show_board),
    Step("Half is paid", "What about the rest? Only the creditor can decide.", recovering.debtor_pays_half),
    Step("Going on", "Recovery goes on for the rest.", recovering.go_on_for_the_rest),
    Step("The rest is paid", "Nothing remains; the bank may still take it back.", recovering.debtor_pays_the_rest),
    Step("Recovered", "The end of the story, with all of it to read again.", recovering.recovered),
    Step("A second invoice", "The same page under another number.", submitting.submit_another),
    Step("Disputed", "The debtor says why, and what would convince them.", recovering.debtor_disputes),
    Step("Evidence", "What would convince, files and a statement, kept as they are typed.", recovering.gather_evidence),
    Step("Resumed", "The evidence was submitted and recovery resumed.", recovering.submit_evidence),
    Step("Today", "What needs the creditor, what was paid, what comes.", staying.today),
    Step("A bank statement", "What it pays is proposed with the reasons; a click records it.", banking.statement),
    Step(
        "Many at once",
        "Eight invoices in one drop: read in a row, paused and gone on with.",
        many.drop_many,
        in_progress=True,
    ),
    Step("All that are certain", "One summary of names, amounts and addresses to agree to.", many.look_through),
    Step("Submitted together", "For a day each can be taken back, or sent at once.", many.submit_together),
    Step("Table", "The same receivables as lines, sorted, searched and filtered.", many.show_table),
    Step("Several at once", "What is chosen is summed up, copied, exported or cancelled.", many.choose_several),
    Step("Statistics", "What was sent and what came of it.", staying.statistics),
    Step("Connection", "How news arrive, what was delivered, and a test event that proves it.", staying.connection),
    Step("Settings", "What is sent and how: the plan, the texts, and who is never contacted.", staying.settings),
    Step("Dark", "The same board at night.", staying.dark),
    Step("Dark detail", "The same page at night.", staying.dark_detail),
    Step("Small window", "1024 by 600 is enough.", staying.small),
    Step("Started again", "After quitting everything is where it was.", staying.restart),
)  # fmt: skip

OWN_MAILBOX: Final = (
    Step("First start", "Three ways to begin; two of them need no account anywhere.", arriving.first_start),
    Step("Your company", "One form, saved as it is typed.", own_mailbox.enter_company),
    Step("Your mailbox", "What debtors are asked for, and who writes.", own_mailbox.go_on_to_the_mailbox),
    Step("A wrong password", "The sign-in was refused; nothing typed is lost.", own_mailbox.be_refused, True),
    Step("The mailbox works", "A message to oneself arrived; now an invoice.", own_mailbox.pass_the_test),
    Step("Complete", "Now it may go.", own_mailbox.complete_an_invoice, True),
    Step("The first message", "Read before anything is sent.", own_mailbox.read_the_first_message),
    Step("In one’s own words", "It can be changed until it is sent.", own_mailbox.reword),
    Step("Sent", "This one only; the rest waits.", own_mailbox.send_it),
    Step("Approved", "What follows is sent by itself, each message on its day.", own_mailbox.approve_the_rest),
    Step("On the board", "Recovery runs.", own_mailbox.look_at_the_board),
)  # fmt: skip
"""Told where a mail server is named; the other story needs none."""

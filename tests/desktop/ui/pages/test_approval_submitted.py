"""The approval that follows a submission is of what was submitted, and names what it covers."""

from __future__ import annotations

from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.ids import DraftId
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages.answers import answer_receivable
from tests.desktop.ui.pages.approval_scene import MESSAGE, Open, first_of, planned
from tests.desktop.ui.pages.approval_scene import open_page as open_page


def test_approval_names_the_kind_of_each_message_it_covers(open_page: Open) -> None:
    receivable = a_receivable()
    contacts = (
        planned(receivable, 1, template="reminder_first"),
        planned(receivable, 7, type="letter", template="formal_notice"),
        planned(receivable, 9, type="phone", template="call"),
    )
    opened = open_page((receivable, ReceivableDetails(planned=contacts, messages=())))
    assert dict(opened.page.message.facts.rows)["Channel"] == "Email · First reminder"
    reads = opened.reads()
    assert "Formal notice · Letter to the primary contact" in reads
    assert "Phone call to the primary contact" in reads
    assert "· Phone call" not in reads


def test_submission_leads_to_its_own_approval_and_never_to_one_given_before(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable(id="rec_a")))
    opened.page.approve.click()
    intents = opened.session.connection_store.intents
    submission = intents.add("submit", DraftId("drf_b"), {"invoice": {}, "debtor": {}})
    opened.state.await_submitted(submission.id)
    opened.state.refresh()
    opened.run()
    assert opened.state.one.id == ""
    assert "first message(s) being written" in opened.reads()
    assert not opened.page.approve.isEnabled()
    rows = first_of(a_receivable(id="rec_a")), first_of(a_receivable(id="rec_b"))
    opened.session.connection_store.receivables.put([rows[1][0]], full=True)
    answer_receivable(opened.service, *rows[1], Tasks())
    opened._answer_planned(rows)
    intents.mark_done(submission.id, {"receivable_id": "rec_b"})
    opened.state.refresh()
    opened.run()
    assert opened.state.one.id == "rec_b"
    assert opened.page.header.title.text() == "Approve 2 message(s)"


def test_submission_that_was_taken_back_leaves_the_others_to_read(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable(id="rec_a")))
    intents = opened.session.connection_store.intents
    submission = intents.add("submit", DraftId("drf_b"), {})
    opened.state.await_submitted(submission.id)
    intents.withdraw(submission.id)
    opened.state.refresh()
    opened.run()
    assert opened.state.one.id == "rec_a"


def test_page_that_is_shown_again_reads_its_message_anew_for_a_rate_may_have_come(open_page: Open) -> None:
    receivable = a_receivable("rec_1")
    page = open_page(first_of(receivable))
    assert "It is overdue." in page.reads()
    contact = planned(receivable, 1)
    body = contact.model_dump(mode="json", exclude_none=True) | MESSAGE
    changed = {"full_text": "It is overdue, with all of its interest.", "body": "It is overdue."}
    page.service.answers("GET", f"/v1/planned-contacts/{contact.id}", body | changed)
    page.state.begin_round()
    page.run()
    assert "with all of its interest" in page.reads()

"""What an approval covers: this invoice only, unless the person says that later ones start too."""

from __future__ import annotations

from recovery_desktop.commands.receivable_details import ReceivableDetails
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages.test_approval import Open, first_of, open_page, planned

__all__ = ["open_page"]


def test_approval_covers_this_invoice_only_unless_the_person_says_otherwise(open_page: Open) -> None:
    receivable = a_receivable()
    opened = open_page(first_of(receivable), first_of(a_receivable(id="rec_b")))
    assert opened.page.only_this.isChecked()
    assert "Later invoices wait here until you have read them." in opened.reads()
    opened.page.approve.click()
    opened.run()
    [change] = opened.changes
    assert (opened.approvals, change.receivable_id, change.body["action"]) == ([], receivable.id, "approve")
    assert opened.state.is_approving
    opened.page.every.click()
    assert "Later invoices start without asking you." not in opened.reads()


def test_choice_that_covers_later_invoices_says_that_they_start_without_asking(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.page.every.click()
    assert "Later invoices start without asking you." in opened.reads()
    opened.page.only_this.click()
    assert "Later invoices start without asking you." not in opened.reads()


def test_invoice_approved_alone_says_so_and_the_next_one_still_waits(open_page: Open) -> None:
    first = a_receivable()
    contacts = (planned(first, 1, why=None, approved=True), planned(first, 7, type="sms", approved=True))
    opened = open_page(
        (first, ReceivableDetails(planned=contacts, messages=())), first_of(a_receivable(id="rec_b"))
    )
    assert opened.state.ids == ["rec_b"]
    opened.state.one.open(first.id)
    opened.run()
    assert "This invoice is approved" in opened.reads()
    assert opened.page.approve.isHidden()
    assert opened.page.choice.isHidden()


def test_approval_asks_for_the_whole_plan_once(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.state.cover_all(True)
    opened.state.approve()
    opened.state.approve()
    [approval] = opened.approvals
    assert approval.body["approved"] is True
    assert approval.body["steps"] == opened.plan["steps"]
    assert approval.body["id"] == "usr_1"

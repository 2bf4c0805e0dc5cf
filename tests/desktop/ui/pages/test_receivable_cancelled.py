"""The way back from a cancellation: for a minute, and after that by submitting the invoice again."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from recovery_contract.actions import CancelReason
from recovery_desktop.actions.table import CANCEL, RECORD_PAYMENT
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import UNDO_SECONDS
from recovery_desktop.store.drafts import CREATED_AS
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.wording.receivable import debtor_and_invoice
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open

MINUTE = 60


def test_cancellation_rests_a_minute_and_is_taken_back_from_the_menu(opened: Open) -> None:
    on_view = opened(one.in_full())
    head = on_view.page.head
    assert not head.keep.isVisible()
    on_view.state.cancel(CancelReason.INCORRECT_SUBMISSION, "")
    intent = on_view.state.pending_cancellation
    assert intent is not None
    rests = (datetime.fromisoformat(intent.not_before) - datetime.now(UTC)).total_seconds()
    assert MINUTE - UNDO_SECONDS < rests <= MINUTE
    assert head.keep.isVisible()
    notices: list[str] = []
    on_view.state.decided.connect(lambda words, _: notices.append(words))
    head.keep.trigger()
    assert on_view.connection_store.intents.list_unsettled() == []
    assert notices == ["Undone: recovery continues."]
    assert not head.keep.isVisible()


def test_what_can_be_taken_back_longer_is_only_what_ends_a_recovery(opened: Open) -> None:
    session = opened(one.in_full()).session
    assert session.rest_seconds(CANCEL) > session.rest_seconds(RECORD_PAYMENT) == session.undo_seconds


def test_cancelling_is_not_called_final_where_the_invoice_can_come_again(opened: Open) -> None:
    on_view = opened(one.in_full())
    dialog = CancelDialog(on_view.page, on_view.state, CancelReason.INCORRECT_SUBMISSION)
    means = dialog.means.text()
    assert "You can undo this for a minute; after that the invoice can be submitted again." in means
    assert not any("cannot be undone" in label.text() for label in dialog.findChildren(QLabel))


def test_cancelled_invoice_is_submitted_again_as_it_was(opened: Open, qtbot: QtBot) -> None:
    cancelled = one.in_full().model_copy(update={"status": "cancelled"})
    on_view = opened(cancelled)
    assert not on_view.page.head.again.isVisible(), "what was submitted is not on this computer"
    store = on_view.connection_store
    typed = {"values": {"invoice.numbers": "FA-1"}, "contacts": [], "touched": ["invoice.numbers"]}
    first = store.drafts.add(typed, state="submitted", file_name="fa-1.pdf", file_path="/f/fa-1.pdf")
    store.drafts.change_state(
        first.id, "submitted", extraction={"extraction_id": "ext_1", CREATED_AS: "rec_9"}
    )
    submission = store.intents.add("submit", first.id, {"invoice": {}, "debtor": {}})
    store.intents.mark_done(submission.id, {"receivable_id": cancelled.id})
    on_view.state.reread()
    assert on_view.page.head.again.isVisible()
    with qtbot.waitSignal(on_view.state.drafted) as drafted:
        on_view.page.head.again.trigger()
    again = store.drafts.get(DraftId(drafted.args[0]))
    assert (again.state, again.body, again.file_name, again.file_path) == (
        "review",
        typed,
        "fa-1.pdf",
        "/f/fa-1.pdf",
    )
    assert again.extraction == {"extraction_id": "ext_1"}
    with qtbot.waitSignal(on_view.state.drafted) as drafted:
        on_view.page.head.again.trigger()
    assert drafted.args == [again.id], "a second press opens the same one"
    assert store.drafts.get(first.id).state == "submitted"


def test_sheets_that_change_a_claim_name_the_debtor_and_the_invoice(opened: Open) -> None:
    on_view = opened(one.in_full())
    receivable = on_view.state.receivable
    assert receivable is not None
    named = debtor_and_invoice(receivable)
    assert " · " in named
    for sheet in (PaymentDialog(on_view.page, on_view.state), CancelDialog(on_view.page, on_view.state)):
        assert named in [label.text() for label in sheet.findChildren(QLabel)]

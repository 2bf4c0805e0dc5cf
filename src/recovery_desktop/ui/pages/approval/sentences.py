"""Sentences about an approval: what it lets leave and when. What is posted or called by hand is sent by nobody."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_desktop.ui import text
from recovery_desktop.ui.pages.approval.state import ApprovalState

_SENT = frozenset({"email", "sms"})


def is_sending(state: ApprovalState) -> bool:
    """Return whether something that is planned for the one on view leaves as a message."""
    if is_by_post(state):
        return False
    return not state.planned or any(row.type in _SENT for row in state.planned)


def is_by_post(state: ApprovalState) -> bool:
    """Return whether letters are all that was asked for."""
    receivable = state.one.receivable
    return receivable is not None and bool(receivable.recovery_progress.by_post)


def when_sent(state: ApprovalState) -> str:
    """Say when the approved messages leave, or its letters come up."""
    if is_sending(state):
        return QCoreApplication.translate(
            "ApprovalPage", "Its messages are sent on their day. You can still change them."
        )
    if not any(row.type == "phone" for row in state.planned):
        return QCoreApplication.translate(
            "ApprovalPage", "Its letters come up on Today when it is time to post them."
        )
    return QCoreApplication.translate(
        "ApprovalPage", "Its letters and calls come up on Today on their day. You can still change them."
    )


def each_on_its_day(state: ApprovalState) -> str:
    """Say the same of a plan that is approved for every invoice."""
    if is_sending(state):
        return QCoreApplication.translate(
            "ApprovalPage", "Each message is sent on its day. You can still change it."
        )
    return QCoreApplication.translate(
        "ApprovalPage", "Each letter and call comes up on Today on its day. You can still change it."
    )


def approved_words(state: ApprovalState) -> str:
    """Say that it is approved, and when the next message leaves."""
    if state.is_approving:
        return QCoreApplication.translate(
            "ApprovalPage", "Will be approved in a few seconds. You can still undo it."
        )
    if not state.planned:
        return QCoreApplication.translate("ApprovalPage", "Approved.")
    if state.lacks_mailbox:
        return QCoreApplication.translate(
            "ApprovalPage", "Approved. The next message leaves once your mailbox is set up."
        )
    moment = text.weekday_moment(state.planned[0].at)
    if state.planned[0].type in _SENT:
        words = QCoreApplication.translate("ApprovalPage", "Approved. The next message leaves {moment}.")
    else:
        words = QCoreApplication.translate(
            "ApprovalPage", "Approved. The next letter or call is due {moment}."
        )
    return words.format(moment=moment)


def what_follows(state: ApprovalState) -> str:
    """Say what the chosen approval lets leave, and what becomes of later invoices."""
    if state.covers_all:
        leaves = _on_their_day(state)
        starts = QCoreApplication.translate("ApprovalPage", "Later invoices start without asking you.")
        return f"{leaves} {starts}"
    wait = QCoreApplication.translate("ApprovalPage", "Later invoices wait here until you have read them.")
    if state.covered == "this" and state.planned and state.planned[0].type == "email":
        return f"{_what_leaves(state)} {wait}"
    words = f"{_on_their_day(state)} {wait}"
    if state.covered != "waiting":
        return words
    arrows = QCoreApplication.translate("ApprovalPage", "The arrows above lead to the first message of each.")
    return f"{arrows} {words}"


def _on_their_day(state: ApprovalState) -> str:
    if is_sending(state):
        return QCoreApplication.translate("ApprovalPage", "Each message is sent on its day.")
    return QCoreApplication.translate("ApprovalPage", "Each letter and call comes up on Today on its day.")


def _what_leaves(state: ApprovalState) -> str:
    """Say what the approval of this invoice lets leave: this message first, and when."""
    first, later = state.planned[0], state.message_count - 1
    if state.lacks_mailbox:
        return QCoreApplication.translate(
            "ApprovalPage", "Once your mailbox is set up, the approved messages leave, each on its day."
        )
    if state.leaves_at_once:
        if not later:
            return QCoreApplication.translate("ApprovalPage", "Approving sends this message now.")
        return QCoreApplication.translate(
            "ApprovalPage",
            "Approving sends this message now, and %n later one(s) each on its day.",
            None,
            later,
        )
    if not later:
        words = QCoreApplication.translate("ApprovalPage", "Approving sends this message on {moment}.")
    else:
        words = QCoreApplication.translate(
            "ApprovalPage",
            "Approving sends this message on {moment}, and %n later one(s) each on its day.",
            None,
            later,
        )
    return words.format(moment=text.weekday_moment(first.if_approved_at or first.at))

"""Notices for pictures and tests: a store in which something happened."""

from __future__ import annotations

from datetime import timedelta

from PySide6.QtWidgets import QWidget

from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.notices.page import NoticesPage
from recovery_desktop.ui.pages.notices.state import NoticesState
from tests.desktop.ui.fakes import NOW

HAPPENED = (
    ("e1", "receivable.sent_to_recovery", "rec_1", 190, {}),
    ("e2", "receivable.contact.attempted", "rec_1", 140, {"contact_type": "email"}),
    ("e3", "receivable.payment.received", "rec_3", 50, {"payment_amount": 150, "remaining_amount": 160}),
    ("e4", "receivable.payment.partial", "rec_3", 49, {"remaining_amount": 160}),
    ("e5", "receivable.disputed", "rec_2", 5, {"dispute_reason": "goods_not_received"}),
    ("e6", "receivable.contact.attempted", "rec_1", 2, {"contact_type": "phone"}),
    ("e7", "user.onboarding.completed", None, 260, {}),
)
"""Id, type, receivable, hours ago, data."""


def happen(connection_store: ConnectionStore) -> None:
    for id, type, receivable_id, hours, data in HAPPENED:
        at = (NOW - timedelta(hours=hours)).isoformat(timespec="milliseconds")
        connection_store.notices.add(id, type, receivable_id, at, data)
    connection_store.notices.mark_read(["e1", "e2", "e7"])


def a_page(session: Session) -> QWidget:
    return NoticesPage(NoticesState(session))

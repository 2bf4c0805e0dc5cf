"""Statistics for pictures and tests: what a service answers, and what is known here of one month."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from recovery_contract.progress import HistoryEntry
from recovery_contract.statistics import RecoveryStats
from recovery_desktop.session.session import Session
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.session import FakeService

STATS = "/v1/reports/stats"


def a_report(sent: int) -> RecoveryStats:
    return RecoveryStats(
        total_sent=sent,
        total_recovered=1,
        total_amount_sent=100,
        total_amount_recovered=50,
        avg_days_to_recovery=12,
        with_phone_success_rate=0.5,
        without_phone_success_rate=0,
        closed_with_phone=2,
        closed_without_phone=0,
    )


def know_one_month(session: Session) -> None:
    """Four receivables of September 2026: one recovered after three weeks, three not due yet."""
    submitted = datetime(2026, 9, 3, tzinfo=UTC)
    end = [HistoryEntry(at=submitted + timedelta(days=21.4), kind="recovered", text="", actor="service")]
    later = NOW.date() + timedelta(days=30)
    rows = [
        a_receivable("rec_1", "recovered", "100", remaining_amount=Decimal(0), history=end),
        *(a_receivable(f"rec_{n}", amount="40", due_date=later) for n in (2, 3, 4)),
    ]
    session.connection_store.receivables.put(
        [row.model_copy(update={"created_at": submitted}) for row in rows], full=True
    )


def report(session: Session, service: FakeService, sent: int = 4) -> None:
    """One month is known here, and the service counts; it is known to understand periods."""
    know_one_month(session)
    session.store.connections.change("c1", profile={"keeps_keys": True})
    service.answers("GET", STATS, a_report(sent).model_dump(mode="json"))

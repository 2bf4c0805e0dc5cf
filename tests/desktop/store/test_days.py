"""A day is a day: in whatever time zone the computer stands, the dates of an invoice are those that were told."""

from __future__ import annotations

import random
import sys
import time
from datetime import date
from pathlib import Path
from zoneinfo import available_timezones

import pytest

from recovery_desktop.api.receivables import parse_receivable
from recovery_desktop.store.store import Store
from tests.depth import in_time, rounds
from tests.desktop.edge import a_receivable

DAYS = ("2024-02-29", "2026-03-29", "2026-10-25", "2026-12-31")
"""A leap day, both changes of the clock, the last of a year."""


@pytest.mark.deep
@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot change its time zone there")
def test_dates_are_the_same_in_every_time_zone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zones = sorted(available_timezones())
    store = Store(tmp_path)
    store.connections.add(
        "con_1", kind="service", name="S", base_url="http://x", client_id="clt", environment="test"
    )
    rows = store.connection_store("con_1").receivables
    edges = ["Pacific/Kiritimati", "Pacific/Pago_Pago"]
    try:
        chosen = random.Random(3).sample(zones, min(len(zones), rounds(15, 600)))
        for zone in in_time([*edges, *chosen], len(edges) + 15):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            for day in DAYS:
                receivable = a_receivable(day, progress={"due_date": day}, created_at=f"{day}T23:30:00Z")
                rows.put([parse_receivable(receivable)], full=True)
                assert rows.rows([day])[day].due_date == date.fromisoformat(day), zone
    finally:
        monkeypatch.undo()
        time.tzset()
        store.close()

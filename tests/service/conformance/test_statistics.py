"""Statistics against a hand-computed example."""

from __future__ import annotations

from datetime import timedelta

from tests.service.conformance.platform import Platform

FIELDS = {
    "total_sent": int,
    "total_recovered": int,
    "total_amount_sent": int | float,
    "total_amount_recovered": int | float,
    "avg_days_to_recovery": int | float,
    "with_phone_success_rate": int | float,
    "without_phone_success_rate": int | float,
}


def test_numbers_of_a_small_history(platform: Platform) -> None:
    """Three sent: 300 recovered after 3 days, 100 of which 40 came and the rest was given up, 50 cancelled."""
    user_id = platform.user()["id"]
    full = platform.in_recovery(user_id, amount=300)["id"]
    platform.post(f"/v1/test/receivables/{full}/pay", {})
    platform.advance(2 * 86_400 + 60)
    half = platform.in_recovery(user_id, amount=100)["id"]
    platform.post(f"/v1/test/receivables/{half}/pay", {"amount": 40})
    platform.post(f"/v1/receivables/{half}/partial-payment", {"action": "mark_complete"})
    gone = platform.receivable(user_id, amount=50)["id"]
    platform.post(f"/v1/receivables/{gone}/cancel", {"reason": "business_decision"})
    stats = platform.get("/v1/reports/stats", user_id=user_id)
    for field, kind in FIELDS.items():
        assert isinstance(stats[field], kind), field
    assert (stats["total_sent"], stats["total_recovered"]) == (3, 2)
    assert (stats["total_amount_sent"], stats["total_amount_recovered"]) == (450, 340)
    assert 1.9 < stats["avg_days_to_recovery"] < 2.1
    closed = (stats["closed_with_phone"], stats["closed_without_phone"])
    assert closed == (0, 3)
    assert (stats["with_phone_success_rate"], round(stats["without_phone_success_rate"], 4)) == (0, 0.6667)


def test_period_or_dates_are_honoured_but_not_together(platform: Platform) -> None:
    user_id = platform.user()["id"]
    platform.receivable(user_id)
    today = platform.now().date()
    for period in ("last_month", "last_quarter", "last_year"):
        assert platform.get("/v1/reports/stats", user_id=user_id, period=period)["total_sent"] == 0
    assert platform.get("/v1/reports/stats", user_id=user_id, period="all_time")["total_sent"] == 1
    span = {"from": str(today), "to": str(today), "user_id": user_id}
    assert platform.get("/v1/reports/stats", **span)["total_sent"] == 1
    past = {"from": str(today - timedelta(days=9)), "to": str(today - timedelta(days=1)), "user_id": user_id}
    assert platform.get("/v1/reports/stats", **past)["total_sent"] == 0
    platform.get("/v1/reports/stats", 400, period="all_time", **span)
    platform.get("/v1/reports/stats", 400, period="yesterday")
    platform.get("/v1/reports/stats", 400, **{"from": "soon"})

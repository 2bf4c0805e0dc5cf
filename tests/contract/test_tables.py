"""Operations, limits and schedules, typed a second time from the interface."""

from itertools import accumulate

from recovery_contract import operations, rate_limits, signing, version
from recovery_service.webhooks import retry_schedule

# The interface's table of endpoints, without the two of OAuth, which have no bearer token.
ENDPOINTS = """
POST   /v1/users
GET    /v1/users/{id}
GET    /v1/users/{id}/onboarding-status
GET    /v1/users/{id}/requirements
POST   /v1/receivables
GET    /v1/receivables
POST   /v1/receivables/ocr
GET    /v1/receivables/{id}
PATCH  /v1/receivables/{id}
POST   /v1/receivables/{id}/cancel
POST   /v1/receivables/{id}/contacts
POST   /v1/receivables/{id}/evidence
POST   /v1/receivables/{id}/partial-payment
POST   /v1/webhooks
GET    /v1/webhooks
DELETE /v1/webhooks/{id}
POST   /v1/webhooks/{id}/rotate-secret
GET    /v1/reports/stats
"""


def test_operations_include_each_endpoint_of_the_interface() -> None:
    stated = [tuple(line.split()) for line in ENDPOINTS.strip().splitlines()]
    ours = [(row.method, row.path) for row in operations.OPERATIONS if row.kind == "interface"]
    assert sorted(ours) == sorted(stated)


def test_operations_have_unique_addresses_and_names() -> None:
    rows = operations.OPERATIONS
    assert len({(row.method, row.path) for row in rows}) == len({row.id for row in rows}) == len(rows)


def test_operations_without_scope_are_test_operations() -> None:
    assert all((row.scope is None) == (row.kind == "test") for row in operations.OPERATIONS)


def test_limits() -> None:
    standard = [(limit.amount, limit.seconds) for limit in rate_limits.STANDARD]
    assert standard == [(100, 60), (3_000, 3_600)]
    assert (rate_limits.RECEIVABLES.amount, rate_limits.RECEIVABLES.seconds) == (50, 60)
    assert (rate_limits.OCR.amount, rate_limits.OCR.seconds) == (10, 60)
    assert (rate_limits.LIST_LIMIT_DEFAULT, rate_limits.LIST_LIMIT_MAX) == (20, 100)
    headers = (rate_limits.LIMIT_HEADER, rate_limits.REMAINING_HEADER, rate_limits.RESET_HEADER)
    assert headers == ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset")


def test_seven_attempts_at_the_stated_instants() -> None:
    minute, hour = 60, 3_600
    stated = (0, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour)
    assert stated == retry_schedule.RETRY_DELAYS_SECONDS
    assert list(accumulate(stated)) == [0, 60, 360, 2_160, 9_360, 30_960, 117_360]
    assert retry_schedule.ATTEMPTS == 7


def test_headers_and_version() -> None:
    assert (version.API_VERSION, version.VERSION_HEADER) == ("2026-01-02", "Service-Version")
    headers = (signing.SIGNATURE_HEADER, signing.EVENT_ID_HEADER, signing.TIMESTAMP_HEADER)
    assert headers == ("Service-Signature", "Service-Event-Id", "Service-Timestamp")
    assert signing.USER_AGENT.endswith("/1.0")
    assert signing.ROTATION_OVERLAP_SECONDS == 86_400

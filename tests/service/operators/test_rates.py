"""A rate that nobody published here yet: an operator enters it with its source, and balances reckon with it."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.errors import Invalid
from recovery_service.operators.service import Operator
from tests.builders import an_invoice, days_ago
from tests.service.steps import good, in_process


@pytest.fixture
def enter(core: Core) -> Callable[..., Any]:
    def do(*arguments: Any) -> Any:
        with core.write() as context:
            return Operator(context, "ann").enter_rate(*arguments)

    return do


def test_entered_rate_counts_from_then_on(client: httpx.Client, enter: Callable[..., Any]) -> None:
    invoice = an_invoice(issue_date=days_ago(30).isoformat(), due_date="2036-12-31", amount=1000)
    receivable = in_process(client, invoice=invoice, force_proceed=True)

    def interest() -> Any:
        response = good(
            client.get(f"/v1/receivables/{receivable['id']}/balance", params={"as_of": "2037-01-31"})
        )
        return response["interest"], [line["kind"] for line in response["lines"]]

    assert interest() == (0, ["principal", "rate_missing", "fixed_fee"])
    enter("ecb", "2037-01-01", "2.00", "the central bank's notice")
    # 31 days at 2.00 + 10 = 12.00 %: 10.1918
    assert interest() == (10.19, ["principal", "interest", "fixed_fee"])


@pytest.mark.parametrize(
    ("reference", "since", "points", "source"),
    [
        ("libor", "2037-01-01", "2", "x"),
        ("ecb", "2037-02-01", "2", "x"),
        ("ecb", "soon", "2", "x"),
        ("ecb", "2037-01-01", "two", "x"),
        ("ecb", "2037-01-01", "NaN", "x"),
        ("ecb", "2037-01-01", "200", "x"),
        ("ecb", "2037-01-01", "2", " "),
    ],
)
def test_rate_without_sense_or_source_is_refused(
    enter: Callable[..., Any], reference: Any, since: Any, points: Any, source: Any
) -> None:
    with pytest.raises(Invalid):
        enter(reference, since, points, source)

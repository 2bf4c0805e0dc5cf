"""Words that a country has of its own in a language that it shares with others."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import ALL
from tests.service.steps import DAY, advance, in_process


def test_austrian_debtor_reads_the_first_month_by_its_austrian_name(
    client: httpx.Client, caller: Callable[..., Any]
) -> None:
    address = {"line1": "Ring 3", "postal_code": "1010", "city": "Wien", "country": "AT"}
    invoice = an_invoice(amount=1200.50, issue_date="2025-12-16", due_date="2026-01-15")
    terms = {**ALL, "late_payment_rate": 9}
    id_ = in_process(client, debtor=reachable(address=address), invoice=invoice, metadata=terms)["id"]
    advance(client, 61 * DAY)
    texts = [message["body"] for message in outbox(client, id_) if message["type"] in ("email", "letter")]
    texts.append(Page(client, caller, id_).get().text)
    for text in texts:
        assert "15.\u00a0Jänner\u00a02026" in text or "15.\u00a0Jänner 2026" in text
        assert "Januar" not in text

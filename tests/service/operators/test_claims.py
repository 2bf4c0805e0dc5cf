"""A statement's payments are matched with the receivables that were claims_of_entries for it as with all there are."""

from datetime import UTC, datetime
from decimal import Decimal

import httpx
import pytest

from recovery_bank.entry import Entry, assign_ids
from recovery_bank.matching import propose_matches
from recovery_bank.references import creditor_reference, joint_reference
from recovery_service.context.core import Core
from recovery_service.ledger.receivables.matching import pages_for_matching
from recovery_service.operators import claims
from tests.builders import a_debtor, an_invoice, days_ago
from tests.service.steps import DAY, advance, an_active_user, good, pay, read, submit

TODAY = datetime.now(UTC).date()


@pytest.mark.database
def test_claims_of_a_statement_match_as_all_receivables(
    client: httpx.Client, core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "PAGE", 2)
    user = an_active_user(client)
    dates = {"issue_date": days_ago(230).isoformat(), "due_date": days_ago(200).isoformat()}
    ids = []
    for number in range(9):
        invoice = an_invoice(amount=100 + number % 3, numbers=[f"F-{number}"], **dates)
        name = f"Debtor {number % 2}"
        metadata = {"pursue": "all"} if number % 3 else {}
        submitted = submit(
            client, user, invoice=invoice, debtor=a_debtor(company_name=name), metadata=metadata
        )
        ids.append(submitted["id"])
    advance(client, 2 * DAY)
    good(client.post(f"/v1/receivables/{ids[0]}/cancel", json={"reason": "paid_directly"}))
    pay(client, ids[1], 5)
    due = [Decimal(str(read(client, id)["recovery_progress"]["balance"]["due"])) for id in ids]
    assert due[2] > 140
    entries = assign_ids(
        [
            Entry(due[2], "EUR", "payment", TODAY),
            Entry(Decimal(100), "EUR", "payment", TODAY, payer="Debtor 1"),
            Entry(due[4] + due[5], "EUR", "payment", TODAY, text="F-4 and F-5"),
            Entry(Decimal(60), "EUR", "payment", TODAY, text=creditor_reference(ids[0])),
            Entry(due[6], "EUR", "payment", TODAY, text=joint_reference(ids[6])),
            Entry(Decimal(3), "EUR", "payment", TODAY, text="hello", payer="nobody"),
        ]
    )
    with core.write() as context:
        rows = [row for page in pages_for_matching(context.connection, 2) for row in page]
        assert {row.id for row in rows} == set(ids)
        every = claims._claims(context, sorted(rows, key=lambda row: (row.created_at, row.id)))
        claims_of_entries = claims.find_claims(context, entries)
        assert propose_matches(entries, claims_of_entries) == propose_matches(entries, every)
        assert [one.id for one in claims.find_claims(context, entries[:1])] == [ids[2], ids[5], ids[8]]

"""Six invoices of one debtor, in three languages: written about at once, promised, half of them paid by one payment,
the rest settled without what the law adds, and each payment acknowledged."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from recovery_desktop.tour import visits
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from tests.builders import a_contact, a_debtor, a_receivable_request, an_invoice
from tests.together.scene import curtain
from tests.together.shortcut import ask, later, look, to_recovery

AMOUNT = Decimal(1000)


class Debtor(NamedTuple):
    """One that reads the language of its country, the title of the statement in it, and what a receipt ends with."""

    country: str
    language: str
    title: str
    paid: str


DEBTORS = (
    Debtor("IE", "en", "Your open invoices", "nothing more is asked for"),
    Debtor("FR", "fr", "Relevé de vos factures impayées", "plus rien ne vous est demandé"),
    Debtor("DE", "de", "Ihre offenen Rechnungen", "es wird nichts weiter verlangt"),
)


@pytest.mark.parametrize("debtor", DEBTORS, ids=[one.language for one in DEBTORS])
async def test_six_invoices_are_written_about_at_once_half_paid_and_the_rest_settled(
    tmp_path: Path, debtor: Debtor
) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        ids = await submit_six(tour, debtor)
        await later(tour, 6)
        [first] = [one for one in await messages(tour, ids[0]) if one["number"] == 1]
        assert first["language"] == debtor.language
        assert debtor.title in first["body"]
        for id_ in ids:
            assert [one["body"] for one in await messages(tour, id_) if one["number"] == 1] == [first["body"]]

        # The debtor promises the first, and pays half of all that its page names by one payment.
        address = str((await progress(tour, ids[0]))["recovery_page_url"])
        page = await tour.browser.open(address)
        day = (text.current_moment().date() + timedelta(days=5)).isoformat()
        await tour.browser.submit(page, visits.find_form(page, "promise"), {"day": day})
        assert (await progress(tour, ids[0]))["promise"]["day"] == day
        page = await tour.browser.open(address)
        form = visits.find_form(page, "payall")
        assert len(page.text.encode()) < 60_000
        owed = [Decimal(str((await progress(tour, id_))["balance"]["due"])) for id_ in ids]
        await tour.browser.submit(page, form, {"amount": f"{sum(owed[:3])}"})
        assert [(await read(tour, id_))["status"] for id_ in ids] == ["payment_received"] * 3 + [
            "in_process"
        ] * 3

        # The creditor drops what the law adds for the rest, as the two agreed on the telephone.
        for id_ in ids[3:]:
            settled = {
                "kind": "settlement",
                "amount": 1000,
                "first_on": (text.current_moment().date() + timedelta(days=20)).isoformat(),
                "agreed": True,
            }
            await ask(tour, "POST", "receivables", id_, "agreements", body=settled)
        await later(tour, 4)
        for id_ in ids[3:]:
            address = str((await progress(tour, id_))["recovery_page_url"])
            await visits.pay(tour.browser, address, AMOUNT)
        await later(tour, 8)
        for id_ in ids:
            assert (await read(tour, id_))["status"] == "recovered"
            sent = await messages(tour, id_)
            expected = {"reminder_first", "payment_received", *(["plan_accepted"] if id_ in ids[3:] else [])}
            assert {one["template"] for one in sent} == expected
            assert {one["language"] for one in sent} == {debtor.language}
            # Of three the law's additions were paid, of the others they were given up; nobody is asked for them.
            [receipt] = [one["body"] for one in sent if one["template"] == "payment_received"]
            assert debtor.paid in receipt
            [end] = [
                entry for entry in (await progress(tour, id_))["history"] if entry["kind"] == "recovered"
            ]
            assert (Decimal(end["data"].get("extras_waived", 0)) > 0) is (id_ in ids[3:])

        tour.receivable_id = ids[5]
        tour.stage.app.show_receivable(ids[5])
        await tour.wait_for_page("receivable")
        await look(tour)
        await wait_until(lambda: tour.receivable.status == "recovered", "the app to know of it")


async def submit_six(tour: Tour, debtor: Debtor) -> list[str]:
    context = tour.stage.connection.context
    assert context.user_id is not None
    rules = await ask(tour, "GET", "users", context.user_id, "standing-rules")
    await ask(
        tour, "PUT", "users", context.user_id, "standing-rules", body={**rules, "combine_reminders": True}
    )
    named = a_debtor(
        company_name=f"Six {debtor.country} Ltd",
        contacts=[a_contact(email=f"six@{debtor.country.lower()}.example")],
        address={"line1": "1 Main Street", "postal_code": "10115", "city": "Town", "country": debtor.country},
    )
    ids = []
    for number in range(6):
        invoice = an_invoice(amount=float(AMOUNT), numbers=[f"SIX-{debtor.country}-{number}"])
        request = a_receivable_request(
            context.user_id, invoice=invoice, debtor=named, metadata={"pursue": "all"}
        )
        ids.append((await context.client.receivables.create(request, f"six {number}")).id)
    return ids


async def read(tour: Tour, id_: str) -> Any:
    return await ask(tour, "GET", "receivables", id_)


async def progress(tour: Tour, id_: str) -> Any:
    return (await read(tour, id_))["recovery_progress"]


async def messages(tour: Tour, id_: str) -> list[Any]:
    return list(await ask(tour, "GET", "receivables", id_, "messages"))

"""Plays a random history on the service through its API, and keeps of it what the service accepted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, Final

import httpx

from recovery_contract.allowed_actions import Action
from tests.builders import a_debtor, a_receivable_request
from tests.service.law.independent import calculator
from tests.service.law.independent.histories import COUNTRIES, HALVES, REFERENCES, TABLES, one
from tests.service.law.taken_readings import is_comparable
from tests.service.steps import an_active_user, good, read

INTEREST_FIRST: Final = ("FR", "DE", "ES", "IT", "NL")
"""Record 93: where all of it is asked for, payments count against interest before the invoice."""
PUBLISHED: Final = {**TABLES, "AT_BASE": "-0.62 -0.62 1.88 3.38 3.88 3.88 2.53 1.53 1.53 1.53"}
"""Austria's base rate follows the ECB's only once that has moved by half a point (1. Euro-JuBeG Art. I § 1)."""
UNPUBLISHED_SINCE: Final = {"DK_LENDING": date(2026, 1, 1)}
"""The first half-year of which this service knows no verified rate: it is entered. Of others `UNPUBLISHED_ELSE`."""
UNPUBLISHED_ELSE: Final = date(2026, 7, 1)


def rates_of(country: str, entered: dict[date, Decimal]) -> list[tuple[str, date, Decimal]]:
    """Return the published rates that this country's law rests on, and `entered` ones of later half-years."""
    rows = []
    for reference in REFERENCES[country]:
        first = UNPUBLISHED_SINCE.get(reference, UNPUBLISHED_ELSE)
        for since, points in zip(HALVES, PUBLISHED[reference].split(), strict=True):
            if date.fromisoformat(since) < first:
                rows.append((reference, date.fromisoformat(since), Decimal(points)))
        rows += [(reference, since, points) for since, points in entered.items() if since >= first]
    return rows


def random_histories(seed: int, each: int, today: date) -> Iterator[Any]:
    """Yield so many of each country that the service can take: due before today, young enough for every law."""
    source = random.Random(seed)
    for country in COUNTRIES:
        count = 0
        while count < each:
            values = one(source, country)
            values["events"] = [event for event in values["events"] if event["kind"] != "waiver"]
            history = calculator.from_json({**values, "fx": {}, "rates": []})
            events = [event for event in history.events if event.date < today]
            if today - timedelta(days=600) < history.due_date < today and is_comparable(history):
                count += 1
                # No formal notice leaves while it is played.
                yield replace(history, events=events, as_of=today, notice_date=None)


@dataclass
class Played:
    """A receivable and the events that the service has taken for it; `payments` by the ids of the history."""

    client: httpx.Client
    id: str
    history: Any
    pursues_all: bool
    payments: dict[str, str] = field(default_factory=dict)

    @property
    def interest_first(self) -> bool:
        return self.pursues_all and self.history.country in INTEREST_FIRST

    @property
    def progress(self) -> dict[str, Any]:
        return read(self.client, self.id)["recovery_progress"]

    def balance(self, as_of: date | None = None) -> dict[str, Any]:
        query = {} if as_of is None else {"as_of": as_of.isoformat()}
        return good(self.client.get(f"/v1/receivables/{self.id}/balance", params=query))

    def until(self, as_of: date) -> Any:
        """Return the history as today knows it, up to that day: what a credit note takes off was never owed, and a
        payment that was taken back never was."""
        undone = {event.reverses for event in self.history.events if event.kind == "reversal"}
        events = [
            replace(event, date=min(event.date, as_of)) if event.kind == "credit_note" else event
            for event in self.history.events
            if event.kind != "reversal" and (event.id is None or event.id not in undone)
        ]
        return replace(self.history, events=events, as_of=as_of)

    def play(self) -> None:
        """Let the events happen in their order; drop those that are not allowed at their turn."""
        accepted = [event for event in self.history.events if self._took(event)]
        self.history = replace(self.history, events=accepted)

    def _took(self, event: Any) -> bool:
        progress = self.progress
        allowed, left = progress["allowed_actions"], Decimal(str(progress["remaining_amount"]))
        if event.kind == "payment" and Action.RECORD_PAYMENT in allowed:
            self.payments[event.id] = self.pay(event.amount, event.date)
        elif (
            event.kind == "reversal" and Action.REVERSE_PAYMENT in allowed and event.reverses in self.payments
        ):
            self.post(f"payments/{self.payments[event.reverses]}/reverse", {"reason": "No cover."})
        elif event.kind == "credit_note" and Action.RECORD_CREDIT_NOTE in allowed and event.amount < left:
            note = {"number": f"AV-{event.date}-{event.amount}", "date": event.date.isoformat()}
            self.post("credit-notes", {**note, "amount": float(event.amount)})
        else:
            return False
        if "decision" in self.progress:
            self.decide("continue_recovery")
        return True

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return good(self.client.post(f"/v1/receivables/{self.id}/{path}", json=body))

    def pay(self, amount: Decimal, day: date) -> str:
        return str(self.post("payments", {"amount": float(amount), "date": day.isoformat()})["id"])

    def decide(self, action: str) -> None:
        self.post("partial-payment", {"action": action})

    def waive_charges(self, today: date) -> None:
        """Pay the rest of the invoice and nothing beside it, by a decision or by an offer that is kept."""
        progress = self.progress
        rest, due = (
            Decimal(str(sum_)) for sum_ in (progress["remaining_amount"], progress["balance"]["due"])
        )
        if rest < due and len(self.history.events) % 2:
            offer = {
                "kind": "settlement",
                "first_on": today.isoformat(),
                "amount": float(rest),
                "agreed": True,
            }
            self.post("agreements", offer)
        self.pay(rest, today)
        if "decision" in self.progress:
            self.decide("mark_complete")
        event = calculator.Event("payment", today, rest, "rest")
        self.history = replace(self.history, events=[*self.history.events, event])


def creditors(client: httpx.Client) -> dict[str, str]:
    """Return a creditor of each country, who rounds nothing away."""
    users = {}
    for country in COUNTRIES:
        address = {"line1": "1 Market", "postal_code": "10000", "city": "Place", "country": country}
        user = an_active_user(
            client,
            email=f"owner@{country.lower()}.example",
            company={"name": f"Example {country}", "address": address},
        )
        rules = good(client.get(f"/v1/users/{user}/standing-rules"))
        good(client.put(f"/v1/users/{user}/standing-rules", json={**rules, "rounding_tolerance": 0}))
        users[country] = user
    return users


def submitted(client: httpx.Client, user: str, history: Any, number: int) -> Played:
    """Submit the invoice of a history; every second one with all that the law adds."""
    invoice = {
        "currency": history.currency,
        "numbers": [f"H-{number}-{part}" for part in range(history.invoices)],
        "issue_date": (history.due_date - timedelta(days=30)).isoformat(),
        "due_date": history.due_date.isoformat(),
        "amount": float(history.principal),
        "prepaid_amount": float(history.prepaid),
        "service_description": "Repair of the roof",
    }
    metadata: dict[str, Any] = {"pursue": "all" if number % 2 else "principal"}
    if (agreed := history.agreed_rate) is not None:
        metadata["late_payment_rate"] = "3 x legal rate" if agreed.percent is None else str(agreed.percent)
    kind = "company" if history.professional else "individual"
    debtor = a_debtor(company_name=f"Debtor {number}", company_type=kind)
    request = a_receivable_request(
        user, invoice=invoice, debtor=debtor, metadata=metadata, force_proceed=True
    )
    id_ = good(client.post("/v1/receivables", json=request))["id"]
    return Played(client, id_, history, pursues_all=bool(number % 2))

"""Several invoices of one debtor: their contacts are planned together, whatever happens to each of them."""

import random
from collections import Counter
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import event

from recovery_service.context.core import Core
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.dunning import repository, scheduling
from recovery_service.recovery.dunning.contact_calendar import ContactCalendar
from tests.builders import a_contact, a_debtor
from tests.depth import rounds, with_the_rest
from tests.service.recovery.test_contacts import ADDRESS, ledger, moment, reachable
from tests.service.recovery.test_staircase import FIRMNESS, messages, require_a_staircase
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_daylight,
    dispute,
    events,
    good,
    pay,
    read,
    submit,
)

PARIS = ZoneInfo("Europe/Paris")
SIRET = "55210055400013"


def days_of(client: Any) -> Any:
    """Every day on which the debtor was contacted, over all invoices; an answer to what it did is no contact."""
    return sorted(moment(message["at"]).astimezone(PARIS).date() for message, _ in everything_sent(client))


def require_calm(days: Any) -> None:
    """At most one contact a day and three within any seven days."""
    assert all(count == 1 for count in Counter(days).values()), Counter(days).most_common(3)
    assert all((later - day).days >= 7 for day, later in zip(days, days[3:], strict=False))


def now_of(client: Any) -> Any:
    return datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])


def everything_sent(client: Any) -> Any:
    """Every message to the debtor with the number of its invoice, oldest first."""
    matches = []
    cursor = None
    while True:
        page = good(
            client.get("/v1/receivables", params={"limit": 100, **({"cursor": cursor} if cursor else {})})
        )
        matches += [(message, row["id"]) for row in page["data"] for message in messages(client, row["id"])]
        cursor = page.get("next_cursor")
        if not cursor:
            return sorted(matches, key=lambda each: each[0]["at"])


@pytest.mark.database
@pytest.mark.parametrize("count", with_the_rest([4], [12]))
def test_invoices_given_together_are_dunned_in_step_and_never_go_back(
    client: httpx.Client, count: Any
) -> None:
    before_daylight(client)
    user = an_active_user(client)
    ids = [submit(client, user, debtor=reachable())["id"] for _ in range(count)]
    advance(client, (60 + 25 * count) * DAY)
    for id_ in ids:
        sent = messages(client, id_)
        assert len(sent) == 8
        require_a_staircase(sent, "FR")
    require_calm(days_of(client))
    together = sorted((one["at"], one["template"]) for id_ in ids for one in messages(client, id_))
    firm = [FIRMNESS[template] for _, template in together if template in FIRMNESS]
    assert firm == sorted(firm)


def test_arranging_more_invoices_takes_no_more_statements(client: httpx.Client, core: Core) -> None:
    before_daylight(client)
    user = an_active_user(client)
    statements, costs = [], []
    event.listen(core.database.engine, "before_cursor_execute", lambda *call: statements.append(call[2]))
    for count in (2, 9):
        ids = [submit(client, user, debtor=reachable(siret=SIRET))["id"] for _ in range(count)]
        advance(client, DAY)
        with core.write() as context:
            debtor_id = receivables.load(context.connection, ids[0]).debtor_id
            later = context.now(receivables.load(context.connection, ids[0]).client_id) + 3 * DAY * 1000
            statements.clear()
            scheduling.reschedule_debtor(context, debtor_id, later)
            costs.append(len(statements))
            assert len(repository.planned_of_debtor(context.connection, debtor_id)) >= 5 * count
    assert costs[0] == costs[1]


def test_arranging_more_invoices_looks_at_each_contact_as_often_as_before(
    client: httpx.Client, core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    before_daylight(client)
    user = an_active_user(client)
    looks: Counter[str] = Counter()
    for place, name in ((scheduling._Line, "ready"), (ContactCalendar, "is_free")):
        look = getattr(place, name)
        monkeypatch.setattr(place, name, lambda *of, look=look, name=name: looks.update([name]) or look(*of))
    shares = []
    for count in (4, 12):
        ids = [submit(client, user, debtor=reachable(siret=SIRET))["id"] for _ in range(count)]
        advance(client, DAY)
        with core.write() as context:
            row = receivables.load(context.connection, ids[0])
            looks.clear()
            scheduling.reschedule_debtor(context, row.debtor_id, context.now(row.client_id) + 3 * DAY * 1000)
            planned = len(repository.planned_of_debtor(context.connection, row.debtor_id))
            shares.append({name: looks[name] / planned for name in looks})
    assert all(share["ready"] <= 2 and share["is_free"] < 5 for share in shares), shares


class Story:
    """Invoices of one debtor with whatever may happen to each of them, by one seed."""

    def __init__(self, client: Any, seed: Any) -> None:
        self.client, self.choose = client, random.Random(seed)  # a story, no secret
        self.user = an_active_user(client)
        self.ids, self.blocked, self.requested = [], {}, set()

    def run(self) -> None:
        count = self.choose.randint(1, 12)
        for _ in range(count):
            self.submit()
            self.live(self.choose.choice((0, 0, 1, 5, 20)))
        for _ in range(12):
            self.happen()
            self.live(self.choose.randint(1, 15))
        for id_, until in list(self.blocked.items()):
            if until is None:
                self.respond(id_)
        self.live(90 + 25 * count)

    def submit(self) -> None:
        contact = a_contact(**({"phone": "+33 6 12 34 56 78"} if self.choose.random() < 0.7 else {}))
        address = {"address": ADDRESS} if self.choose.random() < 0.7 else {}
        debtor = a_debtor(contacts=[contact], siret=SIRET, **address)
        plan = self.choose.choice(("keep", "neutral", "firm"))
        self.ids.append(submit(self.client, self.user, debtor=debtor, metadata={"plan": plan})["id"])

    def live(self, days: Any) -> None:
        if days:
            advance(self.client, days * DAY + self.choose.randint(0, 50_000))

    def happen(self) -> None:
        id_ = self.choose.choice(self.ids)
        if id_ in self.blocked and self.blocked[id_] is None:
            self.respond(id_)
            return
        if read(self.client, id_)["status"] != "in_process":
            return
        self.choose.choice(
            (self.pause, self.promise, self.pay_partially, self.skip, self.send_now, self.move)
        )(id_)

    def pause(self, id_: Any) -> None:
        dispute(self.client, id_)
        self.blocked[id_] = None

    def respond(self, id_: Any) -> None:
        good(self.client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "Delivered."}))
        del self.blocked[id_]

    def promise(self, id_: Any) -> None:
        day = (now_of(self.client) + timedelta(days=self.choose.randint(1, 40))).date()
        good(self.client.post(f"/v1/receivables/{id_}/promises", json={"day": day.isoformat()}))
        over = Workdays("FR").add_workdays(day, 2)
        self.requested.add((id_, now_of(self.client), over))

    def pay_partially(self, id_: Any) -> None:
        pay(self.client, id_, 10)
        good(self.client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))

    def planned(self, id_: Any) -> Any:
        rows = ledger(self.client, receivable_id=id_)
        return [row for row in rows if "skipped" not in row]

    def skip(self, id_: Any) -> None:
        if rows := self.planned(id_):
            self.act(self.choose.choice(rows), {"action": "skip"})

    def send_now(self, id_: Any) -> None:
        if rows := self.planned(id_):
            self.requested = {each for each in self.requested if each[0] != id_}
            self.act(self.choose.choice(rows), {"action": "send_now"})

    def move(self, id_: Any) -> None:
        if rows := self.planned(id_):
            self.requested = {each for each in self.requested if each[0] != id_}
            at = now_of(self.client) + timedelta(days=self.choose.randint(0, 40), hours=1)
            self.act(self.choose.choice(rows), {"action": "edit", "at": at.isoformat()})

    def act(self, row: Any, action: Any) -> None:
        good(self.client.post(f"/v1/planned-contacts/{row['id']}", json=action))


@pytest.mark.deep
@pytest.mark.database
@pytest.mark.parametrize("seed", range(rounds(3, 60)))
def test_debtor_with_many_invoices_is_contacted_calmly_and_in_order(client: httpx.Client, seed: Any) -> None:
    before_daylight(client)
    story = Story(client, seed)
    story.run()
    require_calm(days_of(client))
    assert len({read(client, id_)["recovery_progress"]["debtor"]["id"] for id_ in story.ids}) == 1
    for id_ in story.ids:
        sent = messages(client, id_)
        require_a_staircase(sent, "FR")
        assert read(client, id_)["recovery_progress"]["phase"] == "review", "a plan never ended"
        announced = [
            one["data"] for one in events(client, of=id_) if one["type"] == "receivable.contact.attempted"
        ]
        numbers = [one["contact_number"] for one in announced]
        assert numbers == sorted(set(numbers))  # answers to the debtor have numbers of their own in between
        assert len(numbers) == len(sent)
    for id_, since, over in story.requested:
        between = [
            one["at"]
            for one in messages(client, id_)
            if datetime.fromisoformat(one["at"]) > since
            and datetime.fromisoformat(one["at"]).astimezone(PARIS).date() < over
        ]
        assert not between, "contacted before the promised day was over"


@pytest.mark.database
def test_contacts_that_were_put_off_keep_their_order(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    ids = []
    for _ in range(6):
        ids.append(submit(client, user, debtor=reachable())["id"])
        advance(client, 3_600)
    advance(client, 40 * DAY)
    first = [messages(client, id_)[0]["at"] for id_ in ids]
    assert first == sorted(first)
    assert all(before < after for before, after in pairwise(first))


@pytest.mark.database
def test_next_action_with_many_invoices_comes_on_announced_day(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    ids = [submit(client, user, debtor=reachable())["id"] for _ in range(5)]
    advance(client, 200 * DAY)
    for id_ in ids:
        announced = [e["data"] for e in events(client, of=id_) if e["type"] == "receivable.contact.attempted"]
        sent = [message["at"] for message in messages(client, id_)]
        assert [data["next_action_date"] for data in announced[:-1]] == sent[1:]

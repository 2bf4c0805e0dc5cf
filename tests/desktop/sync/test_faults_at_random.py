"""A service without keys behind a bad network, by many seeds: each submission arrives once, whatever was lost."""

from __future__ import annotations

import json
import random
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_desktop.sync.outbox import ABSENCE_PROVES_AFTER_SECONDS
from tests.depth import in_time, rounds
from tests.desktop.edge import answer, error
from tests.desktop.sync.test_lost_answers import Bench

SUBMISSIONS = 3
TURNS_AT_MOST = 60
PAUSE_SECONDS = 600.0

# What becomes of a request that creates: whether it takes effect, and what comes back (None: the answer).
FAULTS: tuple[tuple[bool, Exception | httpx.Response | None], ...] = (
    (True, None),
    (True, httpx.ReadTimeout("")),
    (True, httpx.ReadError("")),
    (True, httpx.RemoteProtocolError("")),
    (True, error(500, "INTERNAL_ERROR")),
    (True, httpx.Response(502, text="<h1>Bad gateway</h1>")),
    (False, httpx.ConnectError("")),
    (False, httpx.ConnectTimeout("")),
    (False, httpx.ReadTimeout("")),
    (False, httpx.ReadError("")),
    (False, error(500, "INTERNAL_ERROR")),
    (False, httpx.Response(502, text="<h1>Bad gateway</h1>")),
)
READING: tuple[Exception | httpx.Response, ...] = (
    httpx.ReadTimeout(""),
    httpx.ConnectError(""),
    httpx.Response(502, text="<h1>Bad gateway</h1>"),
)


class BadNetwork:
    """Between a bench and its list of receivables, until it is mended."""

    def __init__(self, bench: Bench, dice: random.Random) -> None:
        self.is_mended = False
        self.struck = 0
        self._bench = bench
        self._dice = dice
        self._late: list[tuple[Any, dict[str, Any]]] = []
        bench.wire.on("POST", "/v1/receivables", self._create)
        for path, right in (
            ("/v1/receivables", bench.listed._list),
            ("/v1/receivables/[^/]+", bench.listed._get),
        ):
            bench.wire.on("GET", path, lambda request, right=right: self._read(request, right))

    def _create(self, request: httpx.Request) -> httpx.Response:
        self._arrive()
        body = json.loads(request.content)
        if self.is_mended:
            return answer(201, self._add(body))
        takes_effect, comes_back = self._dice.choice(FAULTS)
        if comes_back is None:
            return answer(201, self._add(body))
        self.struck += 1
        if takes_effect:
            # Some arrive while their sender has given up already.
            delay = self._dice.choice([0, 0, 0.5, 0.9]) * ABSENCE_PROVES_AFTER_SECONDS
            self._late.append((self._bench._now() + timedelta(seconds=delay), body))
            self._arrive()
        return fail_or_respond(comes_back)

    def _read(self, request: httpx.Request, right: Any) -> httpx.Response:
        self._arrive()
        if self.is_mended or self._dice.random() < 0.6:
            results: httpx.Response = right(request)
            return results
        self.struck += 1
        return fail_or_respond(self._dice.choice(READING))

    def _arrive(self) -> None:
        now = self._bench._now()
        due = [body for at, body in self._late if at <= now]
        self._late = [(at, body) for at, body in self._late if at > now]
        for body in due:
            self._add(body)

    def _add(self, body: dict[str, Any]) -> dict[str, Any]:
        progress = {"invoice_numbers": body["invoice"]["numbers"]}
        row = self._bench.listed.add(f"rcv_{len(self._bench.listed.rows)}", progress=progress)
        row["created_at"] = self._bench._now().isoformat()
        return row


def fail_or_respond(what: Exception | httpx.Response) -> httpx.Response:
    if isinstance(what, Exception):
        raise what
    return httpx.Response(what.status_code, headers=what.headers, content=what.content)


@pytest.mark.deep
def test_submissions_under_random_faults_arrive_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    struck = turns = 0
    for seed in in_time(range(rounds(40, 1_000)), 40):
        turns += 1
        dice = random.Random(seed)
        bench = Bench(tmp_path / str(seed), newest_first=dice.random() < 0.5)
        # When something was sent is told by the same clock as everything else.
        monkeypatch.setattr(
            "recovery_desktop.store.intents.now_text", lambda bench=bench: bench._now().isoformat()
        )
        network = BadNetwork(bench, dice)
        intents = []
        for number in range(SUBMISSIONS):
            intents.append(bench.submit(number=f"FA-{number}"))
            bench.run(after=dice.choice([0, 30, PAUSE_SECONDS]))
        for turn in range(TURNS_AT_MOST):
            network.is_mended = turn >= TURNS_AT_MOST // 4
            bench.run(after=PAUSE_SECONDS)
            if all(bench.now(intent).state == "done" for intent in intents):
                break
        numbers = Counter(row["recovery_progress"]["invoice_numbers"][0] for row in bench.listed.rows)
        assert numbers == {f"FA-{number}": 1 for number in range(SUBMISSIONS)}, seed
        for number, intent in enumerate(intents):
            answer = bench.now(intent)
            assert (answer.state, bench.announced) == ("done", []), seed
            (row,) = [row for row in bench.listed.rows if row["id"] == answer.answer["receivable_id"]]
            assert row["recovery_progress"]["invoice_numbers"] == [f"FA-{number}"], seed
        struck += network.struck
        bench.context.store.close()
    assert struck > turns

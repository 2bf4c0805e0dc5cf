"""Searching in texts that are kept finds what a statement finds: letter by letter, while rows come, change and go."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.store import searching, word_index
from recovery_desktop.store.listing import ListReads
from recovery_desktop.store.reads import Reads
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.edge import a_receivable

LIMIT = 20.0
NAMES = (
    "Société Modèle",
    "Bäckerei Weiß",
    "ΣΊΣΥΦΟΣ ΑΕ",
    "Čapek, s. r. o.",
    "Acme™ № 12",
    "ﬁlature du Nord",
    None,
)
NUMBERS = ("FA-2026-{}", "№{}", "ré/{}", "{}.{}\n1.250", "100%_{}")
TYPED = (
    "société 1",
    "weiss",
    "σίσυφος",
    "capek s.",
    "acmetm",
    "no 12",
    "filature",
    "1.250",
    "1 250,00 €",
    "12,5",
    "fa-2026-1",
    "x@y.example 2",
    '%_"',
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    for id in ("con_1", "con_2"):
        store.connections.add(
            id, kind="service", name=id, base_url="https://a.example", client_id="c", environment="test"
        )
    yield store
    store.close()


def search_in_background(connection_store: ConnectionStore, search: str) -> frozenset[int] | None:
    return connection_store.listing.in_background(lambda reads: reads.rows_matching(search)).result(LIMIT)


def plainly(store: Store, search: str) -> frozenset[int] | None:
    """Every row looked at, with the rule as it reads."""
    terms = searching.parse_terms(search)
    rows = store.database.rows(
        "SELECT row, words_of(numbers, debtor_name, debtor_email, amount, remaining, currency) AS words FROM receivable"
    )
    if not terms:
        return None
    return frozenset(
        row["row"]
        for row in rows
        if all(any(reading in row["words"].lower() for reading in term) for term in terms)
    )


def some(connection_store: ConnectionStore, chance: random.Random, count: int) -> None:
    answer = []
    for _ in range(count):
        at = chance.randrange(60)
        progress = {
            "invoice_numbers": chance.choice(NUMBERS).format(at, at).split("\n"),
            "debtor_name": chance.choice(NAMES),
            "debtor_email": chance.choice((None, "x@y.example", f"{at}@z.example")),
            "remaining_amount": chance.choice((None, 1250, 12.5)),
        }
        answer.append(a_receivable(f"{at}", amount=chance.choice((1250, 12.5, 7)), progress=progress))
    connection_store.receivables.put([Receivable.model_validate(row) for row in answer], full=True)


def typings(typed: str, chance: random.Random) -> list[str]:
    """Typed to its end, and then with letters more, fewer or others anywhere in it."""
    results = [typed[:end] for end in range(1, len(typed) + 1)]
    for _ in range(6):
        now = results[-1]
        at = chance.randrange(len(now) + 1)
        results.append(
            now[:at] + chance.choice(("", " ", "1", "e", now[:2])) + now[at + chance.randrange(2) :]
        )
    return results


@pytest.mark.parametrize("seed", range(3))
def test_word_index_finds_the_same_as_a_scan_at_each_letter(store: Store, seed: int) -> None:
    chance = random.Random(seed)
    connection_store, other = store.connection_store("con_1"), store.connection_store("con_2")
    some(other, chance, 20)
    some(connection_store, chance, 40)
    store.connections.remove("con_2")
    for typed in chance.sample(TYPED, len(TYPED)):
        for search in typings(typed, chance):
            if chance.random() < 0.05:
                some(connection_store, chance, 3)
            expected = plainly(store, search)
            assert search_in_background(connection_store, search) == expected, search
            assert connection_store.listing.rows_matching(search) == expected, search
    connection_store.listing.in_background(ListReads.forget).result(LIMIT)
    assert search_in_background(connection_store, "1") == plainly(store, "1")
    assert search_in_background(connection_store, "") is None


def test_letter_that_leaves_the_same_rows_leaves_the_same_answer(store: Store) -> None:
    """What was made of it, as the lists in their order, need not be made anew."""
    connection_store = store.connection_store("con_1")
    some(connection_store, random.Random(3), 40)
    results = [
        search_in_background(connection_store, search) for search in ("a", "acm", "acme", "acme 1", "acme 12")
    ]
    assert results[0] != results[1] == plainly(store, "acme 12")
    assert results[1] is results[2] is results[3] is results[4]
    some(connection_store, random.Random(4), 40)
    assert search_in_background(connection_store, "acme 12") == plainly(store, "acme 12") != results[4]


def test_among_too_many_the_database_is_asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    connection_store = store.connection_store("con_1")
    some(connection_store, random.Random(1), 40)
    monkeypatch.setattr(word_index, "MOST_ROWS", 10)
    assert (
        store.database.background_reader.submit(
            lambda: store.database.background_reader.word_index.rows_with(searching.parse_terms("a"))
        ).result(LIMIT)
        is None
    )
    assert search_in_background(connection_store, "a") == plainly(store, "a")


def test_search_texts_read_before_a_cancel_are_not_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection_store, database = store.connection_store("con_1"), store.database
    some(connection_store, random.Random(2), 60)
    monkeypatch.setattr(word_index, "PORTION", 5)
    numbers: list[int] = []

    class GivesUp(Reads):
        path, _connection, write_count = database.path, database._connection, 7

        def rows(self, query: str, values: object = ()) -> list[sqlite3.Row]:
            first: object
            first, _ = values  # type: ignore[misc]
            numbers.append(first)
            if len(numbers) == 3:
                raise sqlite3.OperationalError("interrupted")
            return database.rows(query, values)  # type: ignore[arg-type]

    stored = word_index.WordIndex(GivesUp())
    with pytest.raises(sqlite3.OperationalError):
        stored.rows_with(searching.parse_terms("a"))
    assert stored.rows_with(searching.parse_terms("a")) == ListReads(database, "con_1").rows_matching("a")
    assert numbers[3] == numbers[2] > numbers[1]

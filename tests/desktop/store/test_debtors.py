"""Debtors that submissions confirmed: found by their numbers and names, never mistaken, forgotten when asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_desktop.store.store import ConnectionStore
from tests.desktop.ui.fakes import a_store

BRUN = {"company_name": "Atelier Brun S.A.R.L.", "siret": "732 829 320 00074", "vat_number": "FR44732829320"}


@pytest.fixture
def connection_store(tmp_path: Path) -> Iterator[ConnectionStore]:
    store, connection_store = a_store(tmp_path)
    yield connection_store
    store.close()


@pytest.mark.parametrize(
    ("name", "siret", "vat_number"),
    [
        ("ATELIER BRUN SARL", "73282932000074", ""),
        ("another way to say it", "", "FR 44 732829320"),
        ("atelier brun s.a.r.l.", "", ""),
        ("Atelier Brun S A R L", "73282932000074", "FR44732829320"),
    ],
)
def test_debtor_is_known_by_any_of_its_names_and_numbers(
    connection_store: ConnectionStore, name: str, siret: str, vat_number: str
) -> None:
    connection_store.debtors.confirm("d1", BRUN, "FA-1")
    results = connection_store.debtors.find(name, siret, vat_number)
    assert results is not None
    assert (results.name, results.numbers) == ("Atelier Brun S.A.R.L.", "FA-1")


def test_namesake_with_another_number_is_another_company(connection_store: ConnectionStore) -> None:
    connection_store.debtors.confirm("d1", BRUN, "FA-1")
    assert connection_store.debtors.find("Atelier Brun S.A.R.L.", "55210055400013") is None
    assert connection_store.debtors.find("Atelier Brun S.A.R.L.", "", "FR83404833048") is None
    assert connection_store.debtors.find("", "") is None


def test_newest_confirmation_counts_and_taking_it_back_leaves_the_one_before(
    connection_store: ConnectionStore,
) -> None:
    connection_store.debtors.confirm("d1", {**BRUN, "contacts": [{"email": "old@brun.example"}]}, "FA-1")
    connection_store.debtors.confirm("d2", {**BRUN, "contacts": [{"email": "new@brun.example"}]}, "FA-2")
    newest = connection_store.debtors.find(BRUN["company_name"])
    assert newest is not None
    assert newest.body["contacts"] == [{"email": "new@brun.example"}]
    connection_store.debtors.forget_of_draft("d2")
    before = connection_store.debtors.find(BRUN["company_name"])
    assert before is not None
    assert before.numbers == "FA-1"
    forgotten = connection_store.debtors.forget(before)
    assert connection_store.debtors.find(BRUN["company_name"]) is None
    assert connection_store.debtors.names() == []
    connection_store.debtors.restore(forgotten)
    assert connection_store.debtors.find(BRUN["company_name"]) == before


def test_last_said_counts_by_a_clock_that_stands_still(
    connection_store: ConnectionStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("recovery_desktop.store.debtors.now_text", lambda: "2026-03-01T10:00:00.999+00:00")
    for number in range(1, 10):
        connection_store.debtors.confirm(f"d{number}", BRUN, f"FA-{number}")
        newest = connection_store.debtors.find(BRUN["company_name"])
        assert newest is not None
        assert newest.numbers == f"FA-{number}"


def test_debtors_of_one_connection_are_unknown_to_the_other(
    connection_store: ConnectionStore, tmp_path: Path
) -> None:
    store, other = a_store(tmp_path / "other")
    connection_store.debtors.confirm("d1", BRUN, "FA-1")
    assert other.debtors.find(BRUN["company_name"]) is None
    store.close()

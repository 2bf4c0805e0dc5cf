"""Payments are matched with the claims that were found page by page as with all of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date, timedelta
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from recovery_bank import claim_index, claim_search, matching
from recovery_bank.claim_index import OpenClaim
from recovery_bank.claim_search import ClaimSearch, OrderedClaim
from recovery_bank.entry import Entry, assign_ids
from recovery_bank.matching import propose_matches
from recovery_bank.references import creditor_reference, joint_reference
from recovery_contract.ids import DebtorId, ReceivableId

PAGE = 7
DAY = date(2026, 9, 14)
NAMES = (
    *(
        "Dupont SARL",
        "Dupont Paul",
        "Jean Dupont",
        "Dupont Marc",
        "Bäckerei Müller GmbH",
        "Mueller",
        "",
        "SA",
    ),
    *("Müller Bäckerei", "Atelier du Parc", "Parc Atelier SAS", "Atelier du Bois", "Zoé Martin", "Martin"),
)
NUMBERS = ("F-1", "F-12", "FA-2026-012", "2026-012", "2026", "RG 12345", "12345", "12345678", "x", "№ 77 888")
AMOUNTS = ("100", "60.00", "60", "40", "20", "250.50", "0")
CUT = {
    matching: {"CANDIDATES": 3, "LIKELY": 5, "ALTERNATIVES": 2},
    claim_search: {"LIKELY": 5, "MAX_SIMILAR_NAMES": 1, "MAX_CLAIMS_IN_SUM": 3},
    claim_index: {"MAX_SIMILAR_NAMES": 1, "MAX_CLAIMS_IN_SUM": 3},
}
"""So short that lists of few claims are cut."""


def some_claims(chance: random.Random, count: int) -> list[OrderedClaim]:
    names = chance.sample(NAMES, chance.choice((1, 3, len(NAMES))))
    return sorted(
        OrderedClaim(
            (chance.randrange(5), id := f"r{number:03}"),
            OpenClaim(
                ReceivableId(id),
                tuple(chance.sample(NUMBERS, chance.choice((1, 1, 1, 2)))),
                chance.choice(names),
                chance.choice(("EUR", "EUR", "EUR", "USD")),
                Decimal(chance.choice(AMOUNTS)),
                Decimal(chance.choice(AMOUNTS)),
                chance.choice((None, DAY - timedelta(days=chance.randrange(-3, 90)))),
                chance.random() < 0.2,
                debtor_id=chance.choice((None, DebtorId(f"d{chance.randrange(4)}"))),
                is_joined=chance.random() < 0.8,
            ),
        )
        for number in range(count)
    )


def some_entries(chance: random.Random, claims: Sequence[OrderedClaim]) -> list[Entry]:
    ids = [ordered.claim.id for ordered in claims] or [ReceivableId("nobody")]

    def words() -> str:
        id = chance.choice(ids)
        references = (creditor_reference(id), joint_reference(id), *NUMBERS, "Rechnung", "danke", "2026 012")
        return " ".join(chance.choices(references, k=chance.randrange(3)))

    return assign_ids(
        [
            Entry(
                Decimal(chance.choice((*AMOUNTS[:-1], "80", "120", "160", "200", "3"))),
                chance.choice(("EUR", "EUR", "USD")),
                chance.choice(("payment", "payment", "payment", "outgoing")),
                DAY + timedelta(days=chance.randrange(3)),
                payer=chance.choice(("", *NAMES, "Dupont", "Dupont", "Baeckerei Mueller", "nobody")),
                on_behalf_of=chance.choice(("", "", *NAMES)),
                text=words(),
            )
            for _ in range(chance.randrange(1, 6))
        ]
    )


def claims_by_pages(
    entries: Sequence[Entry], claims: Sequence[OrderedClaim], chance: random.Random
) -> list[OpenClaim]:
    search = ClaimSearch(entries)
    for look in (search.look, search.look_again):
        shuffled = chance.sample(claims, len(claims))
        for first in range(0, len(shuffled), PAGE):
            look(shuffled[first : first + PAGE])
    return [ordered.claim for ordered in claims if ordered.claim.id in search.matching_ids]


@pytest.mark.parametrize("is_cut", [False, True])
@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(0, 40))
def test_matches_are_those_among_all(is_cut: bool, chance: random.Random, count: int) -> None:
    claims = some_claims(chance, count)
    entries = some_entries(chance, claims)
    with pytest.MonkeyPatch.context() as patched:
        for module, limits in CUT.items() if is_cut else ():
            for name, limit in limits.items():
                patched.setattr(module, name, limit)
        among_all = propose_matches(entries, [ordered.claim for ordered in claims])
        assert propose_matches(entries, claims_by_pages(entries, claims, chance)) == among_all


def test_what_no_payment_names_is_left_out() -> None:
    chance = random.Random(1)
    claims = [
        OrderedClaim(
            (n, f"r{n}"),
            OpenClaim(ReceivableId(f"r{n}"), (f"N-{n}",), f"Name {n}", "EUR", Decimal(n), Decimal(n)),
        )
        for n in range(1_000, 1_500)
    ]
    [entry] = assign_ids([Entry(Decimal(1_200), "EUR", "payment", DAY, text="N-1300", payer="Zoé Martin")])
    assert [claim.id for claim in claims_by_pages([entry], claims, chance)] == ["r1200", "r1300"]

"""The person's own words for receivables: known on this computer alone, found by search and filter."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_desktop.folding import fold
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database

MAX_LENGTH: Final = 40
MAX_PER_RECEIVABLE: Final = 20


def clean_tag(typed: str) -> str:
    """Return the tag as it is stored; empty for none."""
    return " ".join(typed.split())[:MAX_LENGTH].strip()


def merge_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return them in order of the alphabet, each once whatever its case and accents, at most MAX_PER_RECEIVABLE."""
    by_key: dict[str, str] = {}
    for tag in map(clean_tag, tags):
        if tag:
            by_key.setdefault(fold(tag), tag)
    return tuple(by_key[key] for key in sorted(by_key))[:MAX_PER_RECEIVABLE]


def split_tags(stored: str) -> tuple[str, ...]:
    """Return the tags of a stored text."""
    return tuple(stored.split("\n")) if stored else ()


class Tags:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def of(self, ids: Iterable[ReceivableId]) -> dict[ReceivableId, tuple[str, ...]]:
        """Return the tags of each that is stored."""
        rows = self._database.rows(
            "SELECT id, tags FROM receivable WHERE connection_id = ? AND id IN (SELECT value FROM json_each(?))",
            (self._connection_id, json.dumps(list(ids))),
        )
        return {row["id"]: split_tags(row["tags"]) for row in rows}

    def counts(self) -> list[tuple[str, int]]:
        """Return every tag in use, in order of the alphabet, and how many receivables have it."""
        rows = self._database.rows(
            "SELECT tags, count(*) AS count FROM receivable WHERE connection_id = ? AND tags != '' GROUP BY tags",
            (self._connection_id,),
        )
        counts: Counter[str] = Counter()
        names: dict[str, str] = {}
        for row in rows:
            for tag in split_tags(row["tags"]):
                counts[fold(tag)] += row["count"]
                names.setdefault(fold(tag), tag)
        return [(names[key], counts[key]) for key in sorted(counts)]

    def set(self, tags: Mapping[ReceivableId, Iterable[str]]) -> None:
        """Give each of these exactly these tags. Raises NotSaved."""
        if not tags:
            return
        values = []
        for id, wanted in tags.items():
            merged = merge_tags(wanted)
            keys = "".join(f"\n{fold(tag)}" for tag in merged)
            values.append(("\n".join(merged), f"{keys}\n" if keys else "", self._connection_id, id))
        ids = json.dumps(list(tags))
        which = (
            "SELECT row FROM receivable WHERE connection_id = ? AND id IN (SELECT value FROM json_each(?))"
        )
        with self._database.write() as connection:
            connection.executemany(
                "UPDATE receivable SET tags = ?, tag_keys = ? WHERE connection_id = ? AND id = ?", values
            )
            connection.execute(
                f"DELETE FROM receivable_words WHERE rowid IN ({which})", (self._connection_id, ids)
            )
            connection.execute(
                "INSERT INTO receivable_words (rowid, words) SELECT row, words_of(numbers, debtor_name,"
                " debtor_email, amount, coalesce(claimed, remaining), currency) || replace(tag_keys, char(10), ' ')"
                f" FROM receivable WHERE row IN ({which})",
                (self._connection_id, ids),
            )
            self._database.note_change("receivable", list(tags))

"""Number and debtor of every invoice that is here, looked up by the database: to load hundreds of readings or thousands
of receivables whole takes longer than a window may be still."""

from __future__ import annotations

import json
from collections.abc import Iterable

from recovery_desktop.folding import natural_key
from recovery_desktop.ids import ConnectionId, DraftId
from recovery_desktop.store.database import Database
from recovery_desktop.store.drafts import DraftState


class InvoiceIdentities:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def of_drafts(self, *states: DraftState) -> list[tuple[DraftId, str, str]]:
        """Return (draft, number, debtor) for each number that was typed or imported, or read from the file."""
        rows = self._database.rows(
            "WITH among AS MATERIALIZED (SELECT id, body, CASE WHEN json_valid(extraction) THEN"
            " json_extract(extraction, '$.data') END AS data FROM draft WHERE connection_id = ?1"
            " AND state IN (SELECT value FROM json_each(?2)))"
            """ SELECT id, json_extract(body, '$.values."invoice.numbers"') AS number,"""
            """ json_extract(body, '$.values."debtor.company_name"') AS debtor FROM among"""
            " UNION ALL SELECT among.id, value, json_extract(data, '$.debtor.company_name')"
            " FROM among, json_each(data, '$.invoice.numbers')",
            (self._connection_id, json.dumps(states)),
        )
        return [
            (row["id"], str(row["number"]).strip(), str(row["debtor"] or "")) for row in rows if row["number"]
        ]

    def of_receivables(self, numbers: Iterable[str]) -> list[tuple[str, str]]:
        """Return (number by its value, debtor) of those among which these numbers may be."""
        keys = list({natural_key(number) for number in numbers})
        rows = self._database.rows(
            "SELECT numbers, debtor_name FROM receivable WHERE connection_id = ?1"
            " AND number_key IN (SELECT value FROM json_each(?2))"
            " UNION ALL SELECT numbers, debtor_name FROM receivable WHERE connection_id = ?1"
            " AND instr(numbers, char(10))",
            (self._connection_id, json.dumps(keys)),
        )
        return [
            (natural_key(number), row["debtor_name"] or "")
            for row in rows
            for number in (row["numbers"] or "").split("\n")
        ]

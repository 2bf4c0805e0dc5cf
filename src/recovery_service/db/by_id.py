"""One row of a table by its id: anybody's, or only where a caller sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, bindparam, select

from recovery_service.db.prepared import Prepared
from recovery_service.principal import Principal


class ById:
    """Nearly every request asks for such a row: what is asked is built once, for building costs more than running."""

    def __init__(self, table: Table, seen_by: Callable[[Principal], ColumnElement[bool]]) -> None:
        """`seen_by` is the condition on a row for a grant that sees less than all of its client's."""
        self._seen_by = seen_by
        anybodys = select(table).where(table.c.id == bindparam("which"))
        of_client = anybodys.where(table.c.client_id == bindparam("client"))
        self._anybodys = {False: Prepared(anybodys), True: Prepared(anybodys.with_for_update())}
        self._of_client = {False: Prepared(of_client), True: Prepared(of_client.with_for_update())}
        self._of_grant = {False: of_client, True: of_client.with_for_update()}

    def find(
        self, connection: Connection, which: str, principal: Principal | None, *, for_update: bool
    ) -> dict[str, Any] | None:
        """`for_update` holds the row until the transaction ends (SQLite holds all rows in every write)."""
        if principal is None:
            return self._anybodys[for_update].first(connection, {"which": which})
        values = {"which": which, "client": principal.client_id}
        if principal.is_platform:
            return self._of_client[for_update].first(connection, values)
        query = self._of_grant[for_update].where(self._seen_by(principal))
        row = connection.execute(query, values).mappings().first()
        return None if row is None else dict(row)

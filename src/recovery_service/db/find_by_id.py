"""One row of a table by its id: anybody's, or only where a caller sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, bindparam, select

from recovery_service.db.direct import AnyRow, Direct
from recovery_service.principal import Principal


class ById:
    def __init__(
        self,
        table: Table,
        visible_to: Callable[[Principal], ColumnElement[bool]],
        columns: Sequence[ColumnElement[Any]] = (),
    ) -> None:
        """`visible_to` is the condition on a row for a grant that sees less than all of its client's; without `columns`
        all of the row are read."""
        self._visible_to = visible_to
        anybodys = select(*(columns or table.columns)).where(table.c.id == bindparam("which"))
        self.of_client = anybodys.where(table.c.client_id == bindparam("client"))
        self._anybodys = {False: Direct(anybodys), True: Direct(anybodys.with_for_update())}
        self._of_client = {False: self.of_client, True: self.of_client.with_for_update()}
        self._of_platform = {locks: Direct(query) for locks, query in self._of_client.items()}

    def find(
        self, connection: Connection, which: str, principal: Principal | None, *, for_update: bool
    ) -> AnyRow | None:
        """Find a row. `for_update` locks it until the transaction ends (SQLite locks all rows in every write)."""
        if principal is None:
            return self._anybodys[for_update].first(connection, {"which": which})
        values = {"which": which, "client": principal.client_id}
        if principal.is_platform:
            return self._of_platform[for_update].first(connection, values)
        query = self._of_client[for_update].where(self._visible_to(principal))
        return connection.execute(query, values).mappings().first()

"""For the settings page: what it says of the connection, what was learned, and the logs for support."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from recovery_desktop.commands.learn import forget, forget_all
from recovery_desktop.logs import nameless
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.state import ConnectionFacts, RememberedRow
from recovery_desktop.ui.pages.submit.form import name_of

TAIL_BYTES = 200_000


class Support:
    def __init__(self, session: Session) -> None:
        self._session = session

    def facts(self) -> ConnectionFacts | None:
        connection = self._session.connection
        if connection is None:
            return None
        row = connection.connected.row
        creditor = None if row.user_id is None else self._session.shelf.creditors.get(row.user_id)
        return ConnectionFacts(
            name=row.name,
            base_url=row.base_url,
            environment=row.environment,
            creditor="" if creditor is None else creditor.user.email,
            key_kept=connection.connected.vault.lasts,
            data_folder=self._session.places.folder,
        )

    def remembered(self) -> Sequence[RememberedRow]:
        return [
            RememberedRow(
                row.id,
                name_of(row.path),
                "" if row.box else str(row.value),
                str(row.layout["seller"]).upper(),
                row.learned_from,
            )
            for row in self._session.store.corrections.all()
        ]

    def forget(self, correction_id: str, /) -> None:
        forget(self._session.store, correction_id)

    def forget_all(self) -> None:
        forget_all(self._session.store)

    def read_log(self) -> list[str]:
        """The app's log, then its service's, without secrets."""
        connection = self._session.connection
        files = [self._session.places.log]
        if connection is not None:
            files.append(self._session.places.service_log(connection.kind))
        return [line for file in files for line in _tail(file)]

    async def write_log(self, target: Path, lines: list[str]) -> None:
        """An archive with these lines and what they were written by. Raises NotWritten."""
        from recovery_desktop.commands.keep_log import keep_log

        connection = self._session.connection
        await keep_log(target, lines, "none" if connection is None else connection.kind)


def _tail(file: Path) -> list[str]:
    try:
        with file.open("rb") as log:
            log.seek(0, 2)
            log.seek(max(0, log.tell() - TAIL_BYTES))
            text = log.read().decode("utf-8", "replace")
    except FileNotFoundError:
        return []
    return nameless(text).splitlines()

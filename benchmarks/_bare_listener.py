"""The least that can accept webhooks durably: a thread that reads whatever comes, commits it as rows of one table
and answers, without HTTP, checks or an interface beside it. What a disk allows at all."""

import selectors
import socket
import sqlite3
import threading
from pathlib import Path

from recovery_contract.ids import EventId
from recovery_service.ids import new_id

RESPONSE = b"HTTP/1.1 204 No Content\r\n\r\n"
AT_MOST = 64 * 1024


class BareListener:
    """Runs from its making until `close`. One commit serves all whose request has come."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "bare_listener.sqlite3"
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._quit, self.result = socket.socketpair()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def close(self) -> None:
        self._quit.close()
        self._thread.join()
        self.result.close()
        self._socket.close()

    def _serve(self) -> None:
        database = bare_store(self._file)
        with selectors.DefaultSelector() as chosen:
            chosen.register(self._socket, selectors.EVENT_READ)
            chosen.register(self.result, selectors.EVENT_READ)
            while True:
                ready = [key.fileobj for key, _ in chosen.select()]
                if self.result in ready:
                    break
                if self._socket in ready:
                    connection, _ = self._socket.accept()
                    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    chosen.register(connection, selectors.EVENT_READ)
                came = [(each, each.recv(AT_MOST)) for each in ready if each is not self._socket]
                for gone in [each for each, data in came if not data]:
                    chosen.unregister(gone)
                    gone.close()
                requests = [(each, data) for each, data in came if data]
                if requests:
                    commit(database, [data for _, data in requests])
                for each, _ in requests:
                    each.sendall(RESPONSE)
            for key in list(chosen.get_map().values()):
                if key.fileobj not in (self._socket, self.result):
                    key.fileobj.close()
        database.close()


def bare_store(file: Path) -> sqlite3.Connection:
    """One table of bodies under ids, every commit flushed."""
    database = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("CREATE TABLE event (id TEXT PRIMARY KEY, body BLOB)")
    return database


def commit(database: sqlite3.Connection, bodies: list[bytes]) -> None:
    """All in one transaction, flushed."""
    database.execute("BEGIN IMMEDIATE")
    database.executemany("INSERT INTO event VALUES (?, ?)", [(new_id(EventId), body) for body in bodies])
    database.execute("COMMIT")

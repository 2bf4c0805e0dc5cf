"""`doctor`: says what is wrong with a hosted service; changes nothing."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import smtplib
import ssl
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import DBAPIError

from recovery_contract.fields import iso_timestamp
from recovery_service.access import sign_in_mail
from recovery_service.cli import open_service, public_address, running
from recovery_service.cli.delivery_settings import NATS, read_delivery_settings
from recovery_service.cli.program import (
    PUBLIC_URL_VARIABLE,
    REPLICA,
    Program,
    UsageError,
    add_data_options,
    add_public_url,
    data_folder,
    open_database,
    release,
)
from recovery_service.cli.public_address import Wrong
from recovery_service.context.clock import current_ms, to_datetime
from recovery_service.db.database import Database
from recovery_service.db.migrate import current_revision, is_usable, newest_revision
from recovery_service.db.replica import LAG_MS
from recovery_service.db.tables import installation
from recovery_service.db.tables.jobs import worker_table
from recovery_service.jobs.claim import SKEW_MS
from recovery_service.jobs.failures import count_failing
from recovery_service.jobs.queue import count_waiting, list_late
from recovery_service.jobs.worker_session import skew_ms
from recovery_service.settings import Environment, Mailer
from recovery_service.transport import service_mail
from recovery_service.transport.mail_failures import describe_mail_failure

SECONDS: Final = 10
_AGAIN_SECONDS: Final = 1
_REFUSED: Final = 400
_LATE_MS: Final = 300_000
_RECENT_MS: Final = 3_600_000
"""After that the server may have been mended without anybody asking for a code."""
_TOLERATED_SKEW_MS: Final = 1_000


@dataclass(frozen=True)
class Place:
    """What is looked at; `public_url` is where debtors and platforms reach the service."""

    options: argparse.Namespace
    database: Database

    @contextlib.contextmanager
    def read(self) -> Iterator[Connection]:
        with open_service.in_one_line(), self.database.read() as connection:
            yield connection

    def find_environment(self) -> Environment | None:
        with open_service.in_one_line():
            return open_service.find_environment(self.database)


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    add_public_url(parser)
    parser.add_argument(
        "--wait", type=float, default=0, metavar="SECONDS", help="ask again for so long, until all is well"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Print a line of JSON for each check; 1 where one of them fails."""
    until = time.monotonic() + options.wait
    with contextlib.closing(open_database(options, data_folder(options))) as database:
        while True:
            rows = list(examine(Place(options, database), CHECKS))
            is_well = all(row["ok"] for row in rows)
            if is_well or time.monotonic() >= until:
                break
            time.sleep(_AGAIN_SECONDS)
    for row in rows:
        print(json.dumps(row))
    return 0 if is_well else 1


def examine(place: Place, names: Iterable[str]) -> Iterator[dict[str, str | bool]]:
    """Make these checks, each told in one sentence."""
    for name in names:
        try:
            text = CHECKS[name](place)
            is_fine = True
        except (Wrong, UsageError) as error:
            text, is_fine = str(error), False
        yield {"check": name, "ok": is_fine, "text": text}


def _check_database(place: Place) -> str:
    started = time.monotonic()
    with place.read() as connection:
        if not inspect(connection).has_table(installation.installation_table.name):
            raise Wrong("the database is empty: run `recovery-service init --environment ...`")
    return f"answers within {round((time.monotonic() - started) * 1000)} ms"


def _check_tables(place: Place) -> str:
    with place.read() as connection:
        at = current_revision(connection)
        if not is_usable(connection):
            raise Wrong("a later release has changed the tables: install that one")
    if at is None or at < newest_revision():
        raise Wrong(
            f"the tables are older than this release ({at} of {newest_revision()}): `recovery-service migrate`"
        )
    return f"at {at}"


def _check_key(place: Place) -> str:
    environment = place.find_environment()
    if environment is None:
        raise Wrong("nothing says which environment this is: run `recovery-service init --environment ...`")
    with open_service.in_one_line():
        keys = open_service.load_keys(place.database, environment)
        open_service.check_key_fingerprint(place.database, keys)
    return f"the key of this {environment} environment"


def _check_settings(place: Place) -> str:
    read_delivery_settings()
    return "the environment variables make sense"


def _check_clock(place: Place) -> str:
    with place.read() as connection:
        ahead = skew_ms(connection, current_ms)
    if abs(ahead) > _TOLERATED_SKEW_MS:
        raise Wrong(
            f"this host's clock is {ahead / 1000:.1f} s ahead of the database's: correct it by NTP; "
            f"above {SKEW_MS / 1000:.0f} s it takes no jobs"
        )
    return f"within {abs(ahead)} ms of the database's"


def _check_workers(place: Place) -> str:
    if place.database.is_sqlite:
        return "jobs run in `serve`"
    with place.read() as connection:
        count = connection.execute(select(func.count()).select_from(worker_table)).scalar_one()
    if not count:
        raise Wrong("no worker runs: start `recovery-service worker`")
    return f"{count} at work"


def _check_processes(place: Place) -> str:
    """Compare what runs with what would be started now: a settings file that was changed is read at the next start."""
    if place.database.is_sqlite:
        return "what runs is not known to a database in a folder"
    environment = place.find_environment()
    if environment is None:
        raise Wrong("nothing says which environment this is: run `recovery-service init --environment ...`")
    key = open_service.load_keys(place.database, environment).data_key
    with place.read() as connection:
        processes = list(running.list_running(connection))
    marks = running.accepted_marks(key)
    others = [f"{one.name} runs release {one.release}" for one in processes if one.release != release()]
    others += [
        f"{one.name} runs with other settings"
        for one in processes
        if one.release == release() and one.mark not in marks
    ]
    if others:
        raise Wrong(
            f"{', '.join(others)} than this command ({release()}): restart what was started before a change"
        )
    return f"{len(processes)} with release {release()} and these settings"


def _check_jobs(place: Place) -> str:
    with place.read() as connection:
        waiting = count_waiting(connection)
        late_ms = max((one.late_ms for one in list_late(connection, current_ms())), default=0)
        failing = count_failing(connection)
    if late_ms > _LATE_MS:
        raise Wrong(f"the oldest job waits for {late_ms // 1000} s: start more workers")
    if failing:
        jobs: Counter[str] = Counter()
        for one in failing:
            jobs[one.kind] += one.jobs
        kinds = ", ".join(f"{kind} ({count})" for kind, count in jobs.items())
        raise Wrong(f"jobs fail: {kinds}; see `recovery-service operator failing-jobs all`")
    return f"{waiting} planned, none late or failing"


def _check_engine(place: Place) -> str:
    urls = read_delivery_settings()["nats_urls"]
    if not urls:
        return "what goes out is sent by the worker that finds it due"
    with place.read() as connection:
        name = installation.value(connection, "stream")
    if name is None:
        raise Wrong("no worker has distributed anything yet: start `recovery-service worker`")
    # Only here: a service without such an engine loads nothing of it.
    from recovery_service.jobs.jetstream import UNREACHABLE, Stream

    try:
        state = asyncio.run(Stream(name, urls).examine(SECONDS))
    except UNREACHABLE as error:
        raise Wrong(f"the servers of {NATS} do not answer: {type(error).__name__}") from None
    if state.missing:
        raise Wrong(f"{state.missing} of the servers that hold the messages are missing")
    return f"{sum(state.waiting.values())} messages wait, {sum(state.sending.values())} are being sent"


def _check_replica(place: Place) -> str:
    replica = place.database.replica
    if replica is None:
        return "every read is answered by the database that is written to"
    with place.read() as connection:
        try:
            lag = replica.lag_seconds(connection)
        except DBAPIError:
            raise Wrong(f"the server of {REPLICA} does not answer: the other one answers all reads") from None
    if not lag <= LAG_MS / 1000:
        raise Wrong(
            f"the server of {REPLICA} has heard of no worker for {LAG_MS // 1000} s, so it answers nobody"
        )
    return f"{lag:.0f} s behind at most"


def _check_mail(place: Place) -> str:
    mailer = read_delivery_settings()["mailer"]
    if mailer is None:
        return "no mail server for debtors is set: mail of creditors without a mailbox waits"
    return _sign_in(mailer)


def _check_codes(place: Place) -> str:
    server = service_mail.read_server()
    if server is not None:
        text = _sign_in(server)
        with place.read() as connection:
            unsent = sign_in_mail.find_failure(connection)
        if unsent is None:
            return text
        last = iso_timestamp(to_datetime(unsent.last))
        if current_ms() - unsent.last < _RECENT_MS:
            raise Wrong(f"the last mail with a code, at {last}, did not leave: {unsent.reason}")
        return f"{text}; the last mail with a code, at {last}, did not leave: {unsent.reason}"
    if place.find_environment() != "production":
        return "codes of the test environment are in its outbox"
    raise Wrong(f"set {service_mail.SERVER_VARIABLE}: without it nobody gets a code and can sign in")


def _sign_in(server: Mailer) -> str:
    """Return that the mail server lets us in. Raises Wrong; neither tells the password."""
    safe = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=safe)
            if server.security == "tls"
            else smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        ) as session:
            if server.security == "starttls":
                session.starttls(context=safe)
            if server.username is not None:
                session.login(server.username, server.password or "")
            code, _ = session.mail(server.sender)
            if code >= _REFUSED:
                raise smtplib.SMTPSenderRefused(code, b"", server.sender)
            session.rset()
    except (OSError, smtplib.SMTPException) as error:
        raise Wrong(f"{server.host}:{server.port}: {describe_mail_failure(error)}") from None
    return f"{server.host}:{server.port} lets us in"


def _check_address(place: Place) -> str:
    url = place.options.public_url
    if not url:
        raise Wrong(f"set {PUBLIC_URL_VARIABLE}: letters and mails name it to debtors")
    return public_address.check_address(url)


CHECKS: Final[dict[str, Callable[[Place], str]]] = {
    "database": _check_database,
    "tables": _check_tables,
    "key": _check_key,
    "settings": _check_settings,
    "clock": _check_clock,
    "workers": _check_workers,
    "processes": _check_processes,
    "jobs": _check_jobs,
    "engine": _check_engine,
    "replica": _check_replica,
    "mail": _check_mail,
    "codes": _check_codes,
    "address": _check_address,
}
BEFORE_THE_START: Final = ("settings", "clock", "mail", "codes", "address")
"""The checks of what lies around the service, which may be mended before it starts."""

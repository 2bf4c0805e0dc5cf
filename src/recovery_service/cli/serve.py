"""`serve`: the service, until it is told to stop."""

from __future__ import annotations

import argparse
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import structlog

from recovery_invoices import ExtractionError, Reader
from recovery_service.cli import open_service, running
from recovery_service.cli.delivery_settings import CONFINEMENT, read_delivery_settings, requires_confinement
from recovery_service.cli.program import (
    Program,
    Unavailable,
    UsageError,
    add_data_options,
    data_folder,
    open_database,
)
from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.db.file_permissions import restrict_umask
from recovery_service.db.lock import FolderInUse, FolderLock
from recovery_service.embedded.launch import Launch, read_launch
from recovery_service.embedded.registration import register_app
from recovery_service.jobs.claim import release_all
from recovery_service.observability.logs import configure_logs
from recovery_service.serving import serve_until_stopped
from recovery_service.settings import Environment, Settings
from recovery_service.web.idempotency import forget_interrupted

log = structlog.get_logger()

_LOOPBACK = ("127.0.0.1", "::1")


LEAVING_SECONDS: Final = 5.0
"""The service of an app that was killed ends within two seconds; that of the app started next waits for it."""


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    parser.add_argument(
        "--environment",
        choices=("test", "production"),
        help="default: what the data belong to; a new folder begins as test",
    )
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0, help="default 0: any free one, told in the ready file")
    parser.add_argument(
        "--ready-file", type=Path, metavar="FILE", help="receives {base_url, pid} once it answers"
    )
    parser.add_argument("--response-style", choices=("bare", "wrapped"), default="bare")
    parser.add_argument(
        "--embedded", action="store_true", help="belong to the process at the other end of stdin"
    )
    parser.add_argument(
        "--data-dir-is",
        choices=("here", "on-network"),
        help="default: as at the last start; a share is written to with more care, and slower",
    )
    parser.add_argument(
        "--quiet", action="store_true", help="print warnings only; the folder's log keeps every request"
    )
    parser.add_argument("--no-worker", action="store_true", help="leave the jobs to `worker` processes")
    parser.add_argument("--public-url", metavar="URL", help="how debtors and creditors reach the pages")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program, *, unlimited: bool = False) -> int:
    """Serve until stopped. `unlimited` lifts the rate limits; no option of the command line sets it."""
    launch = _launch(options)
    if launch is not None:
        restrict_umask()
    with ExitStack() as resources:
        folder = data_folder(options)
        _check(options, folder)
        place = options.data_dir_is
        database = open_database(options, folder, on_network=place and place == "on-network")
        resources.callback(database.close)
        if folder is not None:
            try:
                patience = 0.0 if launch is None else LEAVING_SECONDS
                resources.enter_context(FolderLock(folder / "service.lock", patience))
            except FolderInUse:
                raise UsageError(f"{folder}: another service works with this folder") from None
        configure_logs(folder / "logs" if folder is not None else None, quiet=options.quiet)
        # A folder is one person's and begins as practice; what several hosts share says what it is.
        wanted: Environment | None = options.environment
        if wanted is None and folder is not None and not open_service.has_environment(database):
            wanted = "test"
        environment = open_service.choose_environment(database, wanted, brings_key=launch is not None)
        if database.is_sqlite and not database.uses_write_ahead_log:
            log.info("each change is written through a rollback journal: the data are on a network share")
        keys = (
            open_service.derive_keys(launch.data_key)
            if launch
            else open_service.load_keys(database, environment)
        )
        open_service.store_key_fingerprint(database, keys)
        listening = resources.enter_context(_listen(options.host, options.port))
        settings = Settings(
            environment=environment,
            data_dir=folder,
            database_url=options.database_url,
            host=f"[{options.host}]" if ":" in options.host else options.host,
            port=listening.getsockname()[1],
            public_url=options.public_url,
            response_style=options.response_style,
            embedded=options.embedded,
            worker=not options.no_worker,
            unlimited=unlimited,
            data_key=keys.data_key,
            link_key=keys.link_key,
            launch_secret=launch.secret if launch else "",
            **read_delivery_settings(),
        )
        core = compose_core(settings, database)
        if folder is not None:
            _take_over(core)
        if options.embedded:
            register_app(core)
        running.introduce(core, f"api:{settings.port}")
        app = program.build_app(core)
        if requires_confinement():
            _require_confinement(app.state.reader)
        return serve_until_stopped(app, core, listening, options.ready_file)


def _launch(options: argparse.Namespace) -> Launch | None:
    if not options.embedded:
        return None
    try:
        return read_launch()
    except ValueError as error:
        raise UsageError(str(error)) from None


def _check(options: argparse.Namespace, folder: Path | None) -> None:
    if options.embedded and folder is None:
        raise UsageError("--embedded works with --data-dir only")
    if options.embedded and options.host not in _LOOPBACK:
        raise UsageError("--embedded listens on 127.0.0.1 or ::1 only")
    if not 0 <= options.port <= 65_535:
        raise UsageError("--port is a number from 0 to 65535")
    if options.public_url is not None and not options.public_url.startswith(("https://", "http://")):
        raise UsageError("--public-url begins with https:// or http://")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            # On Windows, SO_REUSEADDR would let another program take the same port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        # A name that leads nowhere stays one; a port may be free in a moment, an address there.
        refusal = UsageError if isinstance(error, socket.gaierror) else Unavailable
        raise refusal(f"cannot listen on {host} port {port}: {error.strerror or error}") from None
    return listening


def _require_confinement(reader: Reader) -> None:
    """Raise UsageError where what reads foreign files is not confined in every way that there is."""
    try:
        isolation = reader.isolation()
    except ExtractionError as error:
        reader.close()
        raise UsageError(f"{CONFINEMENT}: what reads foreign files does not start: {error.message}") from None
    if not isolation.is_complete:
        reader.close()
        raise UsageError(f"{CONFINEMENT}: what reads foreign files is not fully confined here: {isolation}")


def _take_over(core: Core) -> None:
    """Release what a killed process still claimed: a data folder has one service at a time."""
    with core.database.write() as connection:
        release_all(connection)
        forget_interrupted(connection)

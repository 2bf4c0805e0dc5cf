"""The command line of the app: open files, choose a connection or a data folder, check itself, make the tour."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from recovery_desktop.file_permissions import restrict_umask
from recovery_desktop.settings import APP_NAME, LaunchOptions, Places, default_folder, has_display
from recovery_desktop.startup_problem import find_startup_problem, show_startup_problem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from recovery_desktop.app.shell import App
    from recovery_desktop.instance import Instance

NO_DISPLAY = (
    "There is no display here, neither X nor Wayland. Start it on a desktop, or make the tour: "
    "recovery-desktop tour --out DIR"
)


def main(arguments: Sequence[str] | None = None) -> int:
    argv = list(sys.argv[1:] if arguments is None else arguments)
    if argv[:1] == ["--service"]:
        from recovery_desktop.embedded.frozen import run_service

        return run_service(argv[1:])
    if argv[:1] == ["--invoice-worker"]:
        from recovery_desktop.embedded.frozen import run_invoice_worker

        return run_invoice_worker(argv[1:])
    chosen = None if argv[:1] == ["tour"] else _parser().parse_args(argv)
    _import_before_qt()
    if sentence := find_startup_problem():
        show_startup_problem(sentence)
        return 1
    if chosen is None:
        from recovery_desktop.tour.command import main as play_tour

        return play_tour(argv[1:], _load_app)
    places = Places((chosen.data_dir or default_folder()).expanduser().resolve())
    if chosen.self_check:
        from recovery_desktop.self_check import self_check

        return self_check()
    if not has_display():
        sys.stderr.write(NO_DISPLAY + "\n")
        return 1
    return start(LaunchOptions(places, tuple(chosen.things), chosen.connection))


def _import_before_qt() -> None:
    """Import what the first page needs and what knows nothing of Qt: PySide reads the source of each module that is
    imported after it, to look there for its own name."""
    import asyncio  # noqa: F401
    import logging.handlers  # noqa: F401

    import recovery_desktop.actions.same_debtor
    import recovery_desktop.app.opening
    import recovery_desktop.commands.document_kind
    import recovery_desktop.commands.tasks
    import recovery_desktop.commands.unknown_outcomes
    import recovery_desktop.logs
    import recovery_desktop.runtime
    import recovery_desktop.session.session
    import recovery_desktop.store.cached_tasks  # noqa: F401


def _load_app() -> type[App]:
    from recovery_desktop.app.shell import App

    return App


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="recovery-desktop", description="Gets your unpaid invoices paid.", allow_abbrev=False
    )
    parser.add_argument("things", nargs="*", metavar="FILE", help="invoices to open (PDF, PNG, JPEG)")
    parser.add_argument("--connection", type=Path, metavar="FILE", help="a connection file to use")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where the app keeps its data")
    parser.add_argument("--self-check", action="store_true", help="try every part once and print a table")
    return parser


def start(options: LaunchOptions) -> int:
    """Show the window and run until it is closed; a second start hands its files to the first and ends."""
    # Everything that is loaded now stays: looking through it again and again would only delay the window.
    gc.disable()
    restrict_umask()
    import asyncio

    from recovery_desktop.app.shell import App
    from recovery_desktop.application import Application
    from recovery_desktop.instance import Instance, select_openable
    from recovery_desktop.logs import start_logging
    from recovery_desktop.loop import Loop
    from recovery_desktop.runtime import Runtime, log_uncaught_errors
    from recovery_desktop.store.database import NewerSchema, StoreUnusable

    qt = Application(sys.argv[:1])
    qt.setApplicationName(APP_NAME)
    qt.setDesktopFileName("recovery-desktop")
    qt.setQuitOnLastWindowClosed(False)
    things = select_openable(options.things)
    try:
        instance = Instance(options.places.folder)
        if not instance.claim():
            return 0 if instance.hand_over(things) else 1
        log = start_logging(options.places.log)
    except OSError as error:
        sys.stderr.write(f"The data folder cannot be used: {error}\n")
        with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
            runner.run(_explain(qt, options, error))
        return 1
    log_uncaught_errors()

    async def run() -> int:
        runtime = Runtime()
        runtime.end_on_signals()
        try:
            app = App(qt, LaunchOptions(options.places, tuple(things), options.connection_file), runtime)
        except (StoreUnusable, NewerSchema) as error:
            sys.stderr.write(f"{error}\n")
            await _explain(qt, options, error)
            return 1
        instance.opened.connect(app.open_things)
        qt.open_requested.connect(app.open_things)
        qt.quit_requested.connect(app.quit)
        qt.activated.connect(app.activated)
        if early := qt.listen():
            app.open_things(early)
        await app.run(lambda: _settle(qt, instance))
        return 0

    try:
        with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
            status = runner.run(run())
    finally:
        instance.close()
        log.close()
    return status


def _settle(qt: QApplication, instance: Instance) -> None:
    """Do what could wait until the window is shown."""
    import logging

    from PySide6.QtGui import QIcon

    from recovery_desktop.garbage_collection import free_cycles_in_thread
    from recovery_desktop.resources import resource

    qt.setWindowIcon(QIcon(str(resource("recovery-desktop.svg"))))
    try:
        instance.listen()
    except OSError as error:
        logging.getLogger(__name__).warning("%s", error)
    gc.freeze()
    free_cycles_in_thread(qt)


async def _explain(qt: QApplication, options: LaunchOptions, error: Exception) -> None:
    """Show why the app does not start, until the person closes the message."""
    from PySide6.QtCore import QLocale

    from recovery_desktop.ui import dialogs, language
    from recovery_desktop.ui.refused_start import explained
    from recovery_desktop.ui.theme import theme

    language.start(qt, language.SYSTEM, QLocale(options.locale) if options.locale else None)
    theme.start(qt, "system", 1.0)
    await dialogs.finished(explained(error))


if __name__ == "__main__":
    sys.exit(main())

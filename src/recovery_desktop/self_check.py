"""Tries every part of the installed app once and prints a table: what works here, what is missing, and why."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from recovery_desktop.resources import resource, resource_folder
from recovery_desktop.settings import has_display

if TYPE_CHECKING:
    from recovery_desktop.documents.drawing import DrawnPage


@dataclass(frozen=True)
class Check:
    """`needed` False: its absence is told and is no failure."""

    name: str
    run: Callable[[], str]
    needed: bool = True


class CheckFailed(Exception):
    """The part does not work here; the message says why."""


def self_check() -> int:
    """Run every check and return 0 where everything needed works.

    Where windows can be shown, the system's own platform is tried: a build without that part of Qt would pass on any
    other.
    """
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    failed = 0
    for check in CHECKS:
        started = time.perf_counter()
        try:
            result, state = check.run(), "ok"
        except CheckFailed as error:
            result, state = str(error), "FAILED" if check.needed else "absent"
            failed += check.needed
        print(f"{check.name:<12} {state:<7} {1000 * (time.perf_counter() - started):7.0f} ms  {result}")
    return 1 if failed else 0


def _window() -> str:
    from PySide6.QtCore import qVersion
    from PySide6.QtWidgets import QApplication, QLabel

    from recovery_desktop.ui.theme import theme

    qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    theme.start(qt)
    picture = QLabel("Recovery Desktop").grab()
    if picture.isNull():
        raise CheckFailed("a window cannot be drawn")
    return f"Qt {qVersion()} on {qt.platformName()}, the sample invoice has {_drawn(2).pages} page"


def _drawn(scale: float) -> DrawnPage:
    """Return the sample invoice, as the confined process draws it."""
    from recovery_desktop.documents.drawing import NotDrawn, draw_page

    try:
        return draw_page(resource("sample-invoice.pdf"), 1, scale, threading.Event())
    except NotDrawn as error:
        raise CheckFailed(f"a page cannot be drawn: {error}") from error


def _languages() -> str:
    from PySide6.QtCore import QLibraryInfo, QTranslator

    from recovery_desktop.translation import LANGUAGES

    qt_words = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for code in LANGUAGES:
        if not QTranslator().load(f"recovery_desktop_{code}", str(resource_folder() / "locale")):
            raise CheckFailed(f"the texts of {code} cannot be read")
        # Qt's own texts are English in its code.
        if code != "en" and not QTranslator().load(f"qtbase_{code}", qt_words):
            raise CheckFailed(f"the buttons of Qt's dialogs have no words in {code}")
    return ", ".join(LANGUAGES)


def _service() -> str:
    from recovery_desktop.embedded.command import service_command
    from recovery_desktop.embedded.supervisor import EmbeddedService, Launch, ServiceNotStarted

    async def start_and_stop(folder: Path) -> str:
        launch = Launch(
            lambda ready: service_command(folder, "test", ready),
            folder / "ready.json",
            folder / "service.log",
            bytes(32),
        )
        service = EmbeddedService(launch, lambda state: None)
        try:
            address = await service.start()
        except ServiceNotStarted as error:
            log = error.log.read_text(errors="replace") if error.log.exists() else ""
            raise CheckFailed(f"{error} {log[-300:]}".strip()) from error
        finally:
            await service.stop()
        return f"answered on {address} and stopped"

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(start_and_stop(Path(folder)))


def _reader() -> str:
    from recovery_desktop.documents.reader_check import ReaderBroken, check_reader

    try:
        invoice = check_reader(resource("sample-invoice.pdf").read_bytes())
    except ReaderBroken as error:
        raise CheckFailed(str(error)) from error
    return _describe_invoice(invoice)


def _pictures() -> str:
    from recovery_desktop.documents.reader_check import ReaderBroken, check_text_recognition

    try:
        invoice = check_text_recognition(_photographed())
    except ReaderBroken as error:
        raise CheckFailed(str(error)) from error
    if invoice.get("amount") is None:
        raise CheckFailed("no amount is recognised in a picture of the sample invoice")
    return _describe_invoice(invoice)


def _photographed() -> bytes:
    """Return the sample invoice as a PNG picture, 150 dots an inch."""
    from PySide6.QtGui import QImage

    drawn = _drawn(150 / 72)
    format = QImage.Format.Format_RGB32
    paper = QImage(drawn.pixels, drawn.columns, drawn.rows, 4 * drawn.columns, format)
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder) / "sample.png"
        paper.save(str(picture))
        return picture.read_bytes()


def _describe_invoice(invoice: dict[str, Any]) -> str:
    return f"invoice {', '.join(invoice['numbers'])} over {invoice['amount']} {invoice['currency']}"


def _keyring() -> str:
    from recovery_desktop.token_vault import open_vault

    vault = asyncio.run(open_vault("self-check", seconds=10))
    if not vault.is_persistent:
        raise CheckFailed(f"the keyring is {vault.keeping.value}: sessions end with the app")
    return "a key can be kept"


CHECKS = (
    Check("window", _window),
    Check("languages", _languages),
    Check("service", _service),
    Check("reader", _reader),
    Check("pictures", _pictures),
    Check("keyring", _keyring, needed=False),
)

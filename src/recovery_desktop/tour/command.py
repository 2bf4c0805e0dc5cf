"""`recovery-desktop tour --out DIR [--invoice FILE]`: plays the story, step by step, and takes its pictures. With a
mail server on this machine it is the story of reminders from one's own mailbox."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from recovery_desktop.settings import has_display

if TYPE_CHECKING:  # Qt decides about its platform when it is first used
    from recovery_desktop.tour.stage import MakeApp

SCREEN: Final = {
    "screens": [{"name": "tour", "x": 0, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "dpr": 1}]
}
"""What the platform without a display pretends to have: room for the window and its dialogs."""
SCREEN_FILE: Final = "screen.json"


def main(arguments: Sequence[str], load_app: Callable[[], MakeApp]) -> int:
    """Return 0 when every step was reached, 1 when one was not, 2 for arguments that make no sense.

    `load_app` imports the app, which is done once the platform is chosen.
    """
    parser = argparse.ArgumentParser(prog="recovery-desktop tour", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the pictures go")
    parser.add_argument("--invoice", type=Path, metavar="FILE", help="a PDF to drop instead of the sample")
    parser.add_argument("--locale", default="en_GB", help="whose language, dates and numbers, as in fr_FR")
    parser.add_argument(
        "--mail-server",
        type=_address,
        metavar="HOST:PORT",
        help="tell the story of an own mailbox, by this server",
    )
    parser.add_argument("--mail-password", default="", metavar="WORD", help="what it takes for a password")
    options = parser.parse_args(arguments)
    if options.invoice is not None and not options.invoice.is_file():
        print(f"{options.invoice} is not a file.", file=sys.stderr)
        return 2
    options.out, options.invoice = options.out.absolute(), options.invoice and options.invoice.absolute()
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="recovery-tour-", ignore_cleanup_errors=True) as folder:
        return _play(load_app, Path(folder), options)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is no HOST:PORT.")
    return host, int(port)


def _play(load_app: Callable[[], MakeApp], folder: Path, options: argparse.Namespace) -> int:
    out: Path = options.out
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        (folder / SCREEN_FILE).write_text(json.dumps(SCREEN), encoding="utf-8")
        # Qt splits this text at every colon, and a whole path of Windows has one: the file is named from its folder.
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN_FILE}"
    # Qt decides about its platform when it is first used.
    import asyncio

    from PySide6.QtWidgets import QApplication

    from recovery_desktop.garbage_collection import free_cycles_in_thread
    from recovery_desktop.loop import Loop
    from recovery_desktop.resources import resource
    from recovery_desktop.tour.performance import play_tour
    from recovery_desktop.tour.tour import MailAccess

    with contextlib.chdir(folder):
        qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    qt.setQuitOnLastWindowClosed(False)
    free_cycles_in_thread(qt)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{out} cannot be used: {error.strerror}.", file=sys.stderr)
        return 2
    mail_access = None
    if options.mail_server is not None:
        host, port = options.mail_server
        mail_access = MailAccess(host, port, options.mail_password)
    play = play_tour(
        load_app(),
        folder / "data",
        options.invoice or resource("sample-invoice.pdf"),
        out,
        say,
        options.locale,
        mail_access,
    )
    with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
        reached = runner.run(play)
    return 0 if reached else 1


def say(words: str) -> None:
    print(words, flush=True)

"""What the system asks of the app by events: open this, end, come back. Each in a process with its own application."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

LINK = "recovery-desktop://receivable/rcv_01abc"
BEGIN = """
    import sys
    from PySide6.QtCore import QCoreApplication, QEvent, QUrl
    from PySide6.QtGui import QFileOpenEvent
    from recovery_desktop.application import Application
    qt = Application(sys.argv[:1])
    qt.setQuitOnLastWindowClosed(False)
    qt.open_requested.connect(lambda things: print("open", things))
    qt.quit_requested.connect(lambda: print("quit"))
    qt.activated.connect(lambda: print("activated"))
"""


def run_script(script: str, *arguments: str) -> list[str]:
    program = textwrap.dedent(BEGIN) + textwrap.dedent(script)
    place = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=place,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def invoice(tmp_path: Path) -> Path:
    file = tmp_path / "facture été.pdf"
    file.write_bytes(b"%PDF-1.7")
    return file


def test_document_and_a_link_that_the_system_hands_over_are_asked_to_be_opened(invoice: Path) -> None:
    lines = run_script(
        """
        assert qt.listen() == []
        QCoreApplication.sendEvent(qt, QFileOpenEvent(sys.argv[1]))
        QCoreApplication.sendEvent(qt, QFileOpenEvent(QUrl(sys.argv[2])))
        """,
        str(invoice),
        LINK,
    )
    assert lines == [f"open {[str(invoice)]}", f"open {[LINK]}"]


def test_opened_files_are_queued_until_the_app_listens(invoice: Path) -> None:
    lines = run_script(
        """
        QCoreApplication.sendEvent(qt, QFileOpenEvent(sys.argv[1]))
        QCoreApplication.sendEvent(qt, QFileOpenEvent(QUrl(sys.argv[2])))
        print("early", qt.listen())
        print("early", qt.listen())
        """,
        str(invoice),
        LINK,
    )
    assert lines == [f"early {[str(invoice), LINK]}", "early []"]


@pytest.mark.parametrize(
    "thing", ["https://example.org/x.pdf", "recovery-desktop://elsewhere/1", "/no/such.pdf"]
)
def test_argument_of_any_other_kind_is_not_opened(thing: str) -> None:
    script = "qt.listen()\nQCoreApplication.sendEvent(qt, QFileOpenEvent(QUrl(sys.argv[1])))"
    assert run_script(script, thing) == []


def test_demand_to_quit_ends_the_app_instead_of_closing_its_window() -> None:
    lines = run_script(
        """
        from PySide6.QtWidgets import QWidget
        class Window(QWidget):
            def closeEvent(self, event):
                print("closed")
        window = Window()
        window.show()
        qt.listen()
        event = QEvent(QEvent.Type.Quit)
        QCoreApplication.sendEvent(qt, event)
        print("accepted", event.isAccepted())
        """
    )
    assert [line for line in lines if line != "activated"] == ["quit", "accepted True"]


def test_icon_in_the_dock_is_heard() -> None:
    lines = run_script("qt.listen()\nQCoreApplication.sendEvent(qt, QEvent(QEvent.Type.ApplicationActivate))")
    assert lines == ["activated"]


@pytest.mark.parametrize(("system", "lines"), [("win32", ["quit"]), ("linux", [])])
def test_windows_ends_its_session(system: str, lines: list[str]) -> None:
    script = f"qt.listen()\nsys.platform = {system!r}\nqt.is_session_ending()\nsys.platform = 'linux'"
    assert run_script(script) == lines

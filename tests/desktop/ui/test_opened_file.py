"""A file that another program opens is never opened in silence: what came of it is said, and the file is offered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.pages import opened_file
from recovery_desktop.ui.pages.opened_file import ASKS_FOR_PROGRAM, OpenedFile


@pytest.fixture
def letter(tmp_path: Path) -> Path:
    (tmp_path / "documents").mkdir()
    file = tmp_path / "documents" / "2f3a.pdf"
    file.write_bytes(b"%PDF-1.7 a letter")
    return file


@pytest.fixture
def opened(qtbot: QtBot) -> OpenedFile:
    opened = OpenedFile()
    qtbot.addWidget(opened)
    return opened


def answer(monkeypatch: pytest.MonkeyPatch, *, opens: bool) -> list[Path]:
    paths: list[Path] = []

    def open_path(path: Path) -> bool:
        paths.append(path)
        return opens

    monkeypatch.setattr(opened_file, "open_path", open_path)
    return paths


def has_program(folder: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Let the desktop name this program for every kind of file."""
    command = folder / ASKS_FOR_PROGRAM
    command.write_text(f"#!/bin/sh\nprintf %s '{program}'\n")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")


def test_file_that_nothing_opened_says_so(
    opened: OpenedFile, letter: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, opens=False)
    assert opened.isHidden()
    opened.open(letter, "Letter FA-1.pdf")
    assert not opened.isHidden()
    assert "No program on this computer opened the file" in opened.words.text()


@pytest.mark.parametrize(("program", "is_opened"), [("org.viewer.desktop", True), ("", False)])
@pytest.mark.skipif("sys.platform != 'linux'", reason="elsewhere the system itself tells")
def test_desktop_without_a_program_for_it_is_asked_and_believed(
    qtbot: QtBot,
    opened: OpenedFile,
    letter: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    program: str,
    is_opened: bool,
) -> None:
    answer(monkeypatch, opens=True)
    has_program(tmp_path, monkeypatch, program)
    with qtbot.waitSignal(opened._program_query.finished):
        opened.open(letter, "Letter FA-1.pdf")
    assert ("Opened outside of this app" in opened.words.text()) == is_opened
    assert ("No program on this computer opened" in opened.words.text()) != is_opened


def test_opened_file_is_saved_shown_and_copied_all_the_same(
    opened: OpenedFile, letter: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = answer(monkeypatch, opens=True)
    monkeypatch.setenv("PATH", str(tmp_path))
    opened.open(letter, "Letter FA-1.pdf")
    opened.save.click()
    [dialog] = opened.findChildren(QFileDialog)
    assert dialog.selectedFiles()[0].endswith("Letter FA-1.pdf")
    place = tmp_path / "kept.pdf"
    dialog.filesSelected.emit([str(place)])
    dialog.reject()
    assert place.read_bytes() == letter.read_bytes()
    assert str(place) in opened.words.text()
    opened.folder.click()
    assert paths == [letter, letter.parent]
    opened.copy.click()
    assert QApplication.clipboard().text() == str(letter)


def test_copy_that_cannot_be_saved_says_so(
    opened: OpenedFile, letter: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, opens=False)
    opened.open(letter, "Letter.pdf")
    opened.save.click()
    [dialog] = opened.findChildren(QFileDialog)
    dialog.filesSelected.emit([str(tmp_path / "no such folder" / "kept.pdf")])
    dialog.reject()
    assert "could not be saved there" in opened.words.text()

"""The case file in one click, and a document opened and saved: what lies on the disk is what the service has."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QPlainTextEdit, QPushButton

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui.wording.papers import paper_name
from tests.builders import a_debtor
from tests.together.scene import curtain
from tests.together.shortcut import ADDRESS, later, look, to_recovery


async def test_case_file_is_whole_and_a_letter_is_seen_as_it_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = tmp_path / "downloads"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(downloads))
    async with curtain(tmp_path / "data") as tour:
        await to_recovery(tour, debtor=a_debtor(address=ADDRESS))
        await later(tour, 45)
        await look(tour)
        await tour.press("Documents")
        document = next(row for row in tour.stage.app.receivable.details.documents if row.kind == "letter")
        await tour.hands.click(f"Open {paper_name(document)}", QPushButton)
        sheet = await wait_until(
            lambda: tour.hands.find_visible("Save…", QPushButton), "the letter to be shown"
        )
        assert sheet is not None
        paper = sheet.window().paper  # type: ignore[attr-defined]
        await wait_until(lambda: paper.pdf.pages, "the letter's page to be drawn")
        assert hashlib.sha256(paper.path.read_bytes()).hexdigest() == document.sha256
        await tour.press("Close")
        saved = tmp_path / "letter.pdf"
        tour.stage.app.receivable.documents.save(document, saved)
        await wait_until(saved.exists, "the letter to be saved")
        assert hashlib.sha256(saved.read_bytes()).hexdigest() == document.sha256

        # What says so lies over the button meanwhile.
        await wait_until(lambda: not tour.has_text(f"Saved as {saved}"), "the word of it to be gone")
        await tour.press("Download the case file")
        archives = await wait_until(lambda: list(downloads.glob("*.zip")), "the case file", 120)
        await tour.wait_for_text(f"Saved as {archives[0]}")
        with zipfile.ZipFile(archives[0]) as archive:
            names = archive.namelist()
            sums = archive.read("SHA256SUMS.txt").decode().splitlines()
            for line in sums:
                digest, _, name = line.partition("  ")
                assert hashlib.sha256(archive.read(name)).hexdigest() == digest
        assert "overview.pdf" in names
        assert any(name.startswith("exhibits/") and "courrier" in name for name in names)
        await tour.press("Download the case file")
        await wait_until(
            lambda: len(list(downloads.glob("*.zip"))) == 2, "a second one beside the first", 120
        )

        await tour.press("Notes")
        await tour.hands.type_into("Notes", "Given to the lawyer.", QPlainTextEdit)
        await tour.press("Save")
        await wait_until(
            lambda: tour.receivable.recovery_progress.metadata == {"notes": "Given to the lawyer."},
            "the note",
        )

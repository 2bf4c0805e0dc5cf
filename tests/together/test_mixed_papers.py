"""A folder of mixed papers: each invoice becomes a draft that is read, each other file says why not, nothing twice."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from tests.desktop.commands.test_spreadsheets import HEAD, ROW, xlsx
from tests.invoices.embedding import cii
from tests.invoices.messages import mail, outlook, zipped
from tests.together.embedded import embedded_invoice
from tests.together.scene import curtain, drafts, to_active


async def test_folder_of_mixed_papers_becomes_drafts_and_reasons(tmp_path: Path) -> None:
    source_folder, papers = tmp_path / "elsewhere", tmp_path / "papers"
    source_folder.mkdir()
    papers.mkdir()
    first, second, third = (
        embedded_invoice(source_folder, number).read_bytes() for number in ("A-1", "A-2", "A-3")
    )
    (papers / "a.eml").write_bytes(mail([("A-1.pdf", "application/pdf", first)]))
    (papers / "b.zip").write_bytes(
        zipped({"A-2.pdf": second, "letter.docx": b"PK\x03\x04", "again.pdf": first})
    )
    (papers / "c.msg").write_bytes(outlook([("A-3.pdf", third)]))
    (papers / "d.xml").write_text(cii(number="A-4"), encoding="utf-8")
    (papers / "e.zip").write_bytes(zipped({"open items.xlsx": xlsx([HEAD, ROW])}))
    async with curtain(tmp_path / "data") as tour:
        await to_active(tour)
        drag = await tour.hands.start_drag([papers])
        await drag.drop()
        await tour.wait_for_text("1 file was here already and was left out")
        sheet = await wait_until(
            lambda: tour.hands.front_widget if isinstance(tour.hands.front_widget, TableSheet) else None,
            "the columns",
        )
        assert isinstance(sheet, TableSheet)
        await tour.press("Take in 1 invoice")
        imported = await drafts(tour, ["review", "unread"], 6)
        outcome = {
            draft.file_name: (draft.failure or {}).get("code")
            or (draft.extraction or {}).get("data", {}).get("invoice", {}).get("numbers")
            or draft.body["values"]["invoice.numbers"]
            for draft in imported
        }
        assert outcome == {
            "a.eml › A-1.pdf": ["A-1"],
            "b.zip › A-2.pdf": ["A-2"],
            "b.zip › letter.docx": "file_kind_not_read",
            "c.msg › A-3.pdf": ["A-3"],
            "d.xml": ["A-4"],
            "e.zip › open items.xlsx · 1": "2026041",
        }
        await tour.wait_for_text("Files of this kind are not read.")

"""A folder of mixed papers: each invoice becomes a draft that is read, each other file says why not, nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from recovery_desktop.store.drafts import Draft
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui.pages.submit.left_out import LeftOutSheet
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from tests.depth import is_deep
from tests.mixed_papers import EVERY, write_mixed_papers
from tests.together.scene import curtain, drafts, to_active

FILES = 300 if is_deep() else EVERY


@pytest.mark.as_long_as_it_goes_on
async def test_folder_of_mixed_papers_becomes_drafts_and_reasons(tmp_path: Path) -> None:
    folder = tmp_path / "papers"
    folder.mkdir()
    papers = write_mixed_papers(folder, FILES, tmp_path / "elsewhere")
    async with curtain(tmp_path / "data") as tour:
        await to_active(tour)
        drag = await tour.hands.start_drag([folder])
        await drag.drop()
        left_out = "1 file" if papers.copies == 1 else f"{papers.copies} files"
        await tour.wait_for_text(f"{left_out} already here, not")
        sheet = await wait_until(
            lambda: tour.hands.front_widget if isinstance(tour.hands.front_widget, TableSheet) else None,
            "the columns",
        )
        assert isinstance(sheet, TableSheet)
        await tour.press("Import 1 invoice")
        expected = papers.outcomes | {f"{EVERY - 5:03}.zip › open items.xlsx · 1": "2026041"}
        imported = await drafts(tour, ["review", "unread"], len(expected))
        assert {draft.file_name: _outcome(draft) for draft in imported} == expected
        await tour.wait_for_text("Files of this type are not read.")
        await tour.press(f"{papers.copies} left out")
        listed = await wait_until(
            lambda: tour.hands.front_widget if isinstance(tour.hands.front_widget, LeftOutSheet) else None,
            "what was left out",
        )
        assert isinstance(listed, LeftOutSheet)
        assert listed.table.item(0, 1).text().startswith("It is here already, as ")
        await tour.press("Clear list")
        assert not tour.stage.connection_store.left_out.list_all()
        await tour.press("Undo")
        assert len(tour.stage.connection_store.left_out.list_all()) == papers.copies


def _outcome(draft: Draft) -> str:
    """Its number as read or as in the table, or the code of its sentence."""
    if draft.failure:
        return str(draft.failure.get("code"))
    read = (draft.extraction or {}).get("data", {}).get("invoice", {}).get("numbers") or [""]
    return str(draft.body.get("values", {}).get("invoice.numbers") or read[0])

"""Writes what a list shows to a file: portion by portion, beside everything else, and all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from recovery_desktop.documents.cells import Cell, Column
from recovery_desktop.documents.spreadsheet import open_sheet
from recovery_desktop.failures import Failure


class FileNotWritten(Failure):
    """The file could not be written; `str()` says why."""

    title = "The file could not be saved"
    next_step = "Choose another folder, or close the file where it is open."


async def export_list(
    path: Path,
    title: str,
    columns: Sequence[Column],
    portions: Iterable[Sequence[Sequence[Cell]]],
    written: Callable[[int], None],
    *,
    decimal_mark: str = ".",
) -> None:
    """Write the rows to a file; cancelled, it leaves nothing behind.

    `portions` are read in the caller's thread and written in another; `written` gets the number of rows after each.
    Raises FileNotWritten.
    """
    try:
        sheet = open_sheet(path, title, columns, decimal_mark)
    except OSError as error:
        raise FileNotWritten.of_system(error) from error
    is_complete = False
    try:
        count = 0
        for portion in portions:
            await _in_thread(partial(sheet.add, portion))
            count += len(portion)
            written(count)
        await _in_thread(sheet.finish)
        sheet.move_into_place()
        is_complete = True
    except OSError as error:
        raise FileNotWritten.of_system(error) from error
    finally:
        if not is_complete:
            sheet.discard()


async def _in_thread(work: Callable[[], None]) -> None:
    """Run a step in a thread to its end, even when cancelled: nobody closes a file under its writer."""
    step = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        await asyncio.shield(step)
    except asyncio.CancelledError:
        await step
        raise

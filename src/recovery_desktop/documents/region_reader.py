"""Reads one box of a page again, on this machine, with one reader for as long as the app runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from recovery_desktop.failures import Failure

if TYPE_CHECKING:
    from recovery_invoices import Reader

Result = TypeVar("Result")


class NothingRead(Failure):
    title = "Nothing could be read there"
    next_step = "Draw a slightly larger box, or enter the value."


class RegionReader:
    """Starts its confined child at the first box; `close` ends it."""

    def __init__(self) -> None:
        self._reader: _Reader | None = None
        self._starting = asyncio.Lock()

    async def read(self, file: Path, page: int, box: Sequence[float], path: str) -> str:
        """Return what stands in the box [x0, top, x1, bottom] of a page (from 1), as the field at `path` takes it: a
        date in ISO form, an amount with a point. Raises NothingRead."""
        reader = await self._started()
        return await asyncio.to_thread(reader.read, file, page, box, path)

    async def work(self, file: Path, task: Callable[[Reader, bytes], Result]) -> Result:
        """Run a task of several steps with the same reader, in a thread. Raises NothingRead."""
        reader = await self._started()
        return await asyncio.to_thread(reader.work, file, task)

    async def _started(self) -> _Reader:
        async with self._starting:
            if self._reader is None:
                self._reader = await asyncio.to_thread(_Reader)
            return self._reader

    async def close(self) -> None:
        if self._reader is not None:
            await asyncio.to_thread(self._reader.close)
            self._reader = None


class _Reader:
    def __init__(self) -> None:
        # Only who draws a box pays for loading the reader.
        from recovery_invoices import ExtractionError, Reader

        self._reader, self._failure = Reader(), ExtractionError

    def work(self, file: Path, task: Callable[[Reader, bytes], Result]) -> Result:
        try:
            return task(self._reader, file.read_bytes())
        except self._failure as error:
            raise NothingRead(reason=error.reason) from error
        except OSError as error:
            raise NothingRead.of_system(error) from error

    def read(self, file: Path, page: int, box: Sequence[float], path: str) -> str:
        content = self.work(file, lambda reader, pdf: reader.reread(pdf, page, box))
        value = content["text"].strip()
        if path.endswith("_date"):
            value = content["date"] or value
        elif "amount" in path and content["amount"] is not None:
            value = str(content["amount"])
        if not value:
            raise NothingRead
        return str(value)

    def close(self) -> None:
        self._reader.close()

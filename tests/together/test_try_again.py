"""A recognition that failed or took too long is a failure with a second try, never an invoice without values."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton

from recovery_desktop.embedded import supervisor
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.progress_row import ProgressRow
from tests.invoices.test_scans import as_pdf, picture
from tests.together import prepared
from tests.together.scene import curtain, to_active

TOO_LONG = "Recognising the scanned page took too long. Try again."
FAILED = "The scanned page could not be recognised. Try again."


def serve_with_faults(
    faults: list[str], arguments: list[str], connection: Connection, log: str, environment: dict[str, str]
) -> None:
    """The service whose recogniser has no time the first time, and is killed the second."""
    from recovery_invoices.confinement.pool import Pool

    lent = Pool.borrow

    @contextlib.contextmanager
    def borrow(self: Pool, *arguments: Any) -> Iterator[Any]:
        with lent(self, *arguments) as child:
            fault = faults.pop(0) if self.role == "ocr" and faults else ""
            if fault == "no time":
                child.limits = replace(child.limits, wall_seconds=0.0)
            elif fault == "killed":
                child.kill()
            yield child

    Pool.borrow = borrow  # type: ignore[method-assign]
    prepared.serve_as_it_is(arguments, connection, log, environment)


def row(tour: Tour) -> ProgressRow:
    page = tour.stage.window.page("submit")
    assert isinstance(page, SubmitPage)
    (result,) = [one for one in page.queue.findChildren(ProgressRow) if one.isVisible()]
    return result


def icon_and_tone(tour: Tour) -> tuple[str, str]:
    """The mark of the row and the colour of its words."""
    (icon,) = row(tour).findChildren(IconLabel)
    (words,) = [one for one in row(tour).findChildren(Label) if one.property("role") == "caption"]
    return icon._name, str(words.property("tone"))


@pytest.mark.as_long_as_it_goes_on
@pytest.mark.skipif(sys.platform != "linux", reason="the service with faults is a forked one")
async def test_recognition_that_failed_is_tried_again_until_the_values_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = partial(serve_with_faults, ["no time", "killed"])
    monkeypatch.setattr(supervisor, "start_child", partial(prepared.started, serve=serve))
    scan = tmp_path / "scan.pdf"
    content = picture("fr", 2)
    scan.write_bytes(as_pdf(content.crop((0, 0, content.width, content.height * 55 // 100))))
    async with curtain(tmp_path / "data") as tour:
        await to_active(tour)
        await submitting.drop_files(tour, scan)
        for message in (TOO_LONG, FAILED):
            await tour.wait_for_text(message, SLOW_SECONDS)
            again = await tour.hands.find("Try scan.pdf again", QPushButton)
            assert icon_and_tone(tour) == ("error", "danger"), message
            assert not tour.has_text("Missing"), message
            (draft,) = tour.stage.connection_store.drafts.list_open()
            assert (draft.state, draft.extraction) == ("unread", None)
            assert again.isVisible()
            await tour.press("Try scan.pdf again")
            await wait_until(
                lambda shown=message: not tour.has_text(shown), "the second try to begin", SLOW_SECONDS
            )
        await wait_until(
            lambda: submitting.newest(tour).state == "review", "the scan to be read", SLOW_SECONDS
        )
        await tour.press("Review scan.pdf")
        form = tour.stage.app.submit.form
        assert all(form.value(path) for path in ("invoice.numbers", "invoice.amount", "debtor.company_name"))
        shown = submitting.review(tour).entry.fields["invoice.numbers"].field
        await wait_until(
            lambda: shown.value == form.value("invoice.numbers"), "the number to be read in its field"
        )

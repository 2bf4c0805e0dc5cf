"""Dropping an invoice and checking it: what was read stands in the form, what is typed is durable as it is typed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import LEFT, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import reading
from tests.together.scene import copies_of, curtain, drafts, to_active, to_review


async def test_extraction_is_reviewed_corrected_and_stored(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_review(tour)
        (draft,) = await drafts(tour, ["review"])
        assert draft.extraction is not None
        invoice = draft.extraction["data"]["invoice"]
        assert invoice["numbers"] == ["AE-2025-0117"]
        assert invoice["amount"] == 3048
        evidence = draft.extraction["data"]["fields"]["invoice.amount"]
        assert 0 < evidence["confidence"] <= 1
        form = tour.stage.app.submit.form
        assert form.value("invoice.numbers") == "AE-2025-0117"

        # A box dragged around the number on the page is read for the field in hand.
        await submitting.fill(tour, "invoice.numbers", "misread")
        await submitting.focus(tour, "invoice.numbers")
        paper, values = (
            submitting.review(tour).paper,
            reading.boxes(tour.stage.app.submit.extraction)["invoice.numbers"],
        )
        assert values.box is not None
        left, top, right, bottom = values.box
        await wait_until(lambda: paper.pages, "the page to be drawn")
        corners = [
            paper.paper.mapFromScene(QPointF(x, y)) for x, y in ((left - 2, top - 2), (right + 2, bottom + 2))
        ]
        paper.draw.setChecked(True)
        page = paper.paper.viewport()
        QTest.mousePress(page, LEFT, pos=corners[0])
        QTest.mouseMove(page, corners[1])
        QTest.mouseRelease(page, LEFT, pos=corners[1])
        await wait_until(
            lambda: tour.stage.app.submit.form.value("invoice.numbers") == "AE-2025-0117", "the number"
        )

        await submitting.correct(tour)
        await submitting.fill(tour, "invoice.service_description", "Trois étagères, posées")
        await submitting.miss_the_contact(tour)

        stored = forms.form_of(tour.stage.connection_store.drafts.get(draft.id).body)
        assert stored.value("invoice.service_description") == "Trois étagères, posées"


async def test_draft_survives_a_restart(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_review(tour)
        await submitting.fill(tour, "invoice.service_description", "Trois étagères, posées")
        (draft,) = await drafts(tour, ["review"])
        await tour.stage.stop()
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None,
            "the connection of the last time",
            SLOW_SECONDS,
        )
        (again,) = await drafts(tour, ["review"])
        assert again == tour.stage.connection_store.drafts.get(draft.id)
        assert forms.form_of(again.body).value("invoice.service_description") == "Trois étagères, posées"


async def test_several_files_are_read_one_after_the_other(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await submitting.drop_files(tour, *copies_of(tour.invoice, tmp_path, 3))
        read_drafts = await drafts(tour, ["review"], 3)
        assert len({draft.file_path for draft in read_drafts}) == 1, "the same file is kept once"
        await tour.wait_for_page("submit")
        await tour.hands.find(submitting.review_button(read_drafts[0]), QPushButton)

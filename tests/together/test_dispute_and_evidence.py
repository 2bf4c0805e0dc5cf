"""A dispute is answered: prepared over a restart, sent once, and kept by the service as it was."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QPushButton

from recovery_desktop.resources import resource
from recovery_desktop.tour import visits
from recovery_desktop.tour.hands import Drag, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui.pages.receivable.evidence import EvidenceView
from recovery_desktop.ui.widgets.timeline import Moment
from tests.together.scene import curtain
from tests.together.shortcut import ask, look, to_recovery

STATEMENT = "All twelve doors were delivered on 14 August and signed for."


def view_of(tour: Tour) -> EvidenceView:
    return tour.stage.window.findChildren(EvidenceView)[0]


async def test_evidence_survives_a_restart_and_arrives_as_it_was_prepared(tmp_path: Path) -> None:
    photo = tmp_path / "pallet.png"
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(0x7A9E7E)
    assert image.save(str(photo))
    async with curtain(tmp_path / "data") as tour:
        await to_recovery(tour)
        address = tour.receivable.recovery_progress.recovery_page_url or ""
        await visits.dispute(tour.browser, address, "not_received", "Two doors are missing. <b>Bold</b>")
        await tour.wait_for_status("disputed")
        await tour.wait_for_text("The debtor disputes this invoice")
        await tour.wait_for_text("“Two doors are missing. <b>Bold</b>”")
        await tour.wait_for_text("Their reason: nothing was received.")
        await tour.wait_for_text("Your answer is due by ")
        await tour.press("Answer with evidence")
        await tour.wait_for_text("Signed or stamped, it shows who took the goods, and when.")
        drag = Drag(view_of(tour), [resource("sample-invoice.pdf"), photo, Path(__file__)])
        drag.enter()
        await drag.drop()
        await tour.hands.find("Type of pallet.png", QComboBox)
        await tour.wait_for_text("test_dispute_and_evidence.py is not a PDF, PNG or JPEG file.")
        await tour.hands.choose_entry("Type of sample-invoice.pdf", "Delivery note")
        await tour.hands.type_into("What sample-invoice.pdf shows", "Signed on 14 August", QLineEdit)
        await tour.hands.type_into("Statement", STATEMENT, QPlainTextEdit)
        await tour.hands.click("View pallet.png", QPushButton)
        await wait_until(lambda: view_of(tour).preview.path is not None, "a look at the picture")

        await tour.stage.stop()
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        await wait_until(
            lambda: tour.stage.connection.scheduler is not None, "the service to run again", SLOW_SECONDS
        )
        await tour.wait_for_page("today")
        tour.stage.app.show_receivable(tour.receivable_id)
        await tour.press("Go on with the answer")
        field = await tour.hands.find("What sample-invoice.pdf shows", QLineEdit)
        assert field.text() == "Signed on 14 August"
        assert view_of(tour).statement.value == STATEMENT
        await tour.press("Submit the evidence")
        await tour.wait_for_status("in_process")
        await tour.wait_for_text("You answered with evidence (Delivery note, Other); recovery resumes.")
        assert tour.stage.connection_store.prepared_forms.get(tour.receivable_id, "evidence") == {}

        documents = await ask(tour, "GET", "receivables", tour.receivable_id, "documents")
        stored = {(row["kind"], row["description"], row["media_type"]) for row in documents}
        assert ("delivery_note", "Signed on 14 August", "application/pdf") in stored
        assert ("other", "pallet.png", "image/png") in stored
        await look(tour)
        assert STATEMENT in [moment.quote for moment in _moments(tour)]


def _moments(tour: Tour) -> list[Moment]:
    page = tour.stage.window.page("receivable")
    return page.overview.timeline.moments  # type: ignore[attr-defined]

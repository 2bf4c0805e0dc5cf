"""Evidence in a dispute, prepared on the page of one receivable."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.reasons import Reason
from recovery_desktop.actions.evidence_request import EvidenceMissing, build_evidence_request
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.approval_scene import planned
from tests.desktop.ui.pages.opened import Open
from tests.papers import PDF, PNG, pdf_of


def test_dispute_says_what_each_answer_leads_to_and_shows_the_acknowledgement(opened: Open) -> None:
    disputed = one.a_disputed()
    row = planned(disputed, 1, template="dispute_received", why=Reason.of("objection_reply"))
    on_view = opened(disputed, ReceivableDetails(planned=(row,), messages=()))
    card = on_view.page.action_cards.dispute
    assert "“The debtor is right” gives up the whole claim." in card.follows.text()
    on_view.press("Read the acknowledgement that the debtor gets")
    assert on_view.page.findChildren(PlannedMessageSheet)


def test_evidence_is_prepared_kept_and_sent_as_it_stands(qtbot: QtBot, opened: Open, tmp_path: Path) -> None:
    on_view = opened(one.a_disputed())
    page = on_view.page
    assert "€3,041.00 of the invoice" in page.action_cards.dispute.words.text()
    assert "Contacts pause until you answer, even if you are late." in page.action_cards.dispute.due.text()
    assert page.overview.why.text() == "Contacts pause until you answer."
    on_view.press("Answer with evidence")
    view = page.evidence
    view.submit.click()
    assert "Add a file" in view.statement.message
    good, bad, twin = tmp_path / "note.pdf", tmp_path / "holiday.docx", tmp_path / "again.pdf"
    good.write_bytes(PDF)
    twin.write_bytes(pdf_of(1000))
    bad.write_bytes(b"PK")
    view.add_files([good, bad, tmp_path / "missing.pdf"])
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert [row.kind.value for row in view.rows] == ["other"]
    assert "holiday.docx is not a PDF" in view.problem.words
    assert "missing.pdf cannot be read" in view.problem.words
    view.rows[0].kind.chosen.emit("delivery_note")
    qtbot.keyClicks(view.rows[0].description.line, "Signed")
    assert view.rows[0].description.value == "Signed"
    view.add_files([twin])
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert [piece.kind for piece in on_view.state.prepared.pieces] == ["delivery_note", "purchase_order"]
    view.statement.area.setPlainText("All twelve doors were delivered.")

    again = opened(one.a_disputed())
    again.press("Go on with the answer")
    assert [row.description.value for row in again.page.evidence.rows] == ["Signed", ""]
    assert again.page.evidence.statement.value == "All twelve doors were delivered."
    again.page.evidence.submit.click()
    intent = again.state.under_way[0]
    request = build_evidence_request(intent.body)
    assert b'"type": "delivery_note", "file": "data:application/pdf;base64,' in request
    assert b'"description": "Signed"' in request
    assert b'"description": "again.pdf"' in request
    assert not again.page.evidence.isVisible()
    again.session.context.uploads[intent.id] = 0.42
    again.state.reread()
    assert "42%" in again.page.waiting.words
    assert again.page.upload.value() == 420
    Path(again.state.prepared.pieces[0].path).unlink()
    with pytest.raises(EvidenceMissing):
        build_evidence_request(intent.body)


def test_evidence_that_does_not_open_is_refused_when_it_is_added(opened: Open, tmp_path: Path) -> None:
    on_view = opened(one.a_disputed())
    on_view.page.show_evidence()
    torn, noise, picture = tmp_path / "torn.pdf", tmp_path / "noise.pdf", tmp_path / "half.png"
    torn.write_bytes(PDF[: len(PDF) // 2])
    noise.write_bytes(b"%PDF-1.7 nothing of a page %%EOF")
    picture.write_bytes(PNG[: len(PNG) // 2])
    good = tmp_path / "good.png"
    good.write_bytes(PNG)
    on_view.page.evidence.add_files([torn, noise, picture, good])
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert on_view.page.evidence.problem.words.splitlines() == [
        "torn.pdf cannot be opened. The file is incomplete: its end is missing. "
        "It may not have been copied or downloaded fully.",
        "noise.pdf cannot be opened. The file is damaged and could not be read.",
        "half.png cannot be opened. The file is damaged and could not be read.",
    ]
    assert [piece.name for piece in on_view.state.prepared.pieces] == ["good.png"]
    # No copy is kept of what was not taken.
    assert not list(on_view.session.places.files.rglob("*.pdf"))


def test_piece_is_taken_out_and_every_limit_is_named(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("recovery_desktop.commands.evidence.EVIDENCE_FILES", 2)
    monkeypatch.setattr("recovery_desktop.commands.evidence.EVIDENCE_FILE_BYTES", 4000)
    monkeypatch.setattr("recovery_desktop.commands.evidence.EVIDENCE_TOTAL_BYTES", 5000)
    on_view = opened(one.a_disputed())
    on_view.page.show_evidence()
    files = []
    for name, size in (("a", 3000), ("huge", 4100), ("b", 3000), ("c", 1200), ("d", 700)):
        path = tmp_path / f"{name}.pdf"
        path.write_bytes(pdf_of(size))
        files.append(path)
    on_view.page.evidence.add_files(files)
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert on_view.page.evidence.problem.words.splitlines() == [
        "huge.pdf is larger than 10 MB.",
        "b.pdf was not added: the files would exceed 50 MB together.",
        "d.pdf was not added: twenty files at most.",
    ]
    on_view.page.evidence.rows[0].removed.emit()
    assert [piece.name for piece in on_view.state.prepared.pieces] == ["c.pdf"]

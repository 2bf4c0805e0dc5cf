"""What comes from a remembered correction is said beside its field, and goes away by one click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_desktop.commands.learn_layout import forget_correction
from recovery_desktop.documents.learning import REMEMBERED
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.document_view.pdf_view import PdfView
from recovery_desktop.ui.pages.settings.page import SettingsPage
from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.pages.submit import reading
from recovery_desktop.ui.pages.submit.entry import Entry
from recovery_desktop.ui.pages.submit.review import Review
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_reading
from tests.desktop.ui.pages.submissions import submit_state
from tests.desktop.ui.session import open_session

REMEMBERED_WORDS = "Remembered from your correction of FA-1."


def learned(path: str, before: Any) -> dict[str, Any]:
    return {
        "confidence": 0.8,
        "source": "derived",
        "reason": REMEMBERED_WORDS,
        "learned": f"c {path}",
        "before": before,
        "was_missing": False,
    }


def a_learned_reading() -> dict[str, Any]:
    """The number was read as another one, the description not at all, the currency as euros."""
    wire = a_reading().wire()
    wire["data"]["invoice"] |= {"numbers": ["FA-9"], "service_description": "Oak doors", "currency": "CHF"}
    for path, before in (
        ("invoice.numbers", ["14"]),
        ("invoice.service_description", None),
        ("invoice.currency", "EUR"),
    ):
        wire["data"]["fields"][path] = learned(path, before)
        wire["warnings"].append({"code": REMEMBERED, "field": path, "message": REMEMBERED_WORDS})
    return wire


@pytest.fixture
def state(qtbot: QtBot, session: Session, connection_store: ConnectionStore) -> SubmitState:
    draft = connection_store.drafts.add(file_name="FA-9.pdf")
    connection_store.drafts.change_state(draft.id, "review", extraction=a_learned_reading())
    result = submit_state(session)
    result.open(draft.id)
    return result


def test_remembered_value_says_so_beside_its_field(qtbot: QtBot, state: SubmitState) -> None:
    review = Review(state, PdfView(), Entry(state))
    qtbot.addWidget(review)
    review.show_state()
    number = review.entry.fields["invoice.numbers"]
    assert number.field.message == REMEMBERED_WORDS
    assert not number.forgetting.isHidden()
    assert review.entry.fields["invoice.amount"].forgetting.isHidden()
    assert review.doubts.words == f"Currency: {REMEMBERED_WORDS}"


def test_forgetting_in_the_review_puts_back_what_was_read(qtbot: QtBot, state: SubmitState) -> None:
    review = Review(state, PdfView(), Entry(state))
    qtbot.addWidget(review)
    review.show_state()
    review.entry.fields["invoice.numbers"].forgetting.click()
    review.entry.fields["invoice.service_description"].forgetting.click()
    assert state.form.value("invoice.numbers") == "14"
    assert state.form.value("invoice.service_description") == ""
    assert state.form.value("invoice.currency") == "CHF"
    assert review.entry.fields["invoice.numbers"].forgetting.isHidden()
    assert review.entry.fields["invoice.numbers"].field.message != REMEMBERED_WORDS


def test_forgotten_correction_is_restored_in_the_draft_on_view(qtbot: QtBot, state: SubmitState) -> None:
    before = state.form.value("invoice.numbers")
    with qtbot.waitSignal(state.correction_forgotten) as forgotten:
        state.forget("invoice.numbers")
    assert state.form.value("invoice.numbers") != before
    state.edit("invoice.service_description", "Pine doors")
    assert state.restore_correction(forgotten.args[0])
    assert state.form.value("invoice.numbers") == before
    assert state.form.value("invoice.service_description") == "Pine doors", "what was typed since stays"


def test_remembered_value_that_was_typed_over_stays(state: SubmitState, session: Session) -> None:
    state.edit("invoice.numbers", "FA-10")
    assert state.remembered("invoice.numbers") == ""
    assert ("invoice.numbers", REMEMBERED_WORDS) not in list(reading.warnings(state.extraction, state.form))
    forget_correction(session.store, "c invoice.numbers")
    state.reread()
    assert state.form.value("invoice.numbers") == "FA-10"


def test_settings_list_what_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    session, _ = open_session(tmp_path)
    corrections = session.store.corrections
    for path, value, box in (
        ("invoice.tax_amount", "", (1.0, 2.0, 3.0, 4.0)),
        ("invoice.currency", "CHF", None),
        ("invoice.numbers", "", (1.0, 2.0, 3.0, 4.0)),
    ):
        corrections.remember(
            {"seller": "FR1"}, path, value, learned_from="FA-1", draft_id="d1", page=1, box=box
        )
    state = SettingsState(session)
    page = SettingsPage(state)
    qtbot.addWidget(page)

    def buttons() -> dict[str, QPushButton]:
        return {one.accessibleName(): one for one in page.remembered.findChildren(QPushButton)}

    buttons()["Forget the correction of Currency"].click()
    assert [row.field for row in state.remembered()] == ["Invoice number", "Tax"]
    assert set(buttons()) == {
        "Forget all",
        "Forget the correction of Invoice number",
        "Forget the correction of Tax",
    }
    with qtbot.waitSignal(state.forgotten) as forgotten:
        page.remembered.all.click()
    assert (corrections.all(), set(buttons()), page.remembered.all.isHidden()) == ([], {"Forget all"}, True)
    assert state.restore(forgotten.args[0])
    assert [row.field for row in state.remembered()] == ["Invoice number", "Tax"]
    session.store.close()

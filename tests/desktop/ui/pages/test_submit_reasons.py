"""What the reader says is read in the person's language, with amounts and days as they write them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.reason_templates import make_reason
from recovery_desktop.commands.import_files import FileNotImported
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import language
from recovery_desktop.ui.document_view.pdf_view import PdfView
from recovery_desktop.ui.pages.submit.entry import Entry
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue_words import words_of
from recovery_desktop.ui.pages.submit.review import Review
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_reading
from tests.desktop.ui.pages.submissions import submit_state


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[QApplication]:
    before = QLocale()
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture
def state(qapp: QApplication, session: Session) -> SubmitState:
    return submit_state(session)


def reading(*warnings: dict[str, Any]) -> dict[str, Any]:
    wire = a_reading().wire()
    return {**wire, "warnings": list(warnings)}


SUMS = {
    **make_reason(
        "SUM_MISMATCH",
        net=Decimal("1000.00"),
        tax=Decimal("200.00"),
        gross=Decimal("1300.00"),
        currency="EUR",
    ),
    "field": "invoice.amount",
}
DAYS = {
    **make_reason("DUE_BEFORE_ISSUE", due=date(2026, 1, 2), issue=date(2026, 3, 4)),
    "field": "invoice.due_date",
}
FACTOR = {**make_reason("FACTORED", words="cédée à la société X"), "field": None}


@pytest.mark.parametrize(
    ("code", "sums", "days", "read", "factor"),
    [
        (
            "fr",
            "1\u202f000,00\u00a0€ hors taxes et 200,00\u00a0€ de TVA ne font pas 1\u202f300,00\u00a0€.",
            "L’échéance, 2\u00a0janvier\u00a02026, est avant la date de la facture, 4\u00a0mars\u00a02026.",
            "Lu dans le bloc sous «\u00a0Bill to\u00a0».",
            "La créance appartient peut-être à une société d’affacturage",
        ),
        (
            "de",
            "Netto 1.000,00\u00a0€ und Steuer 200,00\u00a0€ ergeben nicht 1.300,00\u00a0€.",
            "2.\u00a0Januar\u00a02026",
            "„Bill to“",
            "„cédée à la société X“",
        ),
    ],
)
def test_review_says_the_readers_doubts_in_the_persons_language_and_locale(
    qtbot: QtBot,
    speaking: QApplication,
    state: SubmitState,
    connection_store: ConnectionStore,
    code: str,
    sums: str,
    days: str,
    read: str,
    factor: str,
) -> None:
    language.start(speaking, code, QLocale("en_GB"))
    draft = connection_store.drafts.add(file_name="FA-1.pdf")
    connection_store.drafts.change_state(draft.id, "review", extraction=reading(SUMS, DAYS, FACTOR))
    state.reread()
    state.open(draft.id)
    review = Review(state, PdfView(), Entry(state))
    qtbot.addWidget(review)
    review.show_state()
    fields = review.entry.fields
    assert fields["invoice.amount"].field.message == sums
    assert days in fields["invoice.due_date"].field.message
    assert read in fields["debtor.company_name"].field.message
    assert factor in review.doubts.words


def test_queue_and_review_say_in_french_what_a_document_is(
    qtbot: QtBot, speaking: QApplication, state: SubmitState, connection_store: ConnectionStore
) -> None:
    language.start(speaking, "fr", QLocale("en_GB"))
    order = {**make_reason("ORDER", because=make_reason("headed", title="Bestellung")), "field": None}
    draft = connection_store.drafts.add(file_name="B-1.pdf")
    connection_store.drafts.change_state(draft.id, "review", extraction=reading(order))
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft.id)
    words = "C’est une commande, pas une facture. Son titre est «\u00a0Bestellung\u00a0»."
    assert page.review.other.what.text() == words


def test_sentences_of_an_earlier_reading_stand_as_they_came(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    wire = reading({"code": "FACTORED", "field": None, "message": "The claim may belong to a factor."})
    wire["data"]["fields"]["debtor.company_name"]["reason"] = "in the address block"
    draft = connection_store.drafts.add(file_name="FA-1.pdf")
    connection_store.drafts.change_state(draft.id, "review", extraction=wire)
    state.reread()
    state.open(draft.id)
    review = Review(state, PdfView(), Entry(state))
    qtbot.addWidget(review)
    review.show_state()
    assert review.entry.fields["debtor.company_name"].field.message.startswith("in the address block. ")
    assert review.doubts.words == "The claim may belong to a factor."


def test_archive_that_ended_early_is_not_offered_to_be_typed(state: SubmitState, session: Session) -> None:
    drafts = session.connection_store.drafts
    messages = {}
    for code, params in (("file_too_many_parts", {"most": 2_000}), ("file_encrypted", {})):
        draft = drafts.add(state="unread", file_name="a.zip")
        failure = FileNotImported(reason=make_reason(code, **params)).to_json()
        drafts.change_state(draft.id, "unread", failure=failure)
        messages[code] = words_of(drafts.get(draft.id), state.batch)[0]
    assert messages["file_too_many_parts"].startswith("It contains more than 2,000 files.")
    assert "enter the fields" not in messages["file_too_many_parts"]
    assert messages["file_encrypted"].endswith("You can enter the fields manually.")

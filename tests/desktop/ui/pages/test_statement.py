"""The statement of account: in the debtor's language, with a total for each currency."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from recovery_desktop.commands.debtor_details import is_owed
from recovery_desktop.session.session import Session
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui.pages.debtor.statement.build import StatementForm, build_statement, debtor_language
from recovery_desktop.ui.pages.debtor.statement.sheet import StatementSheet
from recovery_desktop.ui.paper import pdf_of
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.debtors import FIRM, fill, of_firm, one_debtor
from tests.desktop.ui.session import open_session, run


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    session, _ = open_session(tmp_path)
    yield session
    session.store.close()


def words_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    words = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return words


@pytest.mark.parametrize(
    ("about", "language"),
    [
        ({"address": {"country": "AT"}}, "de"),
        ({"address": {"country": "Deutschland"}}, "de"),
        ({"address": {"country": "Italie"}}, "it"),
        ({"address": {"country": "BE", "postal_code": "9000"}}, "nl"),
        ({"address": {"country": "BE", "postal_code": "1000"}}, "fr"),
        ({"address": {"country": "SE"}}, "en"),
        ({"vat_number": "IT00743110157"}, "it"),
        ({"siret": "73282932000074"}, "fr"),
        ({}, "en"),
    ],
)
def test_language_of_a_statement_is_that_of_the_debtor(
    about: dict[str, Any], language: str, qtbot: QtBot
) -> None:
    assert debtor_language(about) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_statement_adds_up_each_currency_in_every_language(session: Session, language: str) -> None:
    part = of_firm("part", "RE-1", due_in=-40, amount="1200", remaining_amount="700.50")
    francs = of_firm("chf", "RE-2", due_in=5, amount="80").model_copy(update={"currency": "CHF"})
    closed = a_receivable("closed", "cancelled", "999", FIRM, "RE-3")
    receivables = session.connection_store.receivables
    receivables.put([part, francs, closed], full=True)
    rows = list(receivables.rows(["part", "chf", "closed"]).values())  # type: ignore[list-item]
    sheet = build_statement(
        FIRM, {}, rows, StatementForm(language, "Example Studio\n1 Example Street", "DE00 1"), {}
    )
    assert sheet.sender == ["Example Studio", "1 Example Street"]
    francs_table, _, euros_table, ages = sheet.sections
    assert francs_table.has_total
    assert next(row[0] for row in euros_table.rows) == "RE-1"
    assert euros_table.rows[0][3] == "40"
    shown = words_of(pdf_of(sheet))
    assert "700.50" in shown.replace(",", ".")
    assert "999" not in shown
    assert "RE-2" in shown
    assert "DE00 1" in shown
    assert sheet.title in shown
    assert len(ages.rows) == 1


def test_statement_of_many_invoices_goes_on_over_pages(session: Session) -> None:
    rows = [of_firm(f"r{n}", f"RE-{n}", due_in=-n) for n in range(120)]
    session.connection_store.receivables.put(rows, full=True)
    stored = session.connection_store.receivables.rows([row.id for row in rows])
    sheet = build_statement(FIRM, {}, list(stored.values()), StatementForm("de", "Example Studio"), {})
    document = pypdfium2.PdfDocument(pdf_of(sheet))
    assert len(document) > 2
    document.close()
    assert "144.000,00" in words_of(pdf_of(sheet))


def test_statement_without_open_invoices_says_so(qtbot: QtBot) -> None:
    sheet = build_statement(FIRM, {}, [], StatementForm("en", "Example Studio"), {})
    assert list(sheet.closing) == ["Nothing is open."]


def test_statement_is_saved_and_what_was_typed_is_stored(
    session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    sheet = StatementSheet(page, page.statements)
    assert sheet.language.value == "fr"
    sheet.writer.area.setPlainText("")
    sheet.save.click()
    assert sheet.writer.message
    sheet.writer.area.setPlainText("Example Studio\n1 Example Street")
    saved: list[str] = []
    page._state.saved.connect(saved.append)
    sheet._write(tmp_path / "statement.pdf")
    run(session)
    assert saved == [str(tmp_path / "statement.pdf")]
    shown = words_of((tmp_path / "statement.pdf").read_bytes())
    assert "Relevé de compte" in shown
    assert "1 Example Street" in shown
    assert page.statements.form.sender == "Example Studio\n1 Example Street"


def test_days_late_are_counted_from_the_due_date(session: Session) -> None:
    receivable = of_firm("r", "RE-1", due_in=0, due_date=NOW.date() - timedelta(days=3))
    session.connection_store.receivables.put([receivable], full=True)
    rows = list(session.connection_store.receivables.rows([receivable.id]).values())
    sheet = build_statement(
        FIRM, {}, rows, StatementForm("en", "Example Studio"), {rows[0].id: date(2026, 10, 2)}
    )
    assert sheet.sections[0].rows[0][1] == "02/10/2026"
    assert sheet.sections[0].rows[0][3] == "3"


def test_statement_has_the_letterhead_at_its_head(qtbot: QtBot, tmp_path: Path) -> None:
    session, service = open_session(tmp_path)
    session.store.connections.change("c1", user_id="usr_1")
    picture = BytesIO()
    Image.new("RGB", (300, 90), (180, 30, 30)).save(picture, "PNG")
    logo = f"data:image/png;base64,{b64encode(picture.getvalue()).decode()}"
    service.answers("GET", "/v1/users/usr_1/letterhead", {"logo": logo, "colour": "#145aa0"})
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    sheet = StatementSheet(page, page.statements)
    run(session)
    document = pypdfium2.PdfDocument(pdf_of(page.statements.sheet(sheet.form)))
    head = document[0].render(scale=1, rev_byteorder=True).to_numpy()[:200, :, :3].astype(int)
    document.close()
    for colour, least in (((180, 30, 30), 3_000), ((20, 90, 160), 500)):
        assert (abs(head - colour).sum(axis=2) < 40).sum() > least
    session.store.close()


def test_statement_names_the_account_of_each_currency(qtbot: QtBot, session: Session) -> None:
    main, francs = "FR7630006000011234567890189", "CH9300762011623852957"
    accounts = {"data": [{"iban": francs, "currency": "CHF"}], "main": {"iban": main}}
    session.store.preferences.set("accounts c1", accounts)
    fill(session.connection_store)
    page = one_debtor(session)
    qtbot.addWidget(page)
    form = StatementForm("en", "Example Studio", main)
    assert any(main in line for line in page.statements.sheet(form).closing)
    details = page._state.details
    first, *others = [row for row in details.rows if is_owed(row)]
    rows = [replace(first, currency="CHF"), *(replace(row, currency="EUR") for row in others)]
    page._state.details = replace(details, rows=rows)
    [line] = [line for line in page.statements.sheet(form).closing if "CH93" in line]
    assert "CH93 0076 2011 6238 5295 7 (CHF), FR76 3000 6000 0112 3456 7890 189 (EUR)" in line
    other = replace(form, account="DE89370400440532013000")
    assert not any("CH93" in line for line in page.statements.sheet(other).closing)


def test_sums_of_a_statement_stand_apart_however_large(session: Session) -> None:
    rows = [of_firm(f"r{number}", f"RE-{number}", due_in=-40, amount="9876543.21") for number in range(9)]
    receivables = session.connection_store.receivables
    receivables.put(rows, full=True)
    shown = list(receivables.rows([row.id for row in rows]).values())
    sheet = build_statement(FIRM, {}, shown, StatementForm("de", "Example Studio"), {})
    document = pypdfium2.PdfDocument(pdf_of(sheet))
    words = document[0].get_textpage()
    total = "88.888.888,89"
    ends = [words.get_charbox(at + len(total) + 1) for at in positions(words, total)]
    begins = [words.get_charbox(at) for at in positions(words, total)]
    none_paid = [words.get_charbox(at) for at in positions(words, "0,00")][-1]
    document.close()
    [amount, _] = sorted(box[2] for box in ends[:2])
    assert begins[0][3] == pytest.approx(none_paid[3], abs=1)
    assert none_paid[0] - amount >= 12


def positions(words: Any, wanted: str) -> list[int]:
    text = words.get_text_range()
    return [at for at in range(len(text)) if text.startswith(wanted, at)]

"""Whatever is wrong with a field stands beside it, the keyboard goes there, and nothing that was typed is lost."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.pages.settings.notices import NoticeSettings
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.search_field import SearchField
from recovery_desktop.ui.widgets.text_field import LongTextField, TextField
from tests.desktop.ui.pages.filled_form import AT_ONCE, Form
from tests.desktop.ui.pages.forms import FORMS
from tests.desktop.ui.pages.gallery import Scene

SOURCES = Path(__file__).resolve().parents[4] / "src" / "recovery_desktop" / "ui"


class Bad(NamedTuple):
    """`said` is a part of what stands beside the field then."""

    form: str
    label: str
    typed: str
    message: str


NO_AMOUNT, NO_DATE = "not an amount", "not a date"
ROWS = [
    Bad("WelcomePage", "Address or link", "", "gives you this address"),
    Bad("WelcomePage", "Address or link", "http://api.example", "https://"),
    Bad("WelcomePage", "Address or link", "api", "https://"),
    Bad("OnboardingPage", "Name", "", "Required"),
    Bad("OnboardingPage", "Email", "", "Required"),
    Bad("OnboardingPage", "Email", "jeanne", "not an email address"),
    Bad("SetupPage", "Company name", "", "Required"),
    Bad("SetupPage", "Town or city", "", "Required"),
    Bad("SetupPage", "Email", "me", "not an email address"),
    Bad("SetupPage", "Email", "créances@company.example", "“é” cannot be used"),
    Bad("SetupPage", "Email", "me and@company.example", "no spaces"),
    Bad("SetupPage", "Email", "me\u200b@company.example", "invisible character"),
    Bad("SetupPage", "IBAN", "FR76 3000 6000 0112 3456 7890 180", "check digits"),
    Bad("SetupPage", "IBAN", "?", "not an IBAN"),
    Bad("SetupPage", "IBAN", "04-00-04 31926819", "not an IBAN"),
    Bad("RecordManyDialog", "Arrived on", "", "today at the latest"),
    Bad("RecordManyDialog", "Arrived on", "soon", NO_DATE),
    Bad("RatesSheet", "Rates of", "", "Enter the day"),
    Bad("RatesSheet", "One EUR in CHF", "much", "such as 1.08"),
    Bad("RatesSheet", "One GBP in CHF", "0", "such as 1.08"),
    Bad("CreditForm", "Credit note number", "", "Enter the credit note number"),
    Bad("CreditForm", "Amount", "", "Enter the amount"),
    Bad("CreditForm", "Amount", "99999", "At most"),
    Bad("CreditForm", "Date", "2099-01-01", "at the latest"),
    Bad("Entry", "Invoice number", "", "Required"),
    Bad("Entry", "Invoice number", " , ,", "Required"),
    Bad("Entry", "Invoice number", ",".join(map(str, range(51))), "At most 50"),
    Bad("Entry", "Invoice date", "31/02/2026", "no such day"),
    Bad("Entry", "Due date", "soon", NO_DATE),
    Bad("Entry", "Amount including tax", "", "Required"),
    Bad("Entry", "Amount including tax", "0", "more than zero"),
    Bad("Entry", "Amount including tax", "-5", "without a minus"),
    Bad("Entry", "Amount including tax", "12,34,5", "in groups of three"),
    Bad("Entry", "Amount including tax", "1.234", "could be"),
    Bad("Entry", "Amount including tax", "9" * 60, "too large"),
    Bad("Entry", "Amount before tax", "12.345,678", "decimals"),
    Bad("Entry", "Tax", "much", NO_AMOUNT),
    Bad("Entry", "What was delivered", "", "Required"),
    Bad("Entry", "Agreed late-payment rate, % a year", "a lot", "12.5"),
    Bad("Entry", "Agreed late-payment rate, % a year", "101", "up to 100"),
    Bad("Entry", "Debtor", "", "Required"),
    Bad("Entry", "Email", "", "Required"),
    Bad("Entry", "Already paid or credited", "1e5", NO_AMOUNT),
    Bad("Entry", "Already paid or credited", "999999", "Nothing is left"),
    Bad("Entry", "Email", "compta", "not an email address"),
    Bad("ContactDialog", "Email", "", "Enter an email"),
    Bad("ContactDialog", "Email", "a@", "not an email address"),
    Bad("ContactDialog", "Phone", "call me", "not a phone number"),
    Bad("PaymentDialog", "Amount", "", "Enter the amount"),
    Bad("PaymentDialog", "Amount", "0", "Enter the amount"),
    Bad("PaymentDialog", "Amount", "1e5", NO_AMOUNT),
    Bad("PaymentDialog", "Arrived on", "", "Enter the day"),
    Bad("PaymentDialog", "Arrived on", "2099-01-01", "at the latest"),
    Bad("PaymentDialog", "Reference", "x" * 201, "At most 200"),
    Bad("CreditNoteDialog", "Credit note number", "", "Enter the credit note number"),
    Bad("CreditNoteDialog", "Amount", "", "Enter the amount"),
    Bad("CreditNoteDialog", "Amount", "99999", "At most"),
    Bad("CreditNoteDialog", "Date", "2099-01-01", "at the latest"),
    Bad("ReversalDialog", "Why", "", "Say why"),
    Bad("CallDialog", "Day of the call", "", "Enter the day of the call"),
    Bad("CallDialog", "Day of the call", "2099-01-01", "at the latest"),
    Bad("PromiseDialog", "Promised for", "yesterday", "between today"),
    Bad("PromiseDialog", "Promised for", "2099-01-01", "between today"),
    Bad("RecordDisputeDialog", "Disputed amount", "99999", "At most"),
    Bad("PromiseDialog", "Amount", "99999", "At most"),
    Bad("ProposeDialog", "First payment", "", "between today"),
    Bad("ProposeDialog", "First payment", "never", NO_DATE),
    Bad("ProposeDialog", "Message to the debtor", "x" * 1_001, "At most 1000"),
    Bad("ProposeDialog settling", "Settlement amount", "99999", "below"),
    Bad("ProposeDialog settling", "First payment", "2020-01-01", "between today"),
    Bad("CounterDialog", "Settlement amount", "", "Enter an amount"),
    Bad("CounterDialog", "First payment", "2020-01-01", "between today"),
    Bad("InsolvencyDialog", "Opened on", "", "Enter the day"),
    Bad("InsolvencyDialog", "Opened on", "2099-01-01", "at the latest"),
    Bad("InsolvencyDialog", "Published on", "2020-01-01", "before the opening"),
    Bad("InsolvencyDialog", "To be declared by", "1/13/13/1", NO_DATE),
    Bad("InsolvencyDialog", "Court", "x" * 201, "At most 200"),
    Bad("InsolvencyDialog", "Case number", "x" * 101, "At most 100"),
    Bad("PlannedEditDialog", "Day", "2020-01-01", "between today"),
    Bad("PlannedEditDialog", "Day", "2099-01-01", "between today"),
    Bad("PlannedEditDialog", "Text", "", "Write a text"),
    Bad("AnswerDialog", "Subject", "", "Write a text"),
    Bad("AnswerDialog", "Text", "", "Write a text"),
    Bad("TaskSheet", "Day", "", "Enter the day"),
    Bad("TaskSheet", "Day", "2099-01-01", "to today"),
    Bad("TaskSheet", "Note", "x" * 2_001, "At most 2000"),
    Bad("NotesSection", "Name", "", "Enter a name"),
    Bad("NotesSection", "Name", "account", "taken"),
    Bad("MailboxCard", "Email address", "me", "email address"),
    Bad("MailboxCard", "Mail server", "", "mail server"),
    Bad("MailboxCard", "Mail server", "https://smtp", "mail server"),
    Bad("MailboxCard", "Port", "0", "65535"),
    Bad("MailboxCard", "Port", "5 8 7", "65535"),
    Bad("LettersCard into a folder", "Folder for letters", "", "saved"),
    Bad("LettersCard", "Address of the provider", "letters", "https://"),
    Bad("LettersCard", "Lines under your name", "a\n" * 7, "6 lines"),
    Bad("RatesCard", "Rate published, % a year", "", "2.15"),
    Bad("RatesCard", "Rate published, % a year", "2 1/4", "2.15"),
    Bad("RatesCard", "Where it was published", "", "enter where"),
    Bad("AccountsCard", "IBAN", "", "Required"),
    Bad("AccountsCard", "IBAN", "FR76 1234", ""),
    Bad("AccountsCard", "Currency", "euro", ""),
    Bad("AccountsCard", "Currency", "EU", "Three letters"),
    Bad("TextsCard", "Text", "", "empty text"),
    Bad("TextsCard", "Text", "{{ nobody }}", "no value with this name"),
    Bad("TextsCard", "Subject", "{{ nobody }}", "no value with this name"),
    Bad("NeverCard", "Email address or phone number", "nobody", "neither"),
    Bad("NeverCard", "Email address or phone number", "", "neither"),
    Bad("BackupCard", "Passphrase of the backup", "short", "At least 10"),
    Bad("BackupCard", "Repeat the passphrase", "another", "not the same"),
    Bad("BackupCard brought back", "Passphrase of this backup", "", "Type the passphrase"),
    Bad("PassphraseDialog", "Passphrase", "short", "At least 8"),
    Bad("PassphraseDialog", "Repeat the passphrase", "another", "not the same"),
    Bad("PassphraseDialog at the start", "Passphrase", "", "Type the passphrase"),
    Bad("SshForm", "Server", "", "Enter the name"),
    Bad("SshForm", "User name", "", "Enter the user"),
    Bad("SshForm", "Port", "70000", "65535"),
    Bad("SshForm", "Port on the server", "x", "65535"),
    Bad("SshForm", "Public address", "http://hooks.example", "https"),
    Bad("TunnelCard", "Public address", "", "https"),
    Bad("StatisticsPage", "From", "32/13/2026", "no such day"),
    Bad("StatisticsPage", "Until", "2026-02-01", "before the first day"),
    Bad("FilterChips", "At least", "many", NO_AMOUNT),
    Bad("FilterChips", "At most", "99", "less than"),
    Bad("NameDialog", "Name", "", "Enter a name"),
    Bad("NameDialog", "Name", "x" * 61, "At most 60"),
]
SHAPED = {"Public address", "Port", "Port on the server"}
"""Labels of fields of which it is told what they look like, however long they are."""
ANY_WORDS = {"Search the list"}
"""Labels of fields of which nothing can be wrong."""
PARTS = {"ContactEditor": "Entry", "EvidenceFileRow": "EvidenceView"}
"""Classes with fields that are a part of another form."""
WITHOUT = {
    "BookingsSheet": "its button waits for days and accounts that fit",
    "EraseCard": "its button waits for the word that is typed",
    "ChooseSheet": "searches",
    "JoinSheet": "searches",
    "PlanCard": "days in a table: a test of its own",
    "SettingsPage": "shows a log",
    "About": "shows licences",
    "RawSheet": "shows what the service told",
    "ReadingCard": "shown where mail is really read: a test of its own",
}
KINDS = {
    "TextField", "LongTextField", "ItemsField", "AmountField", "DateField", "RateField", "QLineEdit", "QPlainTextEdit",
}  # fmt: skip
LINE = "from recovery_desktop.ui.widgets.line import Line\n"


@pytest.fixture
def form(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Form]:
    scene = Scene(tmp_path)
    result = FORMS[request.param](scene)
    window = result.root.window()
    qtbot.addWidget(getattr(result.root, "_page", window))
    window.resize(1280, 800)
    window.show()
    yield result
    window.hide()
    scene.close()


def write(field: Field, words: str) -> None:
    control = field.control
    if isinstance(control, QLineEdit):
        control.setText(words)
    else:
        assert isinstance(control, QPlainTextEdit)
        control.setPlainText(words)


def text_of(field: Field) -> str:
    control = field.control
    return control.text() if isinstance(control, QLineEdit) else control.toPlainText()  # type: ignore[attr-defined]


def rows_of(name: str, form: Form) -> list[Bad]:
    """Those of the table, and for each field of text that it cannot be a whole book."""
    rows = [row for row in ROWS if row.form == name]
    long = [field for field in form.fields if isinstance(field, TextField | LongTextField)]
    return rows + [
        Bad(name, field.label, "x" * (field._most + 1), "" if field.label in SHAPED else "At most")
        for field in long
        if field.label not in ANY_WORDS
    ]


@pytest.mark.parametrize(("form", "name"), [(name, name) for name in FORMS], indirect=["form"])
def test_field_error_stands_beside_the_field_until_corrected(form: Form, name: str) -> None:
    for label, words in form.good.items():
        if any(field.label == label for field in form.fields):
            write(form.field(label), words)
    right = {field.label: text_of(field) for field in form.fields}
    for row in rows_of(name, form):
        field = form.field(row.label)
        other = next((one for one in form.fields if one is not field), None)
        (field if form.agree == AT_ONCE or other is None else other).control.setFocus()
        write(field, row.typed)
        form.press(row.label)
        assert field.state == "danger", row
        assert row.message in field.message, row
        assert field.control.accessibleDescription() == field.message, row
        assert field.control.accessibleName(), row
        assert form.root.window().focusWidget() is field.control, row
        assert text_of(field) == row.typed, row
        write(field, right[row.label])
        assert field.state != "danger", (row, field.message)
    assert {row.label for row in rows_of(name, form)} >= {one.label for one in form.fields} - ANY_WORDS
    assert not [one for one in editable(form.root) if not is_in(one, form.fields)]


def editable(root: QWidget) -> list[QWidget]:
    lines = [*root.findChildren(QLineEdit), *root.findChildren(QPlainTextEdit)]
    return [
        line
        for line in lines
        if not line.isReadOnly() and line.isVisibleTo(root) and not isinstance(line, SearchField)  # type: ignore[attr-defined]
    ]


def is_in(control: QWidget, fields: list[Field]) -> bool:
    return any(field.isAncestorOf(control) for field in fields)


def test_hours_of_quiet_that_hold_none_say_so_beside_them(qtbot: QtBot, tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    page = scene.settings("notices")
    qtbot.addWidget(page)
    (card,) = page.findChildren(NoticeSettings)
    for begins, has_message in ((20, False), (8, True), (7, False)):
        scene.store.preferences.set("notices.quiet_from", begins)
        card.show_state()
        assert ("at the same hour" in card.ends.message) is has_message
        assert card.ends.control.accessibleDescription() == card.ends.message
    scene.close()


def test_forms_of_the_app_are_all_in_the_table() -> None:
    paths = [
        *SOURCES.rglob("pages/**/*.py"),
        SOURCES / "widgets" / "passphrase.py",
    ]
    form_names = {name for path in paths for name in with_fields(path)}
    assert form_names - {*WITHOUT, *PARTS} == {name.partition(" ")[0] for name in FORMS}
    assert form_names >= {*WITHOUT, *PARTS}


def with_fields(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    kinds = {kind for kind in KINDS if kind in source} | ({"Line"} if LINE in source else set())
    tree = ast.parse(source if kinds else "")
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in kinds
    ]

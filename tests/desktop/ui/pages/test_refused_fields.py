"""What a service refuses stands beside the field that it named, and what was typed stands there still."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QMimeData
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from recovery_contract.actions import CancelReason
from recovery_contract.creditor_settings import StandingRules
from recovery_contract.reasons import Reason
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.failures import Refused
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import notices, typed
from recovery_desktop.ui.countries import country_name
from recovery_desktop.ui.pages.receivable.call import CallDialog
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.propose import ProposeDialog
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.plan import PlanCard
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line import Line
from recovery_desktop.ui.widgets.text_field import LongTextField, TextField
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.forms import FORMS
from tests.desktop.ui.pages.gallery import Scene
from tests.desktop.ui.pages.looks import speaking
from tests.desktop.ui.pages.opened import Open
from tests.desktop.ui.pages.settings_scene import PLAN, TEXTS

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    result = Scene(tmp_path)
    yield result
    result.close()


def shown(qtbot: QtBot, root: QWidget) -> QWidget:
    window = root.window()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


def test_refused_account_says_so_beside_its_field(qtbot: QtBot, scene: Scene) -> None:
    form = FORMS["OnboardingPage"](scene)
    window, state = shown(qtbot, form.root), form.root._state  # type: ignore[attr-defined]
    field = form.field("Email")
    field.control.setText("jeanne@nowhere.example")  # type: ignore[attr-defined]
    state.failure = Refused(
        400, "VALIDATION_ERROR", "no", field="email", reason=Reason.of("email_invalid").wire()
    )
    state.changed.emit()
    assert field.message == "This is not an email address."
    assert window.focusWidget() is field.control
    form.press("Email")
    assert field.message, "it is not sent again as it was"
    field.control.setText("jeanne@dupont.example")  # type: ignore[attr-defined]
    assert (field.message, state.failure) == ("", None)


def test_refused_invoice_comes_back_with_the_reason_beside_its_field(qtbot: QtBot, scene: Scene) -> None:
    page = scene.with_drafts().review()
    assert isinstance(page, SubmitPage)
    shown(qtbot, page)
    state = page._state
    refusal = Refused(400, "VALIDATION_ERROR", "x", field=PATH, reason=Reason.of("email_invalid").wire())
    refused = refusal.to_json()
    for value in ("compta@brun", "compta@atelier-brun.example"):
        state.edit_contact(0, "email", value)
        # As submitting leaves it.
        scene.connection_store.drafts.save_typed(
            scene.read, replace(state.form, corrected=frozenset()).as_body()
        )
        scene.connection_store.drafts.change_state(scene.read, "review", failure=refused)
        state.open(scene.read)
        email = page.review.entry.contacts.editors[0].fields["email"]
        assert (email.message, email.value) == ("This is not an email address.", value)
        assert page.window().focusWidget() is email.control
        state.edit_contact(0, "email", f"new.{value}.example")
        assert email.message == ""
        state.open(scene.read)
        assert email.message == "", "what was put right is not told again"


PATH = "debtor.contacts[0].email"


def test_refused_answer_stands_in_its_form_again(opened: Open) -> None:
    on_view = opened(one.in_full())
    rows: list[tuple[type[Any], str, dict[str, Any], str]] = [
        (ContactDialog, "add_contact", {"email": "a@b.example", "first_name": "Ada", "level": 2}, "email"),
        (PaymentDialog, "record_payment", {"amount": "12.50", "date": "2026-03-02"}, "date"),
    ]
    for dialog, kind, body, field in rows:
        intent = on_view.connection_store.intents.add(kind, "rec_full", body)  # type: ignore[arg-type]
        failure = {"code": "VALIDATION_ERROR", "message": "no such thing", "field": field}
        on_view.connection_store.intents.mark_refused(intent.id, failure)
        on_view.state.reread()
        on_view.page.banner.action.click()
        (form,) = on_view.page.findChildren(dialog)
        named = {"email": "email", "date": "day"}[field]
        assert getattr(form, named).message == "The service does not accept this: “no such thing”."
        assert form.focusWidget() is getattr(form, named).control
        form.reject()
    contact = ContactDialog(on_view.page, on_view.state)
    assert contact.email.value == "", "another answer was refused since"


@pytest.mark.parametrize(
    ("language_code", "amount", "day"),
    [
        ("fr", "1\u202f000,00\u00a0€", "2\u00a0mars\u00a02026"),
        ("de", "1.000,00\u00a0€", "2.\u00a0März\u00a02026"),
    ],
)
def test_refused_answer_says_money_and_days_as_the_person_writes_them(
    opened: Open, language_code: str, amount: str, day: str
) -> None:
    on_view = opened(one.in_full())
    limit = Reason.of("amount_too_large", limit=Decimal(1000), currency="EUR")
    span = Reason.of("not_made_between", first=date(2026, 3, 2), last=date(2026, 3, 4))
    body = {"amount": "12.50", "date": "2026-03-02"}
    for reason, words in ((limit, amount), (span, day)):
        refused = Refused(400, "VALIDATION_ERROR", reason.message, field="amount", reason=reason.wire())
        intent = on_view.connection_store.intents.add("record_payment", "rec_full", body)
        on_view.connection_store.intents.mark_refused(intent.id, refused.to_json())
        with speaking(language_code):
            on_view.state.reread()
            assert words in on_view.reads(on_view.page.banner)


def test_refused_form_restores_choices_and_texts(opened: Open) -> None:
    on_view = opened(one.in_full())
    details = on_view.state.details
    assert details is not None
    assert details.planned is not None
    planned = details.planned[1]
    moment = (planned.at + timedelta(days=3)).astimezone()
    edited = {"id": planned.id, "action": "edit", "at": moment.isoformat(), "type": "sms"}
    rows: list[tuple[str, dict[str, Any], type[Any], Callable[[Any], object]]] = [
        ("cancel", {"reason": "business_decision", "notes": "No"}, CancelDialog, lambda it: it.reason),
        ("call", {"outcome": "voicemail", "notes": "Twice"}, CallDialog, lambda it: it.outcome),
        ("proposal", {"agreed": True}, ProposeDialog, lambda it: it.agreed.isChecked()),
        ("planned_contact", edited, PlannedEditDialog, lambda it: (it.day.value, it.channel.value)),
    ]
    brought = []
    for kind, body, dialog, chosen in rows:
        intent = on_view.connection_store.intents.add(kind, "rec_full", body)  # type: ignore[arg-type]
        on_view.connection_store.intents.mark_refused(
            intent.id, {"code": "VALIDATION_ERROR", "message": "no"}
        )
        on_view.state.reread()
        on_view.page.banner.action.click()
        (form,) = on_view.page.findChildren(dialog)
        brought.append(chosen(form))
        form.reject()
    assert brought == [CancelReason.BUSINESS_DECISION, "voicemail", True, (moment.date(), "sms")]
    cancel_dialog = CancelDialog(on_view.page, on_view.state, CancelReason.DISPUTED_VALID)
    assert cancel_dialog.reason is CancelReason.DISPUTED_VALID, "who says that the debtor is right means that"


def test_notes_that_were_refused_are_not_lost(opened: Open) -> None:
    on_view = opened(one.in_full())
    on_view.state.update_metadata({"notes": "Ask for Mr Brun."})
    (intent,) = on_view.state.under_way
    on_view.connection_store.intents.mark_refused(intent.id, {"code": "VALIDATION_ERROR", "message": "no"})
    on_view.state.reread()
    assert on_view.state.typed("notes") == "Ask for Mr Brun."


def test_day_of_the_plan_that_is_none_stays_and_is_told(qtbot: QtBot, scene: Scene) -> None:
    state = RecoveryState(scene.session)
    state.settings = RecoverySettings(PLAN, StandingRules(), TEXTS, None)
    card = PlanCard(state)
    card.show_state()
    window = shown(qtbot, card)
    for wrong in ("", "soon", "366"):
        card.days[1].setText(wrong)
        card.save.click()
        assert window.focusWidget() is card.days[1]
        assert "0 to 365" in card.days[1].accessibleDescription()
        card.add.click()
        QApplication.processEvents()
        assert card.days[1].text() == wrong, "building the lines anew loses nothing"
    card.days[1].setText("12")
    assert card.days[1].accessibleDescription() == ""
    assert card.plan is not None
    assert card.plan.steps[1].after_business_days == 12


def test_paste_drops_invisible_control_characters(qtbot: QtBot) -> None:
    line, long = TextField("Name"), LongTextField("Notes")
    for field in (line, long):
        qtbot.addWidget(field)
    heard: list[str] = []
    line.edited.connect(heard.append)
    line.line.insert("At\0elier\r\nBrun\x1b\u2028\tSARL")
    assert (line.value, heard) == ("Atelier Brun SARL", ["Atelier Brun SARL"])
    pasted = QMimeData()
    pasted.setText("one\0\r\ntwo\x07\tthree")
    long.area.insertFromMimeData(pasted)
    assert long.value == "one\ntwo\tthree"
    inner = Line()
    qtbot.addWidget(inner)
    inner.setText("Brun")
    inner.setCursorPosition(2)
    inner.insert("\0x")
    assert (inner.text(), inner.cursorPosition()) == ("Brxun", 3)


def test_form_input_either_has_a_problem_or_can_be_sent() -> None:
    """A form without problems is never refused by the contract, where nobody could say why."""
    dice = random.Random(7)
    words = (
        "",
        "0",
        "12",
        "1.234",
        "12,345",
        "9" * 30,
        "-1",
        ",",
        "2026-03-02",
        "31/02/2026",
        "a@b.example",
        "XTS",
        "x",
    )
    sent = 0
    for _ in range(400):
        values = {path: dice.choice(words) for path in forms.PATHS if dice.random() < 0.2}  # type: ignore[attr-defined]
        values = {**GOOD, **values}
        contacts = [{name: dice.choice(words) for name in ("email", "phone")}] if dice.random() < 0.3 else []
        touched = frozenset(path for path in values if dice.random() < 0.5)
        form = forms.Form(values, [*contacts, {"email": "a@b.example"}], touched)
        if not form_checks.problems(form):
            assert request_of(form, "usr_1")
            sent += 1
    assert sent > 20


GOOD = {
    "invoice.numbers": "FA-1",
    "invoice.issue_date": "2026-03-02",
    "invoice.due_date": "2026-04-01",
    "invoice.amount": "1200",
    "invoice.service_description": "Oak shelves",
    "debtor.company_name": "Atelier Brun",
}


def test_amounts_that_exact_arithmetic_could_not_hold_are_told() -> None:
    for raw in ("9" * 40, "1" * 30 + ",5", "0" * 40 + "9" * 19):
        with pytest.raises(typed.NotUnderstood):
            typed.amount(raw)
    assert typed.amount("0" * 40 + "12") == 12


def test_country_has_the_name_of_the_persons_language(connection_store: ConnectionStore) -> None:
    names = {
        code: country_name("FR", QLocale(code)) for code in ("de_DE", "fr_BE", "es_ES", "it_IT", "nl_NL")
    }
    assert list(names.values()) == ["Frankreich", "France", "Francia", "Francia", "Frankrijk"]
    assert country_name("Elsewhere", QLocale("de_DE")) == "Elsewhere"


def test_requirement_of_which_nothing_is_known_is_told_by_the_words_of_its_code() -> None:
    assert notices.requirement("person.tax_form")[0] == "Person tax form"
    assert notices.requirement("person.tax_form")[1]


def test_cancelling_asks_why(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    dialog = CancelDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.reason is None, "each reason tells the debtor something else, and for good"
    texts = [label.text() for label in dialog.findChildren(Label)]
    assert {"€4,000.00", "Atelier Brun SARL · FA-2026-014"} <= set(texts)
    assert (dialog.agree.isEnabled(), dialog.agree.toolTip()) == (False, "Choose a reason first.")
    dialog.reasons.buttons()[3].setChecked(True)
    assert "corrected" in dialog.means.text()
    assert (dialog.agree.isEnabled(), dialog.agree.toolTip()) == (True, "")
    dialog.notes.show_value("Wrong customer")
    dialog.agree.click()
    request = on_view.sent_bodies[0][1]
    assert (request.reason, request.notes) == (CancelReason.INCORRECT_SUBMISSION, "Wrong customer")

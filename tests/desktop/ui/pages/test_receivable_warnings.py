"""Warnings and refusals on the page of one receivable."""

from __future__ import annotations

import re
from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import recovery_service
from recovery_contract.actions import CancelReason
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import ProgressWarning
from recovery_desktop.ui.pages.receivable.warnings import SENTENCES, sentence_of
from tests.desktop.ui.pages import one, progress_parts
from tests.desktop.ui.pages.opened import Open


def test_refused_decision_is_told_on_the_page(opened: Open) -> None:
    on_view = opened(one.in_full())
    on_view.state.cancel(CancelReason.BUSINESS_DECISION, "")
    assert on_view.page.waiting.isVisible()
    intent = on_view.state.under_way[0]
    on_view.connection_store.intents.mark_refused(
        intent.id, {"code": "INVALID_STATE", "message": "It is paid."}
    )
    on_view.state.reread()
    assert "no longer possible" in on_view.page.banner.words
    assert not on_view.page.banner.action.isVisible()
    assert on_view.page.head.cancel.isVisible()


def test_ended_receivable_takes_nothing_more(opened: Open) -> None:
    ended = one.in_full(next_action=None).model_copy(update={"status": ReceivableStatus.CANCELLED})
    page = opened(ended).page
    assert page.head.paid.isHidden()
    assert not page.head.cancel.isVisible()
    assert page.overview.next.text() == "Nothing more: this is closed."
    assert page.overview.debtor.add_contact.isHidden()


def test_warning_is_shown_by_code_and_in_the_services_words_where_unknown(opened: Open) -> None:
    warned = [
        ProgressWarning(
            code="RATE_UNREADABLE", message="It is a number.", field="metadata.late_payment_rate"
        ),
        ProgressWarning(code="IDENTIFIER_INVALID", message="A digit.", field="debtor.siret"),
        ProgressWarning(code="SOMETHING_NEW", message="<b>Look</b> here."),
    ]
    page = opened(one.in_full(warnings=warned)).page
    texts = [label.text() for label in page.warnings.findChildren(QLabel)]
    assert "The agreed interest rate could not be read. The statutory rate is used instead." in texts
    assert "The debtor’s SIREN or SIRET may contain a mistake." in texts
    assert "The service notes: “<b>Look</b> here.”" in texts
    assert page.warnings.isVisible()
    assert page.warnings.enter_rate.isHidden()


def test_missing_rate_leads_to_where_it_is_entered(qtbot: QtBot, opened: Open) -> None:
    warned = ProgressWarning(code="RATE_MISSING", message="No statutory rate is known.", field="balance")
    page = opened(one.in_full(warnings=[warned])).page
    with qtbot.waitSignal(page.settings_requested):
        page.warnings.enter_rate.click()
    page.warnings.show_receivable(one.in_full(warnings=[warned], pursue="principal"))
    assert page.warnings.isHidden(), "no interest is asked for"


def test_overpayment_is_shown_with_its_sum_even_after_the_end(opened: Open) -> None:
    balance = progress_parts.a_balance().model_copy(update={"remaining": Decimal("-12.50")})
    warned = [
        ProgressWarning(code="OVERPAID", message="12.50 EUR more.", field="amount_paid"),
        ProgressWarning(code="TONE_UNKNOWN", message="It is one of.", field="metadata.tone"),
    ]
    page = opened(one.in_full(status="recovered", balance=balance, warnings=warned)).page
    shown_text = "\n".join(label.text() for label in page.warnings.findChildren(QLabel))
    assert "€12.50 more than was owed arrived." in shown_text
    assert "tone" not in shown_text
    named = ProgressWarning(
        code="OVERPAID", message="20.00 EUR more.", field="amount_paid", params={"amount": "20.00"}
    )
    assert "€20.00 more" in sentence_of(named, one.in_full(status="recovered", balance=balance))


def test_warnings_card_without_warnings_is_hidden(opened: Open) -> None:
    assert opened(one.in_full()).page.warnings.isHidden()


def test_warning_codes_of_the_service_have_sentences() -> None:
    source = Path(recovery_service.__file__).parent
    names = (
        "recovery/lifecycle/creation.py",
        "recovery/lifecycle/unread_terms.py",
        "ledger/receivables/checks.py",
        "api/progress.py",
        "api/law_warnings.py",
    )
    written = "\n".join((source / name).read_text() for name in names)
    form = (
        r'"code": "([A-Z_]+)"|code="([A-Z_]+)"|yield "([A-Z_]+)"|yield (?:Refusal\(\s*)?ErrorCode\.([A-Z_]+)'
    )
    written_codes = set(re.findall(form, written))
    codes = {name for names in written_codes for name in names if name}
    assert {"OVERPAID", "RATE_MISSING", "SUM_MISMATCH", "PAST_LIMITATION"} <= codes
    assert codes == set(SENTENCES)

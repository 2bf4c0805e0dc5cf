"""The sections of the settings: what is typed reaches the service once it makes sense, and what went wrong is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import Letters, Mailbox, RecoveryPlan, StandingRules, TemplateList
from recovery_contract.reasons import Reason
from recovery_contract.tones import adapt_plan
from recovery_desktop.failures import Offline, Refused
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.sample import preview
from recovery_desktop.ui.pages.settings.recovery.section import RecoverySection
from tests.desktop.ui.fakes import a_store
from tests.desktop.ui.pages.settings_scene import (
    PLAN,
    RecoveryService,
)
from tests.desktop.ui.session import FakeService, open_session, run


@pytest.fixture
def session(tmp_path: Path, service: FakeService) -> Iterator[Session]:
    """Over a service that really sends."""
    store, _ = a_store(tmp_path, "production")
    result, _ = open_session(tmp_path, store=store, service=service)
    yield result
    store.close()


class Recoveries:
    def __init__(self, qtbot: QtBot, session: Session, service: FakeService) -> None:
        self.service, self.session = RecoveryService(session, service), session
        self.state = RecoveryState(session)
        self.section = RecoverySection(self.state)
        qtbot.addWidget(self.section)
        self.state.refresh()
        self.run()

    def run(self) -> None:
        run(self.session)

    def type_the_mailbox(self) -> None:
        card = self.section.mailbox
        card.from_address.line.setText("me@company.test")
        card.host.line.setText("mail.company.test")
        card.username.line.setText("me")
        card.password.line.setText("secret")


@pytest.fixture
def recoveries(qtbot: QtBot, session: Session, service: FakeService) -> Recoveries:
    return Recoveries(qtbot, session, service)


def test_mailbox_is_tried_before_it_counts(recoveries: Recoveries) -> None:
    card = recoveries.section.mailbox
    card.save.click()
    assert card.from_address.message.startswith("An email address")
    assert card.host.message
    recoveries.type_the_mailbox()
    card.port.line.setText("0")
    card.save.click()
    assert (card.port.message, recoveries.service.received) == ("A number from 1 to 65535; usually 587.", [])
    card.port.line.setText("2525")
    card.save.click()
    recoveries.run()
    (received,) = recoveries.service.received
    assert isinstance(received, Mailbox)
    assert (received.host, received.port, received.password, received.security) == (
        "mail.company.test",
        2525,
        "secret",
        "starttls",
    )
    assert card.words.text() == "Saved. A test message is on its way to you."
    assert card.password.line.placeholderText() == "Unchanged"


def test_mailbox_s_domain_is_checked_once_it_is_set_up_and_said_in_words(
    recoveries: Recoveries, service: FakeService
) -> None:
    card = recoveries.section.domain
    assert card.isHidden()
    path = "/v1/users/usr_1/mailbox/domain"
    service.answers("GET", path, {"domain": "company.test", "spf": "missing", "dmarc": "reject"})
    recoveries.type_the_mailbox()
    recoveries.section.mailbox.save.click()
    recoveries.run()
    assert not card.isHidden()
    spf, dkim, dmarc = card.sentences
    assert spf.startswith(
        "SPF is missing: mail servers cannot tell that a message from company.test is yours."
    )
    assert dkim == "DKIM: company.test did not answer. Check again later."
    assert dmarc == "DMARC: forged messages are refused."
    assert recoveries.section.mailbox.words.text() == "Saved. A test message is on its way to you."
    service.answers("GET", path, {"domain": "company.test", "spf": "present", "dkim": "present"})
    card.check.click()
    recoveries.run()
    assert card.sentences[0] == "SPF: company.test names the servers that may send for it."


def test_mailbox_refusal_stands_at_its_field_and_nothing_typed_is_lost(
    recoveries: Recoveries,
) -> None:
    card = recoveries.section.mailbox
    recoveries.type_the_mailbox()
    reason = Reason.of("mailbox_login_refused", why="535 no")
    recoveries.service.refuses = Refused(400, "VALIDATION", "no", field="password", reason=reason.wire())
    card.save.click()
    recoveries.run()
    assert card.password.message == "The mailbox refused the sign-in: 535 no"
    assert card.password.line.text() == "secret"
    recoveries.service.refuses = Offline("no route")
    card.save.click()
    recoveries.run()
    assert "cannot be reached" in card.banner.words
    encryption = Reason.of("mail_server_encryption").wire()
    recoveries.service.refuses = Refused(400, "VALIDATION", "no", field="security", reason=encryption)
    card.save.click()
    recoveries.run()
    assert card.other_encryption.button.accessibleName() == "Try TLS from the start"
    recoveries.service.refuses = None
    card.other_encryption.button.click()
    recoveries.run()
    assert (card.security.value, card.port.value, card.other_encryption.isHidden()) == ("tls", "465", True)


def test_usual_port_follows_the_security(recoveries: Recoveries) -> None:
    card = recoveries.section.mailbox
    card.security.chosen.emit("tls")
    assert card.port.value == "465"
    card.port.line.setText("2465")
    card.security.chosen.emit("none")
    assert card.port.value == "2465", "a port of the person's own stays"


def test_letters_go_the_way_that_was_chosen_under_the_lines_that_were_typed(recoveries: Recoveries) -> None:
    card = recoveries.section.letters
    assert not card.isHidden()
    assert card.folder.isHidden()
    card.way.show_value("folder")
    card.way.chosen.emit("folder")
    assert not card.folder.isHidden()
    card.save.click()
    assert (card.folder.message, recoveries.service.received) == ("Where letters are saved.", [])
    card.folder.line.setText("/letters")
    card.lines.area.setPlainText("Accounts\n\n  PO Box 12 ")
    reason = Reason.of("folder_not_writable", why="read-only")
    recoveries.service.refuses = Refused(400, "VALIDATION", "no", field="folder", reason=reason.wire())
    card.save.click()
    recoveries.run()
    assert card.folder.message == "Nothing can be saved in this folder: read-only."
    card.save.click()
    recoveries.run()
    (received,) = recoveries.service.received
    assert received == Letters(way="folder", folder="/letters", sender=["Accounts", "PO Box 12"])
    assert "Saved." in card.words.text()


def test_letters_posted_by_an_operator_need_only_a_letterhead(recoveries: Recoveries) -> None:
    recoveries.service.settings = replace(recoveries.service.settings, letters=Letters(way="operator"))
    recoveries.state.refresh()
    recoveries.run()
    card = recoveries.section.letters
    assert card.way.isHidden()
    assert card.folder.isHidden()
    assert card.provider.isHidden()
    card.lines.area.setPlainText("x" * 81)
    card.save.click()
    assert card.lines.message == "At most 6 lines of 80 characters."
    card.lines.area.setPlainText("Accounts")
    card.save.click()
    recoveries.run()
    assert recoveries.service.received == [Letters(way="operator", sender=["Accounts"])]


def test_settings_of_practice_ask_for_no_mailbox_and_no_way_of_letters(
    recoveries: Recoveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "is_practice", property(lambda _: True))
    monkeypatch.setattr(RecoveryState, "sends", property(lambda _: False))
    recoveries.state.changed.emit()
    section = recoveries.section
    assert "Practice sends nothing and needs no mailbox." in section.words.text()
    assert (section.mailbox.isHidden(), section.letters.way.isHidden()) == (True, True)
    assert (section.letters.isHidden(), section.letters.lines.isHidden()) == (False, False)


def test_plan_is_changed_step_by_step_and_approved(recoveries: Recoveries) -> None:
    card = recoveries.section.plan
    assert "Nothing is approved yet: no reminders are sent." in card.words.text()
    card._change(0, after_business_days=3)
    card._remove(1)
    card._add()
    card.save.click()
    recoveries.run()
    (received,) = recoveries.service.received
    assert isinstance(received, RecoveryPlan)
    assert received.approved
    assert [(step.after_business_days, step.channel) for step in received.steps] == [
        (3, "email"),
        (30, "letter"),
        (37, "letter"),
    ]


def test_undoing_brings_the_kept_plan_back(recoveries: Recoveries) -> None:
    card = recoveries.section.plan
    card._remove(0)
    assert not card.put_back.isHidden()
    card.put_back.click()
    assert card.plan == PLAN
    assert card.put_back.isHidden()


def test_plan_of_another_relationship_uses_other_tones() -> None:
    firm = adapt_plan(PLAN, "firm")
    assert ([step.tone for step in firm.steps], firm.relationship) == (["neutral", "firm", "firm"], "firm")
    assert [step.tone for step in adapt_plan(PLAN, "keep").steps] == ["friendly", "friendly", "neutral"]


def test_plan_is_restored_when_the_relationship_is_changed_back(recoveries: Recoveries) -> None:
    card = recoveries.section.plan
    for relationship in ("firm", "keep", "neutral"):
        card._turn(relationship)
    assert card.plan == PLAN


def test_tone_is_chosen_only_where_the_text_has_words_for_it(recoveries: Recoveries) -> None:
    card = recoveries.section.plan
    choices = [box for box in card.findChildren(QComboBox) if "tone" in box.accessibleName()]
    assert [box.isEnabled() for box in choices] == [True, False, False]
    assert choices[1].toolTip() == "This text is the same in every tone."


def test_text_is_read_in_the_tone_that_is_chosen(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("en")
    card._choose()
    texts = set()
    for tone in ("friendly", "neutral", "firm"):
        card.tone.show_value(tone)
        card._turn()
        texts.add(card.read.text())
    assert len(texts) == 3
    assert not card.tone.isHidden()
    card.by_tone.setChecked(False)
    assert card.tone.isHidden()


def test_rules_are_kept_as_they_were_chosen(recoveries: Recoveries) -> None:
    card = recoveries.section.rules
    card.partial.show_value("continue_recovery")
    card.share.show_value("0.9")
    card.instalments.show_value("3")
    card.charges.show_value("waive")
    card.save.click()
    recoveries.run()
    assert recoveries.service.received == [
        StandingRules(
            accept_share=0.9,
            instalments_at_most=3,
            on_partial_payment="continue_recovery",
            waive_charges=True,
        )
    ]


def test_text_is_read_as_a_debtor_reads_it_and_replaces_only_itself(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("en")
    card._choose()
    card.tone.show_value("neutral")
    card._turn()
    assert "€1,234.56 is still open, of €1,234.56." in card.read.text()
    assert "slipped" not in card.read.text()
    card.by_tone.setChecked(False)
    card.area.area.setPlainText("{{ amount }} for {{ nothing }}")
    assert card.area.message == "There is no value with this name: nothing"
    card.area.area.setPlainText("Please pay [Total claimed].")
    assert card.read.text().endswith("Please pay €1,234.56.")
    card.save.click()
    recoveries.run()
    (received,) = recoveries.service.received
    assert isinstance(received, TemplateList)
    assert sorted(
        (one.key, one.language, one.body == "Please pay {{ amount }}.") for one in received.data
    ) == [
        ("call", "en", False),
        ("formal_notice", "en", False),
        ("reminder_first", "en", True),
        ("reminder_first", "es", False),
    ]


def test_text_that_was_not_reviewed_says_so(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("es")
    card._choose()
    assert "not reviewed" in card.words.text()


def test_conditions_of_a_text_are_decided_in_its_preview() -> None:
    assert (
        preview(
            "a{% if promise %} b{% else %} c{% endif %}{% if not interest %}d{% endif %}{% if not paid %} e{% endif %}"
        )
        == "a b e"
    )
    assert preview("{{ nowhere }} {% if") == "{{ nowhere }} {% if"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "1.234,56 € bis 6. Mai 2026"),
        ("en", "€1,234.56 bis 6 May 2026"),
        ("fr", "1 234,56 € bis 6 mai 2026"),
    ],
)
def test_days_and_sums_of_a_preview_are_written_in_the_language_of_its_text(
    language: str, words: str
) -> None:
    shown = preview("{{ amount }} bis {{ deadline }}", language=language)
    assert " ".join(shown.replace("\u202f", " ").split()) == words
    assert "2026-" not in preview("{{ received }} {{ issue_date }} {{ written_on }}", language=language)


def test_approving_the_plan_says_before_what_it_sets_off(recoveries: Recoveries) -> None:
    card = recoveries.section.plan
    settings = recoveries.state.settings
    assert settings is not None
    assert settings.plan is not None
    waiting = replace(settings, plan=settings.plan.model_copy(update={"approved": False}), ready=2)
    recoveries.state.settings = waiting
    recoveries.state.changed.emit()
    assert "sent as soon as you approve it: 2" in card.words.text()

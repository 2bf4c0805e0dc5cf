"""The texts that debtors read: their values explained, their earlier versions and the original brought back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import TemplateList
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui.pages.settings.recovery.edited_words import EditedWords
from recovery_desktop.ui.pages.settings.recovery.placeholders import (
    CONDITIONS,
    PLACEHOLDERS,
    VALUES,
    PlaceholderMenu,
)
from recovery_desktop.ui.pages.settings.recovery.plain_text import Mistake, from_plain, to_plain
from recovery_desktop.ui.pages.settings.recovery.sample import SAMPLE, preview
from recovery_desktop.ui.pages.settings.recovery.template_parts import TONES, in_tone, parse, write
from recovery_service.wording.templates import texts
from tests.desktop.ui.pages.looks import speaking
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.session import FakeService


@pytest.fixture
def recoveries(qtbot: QtBot, session: Session, service: FakeService) -> Recoveries:
    return Recoveries(qtbot, session, service)


def test_earlier_version_of_a_text_is_brought_back(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("en")
    card._choose()
    first = card.area.value
    assert card.earlier.isHidden()
    card.area.area.setPlainText("Please pay [total claimed].")
    card.save.click()
    recoveries.run()
    assert not card.earlier.isHidden()
    menu = card.make_versions_menu()
    (version,) = menu.actions()
    assert " ".join(first.split())[:20] in version.text()
    version.trigger()
    assert card.area.value == first
    assert card.read.text(), "it is read before it is stored"
    card.save.click()
    recoveries.run()
    assert len(card.make_versions_menu().actions()) == 2


def test_text_goes_back_to_the_original(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card.language.show_value("en")
    card._choose()
    card.original.click()
    (question,) = [one for one in card.findChildren(QDialog) if one.isVisible()]
    question.accept()
    recoveries.run()
    (received,) = recoveries.service.received
    assert isinstance(received, TemplateList)
    # The service has its own text where it is sent none.
    assert ("reminder_first", "en") not in [(one.key, one.language) for one in received.data]


def test_values_of_a_text_are_explained_and_inserted(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card.which.show_value("reminder_first/email")
    card._choose()
    card.area.area.setPlainText("Pay ")
    card.area.area.moveCursor(QTextCursor.MoveOperation.End)
    menu = PlaceholderMenu(card, card._insert)
    next(action for action in menu.actions() if action.text().startswith("To pay now")).trigger()
    assert card.area.value == "Pay [To pay now]"
    assert set(PLACEHOLDERS) <= set(SAMPLE)
    assert all(preview(f"{{{{ {name} }}}}") for name in PLACEHOLDERS)
    assert preview("{{ days_late }} day{% if not one_day %}s{% endif %}") == "21 days"


def test_every_text_of_the_service_is_edited_in_words_and_stored_again_as_it_was() -> None:
    for text in texts().values():
        for stored in (text.subject, text.body):
            parts = parse(stored)
            assert write(parts) == stored
            for tone in TONES:
                shown = in_tone(parts, tone)
                plain = to_plain(shown)
                assert not {"{", "}"} & set(plain)
                assert from_plain(plain) == shown, (text.key, text.language, tone)
                # A change in one tone leaves the others as they are.
                words = EditedWords(stored)
                words.plain[tone] = "New words."
                changed = parse(words.stored())
                assert [in_tone(changed, other) for other in TONES if other != tone] == [
                    in_tone(parts, other) for other in TONES if other != tone
                ]
                assert in_tone(changed, tone) == ("New words.",)


def test_words_with_brackets_and_conditions_are_the_same_after_a_round_trip() -> None:
    stored = r"[a\b]{% if added %} a{% else %}  b{% endif %} {% if not person %}c{% endif %}{% if own %}{% endif %}"
    assert write(from_plain(to_plain(parse(stored)))) == stored
    assert (
        to_plain(parse("{{ amount }}{% if not one_day %}s{% endif %}"))
        == "[Total claimed][Not if it is one day late: s]"
    )


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Pay [all]", "There is no value with this name: all"),
        ("Pay [To pay now", "This “[” has no “]” after it."),
        ("Pay] now", "This “]” ends nothing that began before it."),
        (
            "[Only if part of it is paid: thanks",
            "This part has no “]” at its end: [Only if part of it is paid:",
        ),
        (
            "[Page: 3]",
            "There is no condition with these words: Page. Words of your own go in round brackets.",
        ),
        ("a [Otherwise: b]", "“Otherwise” stands right behind a part with a condition."),
        ("{% for x in y %}", "Braces such as {{ … }} are not understood here. Insert a value instead."),
    ],
)
def test_mistake_in_a_text_is_said_in_words(typed: str, words: str) -> None:
    with pytest.raises(Mistake) as caught:
        from_plain(typed)
    assert caught.value.words == words


def test_texts_open_on_the_first_email_in_the_language_of_the_debtors(
    qtbot: QtBot, session: Session, service: FakeService
) -> None:
    debtor = {"company_name": "Muebles Sol", "address": {"country": "ES"}}
    session.connection_store.debtors.confirm(DraftId("d1"), debtor, "")
    there = Recoveries(qtbot, session, service)
    card = there.section.texts
    assert (card.which.value, card.language.value) == ("reminder_first/email", "es")


def test_value_that_a_debtor_needs_is_missed_while_the_text_is_edited(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    card._take("Invoice {{ numbers }}", "Pay {{ amount }} by {{ deadline }}. It was due on {{ due_date }}.")
    assert card.area.message == ""
    card.area.area.setPlainText("Pay [Outstanding] soon.")
    assert card.area.message.startswith("No longer in this text: [Pay by]. ")
    assert card.area.state == "warning"
    card.subject.line.clear()
    card.subject.line.insert("Your invoice")
    assert "[Invoice number], [Pay by]" in card.area.message
    card.area.area.setPlainText("Pay [Outstanding] for [Invoice number] by [Pay by].")
    assert card.area.message == "", "another place is as good, and one sum as another"
    assert card.save.isEnabled()


def test_words_of_a_tone_that_count_for_all_say_that_the_others_go(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    tones = "{% if friendly %}Kindly{% endif %}{% if neutral %}Please{% endif %}{% if firm %}Now{% endif %}"
    card._take("", f"{tones} pay {{{{ amount }}}}.")
    assert card.by_tone.isChecked()
    assert card.one_for_all.isHidden()
    card.by_tone.setChecked(False)
    assert not card.one_for_all.isHidden()
    card.by_tone.setChecked(True)
    assert card.one_for_all.isHidden()
    card._take("", "Pay {{ amount }}.")
    card.area.area.setPlainText("Pay [Total claimed] now.")
    assert card.one_for_all.isHidden(), "nothing is lost"


def test_text_with_other_instructions_is_read_and_not_changed(recoveries: Recoveries) -> None:
    card = recoveries.section.texts
    stored = "{% if added or part %}Pay {{ amount }}.{% endif %}"
    card._take("", stored)
    assert card.area.area.isReadOnly()
    assert "cannot be shown in words" in card.area.message
    assert card._words["body"].stored() == stored


def test_sample_is_an_invoice_of_which_nothing_is_paid() -> None:
    read = [
        preview(text.body, tone, text.language)
        for text in texts().values()
        if text.key.startswith("reminder") and text.language == "en"
        for tone in TONES
    ]
    assert not [
        words for words in read if "received" in words or "€0.00" in words or "invoices" in words.lower()
    ]


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_each_value_and_condition_has_a_name_of_its_own_in_every_language(code: str) -> None:
    with speaking(code):
        for table in (VALUES, CONDITIONS):
            names = [QCoreApplication.translate("TextsCard", words).casefold() for words in table.values()]
            assert len(set(names)) == len(names)
            assert not [name for name in names if {"[", "]", ":", "\\"} & set(name)]
        parts = parse("{% if added %}a{% else %}b{% endif %}{% if not part %} c{% endif %}{{ amount }}")
        assert from_plain(to_plain(parts)) == parts

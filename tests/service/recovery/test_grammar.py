"""Small forms in the texts to debtors: singular and plural, and one full stop where a name has its own."""

import re
from datetime import date

import pytest

from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.templates import PLACEHOLDERS, fill, fragment, texts
from tests.service.recovery.test_wording import THREATS

ONE_DAY_AND_TWO = {
    "fr": ("1 jour de", "2 jours de"),
    "en": ("1 day overdue", "2 days overdue"),
    "de": ("1 Tag überfällig", "2 Tage überfällig"),
    "es": ("1 día de", "2 días de"),
    "it": ("1 giorno", "2 giorni"),
    "nl": ("1 dag te", "2 dagen te"),
}


@pytest.mark.parametrize("language", ONE_DAY_AND_TWO)
def test_one_day_is_singular_and_a_full_stop_is_written_once(language: str) -> None:
    one, many = ONE_DAY_AND_TWO[language]
    late = [text.body for text in texts().values() if text.language == language and "days_late" in text.body]
    # The Spanish text message names the day it was due instead: networks lack the í of "días".
    assert len(late) == (2 if language == "es" else 3)
    values = {
        **dict.fromkeys(PLACEHOLDERS, "x"),
        "friendly": "",
        "neutral": "",
        "several": "",
        "creditor": "López S.L.",
    }
    for body in late:
        single = fill(body, {**values, "days_late": 1, "one_day": True})
        assert one in single.replace("\u00a0", " ")
        written = fill(body, {**values, "days_late": 2, "one_day": False}).replace("\u00a0", " ")
        assert many in written
        assert ".." not in written
    opening = fragment("opening_hosted", language, values)
    assert not [word for word in THREATS[language] if word in opening], "the first message says it as well"
    assert ".." not in phrase("plan_intro", language, creditor="Rossi S.r.l.")


@pytest.mark.parametrize("language", ONE_DAY_AND_TWO)
def test_answer_to_a_plan_over_several_invoices_and_to_a_settlement_is_in_number(language: str) -> None:
    values = {**dict.fromkeys(PLACEHOLDERS, "x"), "barred": ""}
    for key in ("plan_accepted", "plan_offered", "plan_refused"):
        text = texts()[key, "email", language]
        one, many = (
            fill(f"{text.subject} {text.body}", {**values, "several": several}) for several in ("", "x")
        )
        assert one != many, key
    text = texts()["plan_accepted", "email", language]
    settled, in_parts = (fill(text.body, {**values, "settles": settles}) for settles in ("x", ""))
    # A settlement is one payment: its last sentence says of no other that it may fail.
    assert settled.rpartition(". ")[2] != in_parts.rpartition(". ")[2]


@pytest.mark.parametrize(
    ("currency", "language", "written"),
    [
        ("SEK", "en", "SEK 1,685.89"),
        ("GBP", "en", "£1,685.89"),
        ("CHF", "en", "CHF 1,685.89"),
        ("CHF", "de", "CHF 1’685.89"),
        ("CHF", "fr", "1 685,89 CHF"),
        ("CHF", "it", "CHF 1’685.89"),
        ("CZK", "de", "1.685,89 CZK"),
        ("DKK", "nl", "DKK 1.685,89"),
    ],
)
def test_amount_stands_apart_from_its_code_and_francs_are_written_as_in_switzerland(
    currency: str, language: str, written: str
) -> None:
    assert formats.format_money(168_589, currency, language).replace("\u00a0", " ") == written
    below, number = (formats.format_money(-168_589, currency, language), written.strip(f"{currency} £"))
    assert below.replace("\u00a0", " ") in (f"−{written}", f"{currency} −{number}")


@pytest.mark.parametrize("language", ONE_DAY_AND_TWO)
@pytest.mark.parametrize("name", ["privacy_own", "privacy_hosted"])
def test_swiss_creditor_names_the_swiss_law_of_data_alone(name: str, language: str) -> None:
    laws = {key: "" for key in PLACEHOLDERS if key.startswith("law_")}
    values = {**dict.fromkeys(PLACEHOLDERS, "x"), **laws, "barred": ""}
    swiss, other = (fragment(name, language, {**values, "law_ch": law}) for law in ("x", ""))
    assert re.findall(r"[0-9]+", swiss) == ["19"]
    assert {"6", "13" if name == "privacy_own" else "14"} <= set(re.findall(r"[0-9]+", other))


def test_german_is_spelt_for_switzerland_and_names_as_they_are() -> None:
    written = fill("Grüße an {{ creditor }}", {"creditor": "Groß GmbH", "swiss": True})
    assert written == "Grüsse an Groß GmbH"
    assert phrase("letter_closing", formats.spelling("de", "CH")) == "Mit freundlichen Grüssen"
    assert phrase("letter_closing", formats.spelling("de", "DE")) == "Mit freundlichen Grüßen"


@pytest.mark.parametrize(
    ("article", "language", "cited"),
    [
        ("Loi du 2 août 2002 art. 5", "nl", "Wet van 2 augustus 2002 art. 5"),
        ("Loi du 2 août 2002 art. 5", "en", "Loi du 2 août 2002 art. 5"),
        ("Directive 2011/7/EU art. 6", "de", "Richtlinie 2011/7/EU Art. 6"),
        ("§ 288 Abs. 2 BGB", "fr", "§ 288 Abs. 2 BGB"),
    ],
)
def test_law_is_cited_in_the_language_of_the_letter_where_it_is_written_in_it(
    article: str, language: str, cited: str
) -> None:
    assert formats.cite(article, language).replace("\u00a0", " ") == cited


def test_january_is_called_as_in_the_debtor_s_country() -> None:
    day = date(2026, 1, 3)
    written = {
        country: formats.format_day(day, formats.spelling("de", country)).replace("\u00a0", " ")
        for country in ("AT", "DE", "CH")
    }
    assert written == {"AT": "3. Jänner 2026", "DE": "3. Januar 2026", "CH": "3. Januar 2026"}
    assert formats.spelling("en", "AT") == "en"
    assert formats.format_day(day, "de-AT") == "3.\u00a0Jänner\u00a02026"
    assert phrase("due_on", "de-AT", day="x") == "Fällig am x"
    assert formats.format_money(120_050, "EUR", "de-AT") == formats.format_money(120_050, "EUR", "de")


@pytest.mark.parametrize(
    ("language", "text", "set_"),
    [
        ("de", "ist {{ days }} Tag{% if x %}e{% endif %}", "ist {{ days }}_Tag{% if x %}e{% endif %}"),
        ("de", "{days} Tage überfällig, § 288 Abs. 1", "{days}_Tage überfällig, §_288 Abs. 1"),
        ("fr", "1 jour de retard, 2 jours de retard", "1_jour de retard, 2_jours de retard"),
        ("de", "die nächsten 60 Tagungen, am Tag 1", "die nächsten 60 Tagungen, am Tag 1"),
        ("en", "2 days, § 288 (1)", "2 days, §_288 (1)"),
    ],
)
def test_number_and_what_it_counts_stand_on_one_line(language: str, text: str, set_: str) -> None:
    assert formats.typographic(text, language) == set_.replace("_", "\u00a0")


def test_italian_days_have_their_articles_and_the_first_its_sign() -> None:
    days = [formats.format_day(date(2026, 8, day), "it").replace("\u00a0", " ") for day in (1, 8, 11, 18)]
    assert days[0] == "1º agosto 2026"
    written = fill(
        "Il {{ a }}, entro il {{ b }}, del {{ b }}, al {{ c }}, dal {{ d }}",
        {
            name: formats.format_day(date(2026, 8, day), "it")
            for name, day in zip("abcd", (1, 8, 11, 18), strict=True)
        },
    ).replace("\u00a0", " ")
    assert written == (
        "Il 1º agosto 2026, entro l’8 agosto 2026, dell’8 agosto 2026, all’11 agosto 2026, dal 18 agosto 2026"
    )


def test_address_has_its_postal_code_where_the_country_writes_it() -> None:
    address = {"line1": "12 Quay Street", "postal_code": "BS1 4DJ", "city": "Bristol", "country": "GB"}
    assert formats.postal_lines(address, is_domestic=True) == ["12 Quay Street", "Bristol", "BS1 4DJ"]
    french = {**address, "postal_code": "69003", "city": "Lyon", "country": "France"}
    assert formats.postal_lines(french, "en")[1:] == ["69003 Lyon", "France"]


def test_no_line_ends_between_a_dutch_article_and_its_law() -> None:
    assert formats.cite("art. 6:119a BW", "nl") == "art.\u00a06:119a\u00a0BW"


def test_french_has_a_space_before_the_semicolon_of_foreign_words_and_no_other_language() -> None:
    written = "Pose de 6 fenêtres; Dépose ; Nettoyage"
    assert formats.set_semicolons(written, "fr") == "Pose de 6 fenêtres\u00a0; Dépose\u00a0; Nettoyage"
    assert formats.set_semicolons(written, "de") == written


def test_items_of_a_description_are_parted_as_a_person_parts_them() -> None:
    assert formats.write_items("Fourniture bois; Dépose", "fr") == "Fourniture bois, Dépose"
    assert formats.write_items("Bois, clous; Dépose", "fr") == "Bois, clous\u00a0; Dépose"
    assert formats.write_items("Holz, Nägel; Abbau", "de") == "Holz, Nägel; Abbau"
    assert formats.write_items("Holz", "de") == "Holz"

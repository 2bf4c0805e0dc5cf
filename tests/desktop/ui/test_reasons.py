"""Reasons in the person's words: each code of the contract, in each language, with the locale's numbers and days."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from recovery_contract.reason_templates import Kind
from recovery_contract.reasons import Reason
from recovery_desktop.ui import language, reasons
from recovery_desktop.ui.field_names import name_of
from tests.contract.test_reasons import every_template
from tools.texts import COMPLETE

SAMPLES: dict[Kind, Any] = {
    Kind.MONEY: Decimal("1000"),
    Kind.DAY: date(2026, 4, 3),
    Kind.DAYS: [date(2026, 4, 3)],
    Kind.NUMBER: 7_654,
    Kind.TEXT: "{words} of a page",
    Kind.IDENTIFIER: "73282932000075",
    Kind.REASON: Reason.of("file_empty"),
    Kind.VALUE: Decimal("1000"),
}
SHOWN = {
    "en": {
        Kind.MONEY: "1,000.00",
        Kind.DAY: "3\u00a0April\u00a02026",
        Kind.NUMBER: "7,654",
        Kind.REASON: "empty",
    },
    "fr": {
        Kind.MONEY: "1\u202f000,00",
        Kind.DAY: "3\u00a0avril\u00a02026",
        Kind.NUMBER: "7\u202f654",
        Kind.REASON: "vide",
    },
    "de": {
        Kind.MONEY: "1.000,00",
        Kind.DAY: "3.\u00a0April\u00a02026",
        Kind.NUMBER: "7.654",
        Kind.REASON: "leer",
    },
}
for shown in SHOWN.values():
    shown |= {Kind.DAYS: shown[Kind.DAY], Kind.VALUE: shown[Kind.MONEY]}
    shown |= {Kind.TEXT: "{words} of a page", Kind.IDENTIFIER: "732 829 320 00075"}


@pytest.fixture
def speaking(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    before = QLocale()
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.mark.parametrize("code", COMPLETE)
def test_reasons_of_the_contract_have_words_with_their_params(code: str, speaking: QCoreApplication) -> None:
    language.start(speaking, code, QLocale("en_GB"))
    for name, template in every_template():
        params = {one: SAMPLES[kind] for one, kind in template.kinds.items()}
        reason = Reason.of(name, **params)
        words = reasons.in_words(reason)
        assert reasons.own_words(reason), name
        assert (QCoreApplication.translate("reasons", template.source) == template.source) == (code == "en")
        assert all(SHOWN[code][kind] in words for kind in template.kinds.values()), words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "fr",
            "1\u202f000,00\u00a0€ hors taxes et 200,00\u00a0€ de TVA ne font pas 1\u202f300,00\u00a0€.",
        ),
        ("en", "Net €1,000.00 and tax €200.00 do not add up to €1,300.00."),
    ],
)
def test_amounts_of_reasons_are_written_as_the_person_writes_them(
    code: str, words: str, speaking: QCoreApplication
) -> None:
    language.start(speaking, code, QLocale("en_GB"))
    amounts = {"net": Decimal(1000), "tax": Decimal(200), "gross": Decimal(1300)}
    assert reasons.in_words(Reason.of("SUM_MISMATCH", **amounts, currency="EUR")) == words
    assert reasons.in_words(Reason.of("SUM_MISMATCH", **amounts)) == words.replace("\u00a0€", "").replace(
        "€", ""
    )


def test_days_numbers_and_identifiers_of_reasons_are_written_as_the_person_writes_them(
    speaking: QCoreApplication,
) -> None:
    language.start(speaking, "de", QLocale("en_GB"))
    due = Reason.of("DUE_BEFORE_ISSUE", due=date(2026, 1, 2), issue=date(2026, 3, 4))
    assert "2.\u00a0Januar\u00a02026" in reasons.in_words(due)
    assert "4.\u00a0März\u00a02026" in reasons.in_words(due)
    assert "7.654" in reasons.in_words(Reason.of("table_too_large", rows=7654, size=5))
    assert "732 829 320 00075" in reasons.in_words(Reason.of("IDENTIFIER_INVALID", siret="73282932000075"))
    assert "1.234,50\u00a0€" in reasons.in_words(
        Reason.of("XML_DISAGREES", value=Decimal("1234.5"), currency="EUR")
    )


def test_negative_amounts_of_reasons_keep_their_sign() -> None:
    words = [
        reasons.in_words(Reason.of("ALREADY_PAID", amount=Decimal(-5), **more))
        for more in ({}, {"currency": "EUR"})
    ]
    assert words == [
        "The invoice says that the full \u22125.00 is paid.",
        "The invoice says that the full \u2212€5.00 is paid.",
    ]


def test_further_reason_is_said_after(speaking: QCoreApplication) -> None:
    language.start(speaking, "fr", QLocale("en_GB"))
    reason = Reason.of("ORDER", because=Reason.of("headed", title="Bestellung"))
    assert (
        reasons.in_words(reason)
        == "C’est une commande, pas une facture. Son titre est «\u00a0Bestellung\u00a0»."
    )


FOREIGN: list[dict[str, Any]] = [
    {"code": "E17", "params": {}, "message": "As it came."},
    {"code": "CREDIT_NOTE", "message": "As it came."},
    {"code": "SUM_MISMATCH", "params": {"net": 1}, "message": "As it came."},
    {"code": "ALREADY_PAID", "params": {"amount": "much"}, "message": "As it came."},
    {"code": "ALREADY_PAID", "params": {"amount": "NaN"}, "message": "As it came."},
    {"code": "ALREADY_PAID", "params": {"amount": "1e999999999"}, "message": "As it came."},
    {"code": "ALREADY_PAID", "params": {"amount": [1]}, "message": "As it came."},
    {"code": "ALREADY_PAID", "params": {"amount": True}, "message": "As it came."},
    {"code": "headed", "params": {"title": {"x": 1}}, "message": "As it came."},
    {"code": "headed", "params": {"title": "x" * 2_000}, "message": "As it came."},
    {"code": "DUE_BEFORE_ISSUE", "params": {"due": 1, "issue": None}, "message": "As it came."},
    {"code": "SEVERAL_DUE_DATES", "params": {"days": "2026-01-02"}, "message": "As it came."},
    {"code": "XML_DISAGREES", "params": {"value": {"kind": "value", "value": 1}}, "message": "As it came."},
    {"code": "ORDER", "params": {"because": "no reason"}, "message": "As it came."},
    {"code": "ORDER", "params": {"because": None}, "message": "As it came."},
]


@pytest.mark.parametrize("answer", FOREIGN)
def test_reason_of_foreign_service_stands_as_it_came(answer: dict[str, Any]) -> None:
    reason = Reason.model_validate(answer)
    assert reasons.in_words(reason) == "As it came."
    assert not reasons.own_words(reason)


def test_reason_within_reasons_without_end_stands_as_it_came() -> None:
    nested: dict[str, Any] = {"code": "file_empty", "params": {}, "message": "x"}
    for _ in range(100):
        nested = {"code": "ORDER", "params": {"because": nested}, "message": "As it came."}
    assert reasons.in_words(Reason.model_validate(nested)).endswith("As it came.")


def test_plain_sentence_and_nothing_stand_as_they_are() -> None:
    assert reasons.in_words("The tax office is closed.") == "The tax office is closed."
    assert reasons.in_words(Reason(message="The tax office is closed.")) == "The tax office is closed."
    assert reasons.in_words(None) == ""


def test_field_that_only_the_reader_speaks_of_has_a_name() -> None:
    assert name_of("invoice.due_amount") == "Still to pay"

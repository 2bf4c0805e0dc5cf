"""What is suggested of a message: the model has to be sure of it, and the day has to be the only one."""

from __future__ import annotations

from datetime import date

import pytest

from recovery_invoices.correspondence.learned import (
    load_model,
    pack_model,
    suggest_meanings,
    unpack_model,
    with_sure_day,
)
from recovery_invoices.correspondence.meaning import Meaning

WEDNESDAY = date(2026, 3, 4)
TENTH = date(2026, 3, 10)
PRACTICE = [
    "Hello,\n\nthank you for your reminder. We shall pay invoice AE-2025-0117 on 10 March 2026.\n\n"
    "Could you please send us a copy of the invoice?",
    "Bonjour,\n\nmerci de votre rappel. Nous paierons la facture AE-2025-0117 le 10 mars 2026.\n\n"
    "Pourriez-vous nous envoyer une copie de la facture ?",
    "Guten Tag,\n\nvielen Dank für Ihre Erinnerung. Wir bezahlen die Rechnung AE-2025-0117 am 10. März 2026.\n\n"
    "Könnten Sie uns bitte eine Kopie der Rechnung schicken?",
    "Buenos días:\n\ngracias por su recordatorio. Pagaremos la factura AE-2025-0117 el 10 de marzo de 2026.\n\n"
    "¿Podría enviarnos una copia de la factura?",
    "Buongiorno,\n\ngrazie per il promemoria. Pagheremo la fattura AE-2025-0117 il 10 marzo 2026.\n\n"
    "Potrebbe inviarci una copia della fattura?",
    "Goedendag,\n\ndank u voor uw herinnering. Wij betalen factuur AE-2025-0117 op 10 maart 2026.\n\n"
    "Kunt u ons een kopie van de factuur sturen?",
]


def suggested(text: str) -> list[tuple[str, date | None]]:
    return [
        (one.kind, one.day) for one in suggest_meanings(text, "Re: reminder", WEDNESDAY, is_automatic=False)
    ]


@pytest.mark.parametrize("text", PRACTICE)
def test_short_message_that_says_two_things_is_suggested_both(text: str) -> None:
    assert suggested(text) == [("promise", TENTH), ("invoice_wanted", None)]


def test_letter_without_a_meaning_is_suggested_none() -> None:
    assert suggested("Thank you for your message, we look into it with my associate. Have a nice day.") == []


def test_words_of_a_mail_server_are_suggested_none() -> None:
    assert suggested("421 4.7.0 Too many connections. We will try again until 8 March.") == []


@pytest.mark.parametrize(
    "text",
    [
        "We will pay the invoice on Friday. It is next month that the shop opens.",
        "Wij betalen de factuur op maandag de 2e.",
        "L'assurance verse le 26, nous paierons la facture le 27 au matin.",
    ],
)
def test_day_that_the_rest_of_the_message_moves_is_not_named(text: str) -> None:
    assert {day for _, day in suggested(text)} <= {None}


def test_model_that_is_packed_is_the_same_once_unpacked() -> None:
    model = load_model()
    assert unpack_model(pack_model(model)) == model


@pytest.mark.parametrize(
    ("excerpt", "likely", "day"), [("", 0.5, None), ("", 0.9, TENTH), ("I am back on 10 March.", 0.5, TENTH)]
)
def test_day_that_no_sentence_gives_as_that_of_a_return_is_named_where_the_model_is_sure(
    excerpt: str, likely: float, day: date | None
) -> None:
    assert with_sure_day(Meaning("away", TENTH, excerpt), likely).day == day

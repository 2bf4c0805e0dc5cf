"""What messages may mean: each kind in six languages, no day where one is not sure, nothing where nothing is said."""

from __future__ import annotations

from datetime import date

import pytest

from recovery_invoices.correspondence.meaning import find_meanings
from recovery_invoices.correspondence.quotation import forwarded_statement, split

WEDNESDAY = date(2026, 3, 4)
SAYS = [
    ("We will pay the invoice on Friday.", "promise", date(2026, 3, 6)),
    ("Payment will be made on 15 March.", "promise", date(2026, 3, 15)),
    ("The transfer is scheduled for Friday, 20 March.", "promise", date(2026, 3, 20)),
    ("We have already paid this invoice.", "paid", None),
    ("Please send us a copy of the invoice.", "invoice_wanted", None),
    ("Could we pay in three instalments?", "time_wanted", None),
    ("We dispute this invoice, the goods were damaged.", "dispute", None),
    ("I no longer work for this company.", "wrong_person", None),
    ("The company is in liquidation.", "insolvent", None),
    ("We will not pay.", "refuses", None),
    ("I am out of office until 12 March.", "away", date(2026, 3, 12)),
    ("Nous avons réglé cette facture le 27 février.", "paid", None),
    ("Nous vous paierons le 15 mars.", "promise", date(2026, 3, 15)),
    ("Pouvez-vous nous renvoyer la facture ?", "invoice_wanted", None),
    ("Serait-il possible de payer en trois fois ?", "time_wanted", None),
    ("Nous contestons cette facture, les travaux ne sont pas terminés.", "dispute", None),
    ("Je ne fais plus partie de l’entreprise.", "wrong_person", None),
    ("La société est en liquidation judiciaire.", "insolvent", None),
    ("Nous ne paierons pas cette facture.", "refuses", None),
    ("Je suis absent jusqu’au 12 mars.", "away", date(2026, 3, 12)),
    ("Wir überweisen den Betrag am Freitag.", "promise", date(2026, 3, 6)),
    ("Die Zahlung erfolgt bis zum 15.03.", "promise", date(2026, 3, 15)),
    ("Wir bezahlen die Rechnung am 10. Mai 2026.", "promise", date(2026, 5, 10)),
    ("Die Rechnung wurde bereits am 27.02.2026 bezahlt.", "paid", None),
    ("Könnten Sie uns die Rechnung bitte nochmal zusenden?", "invoice_wanted", None),
    ("Können wir in drei Raten zahlen?", "time_wanted", None),
    ("Wir bestreiten die Forderung, die Ware war mangelhaft.", "dispute", None),
    ("Ich bin nicht mehr bei der Firma tätig.", "wrong_person", None),
    ("Über das Vermögen wurde das Insolvenzverfahren eröffnet.", "insolvent", None),
    ("Wir werden diese Rechnung nicht bezahlen.", "refuses", None),
    ("Ich bin bis zum 12.03.2026 im Urlaub.", "away", date(2026, 3, 12)),
    ("Pagaremos la factura el 15 de marzo.", "promise", date(2026, 3, 15)),
    ("Ya hemos pagado esta factura.", "paid", None),
    ("¿Pueden enviarnos una copia de la factura?", "invoice_wanted", None),
    ("¿Podríamos pagar a plazos?", "time_wanted", None),
    ("No estamos de acuerdo con el importe.", "dispute", None),
    ("Ya no trabajo en esta empresa.", "wrong_person", None),
    ("La empresa está en concurso de acreedores.", "insolvent", None),
    ("No vamos a pagar.", "refuses", None),
    ("Pagheremo la fattura il 15 marzo.", "promise", date(2026, 3, 15)),
    ("Abbiamo già effettuato il bonifico.", "paid", None),
    ("Potete inviarci copia della fattura?", "invoice_wanted", None),
    ("Possiamo pagare a rate?", "time_wanted", None),
    ("Contestiamo la fattura perché la merce era difettosa.", "dispute", None),
    ("Non lavoro più per questa azienda.", "wrong_person", None),
    ("La società è fallita.", "insolvent", None),
    ("Non pagheremo questa fattura.", "refuses", None),
    ("Wij betalen de factuur op 15 maart.", "promise", date(2026, 3, 15)),
    ("De factuur is al betaald.", "paid", None),
    ("Kunt u ons een kopie van de factuur sturen?", "invoice_wanted", None),
    ("Kunnen wij in termijnen betalen?", "time_wanted", None),
    ("Wij betwisten deze factuur, de levering was onvolledig.", "dispute", None),
    ("Ik werk niet meer bij dit bedrijf.", "wrong_person", None),
    ("Het bedrijf is failliet verklaard.", "insolvent", None),
    ("Wij gaan deze factuur niet betalen.", "refuses", None),
    ("You'll have it in your account on Friday.", "promise", date(2026, 3, 6)),
    ("I pay it today as soon as I am back, promise I'll do it.", "promise", date(2026, 3, 4)),
    ("We have just sent the money ten minutes ago.", "paid", None),
    ("Our company merely has a similar name.", "wrong_person", None),
    ("Your reminders go straight to the bin.", "refuses", None),
    ("Der Beleg ist zur Zahlung am 18.03.2026 vorgemerkt.", "promise", date(2026, 3, 18)),
    ("Der Betrag wurde von Ihnen per Lastschrift eingezogen.", "paid", None),
    ("Gibt es bei der Frist etwas Spielraum?", "time_wanted", None),
    ("Je viens de faire le virement.", "paid", None),
    ("Merci de rééditer la facture à notre nouveau nom.", "invoice_wanted", None),
    ("La somme ne sera pas versée.", "refuses", None),
    ("Acabo de hacer la transferencia.", "paid", None),
    ("La sociedad se disolvió en la última junta.", "insolvent", None),
    ("Ho appena fatto il bonifico.", "paid", None),
    ("Il nostro studio ha cessato l'incarico per questa società.", "wrong_person", None),
    ("Vrijdag staat het op jullie rekening.", "promise", date(2026, 3, 6)),
    ("Zit er rek in de termijn?", "time_wanted", None),
]


@pytest.mark.parametrize(("words", "kind", "day"), SAYS)
def test_message_that_says_one_thing_is_understood_as_that(words: str, kind: str, day: date | None) -> None:
    meanings = find_meanings(words, "Re:", WEDNESDAY, is_automatic=False)
    assert [(one.kind, one.day) for one in meanings] == [(kind, day)]


@pytest.mark.parametrize(
    "words",
    [
        "We will pay next Friday.",
        "We will pay on 03/04.",
        "We will pay on 12 or 13 March.",
        "We will pay on Wednesday.",
        "We will pay the invoice of 15 March.",
        "We will pay on 31 February.",
        "Wir zahlen nächsten Freitag.",
        "Nous paierons vendredi prochain.",
    ],
)
def test_day_that_may_be_another_is_not_named(words: str) -> None:
    assert [one.day for one in find_meanings(words, "", WEDNESDAY, is_automatic=False)] == [None]


@pytest.mark.parametrize(
    "words",
    [
        "Thank you for your message.",
        "Will you pay the courier?",
        "Has the invoice been paid?",
        "If we had paid, you would know.",
        "Nous vous remercions de votre message.",
        "Vielen Dank für Ihre Nachricht.",
        "Ist die Rechnung schon bezahlt?",
    ],
)
def test_message_that_says_nothing_is_given_no_meaning(words: str) -> None:
    assert find_meanings(words, "", WEDNESDAY, is_automatic=False) == []


@pytest.mark.parametrize(
    "text",
    [
        "Thank you.\n\nOn Mon, 2 Mar 2026 at 09:30, Garage wrote:\n> We will pay on Friday.\n",
        "> We will pay on Friday.\n\nThank you.",
        "Merci.\n\nLe 2 mars 2026 à 09:30, Garage a écrit :\n\nNous paierons vendredi.",
        "Danke.\n\nVon: Garage <g@x.example>\nGesendet: Montag, 2. März 2026 09:30\nAn: Paul\n"
        "Betreff: Rechnung\n\nWir zahlen am Freitag.",
        "Grazie.\n\n-----Messaggio originale-----\nPagheremo venerdì.",
        "Bien reçu, merci.\nDe : Garage\nObjet : Rappel\nNous paierons vendredi.",
        "Thank you.\n\n-- \nPaul\nOut of office on Fridays",
    ],
)
def test_words_that_are_quoted_or_signed_mean_nothing(text: str) -> None:
    assert find_meanings(split(text).statement, "", WEDNESDAY, is_automatic=False) == []


def test_own_words_below_a_quotation_count() -> None:
    parted = split("> Your invoice is due.\n\nWe will pay on Friday.")
    assert parted.own == "We will pay on Friday."
    assert parted.quoted == "Your invoice is due."


@pytest.mark.parametrize(
    "line",
    [
        "Oorspronkelijk bericht:",
        "Mensaje enviado el 14/02/2026:",
        "--- Ihre Nachricht vom 07.10.2026 ---",
        "---- Da: Segreteria, 28/11/2026 ----",
        "[Texto citado, 04/06/2026]",
        "Message initial du 26/11/2026 :",
    ],
)
def test_what_stands_below_a_line_that_names_a_message_is_quoted(line: str) -> None:
    parted = split(f"We need more time.\n\n{line}\nPlease pay, or tell us if you dispute it.")
    assert parted.own == "We need more time."


def test_sentence_about_a_message_is_the_senders_own() -> None:
    text = "Ihre Nachricht habe ich am 07.10.2026 bekommen.\n\nWir brauchen noch Zeit."
    assert split(text).own == text


def test_automatic_answer_promises_nothing() -> None:
    words = "I am out of office until 12 March. We will pay on Friday."
    meanings = find_meanings(words, "", WEDNESDAY, is_automatic=True)
    assert [(one.kind, one.day) for one in meanings] == [("away", date(2026, 3, 12))]


REMINDER = """Dear Sir or Madam,

invoice 2026-7 is overdue. If you have paid it already, please disregard this message.

Kind regards
Example Creditor
Accounts"""
HEADERS = """From: Example Creditor <billing@creditor.example>
Sent: 2 March 2026 09:00
To: office@debtor.example
Subject: Invoice 2026-7
"""


def test_message_that_is_handed_on_is_what_its_writer_says_and_not_what_is_quoted_below_it() -> None:
    text = f"""fyi, from accounting

---------- Forwarded message ----------
From: Accounting <accounting@debtor.example>
Subject: Invoice 2026-7

We pay it on Friday.

{HEADERS}
{REMINDER}"""
    assert forwarded_statement(text, ["billing@creditor.example"]) == "We pay it on Friday."


def test_reminder_that_is_handed_on_says_nothing_for_the_debtor() -> None:
    assert forwarded_statement(f"See below.\n\n{HEADERS}\n{REMINDER}", ["billing@creditor.example"]) == ""


def test_words_below_an_unmarked_reminder_are_what_the_sender_says() -> None:
    text = f"{HEADERS}\n{REMINDER}\n\nCan you send us the invoice?"
    assert forwarded_statement(text, ["billing@creditor.example"]) == "Can you send us the invoice?"


def test_small_print_at_the_end_of_a_paragraph_leaves_what_stands_above_it() -> None:
    text = (
        "We need more time.\nThis e-mail is confidential and intended solely for the addressee named above."
    )
    assert split(text).statement == "We need more time."


def test_prose_about_courts_and_directors_is_no_small_print() -> None:
    text = (
        "Guten Tag, beim Amtsgericht läuft der Antrag auf Insolvenz, der Geschäftsführer ist nicht mehr da.\n\n"
        "Wir haben den Betrieb zum Monatsende eingestellt und alle Leute entlassen, leider.\n\n"
        "Beispiel GmbH, Amtsgericht Musterstadt, HRB 12345, Geschäftsführer: siehe Aushang im Treppenhaus"
    )
    assert split(text).statement == text.rpartition("\n\n")[0]

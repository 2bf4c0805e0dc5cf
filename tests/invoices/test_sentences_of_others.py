"""What the sentences of a paper say that is no invoice, and what it is called."""

from __future__ import annotations

import pytest

from recovery_invoices.checks.sentences_of_others import sentences_of
from recovery_invoices.checks.titles import is_invoice_title, other_title
from tests.invoices.test_pieces import document_of

OFFERS, ORDERS, REMINDS, PAID, BALANCE, GOODS = range(6)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("Estimado cliente: atendiendo a su amable solicitud, nos complace ofrecerle:", OFFERS),
        ("Thank you for your enquiry; we are pleased to offer the following", OFFERS),
        ("Hiermit bestätigen wir Ihren Auftrag vom 4. März", ORDERS),
        ("Il presente documento non costituisce fattura", ORDERS),
        ("Sauf erreur ou omission de notre part, nous n'avons pas reçu votre règlement", REMINDS),
        ("Ontvangen van Bakkerij de Vries", PAID),
        ("Saldovortrag vom Vorjahr", BALANCE),
        ("Causale del trasporto: vendita", GOODS),
    ],
)
def test_sentence_says_that_a_paper_is_no_invoice(line: str, kind: int) -> None:
    assert [at for at, one in enumerate(sentences_of(document_of(line))) if one] == [kind]


def test_invoices_own_sentences_say_nothing_of_the_kind() -> None:
    kinds = sentences_of(
        document_of(
            "Wir berechnen Ihnen die Lieferung vom 4. März.",
            "Zahlbar innerhalb von 30 Tagen ohne Abzug.",
            "Please pay within 30 days. We thank you for your business.",
            "En cas de retard de paiement, une indemnité de 40 € est due.",
        )
    )
    assert not any(kinds)


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("afleverbon d 981 981", "DELIVERY_NOTE"),
        ("conferma vs. ordine 87/21", "ORDER"),
        ("letzte mahnung vor ubergabe an das inkassoburo", "REMINDER"),
        ("past due: invoice 17", "REMINDER"),
        ("offerta di noleggio n. 8847", "QUOTE"),
        ("rechnung nr. 17", None),
        ("facture de solde", None),
    ],
)
def test_title_with_more_words_is_known(title: str, code: str | None) -> None:
    assert other_title(title) == code
    assert is_invoice_title(title) is (code is None)

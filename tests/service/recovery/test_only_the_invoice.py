"""“Only the invoice” is a promise: neither a message nor the debtor's page speaks of interest or fixed sums."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import httpx
import pytest

from tests.builders import an_invoice
from tests.depth import with_the_rest
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import ALL, OLD, entered_rates, in_language
from tests.service.steps import DAY, advance, in_process

__all__ = ["entered_rates"]
CHARGES = {
    "en": "interest|fixed compensation|reserved",
    "fr": "pénalité|intérêts de retard|indemnité|réservé",
    "de": "zinsen|pauschale|vorbehalten",
    "es": "intereses|cantidad fija|reserva",
    "it": "interessi di mora|importo forfettario|resta salvo",
    "nl": "rente|vast bedrag|voorbehouden",
}


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("language", with_the_rest(["de", "fr"], ["en", "es", "it", "nl"]))
def test_only_the_invoice_is_asked_for_in_every_message_and_on_the_page(
    client: httpx.Client, caller: Callable[..., Any], language: str
) -> None:
    spoken = {}
    for pursue in ("principal", "all"):
        invoice = an_invoice(amount=1200.50, **OLD)
        debtor = reachable(company_name=f"Debtor of {pursue}", address=in_language(language))
        terms = {**ALL, "pursue": pursue}
        id_ = in_process(client, debtor=debtor, invoice=invoice, metadata=terms)["id"]
        advance(client, 61 * DAY)
        sent = outbox(client, id_)
        assert [one["type"] for one in sent].count("letter") == 2, "a reminder and the formal notice"
        page = unescape(Page(client, caller, id_).get(lang=language).text)
        texts = [one["body"].partition("-- \n")[0] for one in sent] + [page]
        spoken[pursue] = [text for text in texts if re.search(CHARGES[language], text, re.I)]
    assert spoken["principal"] == []
    assert spoken["all"]

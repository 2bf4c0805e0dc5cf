"""What a Belgian debtor who reads Dutch is asked for has the names of the Belgian law."""

from collections.abc import Callable
from html import unescape
from typing import Any

import httpx

from recovery_service.context.core import Core
from recovery_service.recovery.contacts import letters
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_html_mail import layouts
from tests.service.recovery.test_letters import data_of, text_of
from tests.service.recovery.test_wording import ALL, entered_rates
from tests.service.steps import DAY, advance, an_active_user, in_process

__all__ = ["entered_rates"]
ANTWERP = {"line1": "Kaai 12", "postal_code": "2000", "city": "Antwerpen", "country": "BE"}
UTRECHT = {"line1": "Kade 12", "postal_code": "3511 AB", "city": "Utrecht", "country": "NL"}


def all_words(client: httpx.Client, caller: Callable[..., Any], core: Core, address: dict[str, str]) -> str:
    user = an_active_user(client, company={"name": "Dakwerken Peeters", "address": address})
    debtor = reachable(address=address, company_name="Schrijnwerkerij Maes BV")
    id_ = in_process(client, user_id=user, debtor=debtor, metadata=ALL)["id"]
    advance(client, 61 * DAY)
    bodies = [one["body"] for one in outbox(client, id_)]
    papers = [text_of(letters.typeset_letter(letter))[0] for letter in data_of(core, id_)]
    page = unescape(Page(client, caller, id_).get().text)
    return "\n".join([*bodies, *papers, *(html for _, html in layouts(core, id_)), page])


def test_belgian_debtor_reads_nalatigheidsinterest_and_a_dutch_one_vertragingsrente(
    client: httpx.Client, caller: Callable[..., Any], core: Core, entered_rates: None
) -> None:
    belgian = all_words(client, caller, core, ANTWERP)
    assert "nalatigheidsinterest" in belgian.lower()
    assert "vertragingsrente" not in belgian.lower()
    assert "forfaitaire vergoeding voor invorderingskosten" in belgian.lower()
    dutch = all_words(client, caller, core, UTRECHT)
    assert "vertragingsrente" in dutch.lower()
    assert "nalatigheidsinterest" not in dutch.lower()

"""What the law adds is called by its name: interest, the fixed sum or both, in the words of the creditor's law."""

import re
from collections.abc import Callable
from datetime import date
from html import unescape
from typing import Any

import httpx
import pytest

from recovery_service.wording.formats import polish
from tests.builders import an_invoice
from tests.depth import with_the_rest
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import ALL, OLD, entered_rates, in_language
from tests.service.steps import DAY, advance, an_active_user, in_process

__all__ = ["entered_rates"]
FIXED_SUM = {
    "en": "including €40.00 of fixed compensation for recovery costs",
    "fr": "dont 40,00\u00a0€ d’indemnité forfaitaire)",
    "de": "einschließlich 40,00\u00a0€ Verzugspauschale)",
    "es": "de los que 40,00\u00a0€ son cantidad fija por costes de cobro",
    "it": "di cui 40,00\u00a0€ per importo forfettario per costi di recupero",
    "nl": "waarvan €\u00a040,00 vast bedrag voor incassokosten",
}
FRENCH_WORDS = ("pénalités de retard", "intérêts de retard")


@pytest.mark.parametrize("language", with_the_rest(["en", "fr"], ["de", "es", "it", "nl"]))
def test_fixed_sum_is_named_alone_where_the_rate_of_the_half_year_is_missing(
    client: httpx.Client, language: str
) -> None:
    advance(client, (date(2031, 1, 31) - date.today()).days * DAY)
    invoice = an_invoice(amount=1000, issue_date="2030-11-30", due_date="2030-12-31")
    debtor = reachable(address=in_language(language))
    id_ = in_process(client, debtor=debtor, invoice=invoice, metadata=ALL)["id"]
    advance(client, 61 * DAY)
    letters = [message["body"] for message in outbox(client, id_) if message["type"] == "letter"]
    assert FIXED_SUM[language] in letters[0]


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize(
    ("country", "company_type", "named"),
    [("FR", "company", 0), ("BE", "company", 1), ("CH", "company", 1), ("FR", "individual", 1)],
)
def test_interest_has_its_french_name_by_french_law_of_traders_alone(
    client: httpx.Client, caller: Callable[..., Any], country: str, company_type: str, named: int
) -> None:
    home = {"line1": "Rue Haute 12", "postal_code": "1000", "city": "Bruxelles", "country": country}
    user = an_active_user(client, company={"name": "Toitures Lambert", "address": home})
    invoice = an_invoice(amount=1200.50, **OLD)
    debtor = reachable(company_type=company_type)
    terms = {**ALL, "late_payment_rate": 9}
    id_ = in_process(client, user_id=user, debtor=debtor, invoice=invoice, metadata=terms)["id"]
    advance(client, 61 * DAY)
    texts = {message["type"]: message["body"].lower() for message in outbox(client, id_)}
    texts["page"] = unescape(Page(client, caller, id_).get(lang="fr").text).lower()
    other = FRENCH_WORDS[1 - named]
    for place in ("email", "letter", "page"):
        assert FRENCH_WORDS[named] in texts[place], place
        assert other not in texts[place], place
        assert "pénalités et indemnités" not in texts[place], place


@pytest.mark.parametrize(
    ("filled", "written"),
    [
        ("dont 8 € de intérêts de retard", "dont 8 € d’intérêts de retard"),
        ("dont 8 € de pénalités de retard", "dont 8 € de pénalités de retard"),
        ("dont 40 € de indemnité forfaitaire", "dont 40 € d’indemnité forfaitaire"),
        (
            "dont 48 € de pénalités de retard et indemnité forfaitaire",
            "dont 48 € de pénalités de retard et d’indemnité forfaitaire",
        ),
    ],
)
def test_french_of_is_elided_before_what_the_law_adds(filled: str, written: str) -> None:
    assert polish(filled, {}) == written


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize(("language", "as_of"), [("es", r"\(saldo a \d+\sde\s"), ("it", r"\(saldo al \d+")])
def test_day_of_a_balance_is_no_day_to_pay(client: httpx.Client, language: str, as_of: str) -> None:
    debtor = reachable(address=in_language(language))
    id_ = in_process(client, debtor=debtor, metadata=ALL)["id"]
    advance(client, 61 * DAY)
    mails = [message["body"] for message in outbox(client, id_) if message["type"] == "email"]
    assert [mail for mail in mails if re.search(as_of, mail)]
    assert not [mail for mail in mails if re.search(r"(por pagar a|€ al?) \d", mail)]

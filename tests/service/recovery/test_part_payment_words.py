"""What the debtor is told once a part is paid: thanks, once, and the rest; never that it slipped somebody’s mind."""

from __future__ import annotations

import httpx
import pytest

from tests.builders import an_invoice, days_ago
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import COUNTRIES, OLD, in_language, own, plan_of_every_tone, previews
from tests.service.steps import DAY, advance, an_active_user, good, in_process

__all__ = ["own"]
THANKS = {
    "en": ("thank you for your payment of", "slipped your mind"),
    "fr": ("nous vous remercions de votre paiement de", "oubli"),
    "de": ("vielen Dank für Ihre Zahlung von", "untergegangen"),
    "es": ("le agradecemos su pago de", "olvido"),
    "it": ("La ringraziamo per il pagamento di", "dimenticanza"),
    "nl": ("hartelijk dank voor uw betaling van", "ontsnapt"),
}
"""How the message after a part payment begins, and what nobody says who was paid a part."""


@pytest.mark.parametrize("language", COUNTRIES)
def test_reminder_after_a_part_payment_gives_thanks_once_and_names_the_rest(
    own: httpx.Client, language: str
) -> None:
    thanks, overlooked = THANKS[language]
    user = an_active_user(own)
    plan_of_every_tone(own, user, (("email", "reminder_first"), ("sms", "reminder_short")))
    debtor = reachable(address=in_language(language))
    id_ = in_process(own, user_id=user, debtor=debtor, invoice=an_invoice(amount=1200.50, **OLD))["id"]
    before = len(outbox(own, id_))
    paid = {"amount": 200.50, "date": days_ago(0).isoformat()}
    good(own.post(f"/v1/receivables/{id_}/payments", json=paid))
    good(own.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    read = previews(own, id_)
    assert any(overlooked in body for body in read.values()) is False
    mails = [body for body in read.values() if thanks.casefold() in body.casefold()]
    assert mails
    assert all("200" in body and "000" in body for body in mails)
    advance(own, 30 * DAY)
    sent = outbox(own, id_)[before:]
    assert sum(thanks.casefold() in one["body"].casefold() for one in sent if one["type"] == "email") == 1

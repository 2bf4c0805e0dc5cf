"""Stripe: a Checkout Session for each payment, and events whose signature is over the body as it arrived."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
from yarl import URL

from recovery_service.ids import CheckoutId
from recovery_service.recovery.card_payments.provider import (
    ChargedBack,
    NotAuthentic,
    Page,
    PageNotClosed,
    PageRefused,
    PageRequest,
    Paid,
    ProviderEvent,
    Refunded,
    RefundFailed,
)
from recovery_service.recovery.lifecycle.card_pages import OPEN_MS
from recovery_service.settings import StripeAccount
from recovery_service.web import signatures

VERSION: Final = "2024-06-20"
SECONDS: Final = 10
TRIES: Final = 2
SIGNATURE: Final = "stripe-signature"
_MAX_RESPONSE_BYTES: Final = 256 * 1024
_TITLE: Final = 200
_SESSION: Final = re.compile(r"[A-Za-z0-9_]{1,255}")

CURRENCIES: Final = frozenset(
    ["AUD", "CAD", "CHF", "CZK", "DKK", "EUR", "GBP", "HUF", "NOK", "NZD", "PLN", "RON", "SEK", "USD"]
)  # in others Stripe counts in units that are not everybody's, or has rules of rounding


@dataclass(frozen=True)
class Stripe:
    account: StripeAccount
    name: str = "stripe"
    currencies: frozenset[str] = CURRENCIES

    @property
    def page_origin(self) -> str:
        return self.account.pages

    async def open_page(self, wanted: PageRequest) -> Page:
        for attempt in range(1, TRIES + 1):
            try:
                # Under the same key the session is opened once, however often it is asked for.
                status, body = await self._post("", _form(wanted), {"Idempotency-Key": wanted.id})
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                if attempt == TRIES:
                    raise PageRefused(f"no answer: {type(error).__name__}") from None
                continue
            if status < 500 or attempt == TRIES:
                return self._page(status, body)
        raise AssertionError("every try ends in an answer or a refusal")

    async def close_page(self, session_id: str) -> bool:
        """Close the payment page; return whether it was open.

        It carries no idempotency key: the second call answers that the page is not open, and a fault is not
        repeated.
        """
        try:
            status, body = await self._post(f"/{session_id}/expire", {}, {})
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise PageNotClosed(f"no answer: {type(error).__name__}") from None
        if status == 200:
            return True
        if status in (400, 404):
            return False
        raise PageNotClosed(_fault(status, body))

    async def _post(
        self, path: str, form: Mapping[str, str], headers: Mapping[str, str]
    ) -> tuple[int, dict[str, Any]]:
        url = f"{self.account.api}/v1/checkout/sessions{path}"
        ours = {"Authorization": f"Bearer {self.account.key}", "Stripe-Version": VERSION, **headers}
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        async with (
            aiohttp.ClientSession(timeout=timeout, cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.post(url, data=form, headers=ours, allow_redirects=False) as response,
        ):
            return response.status, _object(await response.content.read(_MAX_RESPONSE_BYTES))

    def _page(self, status: int, content: dict[str, Any]) -> Page:
        if status != 200:
            raise PageRefused(_fault(status, content))
        url, session_id = content.get("url"), content.get("id")
        try:
            origin = str(URL(url).origin()) if isinstance(url, str) else ""
        except ValueError:
            origin = ""
        if not isinstance(url, str) or origin != self.account.pages:
            raise PageRefused("the page is not where the provider's pages are")
        if not isinstance(session_id, str) or not _SESSION.fullmatch(session_id):
            raise PageRefused("the page has no id")
        return Page(url, session_id)

    def read_event(self, body: bytes, headers: Mapping[str, str], now: float) -> ProviderEvent:
        try:
            signatures.check(body, headers.get(SIGNATURE, ""), self.account.webhook_secret, now)
        except signatures.NotSigned as why:
            raise NotAuthentic(str(why)) from None
        event = _object(body)
        id_, type_ = event.get("id"), event.get("type")
        if not isinstance(id_, str) or not isinstance(type_, str) or not 0 < len(id_) <= 255:
            raise NotAuthentic("an event has an id and a type")
        data = event.get("data")
        about = data.get("object") if isinstance(data, dict) else None
        # A payment with a test card is none.
        counts = event.get("livemode") is self.account.is_live
        try:
            what = _what(type_, about) if counts and isinstance(about, dict) else None
        except (KeyError, TypeError, ValueError) as error:
            raise NotAuthentic(f"{type_} is not as documented: {error}") from None
        return ProviderEvent(id_, type_[:80], what)


def _form(wanted: PageRequest) -> dict[str, str]:
    """Build the session's form.

    It names nothing of the debtor but the title: whoever pays types what the card needs on the provider's
    page.
    """
    price = "line_items[0][price_data]"
    return {
        "mode": "payment",
        "payment_method_types[0]": "card",
        "client_reference_id": wanted.id,
        "metadata[checkout]": wanted.id,
        "payment_intent_data[metadata][checkout]": wanted.id,
        f"{price}[currency]": wanted.currency.lower(),
        f"{price}[unit_amount]": str(wanted.amount_minor),
        f"{price}[product_data][name]": wanted.title[:_TITLE],
        "line_items[0][quantity]": "1",
        "locale": wanted.language,
        "expires_at": str(wanted.opened_at + OPEN_MS // 1_000),
        "success_url": wanted.paid_url,
        "cancel_url": wanted.back_url,
    }


def _fault(status: int, content: dict[str, Any]) -> str:
    fault = content.get("error")
    code = fault.get("code") or fault.get("type") if isinstance(fault, dict) else None
    return f"{status} {code}" if isinstance(code, str) else str(status)


def _object(content: bytes) -> dict[str, Any]:
    try:
        parsed = json.loads(content)
    except (ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


def _session(about: dict[str, Any]) -> Paid | None:
    """Return the payment of a session, None before its money is there: then another event tells when it is."""
    checkout_id = about.get("client_reference_id")
    if about.get("payment_status") != "paid" or not isinstance(checkout_id, str):
        return None
    return Paid(
        CheckoutId(checkout_id),
        _text(about, "payment_intent"),
        _minor(about, "amount_total"),
        _currency(about),
    )


def _charge(about: dict[str, Any]) -> Refunded | None:
    if about.get("payment_intent") is None:
        return None
    metadata = about.get("metadata")
    checkout_id = metadata.get("checkout") if isinstance(metadata, dict) else None
    return Refunded(
        CheckoutId(checkout_id) if isinstance(checkout_id, str) else None,
        _text(about, "payment_intent"),
        _minor(about, "amount_refunded"),
        _currency(about),
    )


def _dispute(about: dict[str, Any], *, is_withdrawn: bool) -> ChargedBack | None:
    if about.get("payment_intent") is None:
        return None
    return ChargedBack(
        _text(about, "payment_intent"),
        _text(about, "id"),
        _minor(about, "amount"),
        _currency(about),
        _text(about, "reason")[:80],
        is_withdrawn,
    )


def _refund(about: dict[str, Any]) -> RefundFailed | None:
    """Return the failure of a refund, None for everything else: a successful one comes with the charge."""
    if about.get("payment_intent") is None or about.get("status") not in ("failed", "canceled"):
        return None
    reason = about.get("failure_reason")
    return RefundFailed(
        _text(about, "payment_intent"),
        _text(about, "id"),
        _minor(about, "amount"),
        _currency(about),
        reason[:80] if isinstance(reason, str) and reason else str(about["status"]),
    )


def _what(type_: str, about: dict[str, Any]) -> Paid | Refunded | RefundFailed | ChargedBack | None:
    """Parse an event of the types that concern us; None for any other."""
    match type_:
        case "checkout.session.completed" | "checkout.session.async_payment_succeeded":
            return _session(about)
        case "charge.refunded":
            return _charge(about)
        case "refund.failed" | "refund.updated" | "charge.refund.updated":
            return _refund(about)
        case "charge.dispute.funds_withdrawn" | "charge.dispute.funds_reinstated":
            return _dispute(about, is_withdrawn=type_.endswith("withdrawn"))
        case _:
            return None


def _text(about: dict[str, Any], name: str) -> str:
    value = about[name]
    if not isinstance(value, str) or not 0 < len(value) <= 255:
        raise ValueError(f"{name} is no text")
    return value


def _minor(about: dict[str, Any], name: str) -> int:
    value = about[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= 10**12:
        raise ValueError(f"{name} is no amount")
    return value


def _currency(about: dict[str, Any]) -> str:
    return _text(about, "currency").upper()

"""What happened to money in one sentence each: payments, refunds, payouts, and what is on no receivable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.fields import CURRENCIES, from_minor
from recovery_contract.receivables import Receivable
from recovery_desktop.json_values import amount_of
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text

Data = Mapping[str, Any]
Teller = Callable[[Data, Receivable], str]


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def _received(data: Data, receivable: Receivable) -> str:
    amount, remaining = amount_of(data.get("payment_amount")), amount_of(data.get("remaining_amount"))
    if amount is None:
        return ""
    paid = text.money(amount, receivable.currency)
    if not remaining:
        return _tr("{amount} arrived: everything is paid.").format(amount=paid)
    rest = text.money(remaining, receivable.currency)
    return _tr("{amount} arrived, {rest} remains.").format(amount=paid, rest=rest)


def _prepaid(data: Data, receivable: Receivable) -> str:
    amount = amount_of(data.get("amount"))
    if amount is None:
        return ""
    words = _tr("{amount} of the invoice had been paid before.")
    return words.format(amount=text.money(amount, receivable.currency))


def _credit_note(data: Data, receivable: Receivable) -> str:
    amount, number = amount_of(data.get("amount")), str(data.get("number") or "")
    if amount is None:
        return ""
    words = _tr("Credit note {number} takes {amount} off the invoice.")
    return words.format(number=number, amount=text.money(amount, receivable.currency))


def _rounded(data: Data, receivable: Receivable) -> str:
    amount = amount_of(data.get("amount"))
    if amount is None:
        return ""
    words = _tr("{amount} is missing, too little to ask for.")
    return words.format(amount=text.money(amount, receivable.currency))


def _partial(data: Data, receivable: Receivable) -> str:
    rest = amount_of(data.get("remaining_amount"))
    if rest is None:
        return ""
    question = _tr("You were asked what to do about the {rest} that remains.")
    return question.format(rest=text.money(rest, receivable.currency))


def _reversed(data: Data, receivable: Receivable) -> str:
    amount = amount_of(data.get("amount"))
    if amount is None:
        return ""
    words = _REVERSED.get(str(data.get("code") or ""), _REVERSED[""])
    sentence = _tr(words).format(amount=text.money(amount, receivable.currency))
    return f"{sentence} {_tr('The debtor had been thanked for it.')}" if data.get("thanked") else sentence


_REVERSED: Final = {
    "": QT_TRANSLATE_NOOP("receivable", "The payment of {amount} was reversed."),
    "refund": QT_TRANSLATE_NOOP("receivable", "The payment of {amount} was refunded to the card."),
    "chargeback": QT_TRANSLATE_NOOP("receivable", "The debtor’s bank reversed the card payment of {amount}."),
}


def _unbooked(words: str) -> Callable[[Data, Receivable], str]:
    """Return a sentence about money that is on no receivable, in whichever currency it came."""

    def describe(data: Data, receivable: Receivable) -> str:
        minor, currency = data.get("amount_minor"), str(data.get("currency") or "")
        if not isinstance(minor, int) or currency not in CURRENCIES:
            return ""
        return _tr(words).format(amount=text.money(from_minor(minor, currency), currency))

    return describe


def _unclaimed(data: Data, receivable: Receivable) -> str:
    return _unbooked(_UNCLAIMED.get(str(data.get("why") or ""), _UNCLAIMED[""]))(data, receivable)


_UNCLAIMED: Final = {
    "closed": QT_TRANSLATE_NOOP(
        "receivable", "{amount} arrived by card after the end: it is not booked and must be refunded."
    ),
    "currency": QT_TRANSLATE_NOOP(
        "receivable", "{amount} arrived by card in another currency: it is not booked and must be refunded."
    ),
    "": QT_TRANSLATE_NOOP("receivable", "{amount} arrived by card and is not booked: it must be refunded."),
}


def _paid_out(data: Data, receivable: Receivable) -> str:
    amount, fee = amount_of(data.get("amount")), amount_of(data.get("fee"))
    if amount is None:
        return _tr("The payout was made.")
    sentence = _tr("{amount} was paid out to you.").format(amount=text.money(amount, receivable.currency))
    if fee:
        fee_sentence = _tr("A fee of {fee} was deducted.").format(fee=text.money(fee, receivable.currency))
        return f"{sentence} {fee_sentence}"
    return sentence


TELLERS_OF_MONEY: Final[Mapping[str, Teller]] = {
    "prepaid": _prepaid,
    "credit_note": _credit_note,
    "credited": lambda data, receivable: _tr("The credit note covers the rest."),
    "rounded": _rounded,
    "payment.received": _received,
    "payment.partial": _partial,
    "payment.reversed": _reversed,
    "payment.refund_failed": _unbooked(
        QT_TRANSLATE_NOOP(
            "receivable", "The refund of {amount} did not reach the card: the money is back here."
        )
    ),
    "payment.unclaimed": _unclaimed,
    "payment.assigned": _unbooked(
        QT_TRANSLATE_NOOP("receivable", "The {amount} that arrived by card was booked on another invoice.")
    ),
    "payment.returned": _unbooked(
        QT_TRANSLATE_NOOP("receivable", "The {amount} that could not be booked was refunded.")
    ),
    "payout.made": _paid_out,
}

"""The words of payments: groups, why something is proposed, what a file is like, what a column means."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.import_statement import ImportedStatement
from recovery_desktop.commands.match_payments import STATEMENT, Group, Payment, PaymentPart
from recovery_desktop.failures import Failure
from recovery_desktop.ids import NO_RECEIVABLE
from recovery_desktop.store.statements import ClaimRow
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import notices, text


def _tr(words: str, count: int = -1) -> str:
    return QCoreApplication.translate("payments", words, None, count)


_GROUPS: Final[dict[Group, tuple[str, str, str]]] = {
    "certain": (QT_TRANSLATE_NOOP("payments", "Certain"), "done", "success"),
    "check": (QT_TRANSLATE_NOOP("payments", "To check"), "question", "warning"),
    "unmatched": (QT_TRANSLATE_NOOP("payments", "Not matched"), "money", "muted"),
    "taken_back": (QT_TRANSLATE_NOOP("payments", "Reversed by the bank"), "undo", "danger"),
    "sent": (QT_TRANSLATE_NOOP("payments", "Being recorded"), "clock", "info"),
    "recorded": (QT_TRANSLATE_NOOP("payments", "Recorded"), "done", "muted"),
    "reversed": (QT_TRANSLATE_NOOP("payments", "Taken back"), "undo", "muted"),
    "set_aside": (QT_TRANSLATE_NOOP("payments", "Set aside"), "minus", "muted"),
}

_SOURCES: Final = {
    STATEMENT: QT_TRANSLATE_NOOP("payments", "Bank statement"),
    "creditor": QT_TRANSLATE_NOOP("payments", "Recorded by you"),
    "card": QT_TRANSLATE_NOOP("payments", "Card"),
    "page": QT_TRANSLATE_NOOP("payments", "Debtor’s page"),
    "bank": QT_TRANSLATE_NOOP("payments", "Account of the recovery service"),
    "operator": QT_TRANSLATE_NOOP("payments", "Recorded by the recovery service"),
    "test": QT_TRANSLATE_NOOP("payments", "Practice debtor"),
}


def source_word(source: str) -> str:
    """Return where a payment is from; what only a foreign service knows stands as it came."""
    return _tr(_SOURCES[source]) if source in _SOURCES else source


def group_word(group: Group) -> str:
    return _tr(_GROUPS[group][0])


def group_icon(group: Group) -> tuple[str, str]:
    """Return icon and tone."""
    return _GROUPS[group][1:]


_REASONS: Final[dict[str, tuple[str, bool]]] = {
    "reference": (QT_TRANSLATE_NOOP("payments", "Gives the reference {detail}"), True),
    "number": (QT_TRANSLATE_NOOP("payments", "Names the invoice {detail}"), True),
    "number_digits": (QT_TRANSLATE_NOOP("payments", "May name the invoice {detail}"), True),
    "remaining": (QT_TRANSLATE_NOOP("payments", "The amount is exactly what is left"), True),
    "original": (QT_TRANSLATE_NOOP("payments", "The amount is that of the invoice"), True),
    "several": (
        QT_TRANSLATE_NOOP("payments", "The amount is the sum of several invoices of this debtor"),
        True,
    ),
    "part": (QT_TRANSLATE_NOOP("payments", "The amount is a part of what is left"), True),
    "overpaid": (QT_TRANSLATE_NOOP("payments", "The amount is more than what is left"), False),
    "name": (QT_TRANSLATE_NOOP("payments", "The payer has the debtor’s name"), True),
    "name_likely": (QT_TRANSLATE_NOOP("payments", "The payer’s name resembles the debtor’s"), True),
    "other_name": (QT_TRANSLATE_NOOP("payments", "The payer has another name: {detail}"), False),
    "before_invoice": (QT_TRANSLATE_NOOP("payments", "It arrived before the invoice was issued"), False),
    "other_currency": (
        QT_TRANSLATE_NOOP(
            "payments",
            "The invoice is in {detail}. If the payment is too, choose the statement again and put its currency right "
            "under “Check the columns”.",
        ),
        False,
    ),
    "closed": (
        QT_TRANSLATE_NOOP("payments", "This invoice is closed: nothing can be recorded on it"),
        False,
    ),
    "seen_before": (
        QT_TRANSLATE_NOOP("payments", "A payment of this amount was recorded on it within days of this one"),
        False,
    ),
    "ambiguous": (QT_TRANSLATE_NOOP("payments", "Another invoice matches nearly as well"), False),
    "paid_twice": (QT_TRANSLATE_NOOP("payments", "Another payment in this list already pays it"), False),
    "chosen": (QT_TRANSLATE_NOOP("payments", "You chose this invoice"), True),
}


def reason_lines(payment: Payment) -> list[tuple[str, bool]]:
    """Return (why, whether it speaks for the proposal), the doubts last."""
    translatable = [(code, detail) for code, detail in payment.reasons if code in _REASONS]
    lines = [
        (_tr(_REASONS[code][0]).format(detail=spaced(detail)), _REASONS[code][1])
        for code, detail in translatable
    ]
    return sorted(lines, key=lambda line: not line[1])


def spaced(reference: str) -> str:
    """Return a creditor reference as people read it, in groups of four; anything else as it is."""
    if not (reference.startswith("RF") and reference[2:4].isdecimal() and " " not in reference):
        return reference
    return " ".join(reference[at : at + 4] for at in range(0, len(reference), 4))


_NOTES: Final[dict[str, str]] = {
    "pending_left_out": QT_TRANSLATE_NOOP("payments", "Entries that are not booked yet were left out."),
    "unreadable_left_out": QT_TRANSLATE_NOOP("payments", "Some lines could not be read and were left out."),
    "balance_differs": QT_TRANSLATE_NOOP(
        "payments", "The balances in the file do not agree with its entries: it may be incomplete."
    ),
    "encoding_guessed": QT_TRANSLATE_NOOP("payments", "Its characters were guessed: check the names."),
    "date_order_guessed": QT_TRANSLATE_NOOP("payments", "Day and month were guessed: check a date."),
}


def imported_sentence(imported: ImportedStatement) -> str:
    """Return what came of the file that was read last."""
    if imported.payments and not imported.added:
        came = _tr("%n payment(s), all already known.", imported.payments)
    elif imported.payments:
        came = _tr("%n payment(s).", imported.payments)
    else:
        came = _tr("No payments received.")
    notes = [_tr(_NOTES[note]) for note in imported.notes if note in _NOTES]
    file = f"{imported.file_name} ({imported.format})"
    return " ".join((text.named(file, came), *notes))


def signed(payment: Payment) -> Decimal:
    """Return the amount, negative where the bank took it back."""
    return -payment.amount if payment.is_withdrawn else payment.amount


def title_of(claim: ClaimRow | None, receivable_id: ReceivableId = NO_RECEIVABLE) -> str:
    return receivable_id if claim is None else claim.debtor_name or claim.id


def numbers_of(claim: ClaimRow | None) -> str:
    return "" if claim is None else ", ".join(claim.numbers)


def left_line(part: PaymentPart, currency: str, arrived_on: date) -> str:
    """Return what is left of the receivable, and what will be: less by the interest that what arrived before today no
    longer bears."""
    claim = part.claim
    if claim is None:
        return ""
    if claim.is_closed:
        return text.status_word(claim.status)
    if claim.currency != currency:
        return _tr("{left} open").format(left=text.money(claim.remaining, claim.currency))
    after = claim.remaining - part.amount
    if after < 0:
        return _tr("{left} open, {more} too much").format(
            left=text.money(claim.remaining, claim.currency), more=text.money(-after, currency)
        )
    if after == 0:
        return _tr("{left} open, paid in full with this").format(
            left=text.money(claim.remaining, claim.currency)
        )
    is_exact = arrived_on >= text.current_moment().astimezone().date()
    words = (
        _tr("{left} open, {after} after this") if is_exact else _tr("{left} open, about {after} after this")
    )
    return words.format(left=text.money(claim.remaining, claim.currency), after=text.money(after, currency))


def for_line(payment: Payment) -> str:
    """Return what it is for, in one line of the list."""
    if not payment.parts:
        return ""
    first = payment.parts[0]
    named = numbers_of(first.claim) or title_of(first.claim, first.receivable_id)
    more = len(payment.parts) - 1
    return _tr("{invoice} and %n more", more).format(invoice=named) if more else named


def came_by(payment: Payment) -> str:
    """Return where it is from, where no statement brought it."""
    return "" if payment.source == STATEMENT else source_word(payment.source)


def spoken(payment: Payment) -> str:
    """Return a row of the list read aloud."""
    parts = (
        group_word(payment.group),
        text.day(payment.booked_on),
        payment.payer,
        text.money(signed(payment), payment.currency),
        for_line(payment),
        came_by(payment),
    )
    return ", ".join(part for part in parts if part)


_FAILURES: Final = {
    title: title
    for title in (
        QT_TRANSLATE_NOOP("payments", "This statement cannot be read"),
        QT_TRANSLATE_NOOP("payments", "This statement cannot be opened"),
        QT_TRANSLATE_NOOP("payments", "The file is empty"),
        QT_TRANSLATE_NOOP("payments", "The file is too large for a bank statement"),
        QT_TRANSLATE_NOOP("payments", "This is not a readable bank statement"),
        QT_TRANSLATE_NOOP("payments", "The file contains instructions that a bank statement never has"),
        QT_TRANSLATE_NOOP("payments", "The end of the file is missing"),
        QT_TRANSLATE_NOOP("payments", "The file is damaged"),
        QT_TRANSLATE_NOOP("payments", "The columns of this file are not known"),
        QT_TRANSLATE_NOOP("payments", "Download it from your bank again."),
        QT_TRANSLATE_NOOP("payments", "Check whether the file is still there."),
        QT_TRANSLATE_NOOP("payments", "Download the statement from your bank again."),
        QT_TRANSLATE_NOOP("payments", "Download a shorter period."),
        QT_TRANSLATE_NOOP(
            "payments", "Choose CSV, OFX, XML (CAMT) or MT940 when you download it from your bank."
        ),
        QT_TRANSLATE_NOOP("payments", "It was not opened. Download the statement from your bank again."),
        QT_TRANSLATE_NOOP(
            "payments", "It may not have been downloaded fully. Download it from your bank again."
        ),
        QT_TRANSLATE_NOOP("payments", "Download it from your bank again, in another format if there is one."),
        QT_TRANSLATE_NOOP("payments", "Choose the columns of the date and the amount."),
    )
}


def failure_sentence(failure: Failure, file_name: str) -> str:
    """Return what happened to which file, and what to do."""
    if failure.title not in _FAILURES:
        return notices.notice(failure).sentence
    return _tr("{file}: {title}. {next}").format(
        file=file_name, title=_tr(failure.title), next=_tr(failure.next_step)
    )


ROLES: Final[Sequence[tuple[str, str]]] = (
    ("booked", QT_TRANSLATE_NOOP("payments", "Date")),
    ("amount", QT_TRANSLATE_NOOP("payments", "Amount, with its sign")),
    ("credit", QT_TRANSLATE_NOOP("payments", "Money in, where it has a column of its own")),
    ("payer", QT_TRANSLATE_NOOP("payments", "Who paid")),
    ("texts", QT_TRANSLATE_NOOP("payments", "What for")),
    ("reference", QT_TRANSLATE_NOOP("payments", "Reference")),
    ("currency", QT_TRANSLATE_NOOP("payments", "Currency")),
)


def role_word(role: str) -> str:
    return _tr(dict(ROLES)[role])

"""What is wrong with the fields of an invoice, and what deserves a second look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.fields import CURRENCIES
from recovery_contract.receivables import MAX_INVOICE_NUMBERS, CompanyType
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.invoice_paths import PATHS
from recovery_desktop.documents.table_words import OPEN_BALANCE
from recovery_desktop.ui import checks, text, typed
from recovery_desktop.ui.pages.submit import country_guess
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form

REQUIRED: Final = (
    "invoice.numbers",
    "invoice.issue_date",
    "invoice.due_date",
    "invoice.amount",
    "invoice.service_description",
    "debtor.company_name",
)


def _tr(words: str) -> str:
    return QCoreApplication.translate("form", words)


def problems(form: Form) -> dict[str, str]:
    """Return what stops the submission, by path, in words."""
    reasons: dict[str, str] = {}
    for path in (*invoice_paths.AMOUNTS, *forms.DATES):
        try:
            if (
                path in invoice_paths.AMOUNTS
                and forms.amount_of(form, path) == 0
                and path == "invoice.amount"
            ):
                reasons[path] = _tr("The amount must be more than zero.")
            elif path in forms.DATES:
                forms.date_of(form, path)
        except typed.NotUnderstood as error:
            reasons[path] = str(error)
    try:
        due = forms.due_of(form)
        if due is not None and due <= 0:
            reasons[invoice_paths.PREPAID] = _tr("Nothing is left to recover: everything was already paid.")
    except typed.NotUnderstood:
        pass  # The field itself says so already.
    try:
        forms.rate_of(form)
    except typed.NotUnderstood as error:
        reasons[invoice_paths.RATE] = str(error)
    reasons |= {path: words for path, words in _shapes(form) if words}
    for path in REQUIRED:
        if not form.value(path):
            reasons[path] = _tr("Required")
    if not form.has_email and not form.goes_by_post:
        reasons[forms.CONTACTS] = _tr("An email address of the debtor is needed.")
    for at, contact in enumerate(form.contacts):
        if doubt := checks.email_doubt(contact.get("email", "")):
            reasons[f"{forms.CONTACTS}.{at}.email"] = doubt
        elif any(contact.values()) and not contact.get("email", "").strip() and not form.goes_by_post:
            reasons[f"{forms.CONTACTS}.{at}.email"] = _tr("This contact needs an email address.")
        for name in forms.CONTACT:
            if too_long := checks.length_doubt(contact.get(name, "").strip(), checks.LINE_MOST):
                reasons[f"{forms.CONTACTS}.{at}.{name}"] = too_long
    return reasons


def _shapes(form: Form) -> Iterator[tuple[str, str]]:
    """Yield what no submission can carry: (path, why, empty for nothing)."""
    for path in PATHS:
        most = checks.TEXT_MOST if path == "invoice.service_description" else checks.LINE_MOST
        yield path, checks.length_doubt(form.value(path), most)
    numbers = forms.numbers_of(form)
    if form.value("invoice.numbers") and not numbers:
        yield "invoice.numbers", _tr("Required")
    if len(numbers) > MAX_INVOICE_NUMBERS:
        yield "invoice.numbers", _tr("At most {most} numbers.").format(most=MAX_INVOICE_NUMBERS)
    if form.currency not in CURRENCIES:
        yield "invoice.currency", _tr("Unknown currency. Choose another one.")
    if form.value("debtor.company_type") not in [str(kind) for kind in CompanyType]:
        yield (
            "debtor.company_type",
            _tr("It is unclear whether this is a company or a person. Choose: the law differs."),
        )


def _credited_words(form: Form) -> dict[str, str]:
    """Name the credit notes in what was paid already."""
    try:
        notes = forms.credited_of(form)
    except typed.NotUnderstood:
        return {}  # the field itself says so already
    named = [
        _tr("{amount} credited by {number}").format(
            amount=text.money(note.amount, form.currency), number=note.number
        )
        for note in notes
    ]
    return {invoice_paths.PREPAID: "  ·  ".join(named)} if named else {}


def doubts(form: Form) -> dict[str, str]:
    """Return what deserves a second look and stops nothing, by path."""
    reasons = {
        "debtor.siret": checks.siret_doubt(form.value("debtor.siret")),
        "debtor.vat_number": checks.vat_doubt(
            form.value("debtor.vat_number"), form.value("debtor.address.country")
        ),
        "debtor.address.country": checks.country_doubt(form.value("debtor.address.country")),
    }
    if country_guess.is_guessed(form):
        reasons[country_guess.COUNTRY] = _tr("Chosen from the postcode. Check it.")
    listed = form.value(invoice_paths.PREPAID_LISTED)
    if listed and listed == form.value(invoice_paths.PREPAID):
        name = form.value(invoice_paths.PREPAID_LIST)
        reasons[invoice_paths.PREPAID] = _tr("Taken from the list {name}.").format(name=name)
    reasons |= _credited_words(form)
    for at, contact in enumerate(form.contacts):
        reasons[f"{forms.CONTACTS}.{at}.phone"] = checks.phone_doubt(contact.get("phone", ""))
    try:
        reasons["invoice.amount"] = checks.sum_doubt(
            *(forms.amount_of(form, path) for path in invoice_paths.TOTALS)
        )
        balance = form.value(OPEN_BALANCE)
        if balance == form.value("invoice.amount") != "" and "invoice.amount" not in form.touched:
            reasons["invoice.amount"] = _tr("The list names this as still open, not as the invoice total.")
        issued, due = (forms.date_of(form, path) for path in forms.DATES)
        today = text.current_moment().astimezone().date()
        reasons["invoice.issue_date"] = checks.issue_doubt(issued, today)
        reasons["invoice.due_date"] = checks.due_doubt(issued, due)
    except typed.NotUnderstood:
        # The field itself says so already.
        return {path: words for path, words in reasons.items() if words}
    return {path: words for path, words in reasons.items() if words}

"""The statement of account: what a debtor owes, invoice by invoice, in its own language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from operator import attrgetter
from typing import Any, Final

from PySide6.QtCore import QDate, QLocale

from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.debtor_details import age_sums, is_owed
from recovery_desktop.resources import resource
from recovery_desktop.store.filters import days_late
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import text
from recovery_desktop.ui.address import address_lines
from recovery_desktop.ui.countries import country_code, country_name
from recovery_desktop.ui.language import code_of
from recovery_desktop.ui.paper import Section, Sheet

_READ_THERE: Final = {
    "FR": "fr", "LU": "fr", "MC": "fr", "BE": "fr", "DE": "de", "AT": "de", "CH": "de", "LI": "de", "ES": "es",
    "MX": "es", "AR": "es", "CL": "es", "CO": "es", "IT": "it", "SM": "it", "NL": "nl",
}  # fmt: skip
_FLEMISH: Final = (range(1500, 4000), range(8000, 10000))
"""Postal codes of Belgium where Dutch is read."""


@dataclass(frozen=True)
class StatementForm:
    """What the person chose: the language, who writes, line by line, and the account to pay to."""

    language: str
    sender: str = ""
    account: str = ""


def debtor_language(about: Mapping[str, Any]) -> str:
    """Return the language that the debtor reads: by its country, else by its numbers; the person's where neither is
    known."""
    address = about.get("address") or {}
    country = country_code(str(address.get("country") or ""))
    if not country:
        country = str(about.get("vat_number") or "")[:2].upper() or ("FR" if about.get("siret") else "")
    if not country:
        return code_of(QLocale())
    code = str(address.get("postal_code") or "").strip()
    if country == "BE" and code.isdecimal() and any(int(code) in codes for codes in _FLEMISH):
        return "nl"
    return _READ_THERE.get(country, "en")


@cache
def _words(language: str) -> Mapping[str, str]:
    with resource("statement.toml").open("rb") as file:
        words: dict[str, dict[str, str]] = tomllib.load(file)
    return words[language]


def build_statement(
    name: str,
    about: Mapping[str, Any],
    rows: Sequence[ReceivableRow],
    form: StatementForm,
    issued: Mapping[ReceivableId, date],
) -> Sheet:
    """Return the statement of today over all invoices that are owed; `issued` are their dates as far as known."""
    words, locale = _words(form.language), QLocale(f"{form.language}_{LANGUAGES[form.language][1]}")
    owed = [row for row in rows if is_owed(row)]
    today = text.current_moment().astimezone().date()
    closing = [words["basis"]] if owed else [words["nothing"]]
    if owed and form.account.strip():
        closing.append(words["account"].format(account=form.account.strip()))
    sections = []
    for currency in sorted({row.currency for row in owed}):
        of_currency = [row for row in owed if row.currency == currency]
        sections.append(_invoices(words, locale, of_currency, issued))
        sections.append(_ages(words, locale, currency, of_currency))
    return Sheet(
        title=words["title"],
        words=words["as_of"].format(day=text.day(today, locale)),
        figures=(),
        sections=sections,
        sender=[line.strip() for line in form.sender.splitlines() if line.strip()],
        recipient=[name, *_address(about, locale)],
        closing=closing,
        locale=locale,
    )


def _invoices(
    words: Mapping[str, str],
    locale: QLocale,
    rows: Sequence[ReceivableRow],
    issued: Mapping[ReceivableId, date],
) -> Section:
    """Return the invoices of one currency."""
    currency = rows[0].currency

    def money(amount: Decimal) -> str:
        return text.money(amount, currency, locale)

    lines = []
    for row in rows:
        late = days_late(row.due_date, True, text.current_moment())
        due = "–" if row.due_date is None else _short(row.due_date, locale)
        lines.append(
            (
                row.numbers or row.id,
                _short(issued[row.id], locale) if row.id in issued else "–",
                due,
                str(late) if late is not None and late > 0 else "–",
                money(row.amount),
                money(row.amount - row.unpaid),
                money(row.unpaid),
            )
        )
    amount, unpaid = (
        sum((row.amount for row in rows), Decimal(0)),
        sum((row.unpaid for row in rows), Decimal(0)),
    )
    lines.append((words["total"], "", "", "", money(amount), money(amount - unpaid), money(unpaid)))
    columns = [words[key] for key in ("invoice", "date", "due", "late", "amount", "paid", "open")]
    return Section(words["open_invoices"].format(currency=currency), columns, lines, has_total=True)


def _short(day: date, locale: QLocale) -> str:
    """Return a day in figures with its whole year."""
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    form = form if "yyyy" in form else form.replace("yy", "yyyy")
    return locale.toString(QDate(day.year, day.month, day.day), form)


def _ages(words: Mapping[str, str], locale: QLocale, currency: str, rows: Sequence[ReceivableRow]) -> Section:
    lines = [
        (words[age], text.money(amount, currency, locale))
        for age, _, amount, _ in age_sums(rows, text.current_moment(), of=attrgetter("unpaid"))
    ]
    return Section(words["by_age"].format(currency=currency), [words["age"], words["open"]], lines)


def _address(about: Mapping[str, Any], locale: QLocale) -> list[str]:
    address = about.get("address") or {}
    return address_lines(address, country_name(country_code(str(address.get("country") or "")), locale))

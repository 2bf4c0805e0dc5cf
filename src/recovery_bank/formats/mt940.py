"""MT940 and MT942: the fields of SWIFT messages, and the German, the slashed and the free form of what was told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Final

from recovery_bank.amounts import parse_amount
from recovery_bank.entry import (
    KINDS,
    MAX_ENTRIES,
    Entry,
    EntryDetails,
    Statement,
    assign_ids,
    clean_reference,
    clean_text,
    is_usable,
    unique_entries,
)
from recovery_bank.failures import DamagedStatement, IncompleteStatement, StatementTooLarge

_FIELD: Final = re.compile(r"^:(\d{2}[A-Z]?):", re.MULTILINE)
_LINE: Final = re.compile(
    r"(?P<value>\d{6})(?P<entry>\d{4})?(?P<reverses>R)?(?P<side>[CD])[A-Z]?(?P<amount>\d[\d,]{0,14})"
    r"(?P<type>[A-Z][A-Z0-9]{3})?(?P<rest>.*)",
)
_EXPECTED: Final = re.compile(r"\d{6}(\d{4})?E[CD]")
"""An interim report (MT942) also tells what the bank expects: no money has moved yet."""
_BALANCE: Final = re.compile(r"(?P<side>[CD])(?P<day>\d{6})(?P<currency>[A-Z]{3})(?P<amount>\d[\d,]{0,17})")
_GERMAN: Final = re.compile(r"(\d{3})([^\w\s/])(?=\d{2})")
_SEPA_KEY: Final = re.compile(r"(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\+")
_SLASH: Final = re.compile(
    r"/(EREF|REMI|NAME|ORDP|BENM|CNTP|IBAN|BIC|TRCD|TRTP|MARF|CSID|PREF|KREF|PURP|RTRN|ID|ISDT|ULTD|ULTB|ADDR)/"
)
RETURNED: Final = frozenset({"NRTI", "FRTI", "SRTI"})
"""Transaction types of returned items."""


def is_mt940(text: str) -> bool:
    names = {match.group(1) for match in _FIELD.finditer(text[:4000])}
    return "20" in names and bool(names & {"25", "28C", "28", "60F", "60M", "61", "34F"})


def read_mt940(text: str) -> Statement:
    """Read MT940 or MT942. Raises Damaged, Incomplete, TooLarge."""
    entries: list[Entry] = []
    accounts: list[str] = []
    notes: list[str] = []
    unread = closed = 0
    for message in _messages(text):
        booked, missed, balanced, expected = _message(message)
        if len(entries) + len(booked) > MAX_ENTRIES:
            raise StatementTooLarge(f"more than {MAX_ENTRIES} entries")
        unread += missed
        closed += any(name in ("62F", "62M", "90C", "90D") for name, _ in message)
        entries += assign_ids(booked)
        accounts += [entry.account for entry in booked if entry.account]
        if not balanced and not missed:
            notes.append("balance_differs")
        if expected:
            notes.append("pending_left_out")
    if unread and not entries:
        raise DamagedStatement("no entry is readable")
    if not closed:
        raise IncompleteStatement("no closing balance")
    if unread:
        notes.append("unreadable_left_out")
    return Statement(
        "MT940", unique_entries(entries), tuple(dict.fromkeys(accounts)), tuple(dict.fromkeys(notes))
    )


def _messages(text: str) -> Iterator[list[tuple[str, str]]]:
    """Yield the fields of each message: a field :20: begins one."""
    message: list[tuple[str, str]] = []
    marks = list(_FIELD.finditer(text))
    for at, mark in enumerate(marks):
        end = marks[at + 1].start() if at + 1 < len(marks) else len(text)
        value = text[mark.end() : end]
        # What closes a message may stand behind its last field.
        value = re.split(r"\n-\s*(?:\}|\n|\Z)|\n\{", value, maxsplit=1)[0].strip("\r\n")
        if mark.group(1) == "20" and message:
            yield message
            message = []
        message.append((mark.group(1), value))
    if message:
        yield message


def _message(fields: list[tuple[str, str]]) -> tuple[list[Entry], int, bool, int]:
    """Return (its entries, how many could not be read, whether the balances agree with them, how many are only
    expected)."""
    account, currency, unread, expected = "", "", 0, 0
    opening = closing = None
    lines: list[tuple[str, list[str]]] = []
    for name, value in fields:
        if name == "25":
            account = "".join(value.split()).upper().removesuffix("EUR")
        elif name in ("60F", "60M", "62F", "62M", "34F") and (balance := _BALANCE.match(value)):
            currency = currency or balance["currency"]
            amount = (parse_amount(balance["amount"].rstrip(","), ",") or Decimal(0)) * (
                1 if balance["side"] == "C" else -1
            )
            opening = amount if name in ("60F", "60M") else opening
            closing = amount if name in ("62F", "62M") else closing
        elif name == "34F" and value[:3].isalpha():
            currency = currency or value[:3]
        elif name == "61":
            lines.append((value, []))
        elif name == "86" and lines and not lines[-1][1]:
            lines[-1][1].append(value)
    entries = []
    for line, information in lines:
        if _EXPECTED.match(line):
            expected += 1
            continue
        entry = _entry(line, information[0] if information else "", account, currency)
        if entry is None:
            unread += 1
        else:
            entries.append(entry)
    moved = sum(
        (one.amount if one.kind in ("payment", "given_back") else -one.amount for one in entries), Decimal(0)
    )
    balanced = opening is None or closing is None or opening + moved == closing
    return entries, unread, balanced, expected


def _entry(line: str, information: str, account: str, currency: str) -> Entry | None:
    first, *more = line.splitlines() or [""]
    match = _LINE.match(first.strip())
    if match is None:
        return None
    value_day = _day(match["value"])
    amount = parse_amount(match["amount"].rstrip(","), ",")
    if value_day is None or amount is None or not is_usable(amount, currency):
        return None
    # RC takes a credit back, RD gives a debit back: the mark names what is reversed.
    reverses = match["reverses"] == "R"
    credit = (match["side"] == "C") != reverses
    returned = reverses or (match["type"] or "") in RETURNED
    _, _, bank_reference = match["rest"].partition("//")
    details = _details(information) if information else EntryDetails(text=clean_text(" ".join(more)))
    return Entry(
        amount=amount,
        currency=currency,
        kind=KINDS[(credit, returned)],
        booked_on=_booked(match["entry"], value_day),
        valued_on=value_day,
        bank_reference=clean_reference(bank_reference),
        account=account,
        **details,
    )


def _day(text: str) -> date | None:
    try:
        return date(2000 + int(text[:2]), int(text[2:4]), int(text[4:6]))
    except ValueError:
        return None


def _booked(month_day: str | None, value_day: date) -> date:
    """Return the booking day, which comes without a year: the one nearest to the value day."""
    if not month_day:
        return value_day
    possible = []
    for year in (value_day.year - 1, value_day.year, value_day.year + 1):
        try:
            possible.append(date(year, int(month_day[:2]), int(month_day[2:])))
        except ValueError:
            continue
    return min(possible, key=lambda day: abs(day - value_day), default=value_day)


def _details(information: str) -> EntryDetails:
    if german := _GERMAN.match(information):
        return _german(information[3:], german.group(2))
    if _SLASH.search(information):
        return _slashed("".join(information.splitlines()))
    return {"text": clean_text(information)}


def _german(information: str, mark: str) -> EntryDetails:
    """Parse the German subfields: ?20 to ?29 and ?60 to ?63 hold the purpose in lines of 27, ?31 the account, ?32 and
    ?33 the name."""
    values: dict[int, str] = {}
    for subfield in "".join(information.splitlines()).split(mark)[1:]:
        if subfield[:2].isdecimal():
            values[int(subfield[:2])] = values.get(int(subfield[:2]), "") + subfield[2:]
    lines = [values[code] for code in (*range(20, 30), *range(60, 64)) if code in values]
    purpose = "".join(line.ljust(27) if len(line) == 26 else line for line in lines)
    keyed = _keyed(purpose)
    return {
        "payer": clean_text(values.get(32, "") + values.get(33, "")),
        "on_behalf_of": clean_text(keyed.get("ABWA", "")),
        "payer_account": "".join((keyed.get("IBAN") or values.get(31, "")).split()),
        "text": clean_text(keyed.get("SVWZ", "") if keyed else " ".join(lines)),
        "references": tuple(filter(None, [clean_reference(keyed.get("EREF"))])),
        "booking_text": clean_text(values.get(0, "")),
    }


def _keyed(purpose: str) -> dict[str, str]:
    marks = list(_SEPA_KEY.finditer(purpose))
    if not marks:
        return {}
    values = {"SVWZ": purpose[: marks[0].start()]} if marks[0].start() else {}
    for at, mark in enumerate(marks):
        end = marks[at + 1].start() if at + 1 < len(marks) else len(purpose)
        values[mark.group(1)] = values.get(mark.group(1), "") + purpose[mark.end() : end].strip()
    return values


def _slashed(information: str) -> EntryDetails:
    subfields: dict[str, str] = {}
    marks = list(_SLASH.finditer(information))
    for at, mark in enumerate(marks):
        # The slash that ends one word may begin the next.
        end = marks[at + 1].start() if at + 1 < len(marks) else len(information)
        subfields.setdefault(mark.group(1), information[mark.end() : end])
    account, _, name = subfields.get("CNTP", "").partition("/")
    name = subfields.get("NAME") or name.partition("/")[2].partition("/")[0] or subfields.get("ORDP", "")
    remittance, references = (
        subfields.get("REMI", ""),
        [clean_reference(subfields.get("EREF", "").strip("/"))],
    )
    if remittance.startswith("USTD/"):
        remittance = remittance.removeprefix("USTD/").lstrip("/")
    elif remittance.startswith("STRD/"):
        references.append(clean_reference(remittance.removeprefix("STRD/").partition("/")[2].strip("/")))
    return {
        "payer": clean_text(name.strip("/")),
        "payer_account": subfields.get("IBAN", account).strip("/ "),
        "text": clean_text(remittance.strip("/")),
        "references": tuple(filter(None, references)),
    }

"""OFX 1 (SGML) and OFX 2 (XML) statements, as banks and their exports write them: elements may lack their ends."""

from __future__ import annotations

import html
import re
from datetime import date
from decimal import Decimal
from typing import Final

from recovery_bank.amounts import detect_decimal_mark, parse_amount, parse_date
from recovery_bank.entry import (
    KINDS,
    MAX_ENTRIES,
    Entry,
    Statement,
    assign_ids,
    clean_reference,
    clean_text,
    is_usable,
    unique_entries,
)
from recovery_bank.failures import DamagedStatement, ForbiddenContent, IncompleteStatement, StatementTooLarge

_ELEMENT: Final = re.compile(r"<(/?)([A-Za-z0-9.]{1,40})>([^<]*)")
_FORBIDDEN: Final = re.compile(r"<!\s*(DOCTYPE|ENTITY)", re.IGNORECASE)
_CHARSET: Final = re.compile(rb"(?:CHARSET:|encoding=.)\s*([A-Za-z0-9_-]+)", re.IGNORECASE)


def is_ofx(content: bytes) -> bool:
    head = content[:4000].upper()
    return b"OFXHEADER" in head or b"<OFX>" in head


def decode_ofx(content: bytes) -> str:
    """Decode the file in the character set that its header names; replace bytes that it cannot hold."""
    named = _CHARSET.search(content[:1000])
    name = named.group(1).decode("ascii").upper() if named else ""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1" if name.startswith(("ISO-8859-1", "8859-1")) else "cp1252", "replace")


def read_ofx(content: bytes) -> Statement:
    """Read OFX 1 or 2. Raises Damaged, Forbidden, Incomplete, TooLarge."""
    text = decode_ofx(content)
    if _FORBIDDEN.search(text):
        raise ForbiddenContent("DOCTYPE")
    if "</OFX>" not in text.upper():
        raise IncompleteStatement("</OFX>")
    entries: list[Entry] = []
    statement: list[Entry] = []
    currency = account = ""
    unread = 0
    accounts: list[str] = []
    values: dict[str, str] | None = None
    for closing, raw_name, raw_value in _ELEMENT.findall(text):
        name, value = raw_name.upper(), html.unescape(raw_value).strip()
        if name == "STMTTRN" and not closing:
            values = {}
        elif name == "STMTTRN" and values is not None:
            entry = _entry(values, account, currency)
            values = None
            if entry is None:
                unread += 1
            else:
                statement.append(entry)
            if len(entries) + len(statement) > MAX_ENTRIES:
                raise StatementTooLarge(f"more than {MAX_ENTRIES} entries")
        elif values is not None and not closing:
            values.setdefault(name, value)
        elif name == "CURDEF" and not closing:
            currency = value.upper()
        elif name == "ACCTID" and not closing and not statement:
            account = value.replace(" ", "").upper()
            accounts.append(account)
        elif closing and name in ("STMTRS", "CCSTMTRS"):
            entries += assign_ids(statement)
            statement = []
    entries += assign_ids(statement)
    if values is not None or (unread and not entries):
        raise DamagedStatement("no entry is readable" if unread else "an entry does not end")
    notes = ("unreadable_left_out",) if unread else ()
    return Statement("OFX", unique_entries(entries), tuple(dict.fromkeys(accounts)), notes)


def _entry(values: dict[str, str], account: str, currency: str) -> Entry | None:
    written = values.get("TRNAMT", "")
    amount: Decimal | None = parse_amount(written, detect_decimal_mark([written]))
    booked: date | None = parse_date(values.get("DTPOSTED", "")[:8])
    # Within CURRENCY the amount is in that currency; ORIGCURRENCY only says what it was before the bank changed it.
    in_currency = currency if "ORIGCURRENCY" in values else values.get("CURSYM", currency).upper()
    if amount is None or booked is None or not is_usable(abs(amount), in_currency):
        return None
    reverses = (
        values.get("CORRECTACTION", "").upper() == "DELETE" or values.get("TRNTYPE", "").upper() == "RETURN"
    )
    name, memo = clean_text(values.get("NAME")), clean_text(values.get("MEMO"))
    return Entry(
        amount=abs(amount),
        currency=in_currency,
        kind=KINDS[(amount > 0, reverses)],
        booked_on=booked,
        valued_on=parse_date(values.get("DTUSER", "")[:8]),
        payer=name,
        payer_account=clean_text(values.get("BANKACCTTO")),
        # Many exports put the first part of what was written into the name.
        text=clean_text(f"{name} {memo}") if memo else name,
        references=tuple(filter(None, (clean_reference(values.get(key)) for key in ("REFNUM", "CHECKNUM")))),
        bank_reference=clean_reference(values.get("FITID")),
        booking_text=clean_text(values.get("TRNTYPE")),
        account=account,
    )

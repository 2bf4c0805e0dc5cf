"""CAMT.052, .053 and .054 of every version: read entry by entry, without entities, by local names."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Final
from xml.etree.ElementTree import Element

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, iterparse

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
from recovery_bank.failures import (
    DamagedStatement,
    ForbiddenContent,
    IncompleteStatement,
    StatementTooLarge,
    UnknownFormat,
)

FORMATS: Final = {"Stmt": "CAMT.053", "Ntfctn": "CAMT.054", "Rpt": "CAMT.052"}
NOT_BOOKED: Final = frozenset({"PDNG", "INFO", "FUTR"})
DEEPEST: Final = 60
_DECLARATION: Final = re.compile(rb"^\s*<\?xml[^>]*\?>")


def read_camt(content: bytes) -> Statement:
    """Read a CAMT file. Raises Damaged, Forbidden, Incomplete, TooLarge, and UnknownFormat for other XML."""
    try:
        return _read(content, ())
    except ParseError as error:
        if not _is_misnamed(content):
            raise _fault(content, error) from error
    try:
        renamed = _DECLARATION.sub(b"", content).decode("cp1252", "replace").encode("utf-8")
        return _read(renamed, ("encoding_guessed",))
    except ParseError as error:
        raise _fault(content, error) from error


def _read(content: bytes, notes: Sequence[str]) -> Statement:
    entries: list[Entry] = []
    accounts: list[str] = []
    codes: list[str] = list(notes)
    format, count, depth = "", 0, 0
    try:
        for event, element in iterparse(io.BytesIO(content), ("start", "end"), forbid_dtd=True):
            if event == "start":
                # Versions differ in their namespace and not in what matters here.
                element.tag = element.tag.rpartition("}")[2]
                depth += 1
                if depth > DEEPEST:
                    raise DamagedStatement("nested too deeply")
                format = format or FORMATS.get(element.tag, "")
                continue
            depth -= 1
            if element.tag == "Ntry":
                count += 1
                if count > MAX_ENTRIES:
                    raise StatementTooLarge(f"more than {MAX_ENTRIES} entries")
            elif element.tag in FORMATS:
                account, booked, left_out = _statement(element)
                entries += assign_ids(booked)
                codes += left_out
                if account:
                    accounts.append(account)
                element.clear()
    except DefusedXmlException as error:
        raise ForbiddenContent(type(error).__name__) from error
    except (ValueError, LookupError) as error:
        raise DamagedStatement(str(error)) from error
    if not format:
        raise UnknownFormat("XML without a statement")
    return Statement(
        format, unique_entries(entries), tuple(dict.fromkeys(accounts)), tuple(dict.fromkeys(codes))
    )


def _statement(statement: Element) -> tuple[str, list[Entry], list[str]]:
    account = _text(statement, "Acct", "Id", "IBAN") or _text(statement, "Acct", "Id", "Othr", "Id")
    account = account.replace(" ", "").upper()
    entries, notes, moved, sums = [], [], Decimal(0), True
    for entry in _children(statement, "Ntry"):
        status = _text(entry, "Sts", "Cd") or _text(entry, "Sts")
        if status in NOT_BOOKED:
            notes.append("pending_left_out")
            continue
        booked = list(_entries(entry, account))
        if not booked:
            notes.append("unreadable_left_out")
            sums = False
        amount, credit = _decimal(_text(entry, "Amt")), _text(entry, "CdtDbtInd") != "DBIT"
        moved += (amount or Decimal(0)) * (1 if credit else -1)
        entries += booked
    opening, closing = _balance(statement, ("OPBD", "PRCD")), _balance(statement, ("CLBD",))
    if sums and opening is not None and closing is not None and opening + moved != closing:
        notes.append("balance_differs")
    return account, entries, notes


def _balance(statement: Element, codes: Sequence[str]) -> Decimal | None:
    for balance in _children(statement, "Bal"):
        if _text(balance, "Tp", "CdOrPrtry", "Cd") in codes:
            amount = _decimal(_text(balance, "Amt"))
            if amount is not None:
                return -amount if _text(balance, "CdtDbtInd") == "DBIT" else amount
    return None


def _entries(entry: Element, account: str) -> Iterator[Entry]:
    """Yield one for each transaction of a batch whose amounts are told in the account's currency, else one for all."""
    amount_of, currency = _amount(entry)
    booked = _day(entry, "BookgDt") or _day(entry, "ValDt")
    if amount_of is None or booked is None or not is_usable(amount_of, currency):
        return
    details = [one for group in _children(entry, "NtryDtls") for one in _children(group, "TxDtls")]
    amounts = [_detail_amount(one, currency) for one in details]
    split = len(details) > 1 and all(amount is not None for amount in amounts)
    shares: list[tuple[Element | None, Decimal | None]] = [(details[0] if details else None, amount_of)]
    for one, amount in zip(details, amounts, strict=True) if split else shares:
        if amount is None or not is_usable(amount, currency):
            continue
        credit = (_text(one, "CdtDbtInd") if split else "") or _text(entry, "CdtDbtInd")
        reverses = _text(entry, "RvslInd") in ("true", "1") or _child(one, "RtrInf") is not None
        # Of a batch without amounts, the first one's name would be wrong for the others.
        who = one if split or len(details) == 1 else None
        description = _details(who, is_credit=credit != "DBIT", returned=_child(one, "RtrInf") is not None)
        description["booking_text"] = clean_text(_text(entry, "AddtlNtryInf"))
        yield Entry(
            amount=amount,
            currency=currency,
            kind=KINDS[(credit != "DBIT", reverses)],
            booked_on=booked,
            valued_on=_day(entry, "ValDt"),
            bank_reference=_bank_reference(entry, who, split),
            account=account,
            **description,
        )


def _details(details: Element | None, *, is_credit: bool, returned: bool) -> EntryDetails:
    """Return who paid and what for. In a return the parties are those of the first payment, so they stand the other
    way."""
    side = "Dbtr" if is_credit != returned else "Cdtr"
    parties, remittance = _child(details, "RltdPties"), _child(details, "RmtInf")
    structured = _children(remittance, "Strd")
    references = [_text(one, "CdtrRefInf", "Ref") for one in structured]
    references += [_text(document, "Nb") for one in structured for document in _children(one, "RfrdDocInf")]
    references.append(_text(details, "Refs", "EndToEndId"))
    texts = [one.text or "" for one in _children(remittance, "Ustrd")]
    texts += [one.text or "" for structure in structured for one in _children(structure, "AddtlRmtInf")]
    account = _child(parties, f"{side}Acct")
    return {
        "payer": clean_text(_party(parties, side)),
        "on_behalf_of": clean_text(_party(parties, f"Ultmt{side}")),
        "payer_account": (_text(account, "Id", "IBAN") or _text(account, "Id", "Othr", "Id")).replace(
            " ", ""
        ),
        "text": clean_text(" ".join(texts) or _text(details, "AddtlTxInf")),
        "references": tuple(dict.fromkeys(filter(None, map(clean_reference, references)))),
    }


def _party(parties: Element | None, side: str) -> str:
    return _text(parties, side, "Nm") or _text(parties, side, "Pty", "Nm")


def _bank_reference(entry: Element, details: Element | None, split: bool) -> str:
    own = clean_reference(_text(details, "Refs", "AcctSvcrRef"))
    entry_reference = clean_reference(_text(entry, "AcctSvcrRef"))
    if not split:
        return entry_reference or own
    transaction_reference = (
        own
        or clean_reference(_text(details, "Refs", "TxId"))
        or clean_reference(_text(details, "Refs", "EndToEndId"))
    )
    return (
        f"{entry_reference}/{transaction_reference}"
        if transaction_reference and own != entry_reference
        else ""
    )


def _detail_amount(details: Element, currency: str) -> Decimal | None:
    for path in ((), ("AmtDtls", "TxAmt")):
        amount, detail_currency = _amount(_child(details, *path) if path else details)
        if amount is not None and detail_currency == currency:
            return amount
    return None


def _amount(element: Element | None) -> tuple[Decimal | None, str]:
    amount = _child(element, "Amt")
    return (None, "") if amount is None else (_decimal(amount.text or ""), amount.get("Ccy", ""))


def _decimal(text: str) -> Decimal | None:
    shown = text.strip()
    try:
        value = Decimal(shown) if shown and len(shown) <= 24 else None
    except InvalidOperation:
        return None
    return value if value is not None and value.is_finite() and value >= 0 else None


def _day(element: Element, name: str) -> date | None:
    shown = _text(element, name, "Dt") or _text(element, name, "DtTm")
    try:
        return date.fromisoformat(shown[:10])
    except ValueError:
        return None


def _children(element: Element | None, name: str) -> list[Element]:
    return [] if element is None else element.findall(name)


def _child(element: Element | None, *path: str) -> Element | None:
    return element if element is None or not path else element.find("/".join(path))


def _text(element: Element | None, *path: str) -> str:
    child = _child(element, *path)
    return "" if child is None else (child.text or "").strip()


def _is_misnamed(content: bytes) -> bool:
    """Return whether the file declares UTF-8, or nothing, and is in another encoding."""
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return not content.startswith((b"\xff\xfe", b"\xfe\xff"))
    return False


def _fault(content: bytes, error: ParseError) -> DamagedStatement | IncompleteStatement:
    ended = content.rstrip(b"\x00 \t\r\n").endswith((b"Document>", b"\x00>"))
    return DamagedStatement(str(error)) if ended else IncompleteStatement(str(error))

"""Who owns the seller's business or its account, as a line says it: `Inh. Erika Mustermann`, `Kontoinhaber: …`."""

from __future__ import annotations

import re

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.lines import Block
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Cell, fold, letters_and_digits

_OF_ACCOUNT = (
    r"(?:kontoinhaber(?:in)?|kto\.? ?-?inh(?:aber(?:in)?)?|account ?(?:holder|name)|titulaire(?: du compte)?"
    r"|(?:intestatario|intestato a)(?: del conto)?|titular(?: de la cuenta)?|rekeninghouder)"
)
_OF_BUSINESS = (
    r"(?:(?:geschafts)?inhaber(?:in)?|inh|owner|propriet(?:or|ress)|proprietaire|titolare|propietari[oa]"
    r"|eigenaar|eigenaresse)"
)
#: What may stand between the word and the name.
_END = r"(?![a-z])\s*\.?\s*:?\s*"
#: `Camille Vaubert EI`, as a French sole trader has to sign: the account is in that person's name.
_SOLE_TRADER = re.compile(
    r"(?:E\.?I\.? |[Ee]ntrepreneur individuel )?(.+?)(?:,? E\.?I\.?|,? [Ee]ntrepreneur individuel)?"
)
_IS_SOLE_TRADER = re.compile(r"E\.?I\.? .+|.+ E\.?I\.?|.*\b[Ee]ntrepreneur individuel\b.*")
_ACCOUNT_LINE, _BUSINESS_LINE = (re.compile(rf"\W*{words}{_END}") for words in (_OF_ACCOUNT, _OF_BUSINESS))
_NEXT = re.compile(r"\s*[·•●|∙▪■,;]\s*|\s[–—-]\s|\s{3,}|\s/\s")
#: A first name and a surname, written out: a bank compares them.
_FULL_NAME = re.compile(r"[^\W\d_]{2,}[.'’-]?(?:[ '’-]+[^\W\d_]+\.?){0,3} +[^\W\d_][\w'’-]+")
#: The same beside the account's number, where it is written as the bank has it: `W J Miller`.
_NAME_OF_ACCOUNT = re.compile(rf"(?:(?:[^\W\d_]\.? ?){{1,3}}(?<= )[^\W\d_][\w'’-]+|{_FULL_NAME.pattern})")
#: A person or a company and the name under which it does business, as British law asks of it.
_TRADING_AS = re.compile(r"[A-Z][^.:;@\d]{2,40} (?:trading as|[Tt]/[Aa]) [A-Z][^.:;@\d]{2,40}")
_PARTS = re.compile(r"\s*[·•●|∙▪■;]\s*|\s[–—-]\s|\. |, (?=VAT)|(?= VAT (?:Reg|No))")
_BY_BANK_DETAILS, _AS_OWNER = 0.8, 0.6


def is_owner(text: str) -> bool:
    """Return whether the words only name who owns the business or the account, which is no company's name."""
    folded = fold(text)
    return any(line.match(folded) for line in (_ACCOUNT_LINE, _BUSINESS_LINE)) and not LEGAL_FORM.search(
        folded
    )


def owner_named(text: str) -> str:
    """Return who the words say owns the business; nothing where they name nobody in full."""
    announced = _BUSINESS_LINE.match(fold(text))
    name = _NEXT.split(text[announced.end() :])[0].strip() if announced else ""
    return name if _is_name(_FULL_NAME, name) else ""


def _is_name(form: re.Pattern[str], words: str) -> bool:
    return bool(words and form.fullmatch(words)) and words[0].isupper() and words.split()[-1][0].isupper()


def find_account_holder(document: Document, buyer: Block | None, company: str) -> Findings:
    """Return in whose name the account is, where not in the company's: by the bank details, else the owner."""
    inside = {id(line.cell) for line in buyer.lines} if buyer else set()
    for line, form, sure in (
        (_ACCOUNT_LINE, _NAME_OF_ACCOUNT, _BY_BANK_DETAILS),
        (_BUSINESS_LINE, _FULL_NAME, _AS_OWNER),
    ):
        for cell in document.cells:
            if id(cell) in inside:
                continue
            for piece in _NEXT.split(cell.text):
                announced = line.match(fold(piece))
                if announced is None:
                    continue
                name = piece[announced.end() :].strip()
                if letters_and_digits(name) == letters_and_digits(company):
                    return {}
                if _is_name(form, name):
                    return _holder(document, cell, name, sure)
    for cell in document.cells:
        for piece in () if id(cell) in inside else _NEXT.split(cell.text):
            name = _sole_trader(piece.strip())
            if name and letters_and_digits(name) != letters_and_digits(company):
                return _holder(document, cell, name, _AS_OWNER)
    return {}


def _sole_trader(words: str) -> str:
    """Return the person whom the words call a sole trader, empty for none."""
    matched = _SOLE_TRADER.fullmatch(words) if _IS_SOLE_TRADER.fullmatch(words) else None
    return matched[1] if matched and _is_name(_FULL_NAME, matched[1]) else ""


def _holder(document: Document, cell: Cell, name: str, sure: float) -> Findings:
    source, box = document.source_of[cell.page], cell.box_of(0, len(cell.text))
    return {"creditor.account_holder": Finding(name, sure, source, reason("in_seller_block"), cell.page, box)}


def find_trading_name(document: Document) -> Findings:
    """Return who says, alone on its line or before its numbers, under which name it trades."""
    for cell in document.cells:
        for piece in _PARTS.split(cell.text):
            if _TRADING_AS.fullmatch(piece.strip()):
                return {
                    "creditor.name": Finding(
                        piece.strip(), 0.6, document.source_of[cell.page], reason("in_seller_block"), cell.page,
                        cell.box_of(0, len(cell.text)),
                    )
                }  # fmt: skip
    return {}

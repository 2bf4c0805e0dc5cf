"""Who owns the seller's business or its account, as a line says it: `Inh. Erika Mustermann`, `Kontoinhaber: …`."""

from __future__ import annotations

import re

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.lines import Block
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import fold, letters_and_digits

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
_ACCOUNT_LINE, _BUSINESS_LINE = (re.compile(rf"\W*{words}{_END}") for words in (_OF_ACCOUNT, _OF_BUSINESS))
_NEXT = re.compile(r"\s*[·•●|∙▪■,;]\s*|\s[–—-]\s|\s{3,}|\s/\s")
#: A first name and a surname, written out: a bank compares them.
_FULL_NAME = re.compile(r"[^\W\d_]{2,}[.'’-]?(?:[ '’-]+[^\W\d_]+\.?){0,3} +[^\W\d_][\w'’-]+")
_BY_BANK_DETAILS, _AS_OWNER = 0.8, 0.6


def is_owner(text: str) -> bool:
    """Return whether the words only name who owns the business or the account, which is no company's name."""
    folded = fold(text)
    return any(line.match(folded) for line in (_ACCOUNT_LINE, _BUSINESS_LINE)) and not LEGAL_FORM.search(
        folded
    )


def _is_full_name(words: str) -> bool:
    return bool(_FULL_NAME.fullmatch(words)) and words[0].isupper() and words.split()[-1][0].isupper()


def find_account_holder(document: Document, buyer: Block | None, company: str) -> Findings:
    """Return in whose name the account is, where not in the company's: by the bank details, else the owner."""
    inside = {id(line.cell) for line in buyer.lines} if buyer else set()
    for line, sure in ((_ACCOUNT_LINE, _BY_BANK_DETAILS), (_BUSINESS_LINE, _AS_OWNER)):
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
                if _is_full_name(name):
                    source, box = document.source_of[cell.page], cell.box_of(0, len(cell.text))
                    return {
                        "creditor.account_holder": Finding(
                            name, sure, source, reason("in_seller_block"), cell.page, box
                        )
                    }
    return {}

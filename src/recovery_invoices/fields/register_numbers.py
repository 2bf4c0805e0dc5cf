"""Numbers under which registers and tax offices know a company: no invoice is numbered by them."""

from __future__ import annotations

import re

#: Words that name nothing else; initials that also begin invoices' numbers (`FN-2025-07`, `VR 12`) are none of them.
_REGISTER = (
    r"siren|siret|r\.? ?c\.? ?s\.?(?: [a-z]+(?:[ -][a-z]+){0,3}?)?|(?:code )?ape|(?:code )?naf|tva(?: intra\w*)?"
    r"|hr ?[ab]|handelsregister|amtsgericht|firmenbuch|(?:ust|mwst)\.?-?id\.?|umsatzsteuer-?id\w*|uid|steuer-?id\w*"
    r"|nif|cif|n\.i\.f\.|c\.i\.f\.|nipc|p\.? ?iva|part(?:ita|\.) iva|cod(?:ice|\.) fiscale|r\.?e\.?a\.?"
    r"|k\.?v\.?k\.?|btw(?:-?id)?|rsin|nip|regon|krs|eori|gln|vat(?: reg\w*\.?| id)?|tax (?:id|reg\w*\.?)"
    r"|company (?:reg\w*\.?|house)|registered(?: in [a-z]+)?"
)
#: What names one together with the word for a number only: `St.-Nr. 219/5712/0421`, `Company No. 04458901`.
_NUMBERED = r"st\.?|steuer|ust\.?|mwst\.?|company|registration|tax"
_NUMBER = r"(?:n[ro]?\b\.?|n\.? ?°|nº|num\b\.?|number|nummer|numero|code|#)"
_SIGNS = r"[\s.:#-]*"
#: `RCS Roanne B 791 463 029`, `Amtsgericht Köln HRB 184402`: what stands before the number.
_BEFORE = re.compile(
    rf"(?:^|[\s(|·•,;/–-])(?:(?:{_REGISTER}){_SIGNS}{_NUMBER}?|(?:{_NUMBERED}){_SIGNS}{_NUMBER}){_SIGNS}(?:\b[ab] )?$"
)
_WITHIN = re.compile(rf"(?:{_REGISTER})(?=[\s.:]){_SIGNS}{_NUMBER}?{_SIGNS}(?:[ab] )?(?=\d|[a-z]\d)")


def is_register_number(words: str, text: str) -> bool:
    """Return whether the text is the number of a company, by the words before it or those it begins with, folded."""
    return bool(_BEFORE.search(words) or _WITHIN.match(text))

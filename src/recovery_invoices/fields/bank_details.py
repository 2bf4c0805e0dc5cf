"""Numbers of bank accounts and sort codes, which are neither the invoice's number nor a day: `40-27-15 31926819`."""

from __future__ import annotations

import re

#: A sort code right before the figures of an account.
_SORT_CODE = re.compile(r"(?<![\d-])\d\d-\d\d-\d\d[\s,;/|]*$")
_FIGURES = re.compile(r"\d{7,10}(?!\d)")
_SORT_CODE_WORD = re.compile(r"(?:\bsort(?:ing)?(?: ?code)?|\bs/c|\bbacs(?: to)?)[\s.:#-]*$")
_ACCOUNT_WORD = re.compile(
    r"(?:\b(?:account|acct?|a/c|kontonummer|konto|compte|cuenta|conto|rekening|rekeningnummer|rachunk\w*|conta"
    r"|iban|bic|swift|blz|bankleitzahl|bsb|routing|aba)\b|\bsort ?code)[\s.:]*"
    r"(?:n[ro]?\b\.?|n°|number|nummer|numero|code|#)?[\s.:#-]*$"
)


def is_bank_number(words: str, text: str) -> bool:
    """Return whether the text is a number of an account, by the words before it or the sort code before it."""
    return bool(
        _ACCOUNT_WORD.search(words)
        or _SORT_CODE_WORD.search(words)
        or (_FIGURES.match(text) and _SORT_CODE.search(words))
    )


def is_sort_code(words: str) -> bool:
    """Return whether the words before announce a sort code."""
    return bool(_SORT_CODE_WORD.search(words))

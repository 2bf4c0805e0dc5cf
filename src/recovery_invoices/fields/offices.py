"""Offices of a company in the place of a person: `Attn: Accounts Payable`, `z. Hd. Buchhaltung`."""

from __future__ import annotations

import re

from recovery_invoices.text.layout import fold

#: `the Treasurer`, `die Buchhaltung`: whoever holds the office, whose name the paper does not say.
_WITH_ARTICLE = re.compile(r"(?:the|die|den|der|das|la|le|les|il|lo|el|o|a|het)\s(?=\S)")
#: Words of which no person's name is made.
_WORDS = re.compile(
    r"\b(?:accounts?|accounting|payables?|receivables?|ledger|department|dept|team|office|finance|purchasing"
    r"|procurement|billing|invoic(?:e|es|ing)|treasury|administration|management"
    r"|\w*buchhaltung|rechnungs(?:wesen|prufung|stelle|eingang)|\w*kreditoren|zentral\w*|einkauf|abteilung|abt|verwaltung"
    r"|hausverwaltung|sekretariat|geschafts(?:fuhrung|leitung|stelle)|personalabteilung"
    r"|comptabilites?|compta|service|direction|achats|facturation|fournisseurs|secretariat"
    r"|contabilita|amministrazione|ufficio|acquisti|fornitori|direzione|segreteria"
    r"|contabilidad|administracion|departamento|dpto|compras|facturacion|proveedores|direccion|gerencia"
    r"|boekhouding|crediteuren\w*|debiteuren\w*|administratie|afdeling|inkoop|directie|ksiegowosc)\b"
)


def is_office(text: str) -> bool:
    """Return whether the words name an office, whoever works there."""
    folded = fold(text)
    return bool(_WITH_ARTICLE.match(folded) or _WORDS.search(folded))

"""Whether the debtor is a company or a person, as far as its name and numbers prove it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from recovery_contract.legal_forms import LEGAL_FORM, TRADE
from recovery_contract.receivables import CompanyType
from recovery_desktop.folding import fold

KIND: Final = "debtor.company_type"
SURE: Final = 0.85
"""What the reader only guesses is left to the person."""
_OF_COMPANIES: Final = ("debtor.siret", "debtor.vat_number")
_FORM_OF_ADDRESS: Final = re.compile(
    r"(?:herrn?|frau|familie|eheleute|monsieur|madame|mademoiselle|m\.|mm\.|mme|mlle|mr|mrs|ms|miss|dhr|mevr|de heer"
    r"|mevrouw|sig|sig\.ra|signora?|sr|sra|srta|senora?|don|dona)\.? (?=\w)"
)
_ADDRESSED_COMPANY: Final = re.compile(
    r"(?:firma|fa\.|company|messrs\.?|spett\.?(?:le)?|societe|ets\.?) (?=\w)"
)
_SOLE_TRADER: Final = re.compile(r"\b(?:EI|EIRL)\b")
"""French sole traders bear it in their name: they owe as a business."""


def detect_kind(values: Mapping[str, str]) -> str:
    """Return the kind that the fields prove, empty where nothing does."""
    name = " ".join(values.get("debtor.company_name", "").split())
    folded = fold(name)
    if any(values.get(path, "").strip() for path in _OF_COMPANIES) or _is_company(name, folded):
        return str(CompanyType.COMPANY)
    return str(CompanyType.INDIVIDUAL) if _FORM_OF_ADDRESS.match(folded) else ""


def _is_company(name: str, folded: str) -> bool:
    return bool(
        LEGAL_FORM.search(folded)
        or TRADE.search(folded)
        or _ADDRESSED_COMPANY.match(folded)
        or _SOLE_TRADER.search(name)
    )

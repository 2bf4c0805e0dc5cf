"""How a person is addressed: the forms and titles that stand before a name."""

from __future__ import annotations

import re

from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import fold

_FORM_OF_ADDRESS = (
    r"(?:herrn?|frau|monsieur|madame|mme|mlle|m\.|mr\.?|mrs\.?|ms\.?|miss|mx|messrs|dhr\.?|mevr\.?|mevrouw|de heer"
    r"|sig\.?|sig\.ra|signore?|signora|sr\.?|sra\.?|senhora?|pani?)"
)
#: What stands before a name for what somebody has learned or is.
_TITLE = (
    r"(?:dra?\.?(?:-(?:ing|med|jur|phil)\.?)?|prof\.?|professor(?:in)?|dipl\.?-?[a-z]{2,6}\.?(?: \(fh\))?|ing\.|mag\."
    r"|maitre|me\.?|docteur|dott\.?(?:ssa)?|avv\.|arch\.|geom\.|rag\.|drs\.|ir\.|lic\.|eng\.|inz\.|mgr|dna\.|rev\.?|sir|lady|lord"
    r"|h\. ?c\.|med\.|jur\.|rer\.|nat\.|phil\.|dent\.|vet\.|oec\.|pol\.|theol\.|habil\.)"
)
ADDRESSED_AS = rf"(?:{_FORM_OF_ADDRESS}(?: {_TITLE})*|{_TITLE}(?: {_TITLE})*)"
BEFORE_PERSON = re.compile(rf"{ADDRESSED_AS}(?![a-z])\s+")


def as_greeted(document: Document, person: str) -> str:
    """Return the name with the form of address by which the invoice greets the person: `Sehr geehrte Frau Muster`."""
    greeting = re.compile(rf"\b{_FORM_OF_ADDRESS} (?=(?:{_TITLE} )*{re.escape(fold(person.split()[-1]))}\b)")
    greeted = ((cell, greeting.search(cell.folded)) for cell in document.cells)
    form = next((cell.text[match.start() : match.end()] for cell, match in greeted if match), "")
    return f"{form}{person}"


def split_person(name: str) -> tuple[str, str]:
    """Return first name and surname. A title stays before the first name: the person is greeted by it."""
    # A German address has the accusative, a greeting and a field of a form the nominative.
    name = re.sub(r"^Herrn\b", "Herr", name)
    title = BEFORE_PERSON.match(fold(name))
    start = title.end() if title else 0
    first, _, last = name[start:].partition(" ")
    return (name[:start] + first, last) if last else (name[:start].strip(), first)

"""The name, the street and the town in the buyer's block, and whether the name is a company's."""

from __future__ import annotations

import re

from recovery_contract.legal_forms import LEGAL_FORM, TRADE
from recovery_invoices.fields.addresses import has_street_word, is_area, is_street, is_unit
from recovery_invoices.fields.broken_lines import is_next_line, join_broken_lines
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.forms_of_address import ADDRESSED_AS, BEFORE_PERSON, as_greeted
from recovery_invoices.fields.label_words import is_label_alone
from recovery_invoices.fields.lines import ATTRIBUTES, Block, Line, country_of_block
from recovery_invoices.fields.not_names import (
    cannot_be_name,
    is_contact_label,
    is_form_alone,
    is_officer,
    is_short_form_alone,
    officer_named,
)
from recovery_invoices.fields.offices import is_office
from recovery_invoices.fields.owners import is_owner, owner_named
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Box, Cell, fold, has_digit, letters_and_digits

#: `Contracting party: Blue Ltd`: whatever stands before a colon is no part of the name.
_ANNOUNCED = re.compile(r"[^\W\d_][^:]{1,30}:\s+(?=[^\W_])")
#: `Ordered by and invoiced to Blue Ltd`, `Spett.le Ditta`, `A: Blu S.r.l.`: words that lead to a name on its line.
_ADDRESSED = re.compile(
    r"^(?:(?:[A-Za-z]+(?:ed|ent|old) (?:to|for|by)(?: and|,)? ){1,3}(?=[^\W\d_a-z])"
    r"|(?:Spett\.?(?:le)?|An|Firma|To|Fa\.)\s*:?\s+(?=\w)|(?:À|A|Aan|Para|Pour|Do|Dla|Voor|Für|For)\s*:\s+(?=\w))"
)
#: A line that says how somebody is addressed and no more: the name stands on the next.
_SALUTATION = re.compile(
    rf"^(?:{ADDRESSED_AS}(?: (?:und|u\.|et|and|&|en|e|y|i) {ADDRESSED_AS})?"
    r"|eheleute|ehepaar|familie|fam\.|famille|(?:the )?family|famiglia|familia|coniugi|epoux|echtpaar|panstwo)$"
)
_FIRST_WORDS = 4
_ADDRESSING = re.compile(
    r"^(?:an|firma|company|to|a|aan|spett\.?(?:le)?|spettabile|exmos?\.?(?:\(s\))?.*|societe|fa\.?|t?o?:)$"
)
FOR_PERSON = re.compile(
    r"\b(?:z\. ?hd\.?|z\. ?h\.|zhd|c/o|p/a|att\.|attn|attention|fao\b|f\.a\.o\b|t\.a\.v\.?|a l'attention|contact\b"
    r"|ansprechpartner|service |accounts? payable|(?:purchase|bought|sales) ledger"
    r"|(?:accounts|finance|purchasing|procurement|billing|accounting) (?:department|dept|team|office|section)"
    r"|kreditoren|crediteuren|comptabilite|contabilita"
    r"|contabilidad|abteilung|dept|c\.a\.|buchhaltung|einkauf|zu handen|finanzbuchhaltung|rechnungswesen|boekhouding"
    r"|ter attentie|all'attenzione|ksiegowosc)"
)
#: Whoever takes the letter in for the debtor: a company or a person.
_CARE_OF = re.compile(r"(?:c/o|p/a|a/c|chez|presso|p\.a\.|per adres|bei)\s")
#: How a line begins that names the person to whom the letter goes, who is no part of the address.
_ATTENTION = re.compile(
    r"(?:z\. ?h(?:d)?\.?(?: von)?|zhd\.?|zh|zu handen(?: von)?|zur aufmerksamkeit(?: von)?"
    r"|(?:kind )?attn\.?|(?:for the )?attention(?: of)?|att\.(?:ne)?|at\.|f\.?a\.?o\.?"
    r"|a l'att(?:ention|n|\.)?(?: (?:de|du|des)\b| d')?|aux bons soins (?:de|du|des)"
    r"|t\. ?a\. ?v\.?|ter attentie van|(?:alla )?(?:cortese attenzione|c\. ?a\.)(?: (?:di|del|della)\b)?"
    r"|all'attenzione(?: (?:di|del|della)\b)?|a la atencion de|a/a|ao cuidado d[eoa]|a atencao d[eoa]|a/c(?: d[eoa])?"
    r"|do rak|do wiadomosci|dla)(?![a-z])\s*:?\s*"
)
#: A department, a telephone or an address that stands behind a person's name on the same line.
_BEHIND_PERSON = re.compile(r"\s*[,;|·(]\s*|\s[–—-]\s|\s*\S+@")
_NOT_NAME = re.compile(
    r"@|\bgln\b|\biban\b|kunden-?n|^\W*\d[\d \-/]*$|^(?:tel|fax|phone|siret|siren|tva|vat|ust|id)\b|^n° |^ref"
    r"|www\.|http"
)
_JOINING = (" &", " and", " et", " und", " y", " e", " en", ",", "-", " de", " du", " of", " des", "+")
#: How a line begins that goes on with the name of the line above.
_JOINS_ON = re.compile(
    r"(?:&|\+|(?i:und|et|and|für|for)\b|(?:zur?|zum|im|am|der|des|du|de|d'|pour|of|y|e|en|van|voor|per|di|del|della"
    r"|do|da|para|i|oraz|dla)\b)(?=\s)"
)
_IN_PARENTHESES_AT_END = re.compile(r"\s*\([^()]*\)\s*$")
#: Smaller lines over a name are its label, whatever they say.
_LEAST_HEIGHT = 0.86
#: A customer's number: up to three letters and digits, without a word.
_IDENTIFIER = re.compile(r"^[a-z]{0,3}[-/. ]?\d[\d\-/. ]*$")
#: A name whose form, trade or title says what it is, and what a name without them is worth at most.
_SAYS_ITS_KIND, _PLAIN_NAME = 0.85, 0.86
#: What is no private person, but without a number perhaps no business either.
_NO_TRADER = frozenset(["association", "verein"])
#: So many lines of an address are kept, the street's among them.
_MOST_LINES = 4
_BARE_ATTRIBUTE = re.compile(rf"^(?:{'|'.join(ATTRIBUTES.values())})\s*:?$")


def is_form_of_address(text: str) -> bool:
    """Return whether the words only say how somebody is addressed: `Herrn`, `Monsieur et Madame`."""
    return bool(_SALUTATION.match(fold(text).strip(" ,:")))


def lines_with_name(block: Block) -> list[Line]:
    """Return the lines over street and town that may be a name."""
    named = [line for line in block.lines if line.attribute == "name"]
    if named:
        return [_joined_name(block, named[0]), *named[1:]]
    end = block.town_at if block.town_at is not None else len(block.lines)
    lines: list[Line] = []
    pending: Line | None = None
    for line in block.lines[:end]:
        folded = fold(line.text).strip(" ,")
        if line.attribute in ("other", "contact", "phone", "email", "vat", "country", "town"):
            continue
        is_of_street = is_street(line.text) or is_area(line.text)
        if (is_of_street and (lines or pending)) or line.attribute == "street":
            break
        if (
            _NOT_NAME.search(folded)
            or _BARE_ATTRIBUTE.match(folded)
            or _ADDRESSING.match(folded)
            or not any(c.isalpha() for c in folded)
            or _IDENTIFIER.match(folded)
            or is_form_alone(line.text)
            or is_contact_label(line.text)
        ):
            continue
        if _SALUTATION.match(folded):
            pending = line
            continue
        if pending is not None:
            line = Line(line.cell, f"{pending.text} {line.text}")
            pending = None
        lines.append(line)
    usual = max((line.cell.height for line in lines), default=0.0)
    widest = max((line.letter_width for line in lines), default=0.0)
    plain = [
        line
        for line in lines
        if not FOR_PERSON.search(fold(line.text))
        and not is_officer(line.text)
        and not _goes_on_for_person(block, line)
        and not is_label_alone(fold(line.text))
        and not line.text.rstrip().endswith(":")
        # The height of a line follows its font as well as its size: only what is narrower, too, is printed smaller.
        and (
            line.cell.height >= _LEAST_HEIGHT * usual
            or line.letter_width >= _LEAST_HEIGHT * widest
            or LEGAL_FORM.search(fold(line.text)) is not None
        )
    ]
    return plain or lines


def _goes_on_for_person(block: Block, line: Line) -> bool:
    """Return whether a legal form alone on its line belongs to whom the line over it names: `c/o Blaue` `GmbH`."""
    at = next((at for at, one in enumerate(block.lines) if one is line), 0)
    upper = block.lines[at - 1] if at else None
    return upper is not None and is_short_form_alone(line.text) and bool(FOR_PERSON.search(fold(upper.text)))


def _joined_name(block: Block, named: Line) -> Line:
    """Join a name on two lines whose `Name:` label stands at the second line only."""
    at = block.lines.index(named)
    before = block.lines[at - 1] if at else None
    if before is None or before.attribute is not None or _NOT_NAME.search(fold(before.text)):
        return named
    return Line(named.cell, f"{before.text} {named.text}", "name")


def describe_block(document: Document, block: Block, sure: float, not_names: set[str]) -> Findings:
    findings: Findings = {}
    join_broken_lines(block)
    source = document.source_of[block.page]
    label = block.label.cell.text[block.label.start : block.label.end].strip() if block.label else None
    why = reason("in_block_under", label=label) if label else reason("in_address_block")

    def put(path: str, value: str, cell: Cell, confidence: float) -> None:
        box: Box = cell.box_of(0, len(cell.text))
        findings[path] = Finding(value, confidence, source, why, block.page, box)

    of_name: list[Line] = []
    names = lines_with_name(block)
    names = [line for line in names if letters_and_digits(line.text) not in not_names] or names
    name = next((line for line in names if LEGAL_FORM.search(fold(line.text))), names[0] if names else None)
    if name:
        of_name = _join_name(block, names, name)
        value = _without_addressing(" ".join(line.text for line in of_name))
        kind = _kind(value, block)
        most = _PLAIN_NAME if _may_go_on(names, of_name) else _sure_of_name(value, kind[1])
        put("debtor.company_name", value, name.cell, min(sure, most))
        findings["debtor.company_type"] = Finding(kind[0], kind[1], "derived", reason(kind[2]))
    if block.town_at is not None and block.town:
        town_line = block.lines[block.town_at]
        if block.town.postal_code:
            put("debtor.address.postal_code", block.town.postal_code, town_line.cell, sure)
        put("debtor.address.city", _plain_city(block.town.city), town_line.cell, sure)
    persons = {id(line): person for line in block.lines if (person := _person_of(line, name, of_name))}
    streets = [line for line in _streets(block, name, of_name) if id(line) not in persons]
    for_whom = [
        line for line in _lines_for_person(block, name) if line not in streets and id(line) not in persons
    ]
    other_lines = sorted([*streets[1:], *for_whom], key=lambda line: line.cell.top)
    lines = [*streets[:1], *other_lines]
    for line in [line for line in block.lines if id(line) in persons][:1]:
        put("debtor.contact_name", persons[id(line)], line.cell, sure)
    owner = next(((line, person) for line in block.lines if (person := owner_named(line.text))), None)
    if owner is not None and "debtor.contact_name" not in findings:
        put("debtor.contact_name", as_greeted(document, owner[1]), owner[0].cell, sure)
    for path, some in (("debtor.address.line1", lines[:1]), ("debtor.address.line2", lines[1:_MOST_LINES])):
        if some:
            text = ", ".join(line.text.strip(" ,") for line in some)
            put(path, text, some[0].cell, sure * (0.97 if is_street(some[0].text) else 0.8))
    country = country_of_block(block)
    if country:
        at = block.lines[block.town_at or 0].cell
        put("debtor.address.country", country, at, sure)
    return findings


def _join_name(block: Block, names: list[Line], name: Line) -> list[Line]:
    """Return the lines of the name, where a narrow column broke it."""
    if name not in names or name.attribute is not None:
        return [name]
    first = last = names.index(name)
    while first > 0 and _goes_on(block, names[first - 1], names[first]):
        first -= 1
    while (
        last + 1 < len(names)
        and is_next_line(names[last], names[last + 1])
        and (ends_open(names[last].text) or _goes_on_below(names[last].text, names[last + 1].text))
    ):
        last += 1
    return names[first : last + 1]


def _goes_on_below(upper: str, lower: str) -> bool:
    """Return whether a name whose line does not end in a legal form goes on in the next one."""
    if _ends_in_form(upper) or FOR_PERSON.search(fold(lower)) or is_street(lower):
        return False
    if " " not in upper.strip() and TRADE.search(fold(upper)) and BEFORE_PERSON.match(fold(lower)):
        # `Zahnarztpraxis` alone is nobody's name.
        return True
    return bool(_JOINS_ON.match(lower)) or (bool(LEGAL_FORM.search(fold(upper))) and _ends_in_form(lower))


def _ends_in_form(text: str) -> bool:
    """Return whether the text ends in a legal form, or in its country: `Blue Ltd (UK)`."""
    folded = _IN_PARENTHESES_AT_END.sub("", fold(text)).strip(" .,;")
    return any(form.end() >= len(folded) for form in LEGAL_FORM.finditer(folded))


def _may_go_on(names: list[Line], of_name: list[Line]) -> bool:
    """Return whether the line under a name without a legal form at its end may be more of the name."""
    at = names.index(of_name[-1]) if of_name[-1] in names else len(names)
    return (
        at + 1 < len(names)
        and of_name[-1].attribute is None
        and not _ends_in_form(of_name[-1].text)
        and is_next_line(names[at], names[at + 1])
    )


def _goes_on(block: Block, upper: Line, lower: Line) -> bool:
    """Return whether the name in the lower line began in the upper one."""
    if upper.attribute is not None or not is_next_line(upper, lower) or FOR_PERSON.search(fold(upper.text)):
        return False
    if ends_open(upper.text) or lower.text[:1] in "&+-" or lower.text[:1].islower():
        return True
    folded = fold(lower.text).strip()
    if not LEGAL_FORM.sub("", folded).strip(" .,&-"):
        return True
    if LEGAL_FORM.search(fold(upper.text)):
        return False
    form = LEGAL_FORM.search(folded)
    if form is None or form.start() == 0:
        return False
    # The word that went to the next line had no room: it would reach beyond every line of the block.
    widest = max(line.cell.x1 - line.cell.x0 for line in block.lines)
    word = lower.cell.words[0]
    return upper.cell.x1 + (word.x1 - word.x0) > upper.cell.x0 + widest


def ends_open(text: str) -> bool:
    """Return whether a name cannot end so: `Museum of`, `Joinery and`."""
    return fold(text).strip().endswith(_JOINING)


def _streets(block: Block, name: Line | None, of_name: list[Line]) -> list[Line]:
    """Return the lines of the street: the street proper first, then what stands over it and under it, as a house or an
    estate does."""
    marked = [line for line in block.lines if line.attribute == "street" and parse_town(line.text) is None]
    end = block.town_at if block.town_at is not None else len(block.lines)
    start = block.lines.index(name) + 1 if name in block.lines else 0
    if name is not None and name not in block.lines:
        start = next((index + 1 for index, line in enumerate(block.lines) if line.cell is name.cell), 0)
    between = [
        line
        for line in block.lines[start:end]
        if line.attribute in (None, "street")
        and not _NOT_NAME.search(fold(line.text))
        and line not in of_name
    ]
    if marked:
        after = [line for line in between if line.cell.top > marked[0].cell.top and line not in marked]
        return [*marked, *after]
    plain = [
        line
        for line in between
        if not FOR_PERSON.search(fold(line.text))
        and (is_street(line.text) or is_area(line.text) or not cannot_be_name(line.text))
    ]
    numbered = [line for line in plain if is_street(line.text)] or [
        line for line in between if is_street(line.text)
    ]
    if not numbered and block.town is None:
        return []
    named = [line for line in plain if has_street_word(line.text)]
    # `Unit 3, Wharf Court` has a number as well, and is where in the street.
    proper = [line for line in numbered if not is_unit(line.text)]
    street = next(iter([*proper, *numbered, *named, *plain[-1:]]), None)
    other_lines = [line for line in plain if line is not street]
    if block.town is None:
        other_lines = [line for line in other_lines if street is None or line.cell.top > street.cell.top][:1]
    return [street, *other_lines] if street is not None else []


def _lines_for_person(block: Block, name: Line | None) -> list[Line]:
    """Return the lines of the address under the name that say for whom there: `z. Hd.`, `c/o`, `Buchhaltung`."""
    if block.town_at is None:
        return []
    cells = [line.cell for line in block.lines]
    start = cells.index(name.cell) + 1 if name is not None and name.cell in cells else 0
    return [
        line
        for line in block.lines[start : block.town_at]
        if line.attribute in (None, "contact")
        and FOR_PERSON.search(fold(line.text))
        and not _NOT_NAME.search(fold(line.text))
        and not has_digit(line.text)
        and (_CARE_OF.match(fold(line.text)) or not LEGAL_FORM.search(fold(line.text)))
    ]


def _person_of(line: Line, name: Line | None, of_name: list[Line]) -> str:
    """Return whom the line names after `z. Hd.`, `Attn` or a form of address, or before an office; nothing where it
    names nobody beside the debtor."""
    if line.attribute not in (None, "contact") or has_digit(line.text):
        return ""
    folded = fold(line.text)
    attention = _ATTENTION.match(folded)
    if attention or line.attribute == "contact":
        start = attention.end() if attention else 0
    elif name is None or any(line.cell is one.cell for one in (name, *of_name)):
        return ""
    elif BEFORE_PERSON.match(folded) and not LEGAL_FORM.search(folded):
        start = 0
    else:
        return officer_named(line.text)
    person = _BEHIND_PERSON.split(line.text[start:].strip(" ,;:"))[0]
    return "" if is_office(person) else person


def _without_addressing(text: str) -> str:
    announced = _ANNOUNCED.match(text)
    text = text[announced.end() :] if announced else text
    return _ADDRESSED.sub("", text).strip(" ,;:")


def _plain_city(city: str) -> str:
    return re.sub(r"\s+(?i:cedex).*$", "", city).strip()


def _sure_of_name(name: str, sure_of_kind: float) -> float:
    """Return how sure a name can be at most: a street is none, and what says nothing of a company may be another
    line.
    """
    if is_street(name) and not LEGAL_FORM.search(fold(name)):
        return 0.4
    return 1.0 if sure_of_kind >= _SAYS_ITS_KIND or LEGAL_FORM.search(fold(name)) else _PLAIN_NAME


def _kind(name: str, block: Block) -> tuple[str, float, str]:
    """Return (The kind, how sure, the code of the reason)."""
    folded = fold(name)
    forms = {form[0] for form in LEGAL_FORM.finditer(folded)}
    if forms - _NO_TRADER:
        return "company", 0.95, "legal_form"
    if re.search(r"\b(?:siret|siren|tva|vat|ust)\b", fold(block.text)):
        return "company", 0.85, "company_number"
    if TRADE.search(folded):
        return "company", 0.9, "trade_name"
    if any(is_owner(line.text) for line in block.lines):
        return "company", 0.9, "owner_named"
    if forms:
        return "company", 0.6, "not_a_person"
    words = name.split()
    if any(_SALUTATION.match(fold(" ".join(words[:count]))) for count in range(1, _FIRST_WORDS)):
        return "individual", 0.9, "form_of_address"
    if 2 <= len(words) <= 3 and all(word[:1].isupper() and word[1:].islower() for word in words):
        return "individual", 0.6, "name_of_person"
    return "company", 0.5, "not_a_person"

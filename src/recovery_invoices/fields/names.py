"""The name, the street and the town in the buyer's block, and whether the name is a company's."""

from __future__ import annotations

import re

from recovery_contract.legal_forms import LEGAL_FORM, TRADE
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.broken_lines import is_next_line, join_broken_lines
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.label_words import is_label_alone
from recovery_invoices.fields.lines import ATTRIBUTES, Block, Line, country_of_block
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Box, Cell, fold, has_digit, letters_and_digits

#: `Contracting party: Blue Ltd`: whatever stands before a colon is no part of the name.
_ANNOUNCED = re.compile(r"[^\W\d_][^:]{1,30}:\s+(?=[^\W_])")
_FORM_OF_ADDRESS = (
    r"(?:herrn?|frau|monsieur|madame|mme|mlle|m\.|mr\.?|mrs\.?|ms\.?|dhr\.?|mevr\.?|mevrouw|de heer|sig\.?|sig\.ra"
    r"|signore?|signora|sr\.?|sra\.?|senhora?|pani?)"
)
#: A line that says how somebody is addressed and no more: the name stands on the next.
_SALUTATION = re.compile(
    rf"^(?:{_FORM_OF_ADDRESS}(?: (?:und|u\.|et|and|&|en|e|y|i) {_FORM_OF_ADDRESS})?"
    r"|eheleute|ehepaar|familie|fam\.|famille|(?:the )?family|famiglia|familia|coniugi|epoux|echtpaar|panstwo)$"
)
_FIRST_WORDS = 4
_ADDRESSING = re.compile(
    r"^(?:an|firma|company|to|a|aan|spett\.?(?:le)?|spettabile|exmos?\.?(?:\(s\))?.*|societe|fa\.?|t?o?:)$"
)
FOR_PERSON = re.compile(
    r"\b(?:z\. ?hd\.?|z\. ?h\.|zhd|c/o|attn|attention|fao\b|f\.a\.o\b|t\.a\.v\.?|a l'attention|contact\b"
    r"|ansprechpartner|service |accounts? payable|(?:purchase|bought|sales) ledger"
    r"|(?:accounts|finance|purchasing|procurement|billing|accounting) (?:department|dept|team|office|section)"
    r"|kreditoren|crediteuren|comptabilite|contabilita"
    r"|contabilidad|abteilung|dept|c\.a\.|buchhaltung|einkauf|zu handen|finanzbuchhaltung|rechnungswesen|boekhouding"
    r"|ter attentie|all'attenzione|ksiegowosc)"
)
#: How a line begins that names the person to whom the letter goes, who is no part of the address.
_ATTENTION = re.compile(
    r"(?:z\. ?h(?:d)?\.?(?: von)?|zhd\.?|zh|zu handen(?: von)?|zur aufmerksamkeit(?: von)?"
    r"|(?:kind )?attn\.?|(?:for the )?attention(?: of)?|att\.(?:ne)?|at\.|f\.?a\.?o\.?"
    r"|a l'att(?:ention|n|\.)?(?: (?:de|du|des)\b| d')?|aux bons soins (?:de|du|des)"
    r"|t\. ?a\. ?v\.?|ter attentie van|(?:alla )?(?:cortese attenzione|c\. ?a\.)(?: (?:di|del|della)\b)?"
    r"|all'attenzione(?: (?:di|del|della)\b)?|a la atencion de|a/a|ao cuidado d[eoa]|a atencao d[eoa]|a/c(?: d[eoa])?"
    r"|do rak|do wiadomosci|dla)(?![a-z])\s*:?\s*"
)
_BEFORE_PERSON = re.compile(rf"{_FORM_OF_ADDRESS}(?![a-z])\s+")
_NOT_NAME = re.compile(
    r"@|\bgln\b|\biban\b|kunden-?n|^\W*\d[\d \-/]*$|^(?:tel|fax|phone|siret|siren|tva|vat|ust|id)\b|^n° |^ref"
    r"|www\.|http"
)
_JOINING = (
    " &",
    " and",
    " et",
    " und",
    " y",
    " e",
    " en",
    ",",
    "-",
    " de",
    " du",
    " of",
    " des",
    " des",
    "+",
)
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
        if (is_street(line.text) and (lines or pending)) or line.attribute == "street":
            break
        if (
            _NOT_NAME.search(folded)
            or _BARE_ATTRIBUTE.match(folded)
            or _ADDRESSING.match(folded)
            or not any(c.isalpha() for c in folded)
            or _IDENTIFIER.match(folded)
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
    plain = [
        line
        for line in lines
        if not FOR_PERSON.search(fold(line.text))
        and not is_label_alone(fold(line.text))
        and not line.text.rstrip().endswith(":")
        and line.cell.height >= _LEAST_HEIGHT * usual
    ]
    return plain or lines


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
    streets = [line for line in _streets(block, name) if not _person_of(line)]
    for_person = [line for line in _lines_for_person(block, name) if line not in streets]
    streets += [line for line in for_person if not _person_of(line)][: 2 - len(streets)]
    for line in [line for line in block.lines if _person_of(line)][:1]:
        put("debtor.contact_name", _person_of(line), line.cell, sure)
    for path, line in zip(("debtor.address.line1", "debtor.address.line2"), streets, strict=False):
        put(path, line.text.strip(" ,"), line.cell, sure * (0.97 if is_street(line.text) else 0.8))
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
        and (_ends_open(names[last].text) or _goes_on_below(names[last].text, names[last + 1].text))
    ):
        last += 1
    return names[first : last + 1]


def _goes_on_below(upper: str, lower: str) -> bool:
    """Return whether a name whose line does not end in a legal form goes on in the next one."""
    if _ends_in_form(upper) or FOR_PERSON.search(fold(lower)) or is_street(lower):
        return False
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
    if _ends_open(upper.text) or lower.text[:1] in "&+-" or lower.text[:1].islower():
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


def _ends_open(text: str) -> bool:
    return fold(text).strip().endswith(_JOINING)


def _streets(block: Block, name: Line | None) -> list[Line]:
    """Return street lines, the street proper first."""
    marked = [line for line in block.lines if line.attribute == "street" and parse_town(line.text) is None]
    end = block.town_at if block.town_at is not None else len(block.lines)
    start = block.lines.index(name) + 1 if name in block.lines else 0
    if name is not None and name not in block.lines:
        start = next((index + 1 for index, line in enumerate(block.lines) if line.cell is name.cell), 0)
    between = [
        line
        for line in block.lines[start:end]
        if line.attribute in (None, "street") and not _NOT_NAME.search(fold(line.text))
    ]
    if marked:
        after = [line for line in between if line.cell.top > marked[0].cell.top and line not in marked]
        return [*marked, *after]
    proper = [
        index
        for index, line in enumerate(between)
        if is_street(line.text) and not FOR_PERSON.search(fold(line.text))
    ] or [index for index, line in enumerate(between) if is_street(line.text)]
    if proper:
        return between[proper[0] :]
    plain = [line for line in between if not FOR_PERSON.search(fold(line.text))]
    if block.town is None:
        return []
    return plain[-1:] if len(plain) < 3 else plain[1:2]


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
        and not LEGAL_FORM.search(fold(line.text))
    ]


def _person_of(line: Line) -> str:
    """Return whom the line names after `z. Hd.`, `Attn` or `à l'attention de`; nothing where it begins with none."""
    attention = _ATTENTION.match(fold(line.text)) if line.attribute in (None, "contact") else None
    start = attention.end() if attention else 0 if line.attribute == "contact" else len(line.text)
    return "" if has_digit(line.text) else line.text[start:].strip(" ,;:")


def split_person(name: str) -> tuple[str, str]:
    """Return first name and surname. A title stays before the first name: the person is greeted by it."""
    title = _BEFORE_PERSON.match(fold(name))
    start = title.end() if title else 0
    first, _, last = name[start:].partition(" ")
    return (name[:start] + first, last) if last else (name[:start].strip(), first)


def _without_addressing(text: str) -> str:
    announced = _ANNOUNCED.match(text)
    text = text[announced.end() :] if announced else text
    return re.sub(r"^(?:Spett\.?(?:le)?|An|Firma|To|Fa\.)\s*:?\s+(?=\w)", "", text).strip(" ,;:")


def _plain_city(city: str) -> str:
    return re.sub(r"\s+(?i:cedex).*$", "", city).strip()


def _sure_of_name(name: str, sure_of_kind: float) -> float:
    """Return how sure a name can be at most: a street is none, and what says nothing of a company may be another
    line.
    """
    if is_street(name) and not LEGAL_FORM.search(fold(name)):
        return 0.4
    return 1.0 if sure_of_kind >= _SAYS_ITS_KIND else _PLAIN_NAME


def _kind(name: str, block: Block) -> tuple[str, float, str]:
    """Return (The kind, how sure, the code of the reason)."""
    folded = fold(name)
    if LEGAL_FORM.search(folded):
        return "company", 0.95, "legal_form"
    if re.search(r"\b(?:siret|siren|tva|vat|ust)\b", fold(block.text)):
        return "company", 0.85, "company_number"
    if TRADE.search(folded):
        return "company", 0.9, "trade_name"
    words = name.split()
    if any(_SALUTATION.match(fold(" ".join(words[:count]))) for count in range(1, _FIRST_WORDS)):
        return "individual", 0.9, "form_of_address"
    if 2 <= len(words) <= 3 and all(word[:1].isupper() and word[1:].islower() for word in words):
        return "individual", 0.6, "name_of_person"
    return "company", 0.5, "not_a_person"

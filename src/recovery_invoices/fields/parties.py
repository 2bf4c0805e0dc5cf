"""Which block is the buyer and which the seller, and what their lines mean."""

from __future__ import annotations

import re
from dataclasses import dataclass

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.addresses import is_street, town_of
from recovery_invoices.fields.blocks import ATTRIBUTES, Block, Line, country_in, find_blocks, is_sender_line
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.identifiers import Identifier, find_identifiers
from recovery_invoices.text.layout import Box, Cell, fold, squash

_LEGAL_FORM = re.compile(
    r"\b(?:gmbh|mbh|ag|kg|ohg|ug|gbr|e\.?\s?k\.?|se|kgaa|e\.?\s?v\.?|sarl|s\.a\.r\.l\.?|sas|sasu|s\.a\.s\.?"
    r"|sa|s\.a\.|eurl|sci|scop|snc|selarl"
    r"|ltd|limited|inc|llc|llp|plc|corp|corporation|company|co\.|b\.?v\.?|n\.?v\.?|v\.o\.f\.?|bvba|srl"
    r"|s\.r\.l\.?|spa|s\.p\.a\.?|s\.l\.?u?\.?|sl|slu"
    r"|lda|l\.da|unipessoal|gesellschaft|association|stiftung|verein|genossenschaft|holding|group|groupe|bank"
    r"|universitat|hotel)(?![a-z])"
)
_SALUTATION = re.compile(
    r"^(?:herrn?|frau|monsieur|madame|mme|mlle|m\.|mr\.?|mrs\.?|ms\.?|dhr\.?|mevr\.?|de heer|sig\.?|sig\.ra"
    r"|sr\.?|sra\.?|familie)$"
)
_ADDRESSING = re.compile(
    r"^(?:an|firma|company|to|a|aan|spett\.?(?:le)?|spettabile|exmos?\.?(?:\(s\))?.*|societe|fa\.?|t?o?:)$"
)
_FOR_PERSON = re.compile(
    r"\b(?:z\. ?hd\.?|z\. ?h\.|zhd|c/o|attn|attention|t\.a\.v\.?|a l'attention|contact\b|ansprechpartner"
    r"|service |abteilung|dept|c\.a\.|buchhaltung|einkauf)"
)
_NOT_NAME = re.compile(
    r"@|\bgln\b|\biban\b|kunden-?n|^\W*\d[\d \-/]*$|^(?:tel|fax|phone|siret|siren|tva|vat|ust|id)\b|^n° |^ref"
    r"|www\.|http"
)
_BARE_ATTRIBUTE = re.compile(rf"^(?:{'|'.join(ATTRIBUTES.values())})\s*:?$")
_SELLER_MARKS = re.compile(
    r"iban|\bbic\b|capital|r\.?c\.?s\b|www\.|\bfax\b|geschaftsfuhr|\bhrb\b|amtsgericht|\bape\b|\bnaf\b|kvk"
    r"|bank|steuernummer|http"
)
_BUYER_WORDS = re.compile(
    r"client\b|customer|your|ihre|kunde|votre|vos|uw\b|klant|cliente|buyer|acheteur|kaufer|destinatario"
    r"|recipient|afnemer|empfanger|adquirente"
)
_SENDER_LINE = re.compile(r"[·•●|–—-]|,")


@dataclass(slots=True)
class Parties:
    findings: Findings
    buyer: Block | None
    sellers: list[Block]
    countries: list[str]


def find_parties(document: Document, creditor: CreditorHint) -> Parties:
    blocks = find_blocks(document)
    identifiers = find_identifiers(document)
    scored = sorted(
        ((_buyer_score(document, block, blocks, creditor), block) for block in blocks), key=lambda p: -p[0]
    )
    findings: Findings = {}
    buyer: Block | None = None
    if scored and scored[0][0] > -1.5:
        buyer = scored[0][1]
        margin = scored[0][0] - (scored[1][0] if len(scored) > 1 else -1.0)
        sure = 0.45 + 0.1 * max(0.0, min(scored[0][0], 3.0)) + 0.1 * max(0.0, min(margin, 2.0))
        findings |= _describe(document, buyer, min(sure, 0.95), _sellers_names(scored))
    sellers = [block for _, block in scored if block is not buyer]
    seller = _seller(document, sellers, findings)
    findings |= seller
    findings |= _assign(document, identifiers, buyer, blocks, creditor)
    countries = _countries(document, buyer, sellers, findings)
    if buyer and countries and "debtor.address.country" not in findings:
        findings["debtor.address.country"] = Finding(
            countries[0], 0.6, "derived", "from the address and identifiers"
        )
    return Parties(findings, buyer, sellers, countries)


def _buyer_score(document: Document, block: Block, blocks: list[Block], creditor: CreditorHint) -> float:
    """Positive for the one who has to pay, negative for the one who wrote the invoice."""
    width, height = document.sizes[block.page]
    text = fold(block.text)
    score = 0.0
    if block.label is not None:
        near = 1.0 if block.labels_distance < 40 else 0.7 if block.labels_distance < 90 else 0.35
        score += {"buyer": 3.0, "seller": -3.5, "ship": -1.6}[block.label.kind] * near * block.label.weight
    if _is_creditor(block, creditor):
        score -= 10
    if block.top > 0.8 * height:
        score -= 3.0
    elif block.top > 0.55 * height:
        score -= 1.2
    if block.page != document.pages[0].number:
        score -= 1.5
    if _SELLER_MARKS.search(text):
        score -= 1.5
    if 0.1 * height < block.top < 0.42 * height:
        score += 0.5
    if block.top < 0.08 * height:
        score -= 0.8
    if _has_sender_line(document, block):
        score += 2.0
    if block.x0 > 0.45 * width and document.language in ("fr", "it", "es", "pt"):
        score += 0.5
    if any(other is not block and other.page == block.page and other.top < block.top - 5 for other in blocks):
        score += 0.3
    if _repeated_elsewhere(document, block):
        score -= 1.2
    if block.town is None:
        score -= 0.5 if block.top < 0.45 * height else 2.5
    if len(block.lines) == 1 or (block.town_at == 0):
        score -= 1.5
    return score


def _is_creditor(block: Block, creditor: CreditorHint) -> bool:
    text = squash(block.text)
    known = (
        creditor.name,
        *creditor.other_names,
        creditor.siret,
        creditor.vat_number,
        creditor.iban,
        creditor.email,
    )
    return any(len(key := squash(value)) > 4 and key in text for value in known if value)


def _has_sender_line(document: Document, block: Block) -> bool:
    """The small line with the sender's address over a window envelope's address."""
    return any(
        -3 <= block.top - cell.bottom <= 45
        and cell.x0 - 60 <= block.x0 <= cell.x1
        and is_sender_line(document, cell)
        for cell in document.by_page[block.page]
    )


def _repeated_elsewhere(document: Document, block: Block) -> bool:
    """The seller's name stands again in the sender line, the footer or over the bank account."""
    names = _name_lines(block)
    key = squash(names[0].text) if names else ""
    if len(key) < 4:
        return False
    inside = {id(line.cell) for line in block.lines}
    for cell in document.cells:
        height = document.sizes[cell.page][1]
        elsewhere = cell.top > 0.8 * height or len(cell.text) > len(names[0].text) + 15
        if elsewhere and id(cell) not in inside and key in squash(cell.text):
            return True
    return False


def _name_lines(block: Block) -> list[Line]:
    """The lines over street and town that may be a name."""
    named = [line for line in block.lines if line.attribute == "name"]
    if named:
        return [_whole_name(block, named[0]), *named[1:]]
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
        ):
            continue
        if _SALUTATION.match(folded):
            pending = line
            continue
        if pending is not None:
            line = Line(line.cell, f"{pending.text} {line.text}")
            pending = None
        lines.append(line)
    plain = [line for line in lines if not _FOR_PERSON.search(fold(line.text))]
    return plain or lines


def _whole_name(block: Block, named: Line) -> Line:
    """A name on two lines beside one `Name:` has its label beside the second line only."""
    at = block.lines.index(named)
    before = block.lines[at - 1] if at else None
    if before is None or before.attribute is not None or _NOT_NAME.search(fold(before.text)):
        return named
    return Line(named.cell, f"{before.text} {named.text}", "name")


def _sellers_names(scored: list[tuple[float, Block]]) -> set[str]:
    """First lines of blocks that are plainly not the buyer's: what a sender line may leave over the buyer's block."""
    return {
        squash(names[0].text)
        for score, block in scored[1:]
        if score < 0
        and (block.label is None or block.label.kind == "seller")
        and (names := _name_lines(block))
    }


def _describe(document: Document, block: Block, sure: float, not_names: set[str]) -> Findings:
    found: Findings = {}
    source = document.source_of[block.page]
    label = block.label.cell.text[block.label.start : block.label.end].strip() if block.label else None
    reason = f"in the block under “{label}”" if label else "in the address block"

    def put(path: str, value: str, cell: Cell, confidence: float) -> None:
        box: Box = cell.box_of(0, len(cell.text))
        found[path] = Finding(value, confidence, source, reason, block.page, box)

    names = _name_lines(block)
    names = [line for line in names if squash(line.text) not in not_names] or names
    name = next((line for line in names if _LEGAL_FORM.search(fold(line.text))), names[0] if names else None)
    if name:
        value = _without_addressing(name.text)
        put("debtor.company_name", value, name.cell, sure)
        kind = _kind(value, block)
        found["debtor.company_type"] = Finding(kind[0], kind[1], "derived", kind[2])
    if block.town_at is not None and block.town:
        town_line = block.lines[block.town_at]
        if block.town.postal_code:
            put("debtor.address.postal_code", block.town.postal_code, town_line.cell, sure)
        put("debtor.address.city", _plain_city(block.town.city), town_line.cell, sure)
    streets = _streets(block, name)
    for path, line in zip(("debtor.address.line1", "debtor.address.line2"), streets, strict=False):
        put(path, line.text.strip(" ,"), line.cell, sure * (0.97 if is_street(line.text) else 0.8))
    country = country_in(block)
    if country:
        at = block.lines[block.town_at or 0].cell
        put("debtor.address.country", country, at, sure)
    return found


def _streets(block: Block, name: Line | None) -> list[Line]:
    """Street lines, the street proper first."""
    marked = [line for line in block.lines if line.attribute == "street" and town_of(line.text) is None]
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
    proper = [index for index, line in enumerate(between) if is_street(line.text)]
    if proper:
        return between[proper[0] :]
    plain = [line for line in between if not _FOR_PERSON.search(fold(line.text))]
    if block.town is None:
        return []
    return plain[-1:] if len(plain) < 3 else plain[1:2]


def _without_addressing(text: str) -> str:
    return re.sub(r"^(?:Spett\.?(?:le)?|An|Firma|To|Fa\.)\s*:?\s+(?=\w)", "", text).strip(" ,;:")


def _plain_city(city: str) -> str:
    return re.sub(r"\s+(?i:cedex).*$", "", city).strip()


def _kind(name: str, block: Block) -> tuple[str, float, str]:
    folded = fold(name)
    if _LEGAL_FORM.search(folded):
        return "company", 0.95, "the name has a legal form"
    if re.search(r"\b(?:siret|siren|tva|vat|ust)\b", fold(block.text)):
        return "company", 0.85, "the block holds a company's identifier"
    words = name.split()
    if _SALUTATION.match(fold(words[0]) if words else ""):
        return "individual", 0.9, "the name begins with a form of address"
    if 2 <= len(words) <= 3 and all(word[:1].isupper() and word[1:].islower() for word in words):
        return "individual", 0.6, "the name looks like a person's"
    return "company", 0.5, "nothing says it is a person"


def _seller(document: Document, sellers: list[Block], buyer: Findings) -> Findings:
    """The seller's name, as good as it can be told: for duplicates and layouts, never for the debtor."""
    taken = squash(str(buyer["debtor.company_name"].value)) if "debtor.company_name" in buyer else ""
    for block in sorted(
        sellers, key=lambda one: (one.label is None or one.label.kind != "seller", one.page, one.top)
    ):
        if block.label is not None and block.label.kind in ("buyer", "ship"):
            continue
        for line in _name_lines(block):
            if squash(line.text) != taken and len(squash(line.text)) > 2:
                return {
                    "creditor.name": Finding(
                        line.text.strip(" ,"), 0.6, document.source_of[block.page], "in the seller's block",
                        block.page, line.cell.box_of(0, len(line.cell.text)),
                    )
                }  # fmt: skip
    for cell in document.by_page[document.pages[0].number][:12]:
        if _LEGAL_FORM.search(cell.folded) and squash(cell.text) != taken and len(cell.text) < 60:
            return {
                "creditor.name": Finding(
                    cell.text, 0.45, document.source_of[cell.page], "at the top of the page", cell.page,
                    cell.box_of(0, len(cell.text)),
                )
            }  # fmt: skip
    return {}


def _assign(
    document: Document,
    identifiers: list[Identifier],
    buyer: Block | None,
    blocks: list[Block],
    creditor: CreditorHint,
) -> Findings:
    """Give each identifier to the buyer or to the seller."""
    own = {
        squash(value)
        for value in (creditor.siret, creditor.vat_number, creditor.iban, creditor.email)
        if value
    }
    found: Findings = {}
    names = {"vat": "vat_number", "siret": "siret", "email": "email", "phone": "phone", "iban": "iban"}
    for one in identifiers:
        side = (
            "creditor"
            if one.kind == "iban" or squash(one.value) in own
            else _side(document, one, buyer, blocks)
        )
        if side is None:
            continue
        path = f"{side}.{names[one.kind]}"
        if (
            one.kind == "email"
            and path in found
            and "contact" in one.cell.folded[: one.start]
            and side == "debtor"
        ):
            del found[path]
        sure = 0.9 if one.valid else 0.8 if one.valid is None else 0.7
        if path not in found:
            reason = "near the buyer's address" if side == "debtor" else "near the seller's details"
            found[path] = Finding(
                one.value, sure, document.source_of[one.cell.page], reason, one.cell.page, one.box
            )
    inside = {id(line.cell) for line in buyer.lines} if buyer else set()
    in_block = {one.value for one in identifiers if one.kind == "vat" and id(one.cell) in inside}
    mine, theirs = found.get("creditor.vat_number"), found.get("debtor.vat_number")
    if mine and theirs and mine.value == theirs.value and theirs.value not in in_block:
        del found["debtor.vat_number"]
    return found


def _side(document: Document, one: Identifier, buyer: Block | None, blocks: list[Block]) -> str | None:
    """Inside a block or under it, else by the words before the identifier, else the seller's."""
    for block in blocks:
        if any(line.cell is one.cell for line in block.lines):
            return "debtor" if block is buyer else "creditor" if _is_seller(block) else None
    height = document.sizes[one.cell.page][1]
    before = one.cell.folded[: one.start]
    left = [
        other.folded
        for other in document.by_page[one.cell.page]
        if other.x1 <= one.cell.x0 + 1
        and abs(other.middle - one.cell.middle) < one.cell.height
        and one.cell.x0 - other.x1 < 200
    ]
    heading = [
        other.folded
        for other in document.beside(one.cell)
        if 0 <= one.cell.top - other.bottom < 20 and abs(other.x0 - one.cell.x0) < 8 and len(other.text) < 30
    ]
    words = " ".join((*left[-1:], *heading[-1:], before))
    if _BUYER_WORDS.search(words) and "contact commercial" not in words:
        return "debtor"
    if one.cell.top > 0.75 * height:
        return "creditor"
    over = [
        block
        for block in blocks
        if block.page == one.cell.page
        and block.top <= one.cell.top
        and (abs(block.x0 - one.cell.x0) < 15 or (left and block.x0 - 270 < one.cell.x0 < block.x0 + 20))
        and one.cell.top - block.bottom < 130
    ]
    if over:
        nearest = max(over, key=lambda block: block.top)
        if nearest is buyer:
            return "debtor"
        return "creditor" if _is_seller(nearest) else None
    return "creditor" if one.kind in ("vat", "siret") or one.cell.top < 0.3 * height else None


def _is_seller(block: Block) -> bool:
    return block.label is None or block.label.kind == "seller"


def _countries(
    document: Document, buyer: Block | None, sellers: list[Block], findings: Findings
) -> list[str]:
    """Where the buyer most likely is, best guess first."""
    found: list[str | None] = []
    if buyer:
        found.append(country_in(buyer))
    for path in ("debtor.vat_number", "creditor.vat_number"):
        if path in findings:
            prefix = str(findings[path].value)[:2]
            found.append(prefix if prefix.isalpha() else None)
    if "debtor.siret" in findings:
        found.insert(1, "FR")
    found += [country_in(block) for block in sellers]
    if "creditor.iban" in findings:
        found.append(str(findings["creditor.iban"].value)[:2])
    by_language = {"de": "DE", "fr": "FR", "nl": "NL", "it": "IT", "es": "ES", "pt": "PT"}
    found.append(by_language.get(document.language))
    return list(dict.fromkeys(country for country in found if country))

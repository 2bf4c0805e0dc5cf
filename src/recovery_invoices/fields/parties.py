"""Which block is the buyer and which the seller."""

from __future__ import annotations

import re
from dataclasses import dataclass

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.blocks import find_blocks
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.headings import is_sender_line
from recovery_invoices.fields.identifiers import find_identifiers
from recovery_invoices.fields.letterhead import find_letterhead
from recovery_invoices.fields.lines import Block
from recovery_invoices.fields.mail_owners import part_addresses
from recovery_invoices.fields.names import describe_block, lines_with_name
from recovery_invoices.fields.owners import find_account_holder
from recovery_invoices.fields.party_roles import assign_identifiers, likely_countries, why_country
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.seller import describe_seller, find_sellers_contact
from recovery_invoices.fields.seller_name import find_seller_name
from recovery_invoices.text.layout import fold, letters_and_digits

_SELLER_MARKS = re.compile(
    r"iban|\bbic\b|capital|r\.?c\.?s\b|www\.|\bfax\b|geschaftsfuhr|\bhrb\b|amtsgericht|\bape\b|\bnaf\b|kvk"
    r"|bank|steuernummer|http|nous contacter|contact us|kontaktieren|service client|kundenservice"
    r"|customer service|klantenservice"
    r"|servizio clienti|atencion al cliente|appel gratuit|service gratuit"
)
_PLACE_OF_ISSUE = re.compile(r"([a-z][a-z' .\-]{2,30}),\s*(?:le |den |li |il |a |dnia |the )?(?=\d)")
_LARGER = 1.35
#: The score of the sender's own letterhead.
_NEVER_BUYER = -10.0
#: How sure a country is that nothing on the page contradicts, though no line names it.
_AS_WRITTEN_THERE = 0.85


@dataclass(slots=True)
class Parties:
    findings: Findings
    buyer: Block | None
    sellers: list[Block]
    countries: list[str]


def find_parties(document: Document, creditor: CreditorHint) -> Parties:
    scored = score_blocks(document, creditor)
    buyer: Block | None = None
    sure = 0.0
    if scored and scored[0][0] > -1.5:
        buyer = scored[0][1]
        margin = scored[0][0] - (scored[1][0] if len(scored) > 1 else -1.0)
        sure = 0.45 + 0.1 * max(0.0, min(scored[0][0], 3.0)) + 0.1 * max(0.0, min(margin, 2.0))
    return describe_parties(document, creditor, scored, buyer, sure)


def score_blocks(document: Document, creditor: CreditorHint) -> list[tuple[float, Block]]:
    """Return the blocks with what speaks for each as the buyer's, the best first."""
    blocks = find_blocks(document)
    scored = [(_buyer_score(document, block, blocks, creditor), block) for block in blocks]
    cells = {id(line.cell) for block in blocks for line in block.lines}
    letterhead = find_letterhead(document)
    if letterhead is not None and not any(id(line.cell) in cells for line in letterhead.lines):
        scored.append((_NEVER_BUYER, letterhead))
    return sorted(scored, key=lambda p: -p[0])


def describe_parties(
    document: Document,
    creditor: CreditorHint,
    scored: list[tuple[float, Block]],
    buyer: Block | None,
    sure: float,
) -> Parties:
    """Return what stands in the buyer's block, and what that makes of the other blocks and of the identifiers."""
    findings: Findings = {}
    blocks = [block for _, block in scored]
    if buyer is not None:
        findings |= describe_block(document, buyer, min(sure, 0.95), _sellers_names(scored, buyer))
    sellers = [block for block in blocks if block is not buyer]
    seller = find_seller_name(document, sellers, findings)
    findings |= seller
    called = str(seller["creditor.name"].value) if seller else ""
    identifiers = find_identifiers(document)
    findings |= assign_identifiers(document, identifiers, buyer, blocks, creditor, called)
    countries = likely_countries(document, buyer, sellers, findings)
    findings |= describe_seller(document, sellers, buyer, findings)
    part_addresses(document, identifiers, buyer, findings, creditor.email or "")
    findings |= find_sellers_contact(document, identifiers, findings)
    company = str(findings["creditor.name"].value) if "creditor.name" in findings else ""
    findings |= find_account_holder(document, buyer, company)
    for side, country in (("debtor", countries[0] if buyer and countries else None), ("creditor", None)):
        is_french = _is_french(document, findings, side)
        if (country or is_french) and f"{side}.address.country" not in findings:
            why = (
                why_country(country, sellers, findings)
                if country and not is_french
                else "address_and_identifiers"
            )
            findings[f"{side}.address.country"] = Finding(
                "FR" if is_french else country,
                _AS_WRITTEN_THERE if is_french else 0.6,
                "derived",
                reason(why),
            )
    return Parties(findings, buyer, sellers, countries)


def _buyer_score(document: Document, block: Block, blocks: list[Block], creditor: CreditorHint) -> float:
    """Score the block: positive for the one who has to pay, negative for the one who wrote the invoice."""
    width, height = document.sizes[block.page]
    text = fold(block.text)
    score = 0.0
    if block.label is not None:
        near = 1.0 if block.labels_distance < 40 else 0.7 if block.labels_distance < 90 else 0.35
        score += {"buyer": 3.0, "seller": -3.5, "ship": -1.6}[block.label.kind] * near * block.label.weight
    if is_creditor(block, creditor):
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
        score -= 1.8
    if block.town is not None and fold(block.town.city).partition(" ")[0] in places_of_issue(document):
        score -= 1.0
    if block.label is None and _is_letterhead(document, block):
        score -= 0.8
    if block.town is None:
        score -= 0.5 if block.top < 0.45 * height else 2.5
    if len(block.lines) == 1 or (block.town_at == 0):
        score -= 1.5
    return score


def places_of_issue(document: Document) -> set[str]:
    """Return the first words of towns before a date: `Basel, 31. Januar 2025`, where the seller sits."""
    places = set()
    for cell in document.by_page[document.pages[0].number]:
        place = _PLACE_OF_ISSUE.match(cell.folded)
        if place and any(one.start == place.end() for one in document.dates(cell)):
            places.add(place[1].partition(" ")[0])
    return places


def is_creditor(block: Block, creditor: CreditorHint) -> bool:
    text = letters_and_digits(block.text)
    identifiers = (
        creditor.name,
        *creditor.other_names,
        creditor.siret,
        creditor.vat_number,
        creditor.iban,
        creditor.email,
    )
    return any(len(key := letters_and_digits(value)) > 4 and key in text for value in identifiers if value)


def _has_sender_line(document: Document, block: Block) -> bool:
    """Tell whether the small line with the sender's address stands above the block."""
    return any(
        -3 <= block.top - cell.bottom <= 45
        and cell.x0 - 60 <= block.x0 <= cell.x1
        and is_sender_line(document, cell)
        for cell in document.by_page[block.page]
    )


def _repeated_elsewhere(document: Document, block: Block) -> bool:
    """Tell whether the block's name stands again elsewhere, as the seller's does in the sender line or the footer."""
    names = lines_with_name(block)
    key = letters_and_digits(names[0].text) if names else ""
    if len(key) < 4:
        return False
    inside = {id(line.cell) for line in block.lines}
    for cell in document.cells:
        height = document.sizes[cell.page][1]
        elsewhere = cell.top > 0.8 * height or len(cell.text) > len(names[0].text) + 15
        if elsewhere and id(cell) not in inside and key in letters_and_digits(cell.text):
            return True
    return False


def _is_letterhead(document: Document, block: Block) -> bool:
    """Return whether the name is printed larger than the lines of its address, as the sender's is."""
    names = lines_with_name(block)
    if not names or block.town_at is None:
        return False
    return names[0].cell.height > _LARGER * block.lines[block.town_at].cell.height


def _is_french(document: Document, findings: Findings, side: str) -> bool:
    """Return whether a party with a code of five digits is in France: by its own number, else by the seller's on a
    French page."""
    code = findings.get(f"{side}.address.postal_code")
    if code is None or not re.fullmatch(r"\d{5}", str(code.value)):
        return False
    own = findings.get(f"{side}.vat_number")
    if own is not None:
        return str(own.value).startswith("FR")
    sellers = findings.get("creditor.vat_number")
    is_page = document.language == "fr" and sellers is not None and str(sellers.value).startswith("FR")
    return is_page or f"{side}.siret" in findings


def _sellers_names(scored: list[tuple[float, Block]], buyer: Block) -> set[str]:
    """Return the first lines of blocks that are plainly not the buyer's: a sender line may repeat one."""
    return {
        letters_and_digits(names[0].text)
        for score, block in scored
        if block is not buyer
        and score < 0
        and (block.label is None or block.label.kind == "seller")
        and (names := lines_with_name(block))
    }

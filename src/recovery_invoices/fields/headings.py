"""What stands over an address block: a party's label, or the small line with the sender's address."""

from __future__ import annotations

import itertools
import re

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.lines import Block
from recovery_invoices.fields.not_names import is_site
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Cell, has_digit

PARTIES = ("buyer", "seller", "ship")
#: Words that are a label only when a colon or nothing follows.
_SHORT = re.compile(
    r"(?:to|an|de|van|aan|from|re|doit|pour|client|kunden?|customer|klant|cliente|buyer|seller|empfanger"
    r"|beneficiaire|payee|recipient|supplier|vendor|facturation|livraison|emisor)$"
)
_SLIP = re.compile(
    r"(?:payment|remittance) (?:advice|slip|stub|coupon)|remittance$|receipt$|empfangsschein|zahlteil|einzahlungsschein"
    r"|zahlungsabschnitt|recepisse|section paiement|bulletin de versement|talon de paiement"
    r"|coupon (?:de paiement|a detacher)"
    r"|ricevuta$|sezione pagamento|bollettino|betaalstrook|acceptgiro|ficha de compensacao|recibo do pagador"
    r"|talon de pago"
)
_SLIPS_FROM = 0.4
_WIDEST_GAP = 2.5
#: What stands this near beside a label is its value.
_FIELD_GAP = 90.0
_LEADS_ON = re.compile(r"(?:\bto|\ba|\ban|\baan|\bfor|pour)$")
_SEPARATORS = re.compile(r"\s*[·•●|*]\s*|\s[–—-]\s|,\s")
#: `À l'attention de : Mme …` stands below an address as well as over one: it names a person, and no party.
_ATTENTION = re.compile(r"a l'attention")
_PERSON = re.compile(r"[: ]*(?:monsieur|madame|mme|mlle|m|mr|mrs|ms|dr|me)\b\.? ")


def find_party_labels(document: Document) -> list[LabelHit]:
    """Return labels that really announce a party: headings, or words before a colon."""
    labels = []
    slips = _slips(document)
    for kind in PARTIES:
        for hit in document.labels_of_kind(kind):
            if not hit.at_start:
                continue
            text = hit.cell.folded
            word = text[hit.start : hit.end].strip()
            rest = text[hit.end :].strip(" )")
            if cell_is_in_slip(hit.cell, slips) or (_ATTENTION.match(word) and _PERSON.match(rest)):
                continue
            goes_on = hit.cell.text[hit.end :].strip()[:1].isupper() and _LEADS_ON.search(word)
            announced = not rest or rest.startswith((":", "(", "/ ", "* "))
            announced = announced or (kind == "ship" and is_site(hit.cell.text))
            if not announced and (_SHORT.match(word) or not goes_on):
                continue
            if rest.strip(": #").replace(" ", "").isdecimal():
                continue
            if kind == "buyer" and not rest.startswith(":") and _in_items(document, hit.cell):
                continue
            hit.is_field = kind == "ship" and _is_field(document, hit)
            labels.append(hit)
    return labels


def _is_field(document: Document, hit: LabelHit) -> bool:
    """Return whether the label's own line holds what it announces, so that it says nothing of the lines under it:
    `Agent: A. Example`."""
    if hit.cell.text[hit.end :].strip(" :()"):
        return True
    lower = document.next_line(hit.cell)
    if lower is not None and not any(other.at_start for other in document.labels(lower)):
        return False
    right = next(iter(document.right_of(hit.cell)), None)
    return (
        right is not None
        and right.x0 - hit.cell.x1 < _FIELD_GAP
        and not any(other.at_start for other in document.labels(right))
    )


def _slips(document: Document) -> dict[int, float]:
    """Return, by page, where a payment slip begins: on it the seller is the addressee."""
    tops: dict[int, float] = {}
    for cell in document.cells:
        if cell.top > _SLIPS_FROM * document.sizes[cell.page][1] and _SLIP.match(cell.folded):
            tops.setdefault(cell.page, cell.top)
    return tops


def cell_is_in_slip(cell: Cell, slips: dict[int, float]) -> bool:
    return cell.top >= slips.get(cell.page, cell.top + 1)


def _in_items(document: Document, cell: Cell) -> bool:
    """Return whether the cell stands in the heading of the items, where `Client` is a column."""
    return any(
        hit.kind == "description" and hit.at_start
        for other in document.by_page[cell.page]
        if abs(other.middle - cell.middle) < 2 * cell.height
        for hit in document.labels(other)
    )


def is_sender_line(document: Document, cell: Cell) -> bool:
    """Tell whether this is the small line with the sender's address above the address in a window envelope."""
    pieces = [piece.strip() for piece in _SEPARATORS.split(cell.text)]
    if len(pieces) >= 3 and any(parse_town(piece) for piece in pieces):
        return True
    if len(re.split(r"\s[·•●|]\s", cell.text)) >= 3 and has_digit(cell.text):
        return True
    row = [
        other
        for other in document.by_page[cell.page]
        if abs(other.middle - cell.middle) < 3 and other.x0 < cell.x1 + 200
    ]
    if len(row) >= 3 and any(parse_town(other.text) for other in row) and _is_one_line(row):
        return True
    if len(row) < 3 or not any(other.text.strip() in "●•·|" or other.text[0] in "●•·|" for other in row):
        return False
    pieces = [piece.strip() for piece in re.split(r"\s*[·•●|]\s*", " ".join(other.text for other in row))]
    return len(pieces) >= 3 and any(parse_town(piece) for piece in pieces)


def _is_one_line(row: list[Cell]) -> bool:
    """Return whether the cells are one line with wide gaps; cells further apart are columns of addresses."""
    ordered = sorted(row, key=lambda cell: cell.x0)
    return all(right.x0 - left.x1 < _WIDEST_GAP * left.height for left, right in itertools.pairwise(ordered))


def find_label_over(block: Block, labels: list[LabelHit]) -> tuple[LabelHit | None, float]:
    """Return the nearest party label above the block or on its first line."""
    best, best_distance = None, 150.0
    for hit in labels:
        cell = hit.cell
        if cell.page != block.page or cell.top > block.top + 4:
            continue
        if hit.is_field and block.top > cell.bottom - 2:
            continue
        if cell.x0 > block.x0 + 15 and (block.top - cell.bottom > 20 or cell.x0 - block.x1 > 60):
            continue
        aside = 0.35 * max(0.0, cell.x0 - block.x0)
        distance = (
            aside
            + max(0.0, block.top - cell.bottom)
            + 0.35 * max(0.0, block.x0 - max(cell.x0, cell.x1 - 200) - 10)
        )
        if distance < best_distance:
            best, best_distance = hit, distance
    return best, best_distance


def assign_labels_to_blocks(blocks: list[Block]) -> None:
    """Give each label to the nearest of the blocks that it could stand over."""
    for block in blocks:
        if any(
            other is not block
            and other.label is block.label
            and other.labels_distance < block.labels_distance
            for other in blocks
        ):
            block.label_lost = True
    for block in blocks:
        if block.label_lost:
            block.label = None

"""Where the seller is and how it is reached, and its name as the small line over the window of an envelope has it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from recovery_invoices.fields.addresses import has_street_word, is_area, is_street, split_street_and_town
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.identifiers import Identifier
from recovery_invoices.fields.lines import Block, country_of_block
from recovery_invoices.fields.names import describe_block, lines_with_name
from recovery_invoices.fields.not_names import is_form_alone, is_short_form_alone
from recovery_invoices.fields.owners import is_owner
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.towns import Town, parse_town
from recovery_invoices.text.layout import Box, Cell, fold, letters_and_digits

_ADDRESS = "debtor.address."
_SEPARATORS = re.compile(r"\s*[·•●|∙▪■]\s*|\s[–—-]\s|\s*[,;]\s+|\s{3,}|\s/\s")
_REGISTERED = re.compile(
    r"(?:siret|siren|r\.?c\.?s|tva|vat|ust|hrb|hra|amtsgericht|ape|naf|capital|cap\. ?soc|r\.?e\.?a|p\. ?iva|c\.?f"
    r"|cif|nif|kvk|btw|company (?:no|number|reg)|reg(?:istered)?)\b"
)
#: A house of the company, which is not what it is called.
_BRANCH = re.compile(
    r"(?:zweig)?niederlassung|(?:haupt)?filiale|zweigstelle|standort|verwaltung|werk \d|succursale|agence (?:de|du)\b"
    r"|siege(?: social)?|etablissement|branch\b|head office|registered office|sucursal|sede\b|domicilio|unita locale"
    r"|vestiging|kantoor\b|bureaux?\b|adres\w*|anschrift|indirizzo|direccion|uffici"
)
#: What somebody does who works alone, under the name.
_TRADE = re.compile(
    r"(?:artisan|maitre|auto-?entrepreneu|micro-?entrepreneu|freelance|freiberuf|meisterbetrieb|carreleu|plombi|electrici"
    r"|menuisi|peintre|macon|graphi|web|illustrat|photogra|fotogra|design|grafi|ubersetz|traduct|translat|consult"
    r"|stationery|architect|architekt|handyman|plumb|joine|carpent|libero professionista|geometra|autonom)"
)
_ALL_OF_IT, _PLAUSIBLE = 0.85, 0.7
#: A line with a name, a street and a town has no more.
_LONGEST = 160
_FEWEST_LETTERS = 3
#: So many letters of a name or an account are no coincidence.
_SAYS_WHOSE = 5


@dataclass(frozen=True, slots=True)
class _SenderLine:
    name: str
    street: str
    town: Town
    page: int
    box: Box


def describe_seller(
    document: Document, sellers: list[Block], buyer: Block | None, named: Findings
) -> Findings:
    """Return the seller's address, and its name where only the line of the sender says it whole.

    `named` is what is known of the name. A creditor who sets up the app checks them; nothing is decided by them.
    """
    name = letters_and_digits(str(named["creditor.name"].value)) if "creditor.name" in named else ""
    lines = [line for line in _sender_lines(document, buyer) if not _is_buyers(line, buyer)]
    block = _block_of_seller(document, sellers, name)
    line = next((one for one in lines if name and letters_and_digits(one.name) == name), None)
    if line is None and block is None and lines:
        line = lines[0]
    if line is None:
        # A name drawn over two lines as the letterhead's picture stands whole in the line of the sender.
        line = next(
            (one for one in lines if _is_town_of(block, one) and name in letters_and_digits(one.name)), None
        )
    if line is not None:
        return _of_line(document, line)
    return {} if block is None else _of_block(document, block, name)


def find_sellers_contact(document: Document, identifiers: list[Identifier], findings: Findings) -> Findings:
    """Return the address and the number on a line with the seller's name or account, where none is known yet."""
    keys = [
        letters_and_digits(str(findings[path].value))
        for path in ("creditor.name", "creditor.iban")
        if path in findings
    ]
    contact: Findings = {}
    for one in identifiers:
        path = f"creditor.{one.kind}"
        is_debtors = (
            f"debtor.{one.kind}" in findings and str(findings[f"debtor.{one.kind}"].value) == one.value
        )
        if one.kind not in ("email", "phone") or path in findings or path in contact or is_debtors:
            continue
        text = letters_and_digits(one.cell.text)
        if any(len(key) >= _SAYS_WHOSE and key in text for key in keys):
            source, why = document.source_of[one.cell.page], reason("near_seller")
            contact[path] = Finding(one.value, _PLAUSIBLE, source, why, one.cell.page, one.box)
    return contact


def _of_line(document: Document, line: _SenderLine) -> Findings:
    source, why = document.source_of[line.page], reason("in_seller_block")
    values = {
        "name": None if _BRANCH.match(fold(line.name)) else line.name,
        "address.line1": line.street,
        "address.postal_code": line.town.postal_code,
        "address.city": line.town.city,
        "address.country": line.town.country if line.town.certain else None,
    }
    return {
        f"creditor.{path}": Finding(value, _ALL_OF_IT, source, why, line.page, line.box)
        for path, value in values.items()
        if value
    }


def _of_block(document: Document, block: Block, name: str) -> Findings:
    block = _without_owner(block, name)
    described = describe_block(document, block, _PLAUSIBLE, set())
    address = {
        f"creditor.address.{path.removeprefix(_ADDRESS)}": finding
        for path, finding in described.items()
        if path.startswith(_ADDRESS)
    }
    country = country_of_block(block)
    if country is None:
        address.pop("creditor.address.country", None)
    return address


def _without_owner(block: Block, name: str) -> Block:
    """Return the block without what is no address: who owns the business, its trade, and its name drawn once more."""
    dropped = [
        at
        for at, line in enumerate(block.lines[: block.town_at])
        if is_owner(line.text)
        or (at and _TRADE.match(fold(line.text)) and not has_street_word(line.text))
        or (len(key := letters_and_digits(line.text)) >= _FEWEST_LETTERS and key != name and key in name)
    ]
    over = [line for at, line in enumerate(block.lines[: block.town_at]) if at not in dropped]
    if dropped[:1] == [0] and not any(letters_and_digits(line.text) == name for line in over):
        # The first line of a name drawn over several stands for all: else the next would be taken for the name.
        del dropped[0]
    lines = [line for at, line in enumerate(block.lines) if at not in dropped]
    return replace(block, lines=lines, town_at=(block.town_at or 0) - len(dropped))


def _block_of_seller(document: Document, sellers: list[Block], name: str) -> Block | None:
    """Return the block with a town that is the seller's: the one of its name before any other."""

    def fits(block: Block) -> tuple[bool, bool, int, float]:
        is_named = bool(name) and any(
            name in letters_and_digits(line.text) for line in lines_with_name(block)
        )
        return (not is_named, block.label is None or block.label.kind != "seller", block.page, block.top)

    placed = [
        block
        for block in sellers
        if block.town is not None and (block.label is None or block.label.kind == "seller")
    ]
    return min(placed, key=fits, default=None)


def _is_town_of(block: Block | None, line: _SenderLine) -> bool:
    return block is not None and block.town is not None and block.town.postal_code == line.town.postal_code


def _sender_lines(document: Document, buyer: Block | None) -> list[_SenderLine]:
    """Return lines of the first page that are a name, a street and a town, as the sender's over the address is."""
    inside = {id(line.cell) for line in buyer.lines} if buyer else set()
    lines = []
    for row in _rows(document, inside):
        text = "   ".join(cell.text for cell in row)
        if len(text) <= _LONGEST and (line := _sender_line(text, row)) is not None:
            lines.append(line)
    return lines


def _rows(document: Document, inside: set[int]) -> list[list[Cell]]:
    """Return each cell of the first page alone, then with those on its line."""
    cells = [cell for cell in document.by_page[document.pages[0].number] if id(cell) not in inside]
    alone = [[cell] for cell in cells]
    joined = []
    for cell in cells:
        neighbours = sorted(
            (other for other in cells if abs(other.middle - cell.middle) < 0.5 * max(cell.height, 1.0)),
            key=lambda other: other.x0,
        )
        if len(neighbours) > 1 and neighbours[0] is cell:
            joined.append(neighbours)
    return [*alone, *joined]


def _sender_line(text: str, row: list[Cell]) -> _SenderLine | None:
    pieces = [
        piece for part in _SEPARATORS.split(text) if (piece := part.strip(" ,")) and not is_owner(piece)
    ]
    for at in range(1, len(pieces)):
        # Between its name and its address a company says its form, its capital and its numbers.
        name = next((one for one in reversed(pieces[:at]) if not _follows_name(one)), "")
        street, town = pieces[at], parse_town(pieces[at + 1]) if at + 1 < len(pieces) else None
        if town is None and (address := split_street_and_town(pieces[at])):
            street, town = address
        if (
            town is not None
            and town.postal_code
            and is_street(street)
            and not is_street(name)
            and len(letters_and_digits(name)) >= _FEWEST_LETTERS
            and not name.rstrip().endswith(":")
        ):
            first, last = row[0], row[-1]
            box = (first.x0, min(c.top for c in row), last.x1, max(c.bottom for c in row))
            return _SenderLine(name, street, town, first.page, box)
    return None


def _follows_name(piece: str) -> bool:
    return (
        "@" in piece
        or is_area(piece)
        or is_form_alone(piece)
        or is_short_form_alone(piece)
        or _REGISTERED.match(fold(piece)) is not None
    )


def _is_buyers(line: _SenderLine, buyer: Block | None) -> bool:
    """Return whether this is the buyer's address once more."""
    key = letters_and_digits(line.name)
    return buyer is not None and any(
        key in letters_and_digits(one.text) or letters_and_digits(line.street) in letters_and_digits(one.text)
        for one in buyer.lines
    )

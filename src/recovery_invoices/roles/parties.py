"""Whom the network takes for the buyer: the block that holds the name, or one made of the lines that it chose."""

from __future__ import annotations

from dataclasses import replace

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.fields.lines import Block, Line
from recovery_invoices.fields.names import is_form_of_address, lines_with_name
from recovery_invoices.fields.parties import Parties, describe_parties, is_creditor, score_blocks
from recovery_invoices.fields.towns import code_near, parse_town, plain_town
from recovery_invoices.roles.certainty import CERTAIN, CERTAIN_FROM, agreed, doubt, doubt_all
from recovery_invoices.roles.choice import Choice
from recovery_invoices.roles.decide import finding, name_of
from recovery_invoices.roles.options import Option, best_option
from recovery_invoices.roles.pieces import Piece
from recovery_invoices.text.layout import fold, has_digit, letters_and_digits

_NAME = "debtor.company_name"
_TYPE = "debtor.company_type"
#: How likely a recognised name without an address of its own has to be to replace one that the rules found: words that
#: recognition joins with others make one.
_APART = 0.9
#: How likely the network has to hold a name that begins later in its line than the rules say.
_ANNOUNCED = 0.8


def choose_parties(document: Document, creditor: CreditorHint, choice: Choice, rules: Parties) -> Parties:
    """Return the parties with the buyer that the network chooses; those of the rules where it knows none."""
    best = best_option(document, choice, "buyer", rules.findings.get(_NAME))
    if best is None:
        return rules
    parties = rules
    if not best.of_rules and best.piece is not None:
        name, pieces = name_of(choice, best.piece)
        scored = score_blocks(document, creditor)
        block = _block_with(scored, pieces)
        is_recognised = document.source_of[best.piece.page] == "ocr"
        if block is None and is_recognised and _NAME in rules.findings and best.share < _APART:
            return rules
        block = block or _own_block(document, choice, pieces)
        if is_creditor(block, creditor):
            return rules
        if all(block is not one for _, one in scored):
            scored.append((0.0, block))
        parties = describe_parties(document, creditor, scored, block, best.share)
        _put_name(document, parties.findings, best, name)
    elif best.piece is not None and best.by_network >= _ANNOUNCED:
        _take_announcement_off(choice, parties.findings, best.piece)
    _put_lines(document, choice, parties.findings)
    name_read = parties.findings.get(_NAME)
    if name_read is not None and best.of_rules:
        parties.findings[_NAME] = name_read = agreed("buyer", name_read, best.by_network)
    if name_read is None or name_read.confidence < CERTAIN or not best.of_rules:
        # What kind of party it is the name says, whoever it is.
        doubt_all(
            parties.findings,
            *(path for path in parties.findings if path.startswith("debtor.") and path != _TYPE),
        )
    return parties


def _take_announcement_off(choice: Choice, findings: Findings, piece: Piece) -> None:
    """Take off what announces the name in its own line, where no table holds it: `Invoiced to Blue Ltd`."""
    rules = findings.get(_NAME)
    name, _ = name_of(choice, piece)
    key, key_of_rules = letters_and_digits(name), letters_and_digits(str(rules.value) if rules else "")
    if rules is None or len(key) < 4 or key == key_of_rules or not key_of_rules.endswith(key):
        return
    before = str(rules.value)[: -len(name)].strip()
    # One word may be of the name (`Total Energies`), a form of address is said with it, and another line goes on.
    is_announced = " " in before and piece.cell.text[: piece.start].strip().endswith(before)
    if is_announced and not is_form_of_address(before) and not LEGAL_FORM.match(fold(name)):
        findings[_NAME] = doubt(replace(rules, value=name))


def _block_with(scored: list[tuple[float, Block]], pieces: list[Piece]) -> Block | None:
    cells = {id(piece.cell) for piece in pieces}
    return next(
        (block for _, block in scored if any(id(line.cell) in cells for line in lines_with_name(block))), None
    )


def _own_block(document: Document, choice: Choice, pieces: list[Piece]) -> Block:
    """Return a block of the name's lines, the street and the town that the network chose with it."""
    lines = [Line(piece.cell, piece.text) for piece in pieces]
    town_at, town = None, None
    for role in ("street", "town"):
        best = best_option(document, choice, role)
        if best is None or best.piece is None:
            continue
        lines.append(Line(best.piece.cell, best.piece.text))
        if role == "town" and (parsed := parse_town(best.piece.text)):
            town_at, town = len(lines) - 1, parsed
    return Block(lines, town_at, town)


def _put_name(document: Document, findings: Findings, best: Option, name: str) -> None:
    rules = findings.get(_NAME)
    if rules is None or letters_and_digits(str(rules.value)) != letters_and_digits(name):
        findings[_NAME] = finding(document, best, min(0.8, best.share), name)


def _put_lines(document: Document, choice: Choice, findings: Findings) -> None:
    """Take street and town from the network where others are likelier than those of the block."""
    street = best_option(document, choice, "street", findings.get("debtor.address.line1"))
    if street is not None and street.of_rules:
        findings["debtor.address.line1"] = agreed(
            "street", findings["debtor.address.line1"], street.by_network
        )
    elif street is not None:
        findings["debtor.address.line1"] = finding(document, street, min(0.8, street.share))
    else:
        doubt_all(findings, "debtor.address.line1")
    town = best_option(document, choice, "town", findings.get("debtor.address.city"))
    if town is None or not town.of_rules or town.by_network < CERTAIN_FROM["town"]:
        doubt_all(findings, "debtor.address.city", "debtor.address.postal_code")
    if town is None or town.of_rules or town.piece is None:
        return
    piece = town.piece
    right = document.right_of(piece.cell)[:1] if piece.end >= len(piece.cell.text) else []
    row = " ".join([piece.text, *(one.text for one in right if not has_digit(one.text))])
    parsed = (
        parse_town(town.value) or parse_town(piece.cell.text) or plain_town(town.value) or plain_town(row)
    )
    if parsed is None:
        return
    sure = min(0.8, town.share)
    findings["debtor.address.city"] = finding(document, town, sure, parsed.city)
    if code := parsed.postal_code or code_near(piece.cell.text, piece.start, piece.end):
        findings["debtor.address.postal_code"] = finding(document, town, sure, code)

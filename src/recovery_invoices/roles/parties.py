"""Whom the network takes for the buyer: the block that holds the name, or one made of the lines that it chose."""

from __future__ import annotations

import re
from dataclasses import replace

from recovery_contract.legal_forms import LEGAL_FORM, TRADE
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.fields.forms_of_address import BEFORE_PERSON
from recovery_invoices.fields.label_words import is_label_alone
from recovery_invoices.fields.lines import Block, Line
from recovery_invoices.fields.names import ends_open, is_form_of_address, lines_with_name
from recovery_invoices.fields.not_names import cannot_be_name
from recovery_invoices.fields.parties import Parties, describe_parties, is_creditor, score_blocks
from recovery_invoices.fields.towns import code_near, parse_town, plain_town
from recovery_invoices.roles.certainty import CERTAIN, CERTAIN_FROM, agreed, doubt, doubt_all
from recovery_invoices.roles.choice import Choice
from recovery_invoices.roles.decide import finding, name_of
from recovery_invoices.roles.options import Option, best_option, options
from recovery_invoices.roles.pieces import Piece
from recovery_invoices.text.layout import fold, has_digit, letters_and_digits

_NAME = "debtor.company_name"
_TYPE = "debtor.company_type"
#: How likely a recognised name without an address of its own has to be to replace one that the rules found: words that
#: recognition joins with others make one.
_APART = 0.9
#: How likely the network has to hold a name that begins later in its line than the rules say.
_ANNOUNCED = 0.8
#: How likely the network has to hold a name at least that stands beside third parties alone, and how near over an
#: address a label stands that surely is its own, in points.
_SUSPECTED, _RIGHT_UNDER = 0.1, 20.0
#: How likely the network has to hold a name to replace a street or a label that the rules took for one.
_BETTER = 0.3
#: How likely the network has to hold a name that the rules do not know, with a legal form or a form of address and
#: without, for the rules to be as good as silent.
_SURE_OF_FORM, _SURE = 0.95, 0.975
#: How likely the network has to hold a name to say where it begins and ends, how long one is at least, the signs that
#: part it from other words, and what of it may stand on the next line.
_BOUND, _LEAST_LETTERS, _SIGNS = 0.8, 4, ":|·•;–—-"
_FORM_AT_END = re.compile(rf"[ ,]*(?:{LEGAL_FORM.pattern})[ .)]*")
#: How likely the network has to hold the name for its block to be the buyer's, town and all.
_LIKELY_NAME = 0.5


def choose_parties(document: Document, creditor: CreditorHint, choice: Choice, rules: Parties) -> Parties:
    """Return the parties with the buyer that the network chooses; those of the rules where it knows none."""
    rule = rules.findings.get(_NAME)
    if rule is not None and (
        cannot_be_name(str(rule.value))
        or _is_hardly_name(document, choice, str(rule.value))
        or _is_surely_another(document, choice, str(rule.value))
    ):
        rule = None
    best = _other_than_third_parties(document, choice, rules) or best_option(document, choice, "buyer", rule)
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
        if best.by_network >= _BOUND:
            _bound_by_network(choice, parties.findings, best.piece)
    _put_lines(document, choice, parties, is_sure=best.by_network >= _LIKELY_NAME)
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


def _other_than_third_parties(document: Document, choice: Choice, rules: Parties) -> Option | None:
    """Return whom the network holds for the debtor but for the parties right under a label of third parties, where the
    rules know nobody else."""
    blocks = [*([rules.buyer] if rules.buyer else []), *rules.sellers]
    thirds = [block for block in blocks if _is_third_party(block)]
    if not thirds or (rules.buyer is not None and not _is_third_party(rules.buyer)):
        return None
    cells = {id(line.cell) for block in thirds for line in block.lines}
    others = [
        one
        for one in options(document, choice, "buyer")
        if one.value is not None
        and one.piece is not None
        and id(one.piece.cell) not in cells
        and not _is_street_or_label(one.value)
    ]
    total = sum(one.share for one in others)
    if not others or others[0].share < max(_SUSPECTED, total / 2):
        return None
    return replace(others[0], share=min(others[0].share / total, _LIKELY_NAME))


def _is_third_party(block: Block) -> bool:
    return block.label is not None and block.label.kind == "ship" and block.labels_distance < _RIGHT_UNDER


def _is_hardly_name(document: Document, choice: Choice, text: str) -> bool:
    """Return whether the rules took a street or a label for the name while the network knows another, which neither is:
    a line that a narrow column broke, or a label over one that no table holds."""
    if LEGAL_FORM.search(fold(text)) or not _is_street_or_label(text):
        return False
    likeliest = options(document, choice, "buyer")[0]
    return (
        likeliest.value is not None
        and likeliest.share >= _BETTER
        and letters_and_digits(likeliest.value) not in letters_and_digits(text)
        and not _is_street_or_label(likeliest.value)
    )


def _is_surely_another(document: Document, choice: Choice, text: str) -> bool:
    """Return whether the network is sure of another name, and of that it is one: by its form, or by how sure it is."""
    best = options(document, choice, "buyer")[0]
    key = letters_and_digits(str(best.value or ""))
    if not key or " " not in best.value or key in letters_and_digits(text) or letters_and_digits(text) in key:
        return False
    folded = fold(best.value)
    is_called = LEGAL_FORM.search(folded) or BEFORE_PERSON.match(folded)
    return best.share >= (_SURE_OF_FORM if is_called else _SURE)


def _is_street_or_label(text: str) -> bool:
    return is_street(text) or is_label_alone(fold(text).strip(" .:"))


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


def _bound_by_network(choice: Choice, findings: Findings, piece: Piece) -> None:
    """Let the name begin and end where the network says, as far as lines or signs part it there from what the rules
    took with it: a heading over it, an officer behind a dash, or a legal form that stands on the next line."""
    rules = findings.get(_NAME)
    name, pieces = name_of(choice, piece)
    key, key_of_rules = letters_and_digits(name), letters_and_digits(str(rules.value) if rules else "")
    if rules is None or len(key) < _LEAST_LETTERS or key == key_of_rules or LEGAL_FORM.match(fold(name)):
        return
    words = str(rules.value)
    if (" " not in name and TRADE.search(fold(name))) or is_form_of_address(name):
        # A trade alone is nobody's name, and nor is how somebody is addressed.
        return
    if key.startswith(key_of_rules):
        is_bound = len(pieces) > 1 and _FORM_AT_END.fullmatch(fold(name)[len(words) :]) is not None
    else:
        before, _, after = words.partition(name)
        last = pieces[-1]
        is_bound = (
            before + after != words
            and not (before and _is_of_name(before, piece.cell.text[: piece.start]))
            and not (after and _is_in_line(last.cell.text[last.end :][::-1]))
            and not (_goes_on(before, name) or _goes_on(name, after))
            and not (LEGAL_FORM.search(fold(after)) and not LEGAL_FORM.search(fold(name)))
        )
    if is_bound:
        findings[_NAME] = doubt(replace(rules, value=name))


def _is_of_name(before: str, left: str) -> bool:
    """Return whether what the rules took before the name may be of it: in its line, a trade, or words that go on."""
    return (
        _is_in_line(left)
        or ends_open(before)
        or is_form_of_address(before)
        or TRADE.search(fold(before)) is not None
    )


def _goes_on(upper: str, lower: str) -> bool:
    """Return whether a name that is parted here would be torn: `Muster Gesellschaft für` or `und Möbel GmbH`."""
    first = lower.strip()[:1]
    return bool(upper.strip() and first) and (ends_open(upper) or first in "&+-" or first.islower())


def _is_in_line(text: str) -> bool:
    """Return whether words (those right of a name turned round) stand in its line, and no sign parts them from it."""
    return bool(text.strip()) and text.rstrip()[-1:] not in _SIGNS


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


def _put_lines(document: Document, choice: Choice, parties: Parties, *, is_sure: bool) -> None:
    """Take street and town from the network where others are likelier than those of the block; `is_sure`: whose block
    it is."""
    findings = parties.findings
    street = best_option(document, choice, "street", findings.get("debtor.address.line1"))
    if street is not None and street.of_rules:
        findings["debtor.address.line1"] = agreed(
            "street", findings["debtor.address.line1"], street.by_network
        )
    elif street is not None:
        first = findings.pop("debtor.address.line1", None)
        findings["debtor.address.line1"] = finding(document, street, min(0.8, street.share))
        second = findings.get("debtor.address.line2")
        if second is not None and letters_and_digits(str(second.value)) == letters_and_digits(
            str(street.value)
        ):
            del findings["debtor.address.line2"]
            if first is not None:
                findings["debtor.address.line2"] = first
    else:
        doubt_all(findings, "debtor.address.line1")
    town = best_option(document, choice, "town", findings.get("debtor.address.city"))
    if town is None or not town.of_rules or town.by_network < CERTAIN_FROM["town"]:
        doubt_all(findings, "debtor.address.city", "debtor.address.postal_code")
    if town is None or town.of_rules or town.piece is None:
        return
    if is_sure and _is_of_seller(town.piece, parties):
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


def _is_of_seller(piece: Piece, parties: Parties) -> bool:
    """Return whether the town stands in the seller's address while the buyer's own has one with its postal code."""
    buyer = parties.buyer
    if buyer is None or buyer.town is None or not buyer.town.postal_code:
        return False
    return any(line.cell is piece.cell for block in parties.sellers for line in block.lines)

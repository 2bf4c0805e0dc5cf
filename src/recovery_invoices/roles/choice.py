"""What the network says of a document: how likely each piece is each of the roles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from recovery_invoices.extraction import UNKNOWN_CREDITOR, CreditorHint
from recovery_invoices.fields import number
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.fields.letterhead import find_letterhead
from recovery_invoices.roles import network
from recovery_invoices.roles.features import Evidence, features, relations
from recovery_invoices.roles.grams import grams
from recovery_invoices.roles.marks import find_marks
from recovery_invoices.roles.network import ROLES, Array
from recovery_invoices.roles.pieces import DAY, MARK, SUM, Piece, find_pieces

#: What kind of piece a role can be.
KIND_OF = {
    "number": MARK, "issued": DAY, "due": DAY,
    **dict.fromkeys(("gross", "net", "tax", "prepaid", "rest"), SUM),
}  # fmt: skip
_OF_DEBTOR = ("buyer", "street", "town")
_NEVER = np.float32(-1e4)


@dataclass(slots=True)
class Choice:
    """`likelihoods`: of each role over the pieces, the last for "none of them"; `goes_on`: more of a name."""

    pieces: Sequence[Piece]
    likelihoods: dict[str, Array]
    goes_on: Array
    kinds: dict[str, float] = field(default_factory=dict)

    def best(self, role: str) -> tuple[Piece | None, float]:
        """Return the likeliest piece, None where most likely there is none."""
        likelihoods = self.likelihoods[role]
        at = int(likelihoods.argmax())
        return (self.pieces[at] if at < len(self.pieces) else None), float(likelihoods[at])


def pieces_of(document: Document) -> list[Piece]:
    spans = [(one.cell, one.start, one.start + len(one.value)) for one in number.choices_of(document)]
    return find_pieces(document, [*find_marks(document), *spans])


def evidence_of(findings: Findings) -> Evidence:
    return {path: (one.page or 0, one.box, one.confidence) for path, one in findings.items() if one.box}


def choose(
    document: Document, findings: Findings, creditor: CreditorHint = UNKNOWN_CREDITOR
) -> Choice | None:
    """Return what each piece is; None where the page is empty."""
    pieces = pieces_of(document)
    if not pieces:
        return None
    values = features(document, pieces, evidence_of(findings), creditor)
    logits, goes_on, kinds = network.run(
        values, [grams(piece.folded) for piece in pieces], relations(document, pieces)
    )
    kind_of = np.array([*(piece.kind for piece in pieces), -1])
    letterhead = find_letterhead(document)
    address = letterhead.lines[-1].cell if letterhead is not None else None
    is_senders = np.array([*(piece.cell is address for piece in pieces), False])
    likelihoods = {}
    for role, row in zip(ROLES, logits, strict=True):
        if role in KIND_OF:
            row = np.where((kind_of == KIND_OF[role]) | (kind_of < 0), row, _NEVER)
        elif role in _OF_DEBTOR:
            row = np.where(is_senders, _NEVER, row)
        likelihoods[role] = network.softmax(row)
    of_kinds = network.softmax(kinds)
    return Choice(
        pieces, likelihoods, (1 / (1 + np.exp(-goes_on))).astype(np.float32),
        {code: float(one) for code, one in zip(network.KINDS, of_kinds, strict=True)},
    )  # fmt: skip

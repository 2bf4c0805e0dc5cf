"""What the reader says of the invoice under review, beside what the person decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from recovery_contract.extraction import ExtractionResult, FieldEvidence
from recovery_desktop.documents.learning import REMEMBERED
from recovery_desktop.ui import reasons
from recovery_desktop.ui.pages.submit.form import Form

NOT_FROM_CREDITOR: Final = "NOT_FROM_CREDITOR"
OTHER_ACCOUNT: Final = "OTHER_ACCOUNT"
OF_CREDITOR: Final = frozenset({NOT_FROM_CREDITOR, OTHER_ACCOUNT})
"""Doubts whether it is an invoice of this company at all: the person answers before it is submitted."""
READ_WELL: Final = 0.8
"""Of the values from here to the certain ones one in fifty is wrong, of those below one in eleven: docs/reader.md."""
_NOT_SENT: Final = frozenset({"invoice.amount_before_tax", "invoice.tax_amount", "debtor.address.line2"})
CREDITOR: Final = "creditor"
"""Among the paths that a person decided: it is the company's own invoice."""


def evidence(read: ExtractionResult | None, form: Form, path: str) -> FieldEvidence | None:
    """Return how this field was read, None where it was not or the person decided otherwise."""
    if read is None or path in form.touched:
        return None
    return read.data.fields.get(path)


def is_doubtful(path: str, evidence: FieldEvidence) -> bool:
    """Tell whether a person should look at this value: it is asked for or sent, and more than now and then wrong."""
    return path not in _NOT_SENT and evidence.confidence < READ_WELL


def boxes(read: ExtractionResult | None) -> dict[str, FieldEvidence]:
    """Return every field with a place on the page, touched or not; the person's own company is asked for nowhere."""
    fields = read.data.fields if read else {}
    return {
        path: evidence
        for path, evidence in fields.items()
        if evidence.box and len(evidence.box) == 4 and not path.startswith("creditor.")
    }


def warnings(read: ExtractionResult | None, form: Form) -> Iterator[tuple[str, str]]:
    """Yield what the reader doubted or a correction changed: (path or empty, words). Whose invoice it is, is asked."""
    for one in read.warnings if read else ():
        if one.code in OF_CREDITOR:
            continue
        if one.code != REMEMBERED or one.field not in form.touched:
            yield one.field or "", reasons.in_words(one)


def contradicted(read: ExtractionResult | None) -> frozenset[str]:
    """Return the fields whose value failed a check, by path."""
    return frozenset(
        one.field for one in (read.warnings if read else ()) if one.field and one.code != REMEMBERED
    )


def creditor_doubts(read: ExtractionResult | None, form: Form, *, is_own_account: bool = False) -> list[str]:
    """Return why it may be another company's invoice, in words; nothing once the person has said that it is not."""
    if read is None or CREDITOR in form.touched:
        return []
    codes = OF_CREDITOR - {OTHER_ACCOUNT} if is_own_account else OF_CREDITOR
    return [reasons.in_words(one) for one in read.warnings if one.code in codes]


def is_foreign(read: ExtractionResult | None) -> bool:
    """Return whether the invoice does not bear the creditor's name."""
    return read is not None and any(one.code == NOT_FROM_CREDITOR for one in read.warnings)


def learned_paths(read: ExtractionResult | None) -> frozenset[str]:
    """Return the fields whose value comes from an earlier correction."""
    fields = read.data.fields if read else {}
    return frozenset(path for path, evidence in fields.items() if correction_of(evidence))


def correction_of(evidence: FieldEvidence | None) -> str:
    """Return the id of the correction from which a field has its value, empty for none."""
    return str((evidence.model_extra or {}).get("learned", "")) if evidence is not None else ""

"""Appraisal of a draft before its submission: missing and doubtful values, and whether it is certain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.extraction import ExtractionResult, FieldSource
from recovery_contract.ids import ExtractionId
from recovery_contract.receivables import CompanyType
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.document_kind import OtherDocument, detect_other_document, get_other_document
from recovery_desktop.commands.earlier_submission import EarlierSubmission
from recovery_desktop.ids import DraftId
from recovery_desktop.store.debtors import ConfirmedDebtor
from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks, prefill, reading
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.refusals import (
    Expected,
    earlier_words,
    expected,
    not_due_words,
)

CHECKED: Final = (*form_checks.REQUIRED, "invoice.currency")


def _tr(words: str) -> str:
    return QCoreApplication.translate("appraisal", words)


@dataclass(frozen=True)
class Appraisal:
    """`missing` and `doubts` by path; `certain` means: read without doubt, to a debtor confirmed before; `checked`: a
    person has left nothing to be checked. `expected` is what the service would refuse.

    `other_document` is what it is instead of an invoice, None where it may be submitted; `reader_says` what the reader
    says against its being one, whatever the person decided, None for an invoice.
    """

    draft_id: DraftId
    form: Form
    missing: dict[str, str]
    doubts: dict[str, str]
    certain: bool
    extraction_id: ExtractionId | None
    other_document: OtherDocument | None = None
    other_kind: Mapping[str, Any] | None = None
    expected: tuple[Expected, ...] = ()
    checked: bool = False

    @property
    def due(self) -> Decimal | None:
        """What is asked for, None where it is not understood."""
        if set(invoice_paths.AMOUNTS) & self.missing.keys():
            return None
        return forms.claimed_of(self.form)


def appraise(
    draft: Draft,
    form: Form,
    extraction: ExtractionResult | None,
    debtor: ConfirmedDebtor | None,
    earlier: EarlierSubmission | None,
    law: str = "",
) -> Appraisal:
    missing, doubts = form_checks.problems(form), form_checks.doubts(form)
    if earlier is not None:
        doubts["invoice.numbers"] = earlier_words(earlier)
    refusals = expected(form, earlier, law)
    certain = (
        draft.state == "review"
        and not draft.failure
        and draft.created_as is None
        and not missing
        and not doubts
        and not refusals
        # A day that is still to come may be misread: it goes with those that are looked at.
        and not not_due_words(form, has_own_service=False)
        and not (extraction and extraction.warnings)
        and debtor is not None
        and _goes_to(form, debtor)
        and all(_is_sure(path, form, extraction) for path in CHECKED)
    )
    read = extraction.extraction_id if extraction else None
    other_document = detect_other_document(draft.extraction)
    return Appraisal(
        draft.id,
        form,
        missing,
        doubts,
        certain,
        read,
        get_other_document(draft),
        other_document.reason if other_document is not None and not form.is_invoice else None,
        refusals,
        not missing and not refusals and _is_checked(form, extraction, doubts),
    )


def _is_checked(form: Form, extraction: ExtractionResult | None, doubts: Mapping[str, str]) -> bool:
    """Return whether a person has looked at it, and has answered whatever was marked or doubted."""
    if not form.touched & {*invoice_paths.PATHS, forms.CONTACTS} or reading.creditor_doubts(extraction, form):
        return False
    marked = {
        path
        for path, evidence in (extraction.data.fields if extraction is not None else {}).items()
        if path in invoice_paths.PATHS and form.value(path) and reading.is_doubtful(path, evidence)
    }
    contradicted = {path for path in reading.contradicted(extraction) if form.value(path)}
    return form.touched.issuperset(marked | contradicted | doubts.keys())


def _goes_to(form: Form, debtor: ConfirmedDebtor) -> bool:
    """Return whether it is a company, and nobody is written to who was not confirmed before."""
    kinds = {form.value("debtor.company_type"), str(debtor.body.get("company_type") or CompanyType.COMPANY)}
    if kinds != {str(CompanyType.COMPANY)}:
        return False
    if form.goes_by_post:
        return prefill.goes_to_the_same_address(form, debtor)
    return prefill.emails(form.contacts) <= prefill.emails(debtor.body.get("contacts"))


def _is_sure(path: str, form: Form, extraction: ExtractionResult | None) -> bool:
    """Tell whether a value was typed or decided by a person, embedded as data, or read without doubts."""
    if extraction is None or path in form.touched or path in form.prefilled:
        return True
    evidence = extraction.data.fields.get(path)
    if evidence is None:
        # Only the usual currency counts as sure without evidence.
        return path == "invoice.currency" and path not in form.values
    return evidence.source == FieldSource.EMBEDDED_XML or evidence.confidence >= text.CERTAIN


def confirmed_words(debtor: ConfirmedDebtor) -> str:
    day = text.day(datetime.fromisoformat(debtor.confirmed_at).astimezone().date())
    return _tr("{debtor} is known from {numbers}, submitted on {day}.").format(
        debtor=debtor.name, numbers=debtor.numbers, day=day
    )

"""The payment code (EPC069-12) that a bank's app reads: what stands in it, and its picture, drawn when it is seen."""

from __future__ import annotations

import io
from typing import Any, Final

import segno.helpers

from recovery_contract.fields import from_minor
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.wording.reference import creditor_reference

_MOST: Final = 99_999_999_999


def payment_code(situation: Situation, minor: int) -> dict[str, Any] | None:
    """Return what a transfer of so much needs, as JSON values; None without an IBAN or outside euro."""
    creditor, receivable = situation.creditor, situation.receivable
    if not creditor.iban or receivable.currency != "EUR" or not 0 < minor <= _MOST:
        return None
    return {
        "name": creditor.name[:70],
        "iban": creditor.iban.replace(" ", ""),
        "minor": minor,
        "reference": creditor_reference(receivable.id),
        "bic": creditor.bic or None,
    }


def draw_payment_code(code: dict[str, Any]) -> str:
    """Return the code as SVG, with its reference to the receivable. Drawing takes longer than all the rest of a
    letter."""
    values = {name: value for name, value in code.items() if name != "minor"}
    qr_code = segno.helpers.make_epc_qr(**values, amount=from_minor(code["minor"], "EUR"), encoding="utf-8")
    out = io.BytesIO()
    qr_code.save(
        out, kind="svg", border=4, xmldecl=False, svgns=True, omitsize=True, svgclass="qr", lineclass=None
    )
    return out.getvalue().decode()

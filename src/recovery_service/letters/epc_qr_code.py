"""The codes of letters and pages: the payment codes (EPC069-12, Swiss) that a bank's app reads, and one that opens a
page.

Their pictures are drawn when they are seen.
"""

from __future__ import annotations

import io
import re
from typing import Any, Final, Protocol

import segno
import segno.helpers

from recovery_contract.fields import from_minor

_MOST: Final = 99_999_999_999
_NO_SIGN_OF_A_TRANSFER: Final = re.compile(r"[^A-Za-z0-9/?:().,'+ -]")


class Payee(Protocol):
    """The creditor as a bank knows them."""

    @property
    def account_holder(self) -> str: ...
    @property
    def iban(self) -> str | None: ...
    @property
    def bic(self) -> str | None: ...


def payment_code(payee: Payee, text: str, currency: str, minor: int) -> dict[str, Any] | None:
    """Return what a transfer of so much with this text needs, as JSON values; None without an IBAN or outside
    euro."""
    if not payee.iban or currency != "EUR" or not 0 < minor <= _MOST:
        return None
    return {
        "name": payee.account_holder[:70],
        "iban": payee.iban.replace(" ", ""),
        "minor": minor,
        "text": _NO_SIGN_OF_A_TRANSFER.sub(" ", text),
        "bic": payee.bic or None,
    }


def make_qr_code(code: dict[str, Any]) -> segno.QRCode:
    """Return the code itself, to be drawn; those of before carry a `reference` in place of a text."""
    values = {name: value for name, value in code.items() if name != "minor"}
    return segno.helpers.make_epc_qr(**values, amount=from_minor(code["minor"], "EUR"), encoding="utf-8")


def draw_payment_code(code: dict[str, Any]) -> str:
    """Return the code as SVG, with its reference to the receivable. Drawing takes longer than all the rest of a
    letter."""
    return _draw(make_qr_code(code))


def draw_page_code(url: str) -> str:
    """Return the code of an address as SVG, for a telephone's camera."""
    return _draw(segno.make(url, error="m", micro=False))


def draw_swiss_code(payload: str) -> str:
    """Return the code of a Swiss payment part as SVG without its margin; the cross is drawn over it."""
    return _draw(segno.make_qr(payload, error="m", encoding="utf-8", boost_error=False), border=0)


def _draw(code: segno.QRCode, border: int = 4) -> str:
    out = io.BytesIO()
    code.save(
        out,
        kind="svg",
        border=border,
        xmldecl=False,
        svgns=True,
        omitsize=True,
        svgclass="qr",
        lineclass=None,
    )
    return out.getvalue().decode()

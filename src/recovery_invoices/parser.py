"""What the parser child can be asked: to read, to re-read a box, to find values on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.reading import read_invoice
from recovery_invoices.reread import locate, reread
from recovery_invoices.several_invoices import handle_extract_pages, handle_page_ranges

if TYPE_CHECKING:
    from recovery_invoices.task import Ask, Task, TaskResponse


def handle_read(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    creditor = CreditorHint.from_mapping(message.get("creditor") or {})
    return {"extraction": read_invoice(block, creditor, ask).as_wire()}, b""


TASKS: dict[str, Task] = {
    "read": handle_read,
    "reread": reread,
    "locate": locate,
    "page_ranges": handle_page_ranges,
    "extract_pages": handle_extract_pages,
}

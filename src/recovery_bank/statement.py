"""Public entry point: the bytes of a file in, entries or a named failure out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from recovery_bank.columns import Columns
from recovery_bank.entry import MAX_BYTES, Statement
from recovery_bank.failures import EmptyStatement, StatementTooLarge, UnknownFormat

Remembered = Callable[[str], Columns | None]
"""By a table's signature, the columns that a person named before."""

_BINARY: Final = (b"%PDF-", b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"\x1f\x8b")


def read_statement(
    content: bytes,
    columns: Columns | None = None,
    remembered: Remembered | None = None,
    usual_currency: str = "",
) -> Statement:
    """Return the entries of a statement. `columns` counts for CSV alone, and so does `usual_currency`, for one that
    names none. Raises a StatementFailure."""
    if len(content) > MAX_BYTES:
        raise StatementTooLarge(f"more than {MAX_BYTES // 2**20} MB")
    # Blank lines above the beginning, as some downloads have them; a tabulator may be an empty column.
    content = content.lstrip(b" \r\n")
    if not content.strip():
        raise EmptyStatement
    if content.startswith(_BINARY):
        raise UnknownFormat("another kind of file")
    # Each reader is loaded when a file of its kind comes.
    from recovery_bank.formats import mt940, ofx, table

    if ofx.is_ofx(content):
        return ofx.read_ofx(content)
    if _is_xml(content):
        from recovery_bank.formats import camt

        return camt.read_camt(content)
    text, _ = table.decode_table(content)
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    if mt940.is_mt940(lines):
        return mt940.read_mt940(lines)
    if columns is None and remembered is not None:
        columns = remembered(table.parse_table(content).signature)
    return table.read_table_statement(content, columns, usual_currency or table.USUAL_CURRENCY)


def _is_xml(content: bytes) -> bool:
    head = content[:200]
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "<" in head[: len(head) // 2 * 2].decode("utf-16", "ignore")[:3]
    return head.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<")

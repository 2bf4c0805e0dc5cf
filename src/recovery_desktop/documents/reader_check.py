"""Reads one document with the reader that belongs to the app, to see that it works here."""

from __future__ import annotations

from typing import Any

from recovery_invoices import ExtractionError, Reader


class ReaderBroken(Exception):
    """The message says why."""


def check_reader(pdf: bytes) -> dict[str, Any]:
    """Return the invoice's fields. Raises ReaderBroken."""
    with Reader() as reader:
        return _read(reader, pdf)


def check_text_recognition(image: bytes) -> dict[str, Any]:
    """Return the fields of an invoice that is only a picture (PNG), by the recognition of text. Raises
    ReaderBroken."""
    with Reader() as reader:
        try:
            pdf = reader.photo_to_pdf(image)
        except ExtractionError as error:
            raise ReaderBroken(error.message) from error
        return _read(reader, pdf)


def _read(reader: Reader, pdf: bytes) -> dict[str, Any]:
    try:
        invoice: dict[str, Any] = reader.read(pdf).as_wire()["data"]["invoice"]
    except ExtractionError as error:
        raise ReaderBroken(error.message) from error
    return invoice

"""Failures of reading a statement, each with a title and a next step.

StatementFailure
  Empty            nothing in it
  TooLarge         more bytes or more entries than a statement has
  UnknownFormat    none of the formats that are read
  Forbidden        XML that declares entities: never resolved
  Incomplete       its end is missing
  Damaged          of a known format, but not well-formed
  ColumnsUnknown   a table whose columns a person has to name; carries the table
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from recovery_bank.columns import Table


class StatementFailure(Exception):
    """`title` and `next_step` are English source texts for translation; the message tells the place, if known."""

    title = "This statement cannot be read"
    next_step = "Download it from your bank again."


class EmptyStatement(StatementFailure):
    title = "The file is empty"
    next_step = "Download the statement from your bank again."


class StatementTooLarge(StatementFailure):
    title = "The file is too large for a bank statement"
    next_step = "Download a shorter period."


class UnknownFormat(StatementFailure):
    title = "This is not a readable bank statement"
    next_step = "Choose CAMT.053, CAMT.054, MT940, OFX or CSV when you download it from your bank."


class ForbiddenContent(StatementFailure):
    title = "The file contains instructions that a bank statement never has"
    next_step = "It was not opened. Download the statement from your bank again."


class IncompleteStatement(StatementFailure):
    title = "The end of the file is missing"
    next_step = "It may not have been downloaded fully. Download it from your bank again."


class DamagedStatement(StatementFailure):
    title = "The file is damaged"
    next_step = "Download it from your bank again, in another format if there is one."


class ColumnsUnknown(StatementFailure):
    title = "The columns of this file are not known"
    next_step = "Choose the columns of the date and the amount."

    def __init__(self, table: Table, message: str = "") -> None:
        super().__init__(message)
        self.table = table

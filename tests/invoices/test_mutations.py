"""Mutations of valid files in all formats: none kills, hangs beyond its budget, or is read without the warning that it
deserves."""

from __future__ import annotations

import io
import logging
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from recovery_contract.fields import CURRENCIES
from recovery_contract.file_kinds import CONTAINERS, HEAD, file_kind
from recovery_invoices import ExtractionError, Reader
from recovery_invoices.confinement.limits import ROLES
from recovery_invoices.roles.certainty import CERTAIN
from recovery_invoices.unpack.opening import UnpackedPart
from tests.depth import in_time, is_deep, rounds
from tests.invoices.mutations import Mutated, mutations, originals
from tests.invoices.test_own_layouts import value_at

#: What a file may take: the turns of the children that it passes, and starting them on a busy machine.
BUDGET = sum(ROLES[role].wall_seconds for role in ("unpack", "typeset", "parser", "ocr")) + 60
SUMS = tuple(
    f"invoice.{one}" for one in ("amount", "amount_before_tax", "tax_amount", "prepaid_amount", "due_amount")
)
PATHS = (
    *SUMS, "invoice.numbers", "invoice.issue_date", "invoice.due_date", "invoice.currency", "debtor.company_name",
)  # fmt: skip


@dataclass
class Document:
    values: dict[str, Any]
    certain: set[str]
    warnings: list[str]


@dataclass
class Outcome:
    """`refused`: why a document was not read; `stopped`: why nothing more came out of an archive or a message."""

    documents: list[Document] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)
    header: tuple[str, ...] = ()
    rows: list[tuple[str, ...]] = field(default_factory=list)


def take(reader: Reader, name: str, content: bytes) -> Outcome:
    """Take a file the way that the app takes it."""
    outcome = Outcome()
    try:
        _take(reader, name, content, outcome)
    except ExtractionError as error:
        outcome.refused.append(error.code)
    return outcome


def _take(reader: Reader, name: str, content: bytes, outcome: Outcome) -> None:
    kind = file_kind(content[:HEAD], name)
    if kind in CONTAINERS:
        parts: list[UnpackedPart] = []
        try:
            reader.unpack(io.BytesIO(content), kind, parts.append)
        except ExtractionError as error:
            outcome.stopped.append(error.code)
        for part in parts:
            inside = (
                Outcome(refused=[part.refused]) if part.refused else take(reader, part.name, part.content)
            )
            outcome.documents += inside.documents
            outcome.refused += inside.refused
            outcome.stopped += inside.stopped
    elif kind == "table":
        response = reader.ask_table({"task": "table"}, content)
        if "failure" in response:
            outcome.refused.append(response["failure"]["name"])
        else:
            outcome.header = tuple(response["table"]["header"])
            outcome.rows = [tuple(row) for row in response["table"]["rows"]]
    elif kind == "xml":
        outcome.documents += [read(reader, pdf) for pdf in reader.xml_to_pdfs(content)]
    elif kind in ("pdf", "picture"):
        outcome.documents.append(read(reader, content if kind == "pdf" else reader.photo_to_pdf(content)))
    else:
        outcome.refused.append(f"kind {kind}")


def read(reader: Reader, pdf: bytes) -> Document:
    extraction = reader.read(pdf)
    fields = extraction.data["fields"]
    certain = {path for path in PATHS if fields.get(path, {}).get("confidence", 0) >= CERTAIN}
    values = {path: value_at(extraction.data, path) for path in PATHS}
    return Document(values, certain, [one["code"] for one in extraction.warnings])


def faults(mutated: Mutated, valid: Outcome, outcome: Outcome) -> Iterator[str]:
    """Yield what is wrong: a value that is called certain without a warning and is neither that of the valid file nor
    one that the changed file states; a document or a row that is lost without a word."""
    if "READER_STOPPED" in (*outcome.refused, *outcome.stopped):
        yield "a child died"
    for document in outcome.documents:
        for path in () if document.warnings else sorted(document.certain):
            value = document.values[path]
            right = any(one.values[path] == value for one in valid.documents)
            if not right and not _is_stated(mutated.content, path, value):
                yield f"{path} is {value!r}"
    if not outcome.stopped and len(outcome.documents) + len(outcome.refused) < len(valid.documents):
        yield f"{len(outcome.documents)} of {len(valid.documents)} documents, and no word of the others"
    # What is cut out of a text takes its lines along; without its headings it is another table.
    lines = mutated.content.count(b"\n") - 1 if mutated.name.endswith(".csv") else len(valid.rows)
    if outcome.rows and outcome.header == valid.header and len(outcome.rows) < min(lines, len(valid.rows)):
        yield f"{len(outcome.rows)} of {lines} rows, and no word of the others"


def _is_stated(content: bytes, path: str, value: Any) -> bool:
    """Return whether the changed file states it: a name with another letter is another name. Sums check each other."""
    text, letters = str(value[0] if isinstance(value, list) else value), content.decode("latin-1")
    if path in SUMS:
        return False
    if path == "invoice.currency":
        return value in CURRENCIES and value in letters
    pieces = [re.sub(r"\D", "", text)] if path.endswith("_date") else re.findall(r"\w+", text)
    return text in letters or all(piece in letters for piece in pieces)


@pytest.mark.deep
def test_mutations_end_in_time_with_their_warning(reader: Reader, caplog: pytest.LogCaptureFixture) -> None:
    """A sample without recognition in every run, 1,000 under --deep."""
    caplog.set_level(logging.CRITICAL)
    sample = len(originals())
    wrong: list[str] = []
    outcomes: Counter[str] = Counter()
    valid: dict[str, Outcome] = {}
    for mutated in in_time(mutations(rounds(sample, 1_000), seed=11, with_pictures=is_deep()), sample):
        if mutated.name not in valid:
            valid[mutated.name] = take(reader, mutated.name, mutated.valid)
            assert not valid[mutated.name].refused, mutated.name
        started = time.monotonic()
        outcome = take(reader, mutated.name, mutated.content)
        seconds = time.monotonic() - started
        outcomes["read" if outcome.documents or outcome.rows else "refused"] += 1
        wrong += [f"{mutated.how}: {one}" for one in faults(mutated, valid[mutated.name], outcome)]
        if seconds > BUDGET:
            wrong.append(f"{mutated.how}: {seconds:.0f} s")
    assert not wrong, (wrong, outcomes)

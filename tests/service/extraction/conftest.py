"""One reader for all tests of this folder, and the invoice that the product brings along."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_invoices import Reader

SAMPLE = Path(__file__).resolve().parents[3] / "resources" / "sample-invoice.pdf"


@pytest.fixture(scope="session")
def shared_reader() -> Iterator[Reader]:
    with Reader(parsers=1) as reader:
        yield reader


@pytest.fixture
def app(app, shared_reader):
    app.state.reader.close()
    app.state.reader = shared_reader
    return app


@pytest.fixture(scope="session")
def sample() -> bytes:
    return SAMPLE.read_bytes()

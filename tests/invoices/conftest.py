"""One reader for all tests of this folder: its children are started once."""

from collections.abc import Iterator

import pytest

from recovery_invoices import Reader


@pytest.fixture(scope="session")
def reader() -> Iterator[Reader]:
    with Reader(parsers=2) as shared:
        shared.start()
        yield shared

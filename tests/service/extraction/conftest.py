"""The invoice that the product brings along."""

from pathlib import Path

import pytest

SAMPLE = Path(__file__).resolve().parents[3] / "resources" / "sample-invoice.pdf"


@pytest.fixture(scope="session")
def sample() -> bytes:
    return SAMPLE.read_bytes()

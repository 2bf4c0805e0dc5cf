"""An archive is refused by name and never read as one invoice."""

import pytest

from recovery_invoices import ExtractionError, Reader
from tests.contract.test_archives import ARCHIVES


@pytest.mark.parametrize("content", ARCHIVES.values(), ids=ARCHIVES.keys())
def test_archive_is_refused_by_the_reader(reader: Reader, content: bytes) -> None:
    with pytest.raises(ExtractionError) as failure:
        reader.read(content)
    assert failure.value.code == "ARCHIVE"

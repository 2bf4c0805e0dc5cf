"""Files of a receivable: kept only where they are what the service told of them."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from recovery_contract.extensions import StoredDocument
from recovery_desktop.commands.receivable_details import fetch_case_file, fetch_document
from recovery_desktop.failures import Unreadable
from tests.desktop.edge import run

PDF = b"%PDF-1.7\nA letter.\n%%EOF\n"
LOGIN = b"<html>Please accept our terms.</html>"


def context(folder: Path, content: bytes) -> Any:
    """A connection over which every file is this one."""

    async def document(receivable_id: str, document_id: str) -> bytes:
        return content

    async def case_file(receivable_id: str) -> bytes:
        return content

    extensions = SimpleNamespace(document=document, case_file=case_file)
    return SimpleNamespace(files=folder, client=SimpleNamespace(extensions=extensions))


def letter() -> StoredDocument:
    return StoredDocument(
        id="doc_1",
        kind="letter",
        name="letter.pdf",
        media_type="application/pdf",
        size=len(PDF),
        sha256=hashlib.sha256(PDF).hexdigest(),
        created_at="2026-03-01T10:00:00Z",  # type: ignore[arg-type]
    )


def refused(work: Coroutine[Any, Any, Path]) -> None:
    with pytest.raises(Unreadable):
        run(work)


@pytest.mark.parametrize("content", [LOGIN, b"", PDF[:-3]])
def test_wrong_document_content_is_discarded_and_fetched_again(tmp_path: Path, content: bytes) -> None:
    refused(fetch_document(context(tmp_path, content), "rcv_1", letter()))
    assert not any(path.is_file() for path in tmp_path.rglob("*"))
    stored = run(fetch_document(context(tmp_path, PDF), "rcv_1", letter()))
    assert stored.read_bytes() == PDF
    assert run(fetch_document(context(tmp_path, LOGIN), "rcv_1", letter())).read_bytes() == PDF


def test_case_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("case.pdf", PDF)
    for content in (LOGIN, b"", packed.getvalue()[:-10]):
        refused(fetch_case_file(context(tmp_path, content), "rcv_1", tmp_path / "case.zip"))
    assert list(tmp_path.iterdir()) == []
    written = run(fetch_case_file(context(tmp_path, packed.getvalue()), "rcv_1", tmp_path / "case.zip"))
    assert zipfile.ZipFile(written).namelist() == ["case.pdf"]

"""Archives are told by their first bytes, and by a ZIP's directory at the end, never by their names."""

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile

import pytest

from recovery_contract.archives import is_archive

PDF = b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n"


def zipped(method: int = zipfile.ZIP_DEFLATED, comment: bytes = b"") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        archive.writestr("a.pdf", PDF)
        archive.writestr("b.pdf", PDF)
        archive.comment = comment
    return out.getvalue()


def tarred() -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        about = tarfile.TarInfo("a.pdf")
        about.size = len(PDF)
        archive.addfile(about, io.BytesIO(PDF))
    return out.getvalue()


ARCHIVES = {
    "zip": zipped(),
    "stored zip": zipped(zipfile.ZIP_STORED),
    "zip with a comment": zipped(comment=PDF),
    "empty zip": b"PK\x05\x06" + bytes(18),
    "pdf and zip in one": PDF + zipped(),
    "stored zip behind a pdf": PDF + zipped(zipfile.ZIP_STORED, comment=b"%%EOF"),
    "tar": tarred(),
    "gzip": gzip.compress(PDF),
    "bzip2": bz2.compress(PDF),
    "xz": lzma.compress(PDF),
    "7z": b"7z\xbc\xaf\x27\x1c" + PDF,
    "rar": b"Rar!\x1a\x07\x00" + PDF,
}


@pytest.mark.parametrize("content", ARCHIVES.values(), ids=ARCHIVES.keys())
def test_archive_of_any_kind_is_told(content: bytes) -> None:
    assert is_archive(content)


@pytest.mark.parametrize(
    "content", [PDF, PDF + b"PK\x05\x06 is only mentioned here, a little later", b"", b"PK"]
)
def test_archive_is_not_seen_in_a_pdf(content: bytes) -> None:
    assert not is_archive(content)

"""Lists of invoices and bank statements out of archives and messages: copies that are opened like any other file."""

from __future__ import annotations

import re
import shutil
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

from recovery_contract.file_kinds import TABLE_ENDINGS
from recovery_desktop.documents.invoice_table import is_table
from recovery_desktop.documents.statements import is_statement
from recovery_desktop.file_permissions import make_private_folder

if TYPE_CHECKING:
    from recovery_invoices.unpack.opening import UnpackedPart

FOLDER: Final = "tables"
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_LONGEST: Final = 120
_STATEMENT_ENDINGS: Final = frozenset({".sta", ".mt940", ".940", ".mt942", ".swi", ".ofx", ".qfx"})
_CAMT: Final = b"BkToCstmr"
_HEAD: Final = 4_096


def may_be_table(part: UnpackedPart) -> bool:
    """Tell whether a part is a table or a statement; of a text its beginning decides, once it is stored."""
    ending = PurePosixPath(part.name.lower()).suffix
    if part.kind == "xml":
        return _CAMT in part.content[:_HEAD]
    if part.kind == "table":
        return ending in TABLE_ENDINGS
    return part.kind == "other" and ending in {*_STATEMENT_ENDINGS, ".txt"}


def store_table(files: Path, name: str, content: bytes) -> Path | None:
    """Store a copy under the name that leads to it. Return None, and store nothing, where it is neither a table nor a
    statement."""
    folder = files / FOLDER
    make_private_folder(folder)
    number = sum(1 for _ in folder.iterdir())
    place = folder / str(number)
    make_private_folder(place)
    path = place / _file_name(name)
    path.write_bytes(content)
    if is_table(path) or is_statement(path):
        return path
    shutil.rmtree(place)
    return None


def remove_stored_tables(files: Path) -> None:
    """Remove the copies that an earlier run of the app left."""
    shutil.rmtree(files / FOLDER, ignore_errors=True)


def _file_name(name: str) -> str:
    """Return the name as every system takes it, with its ending."""
    plain = _FORBIDDEN.sub("_", name).strip(" .")
    ending = PurePosixPath(plain).suffix
    return plain if len(plain) <= _LONGEST else f"{plain[: _LONGEST - len(ending)]}{ending}"

"""Hands letters to whoever prints and posts them: as files in a folder, each there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from recovery_service.db.file_permissions import make_private_folder, open_private
from recovery_service.transport.delivery import Delivery


def put_letter(folder: Path, name: str, pdf: bytes, *, private: bool = False) -> Delivery:
    """Put the letter into the folder; the same name again replaces it, so nothing is printed twice. `private` in our
    own data folder; in another one whoever prints has to read it."""
    try:
        if private:
            make_private_folder(folder)
        else:
            folder.mkdir(parents=True, exist_ok=True)
        waiting = folder / f".{name}.part"
        with open(waiting, "wb", opener=open_private if private else None) as file:
            file.write(pdf)
            file.flush()
            os.fsync(file.fileno())
        waiting.replace(folder / name)
    except OSError as error:
        return Delivery("delayed", f"{error.strerror or error}: {folder}")
    return Delivery("sent")

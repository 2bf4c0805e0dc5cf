"""The sample invoices that come with the app, to practise with."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from recovery_desktop.resources import resource
from recovery_desktop.store.store import ConnectionStore

NAMES: Final = ("sample-invoice.pdf", "sample-invoice-2.pdf", "sample-invoice-3.pdf")


def next_sample(connection_store: ConnectionStore) -> Path | None:
    """Return the first that was not taken yet: a second time it would be a duplicate. None after the last."""
    return next(
        (path for path, sha256 in _samples() if not connection_store.drafts.list_with_file(sha256)), None
    )


@cache
def _samples() -> tuple[tuple[Path, str], ...]:
    paths = [resource(name) for name in NAMES]
    return tuple((path, hashlib.sha256(path.read_bytes()).hexdigest()) for path in paths)

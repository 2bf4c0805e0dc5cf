"""The sample invoices that come with the app, to practise with."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from recovery_desktop.resources import resource
from recovery_desktop.store.store import ConnectionStore

COUNT: Final = 3
USUAL: Final = "FR"
COUNTRIES: Final = (USUAL, "DE", "GB")


def next_sample(connection_store: ConnectionStore, country: str) -> Path | None:
    """Return the first of the country that was not taken yet: a second time it would be a duplicate. None after the
    last."""
    samples = _samples(country if country in COUNTRIES else USUAL)
    return next(
        (path for path, sha256 in samples if not connection_store.drafts.list_with_file(sha256)), None
    )


def sample_names(country: str) -> list[str]:
    """Return the names of the files of that country, in the order in which they are taken."""
    of_country = "" if country == USUAL else f"-{country.lower()}"
    return [f"sample-invoice{of_country}{f'-{at}' if at > 1 else ''}.pdf" for at in range(1, COUNT + 1)]


@cache
def _samples(country: str) -> tuple[tuple[Path, str], ...]:
    paths = [resource(name) for name in sample_names(country)]
    return tuple((path, hashlib.sha256(path.read_bytes()).hexdigest()) for path in paths)

"""The sample invoices that come with the app, to practise with."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from recovery_desktop.documents.sample_names import sample_names
from recovery_desktop.store.store import ConnectionStore

USUAL: Final = "FR"
COUNTRIES: Final = (USUAL, "DE", "GB")


def next_sample(connection_store: ConnectionStore, country: str) -> str | None:
    """Return the name of the first of the country that was not taken yet: a second time it would be a duplicate. None
    after the last."""
    drafts = connection_store.drafts
    return next(
        (name for name in sample_names(_with_samples(country)) if not drafts.has_file_named(name)), None
    )


def write_sample(name: str, country: str, today: date, folder: Path) -> Path:
    """Write the invoice of that name, as late as it is meant to be on that day."""
    # What sets and embeds it takes longer to load than everything else on the first page.
    from recovery_desktop.documents.sample_invoice import load_samples, make_sample

    [sample] = [one for one in load_samples(_with_samples(country), today) if one.file_name == name]
    path = folder / name
    path.write_bytes(make_sample(sample))
    return path


def _with_samples(country: str) -> str:
    return country if country in COUNTRIES else USUAL

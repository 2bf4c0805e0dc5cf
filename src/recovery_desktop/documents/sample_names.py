"""What the sample invoices of Practice are called, and what stands on them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from recovery_desktop.resources import resource


@cache
def sample_rows() -> Mapping[str, Any]:
    """Return the companies and invoices of each country as they are written down."""
    return tomllib.loads(resource("samples", "invoices.toml").read_text("utf-8"))


def sample_names(country: str) -> Sequence[str]:
    """Return the names of the files of that country, in the order in which they are taken."""
    return [one["file_name"] for one in sample_rows()[country]["samples"]]

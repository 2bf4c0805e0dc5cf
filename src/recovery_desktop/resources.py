"""Finds the files that the app reads at run time: icons, stylesheet, translations."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path


class ResourceMissing(Exception):
    """No folder of resources, or not this file in it: the installation is incomplete."""


@cache
def resource_folder() -> Path:
    """Return the folder `resources`. Raises ResourceMissing where the installation has none."""
    tried = []
    for candidate in _candidates():
        if (candidate / "app.qss").is_file():
            return candidate
        tried.append(str(candidate))
    raise ResourceMissing(f"no resources folder in {', '.join(tried)}")


def _candidates() -> Iterator[Path]:
    """Yield the folders of a frozen program, of the sources, and of an installed environment."""
    if frozen := getattr(sys, "_MEIPASS", None):
        yield Path(frozen) / "resources"
    yield Path(__file__).resolve().parents[2] / "resources"
    import sysconfig

    yield Path(sysconfig.get_path("data")) / "share" / "recovery-desktop" / "resources"


def resource(*parts: str) -> Path:
    """Return the path of one file, as in `resource("icons", "check.svg")`. Raises ResourceMissing."""
    path = resource_folder().joinpath(*parts)
    if not path.is_file():
        raise ResourceMissing(f"{'/'.join(parts)} is not among the resources")
    return path

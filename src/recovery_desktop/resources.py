"""Finds the files that the app reads at run time: icons, stylesheet, translations."""

from __future__ import annotations

import sys
import sysconfig
from functools import cache
from pathlib import Path


class ResourceMissing(Exception):
    """No folder of resources, or not this file in it: the installation is incomplete."""


@cache
def resource_folder() -> Path:
    """The folder `resources`. Raises ResourceMissing where the installation has none."""
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen) / "resources"] if frozen else []
    candidates.append(Path(__file__).resolve().parents[2] / "resources")
    candidates.append(Path(sysconfig.get_path("data")) / "share" / "recovery-desktop" / "resources")
    for candidate in candidates:
        if (candidate / "style" / "app.qss").is_file():
            return candidate
    raise ResourceMissing(f"no resources folder in {', '.join(map(str, candidates))}")


def resource(*parts: str) -> Path:
    """The path of one file, as in `resource("icons", "check.svg")`. Raises ResourceMissing."""
    path = resource_folder().joinpath(*parts)
    if not path.is_file():
        raise ResourceMissing(f"{'/'.join(parts)} is not among the resources")
    return path

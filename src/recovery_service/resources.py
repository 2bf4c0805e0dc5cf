"""Finds the files that the service reads at run time: texts, letters, the words and the style of its pages."""

from __future__ import annotations

import sys
import sysconfig
from functools import cache
from pathlib import Path


class ResourceMissing(Exception):
    """No folder of resources, or not this file in it: the installation is incomplete."""


@cache
def _folder() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen) / "resources"] if frozen else []
    candidates.append(Path(__file__).resolve().parents[2] / "resources")
    candidates.append(Path(sysconfig.get_path("data")) / "share" / "recovery-desktop" / "resources")
    for candidate in candidates:
        if (candidate / "letters" / "en.toml").is_file():
            return candidate
    raise ResourceMissing(f"no resources folder in {', '.join(map(str, candidates))}")


def resource_path(*segments: str) -> Path:
    """Return the path of one file, as in `resource("letters", "fr.toml")`. Raises ResourceMissing."""
    path = _folder().joinpath(*segments)
    if not path.is_file():
        raise ResourceMissing(f"{'/'.join(segments)} is not among the resources")
    return path

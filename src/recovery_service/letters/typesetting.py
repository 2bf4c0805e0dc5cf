"""PDFs that typst sets from the templates in resources/letters."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import typst

from recovery_service.resources import resource_path

_SHARED: Final = "together.typ"


def typeset_template(
    name: str, data: Mapping[str, Any], pictures: Mapping[str, bytes] | None = None
) -> bytes:
    """Return the PDF of a template and its values, which reach typst as one JSON string, never as markup; `pictures`
    are PNGs by the names under which the values refer to them."""
    with tempfile.TemporaryDirectory(prefix="typeset-") as folder:
        source = Path(folder) / name
        for part in (name, _SHARED):
            (Path(folder) / part).write_bytes(resource_path("letters", part).read_bytes())
        for picture, content in (pictures or {}).items():
            (Path(folder) / picture).write_bytes(content)
        inputs = {"data": json.dumps(data)}
        return typst.compile(str(source), root=folder, sys_inputs=inputs, format="pdf", font_paths=_fonts())


@cache
def _fonts() -> typst.Fonts:
    """Look through the fonts once: each time takes longer than a letter. Ours come before those of the system, so
    that a letter looks the same on every machine."""
    return typst.Fonts(font_paths=[resource_path("fonts", "Inter-Regular.otf").parent])

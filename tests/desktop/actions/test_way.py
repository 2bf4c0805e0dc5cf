"""The way of a decision that the architecture draws is the one in the code."""

from __future__ import annotations

import re
from functools import reduce
from importlib import import_module
from pathlib import Path

DRAWN = Path(__file__).resolve().parents[3] / "docs" / "architecture.md"
MOST = 12


def test_architecture_steps_of_an_action_exist_in_the_code() -> None:
    steps = re.findall(r"^\| \d+ \| `([\w.]+):([\w.]+)` \|", DRAWN.read_text("utf-8"), re.MULTILINE)
    assert 0 < len(steps) <= MOST
    for module, name in steps:
        inside = module if module.startswith("recovery_service") else f"recovery_desktop.{module}"
        assert callable(reduce(getattr, name.split("."), import_module(inside))), (module, name)

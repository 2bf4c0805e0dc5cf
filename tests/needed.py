"""What a test needs from the machine: absent, the test is skipped, except where `dev.py test` has just installed it."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import pytest


def absent(reason: str) -> NoReturn:
    """Fails under continuous integration on Linux; other systems have no such packages, and no person has to."""
    if sys.platform == "linux" and os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)

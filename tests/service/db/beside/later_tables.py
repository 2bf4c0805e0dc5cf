"""A plugin for the tests of an older release: their databases have the tables of a later one (`LATER_TABLES`)."""

import os
from pathlib import Path


def pytest_configure() -> None:
    from tests.service import sqlite

    file = Path(os.environ["LATER_TABLES"])
    content = file.read_bytes()
    sqlite._template_database = lambda: (file.name, content)

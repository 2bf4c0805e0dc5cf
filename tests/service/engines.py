"""Engines of one kind of server share what they compile: a test opens a database of its own, its statements are old."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from sqlalchemy import Engine

from recovery_service.db.database import Database

_FIRST: Final[dict[Hashable, Engine]] = {}
"""By driver and server the engine whose dialect and compiled statements the later ones use."""


def share_statements(database: Database) -> Database:
    """Let a database that nobody has used yet run the statements that were compiled for those before it.

    Compiling them anew was a fifth of a test's work. SQLAlchemy keeps them by dialect, and makes a dialect for each
    engine; what a dialect learns at its first connection holds for every database of the same server.
    """
    engine, server = database.engine, _server_of(database.engine)
    if server not in _FIRST:
        with engine.connect():
            _FIRST[server] = engine
    first = _FIRST[server]
    engine.dialect = engine.pool._dialect = first.dialect
    engine._compiled_cache = first._compiled_cache
    return database


def _server_of(engine: Engine) -> Hashable:
    url = engine.url
    return url.drivername, url.host, url.port, tuple(sorted(url.query.items()))

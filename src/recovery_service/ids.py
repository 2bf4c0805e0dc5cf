"""Opaque, time-ordered identifiers with a prefix that says what they name."""

from __future__ import annotations

from typing import Final, Literal

from typeid import TypeID

Prefix = Literal[
    "acct", "clt", "usr", "rcv", "ext", "evt", "whk", "dlv", "att", "job", "file", "pay", "dsp", "ctc",
    "pln", "msg", "doc", "dbt", "req", "adt", "pyo", "prm", "gra", "agr", "chk", "sup", "unc",
]  # fmt: skip

LENGTH_AT_MOST: Final = 40


def new_id(prefix: Prefix) -> str:
    """A new identifier such as rcv_01jd…; ordered by creation within a process, not guessable as a secret."""
    return str(TypeID(prefix))

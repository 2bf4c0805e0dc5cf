"""Names say what they are: words that mean something only here are not bound again in the folders below."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent

COVERED: Final = ("benchmarks", "src", "tests", "tools")

FORBIDDEN: Final = frozenset(
    {
        "told", "found", "made", "asked", "kept", "held", "given", "seen", "met", "taken", "known", "said", "beside",
        "standing", "judge", "judged", "whole",
    }
)  # fmt: skip
"""Participles and particles: a value is named for what it is (response, row, created), not for what happened to it."""

ESTABLISHED: Final = frozenset(
    {
        # HTTP and the wire
        "NotFound", "NOT_FOUND", "StandingRules", "get_standing_rules", "put_standing_rules", "held", "made_at",
        "given_up",
        # asyncio
        "connection_made",
        # columns
        "identity_given_at", "limitation_told", "mark_not_made",
        # a field of a foreign service's dialect
        "found",
    }
)  # fmt: skip
ESTABLISHED_IN: Final = {
    "held": ("src/recovery_contract/extensions.py",),
    "made_at": (
        "src/recovery_desktop/backup/manifest.py",
        "src/recovery_contract/agreements.py",
        "src/recovery_service/ledger/agreements/promises.py",
    ),
    "found": ("tests/foreign/dialect.py",),
    "given_up": ("src/recovery_contract/webhooks.py",),
}
"""Where a name that is a word by itself is one of the wire's, a column or a choice."""


def words(name: str) -> set[str]:
    pieces = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+", name)
    return {piece.lower() for piece in pieces}


def bound(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and name of every module-level, class-level or local name that this module binds."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if not node.name.startswith("test_"):
                    yield node.lineno, node.name
            case ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store(), value=ast.Name(id="self")):
                yield node.lineno, node.attr
            case ast.alias(asname=str()):
                yield node.lineno, str(node.asname)


def is_established(name: str, path: str) -> bool:
    return name in ESTABLISHED and path in ESTABLISHED_IN.get(name, (path,))


def faults(folder: Path, root: Path) -> list[str]:
    return [
        f"{path}:{line}: {name}"
        for file in sorted(folder.rglob("*.py"))
        for path in [file.relative_to(root).as_posix()]
        for line, name in bound(ast.parse(file.read_text("utf-8")))
        if words(name) & FORBIDDEN and not is_established(name, path)
    ]


@pytest.mark.parametrize("folder", COVERED)
def test_words_of_their_own_are_not_bound(folder: str) -> None:
    assert not (listed := faults(ROOT / folder, ROOT)), "\n".join(listed)


def test_words_of_their_own_are_noticed(tmp_path: Path) -> None:
    code = (
        "class Told:\n    def __init__(self, asked):\n        self.kept_rows = [found for found in asked]\n"
    )
    (tmp_path / "module.py").write_text(code, "utf-8")
    names = [fault.rpartition(" ")[2] for fault in faults(tmp_path, tmp_path)]
    assert sorted(names) == ["Told", "asked", "found", "kept_rows"]

"""The frozen app of Windows and macOS holds what it needs, read from the wheels that it is frozen from."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import trees
import wheels

from tests.depth import is_deep

LOAD_DYLIB = 0xC


def library(*needed: str) -> bytes:
    """A file of machine code for Apple silicon that asks for these libraries."""
    commands = b""
    for name in needed:
        text = name.encode() + b"\0"
        text += bytes(-len(text) % 8)
        commands += struct.pack("<6I", LOAD_DYLIB, 24 + len(text), 24, 0, 0, 0) + text
    return struct.pack("<8I", 0xFEEDFACF, wheels.ARM64, 0, 6, len(needed), len(commands), 0, 0) + commands


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What is left of Qt's package for macOS: one module, one library that it asks for, one plugin."""
    files = {
        "PySide6/QtCore.abi3.so": library(
            "@rpath/QtCore.framework/Versions/A/QtCore", "/usr/lib/libSystem.B.dylib"
        ),
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": library(),
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib": library("@rpath/QtCore.framework/Versions/A/QtCore"),
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    about = tmp_path / "pyside6_essentials-6.11.3.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: PySide6-Essentials\nVersion: 6.11.3\n")
    (about / "RECORD").write_text("".join(f"{name},,\n" for name in files))
    return tmp_path


def test_whole_tree_lacks_none_of_its_libraries(tree: Path) -> None:
    lacking = trees.lacks("macos", tree)
    assert not [line for line in lacking if "asks for" in line]
    assert "PySide6/Qt/plugins/platforms/libqcocoa.dylib is not in the app" not in lacking


def test_plugin_or_library_that_is_left_out_is_named(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unused = trees.contents.is_unused
    gone = ("QtCore.framework/Versions/A/QtCore", "libqcocoa.dylib")
    monkeypatch.setattr(trees.contents, "is_unused", lambda place: place.endswith(gone) or unused(place))
    lacking = trees.lacks("macos", tree)
    assert "PySide6/Qt/plugins/platforms/libqcocoa.dylib is not in the app" in lacking
    assert "QtCore, which PySide6/QtCore.abi3.so asks for, is not in the app" in lacking


def test_module_of_ours_that_is_left_out_is_named(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees.contents, "EXCLUDED", ("sqlite3",))
    assert "sqlite3, which read_only.py imports, is left out" in trees.lacks("macos", tree)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("system", "plugin", "library"),
    [
        ("windows", "PySide6/plugins/platforms/qwindows.dll", "PySide6/Qt6Gui.dll"),
        (
            "macos",
            "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
            "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        ),
    ],
)
def test_locked_wheels_make_a_whole_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, plugin: str, library: str
) -> None:
    if not is_deep():
        pytest.skip("fetches a gigabyte of wheels")
    wheels.fetch(system, tmp_path / "wheels")
    tree = tmp_path / "tree"
    trees.unpack(tmp_path / "wheels", tree)
    assert trees.lacks(system, tree) == []
    unused = trees.contents.is_unused
    monkeypatch.setattr(
        trees.contents, "is_unused", lambda place: place in (plugin, library) or unused(place)
    )
    lacking = trees.lacks(system, tree)
    assert f"{plugin} is not in the app" in lacking
    name = Path(library).name
    assert [line for line in lacking if line.startswith(f"{name}, which PySide6/")]

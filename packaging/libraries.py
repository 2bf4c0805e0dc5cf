"""The frozen app's Linux libraries: without symbols for debugging, complete, and what they need from the system."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import contents

from tools.problem import Problem

NEEDED = re.compile(r"NEEDED\s+(\S+)")
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


def strip(folder: Path) -> None:
    """Remove the symbols from the libraries in the folder. Raises Problem where binutils is absent."""
    for pattern in contents.STRIPPED:
        for file in folder.glob(pattern):
            if not file.is_symlink():
                _binutils("strip", "--strip-unneeded", str(file))


def complete(app: Path) -> None:
    """Check that every needed library is in the app or comes from the system.

    Raises Problem that names each one that is missing.
    """
    present = {file.name for file in app.rglob("*.so*")}
    missing = {
        f"{name} (for {file.name})"
        for file, names in needs(app)
        for name in names
        if name not in present and name not in contents.SYSTEM and not name.startswith("ld-linux")
    }
    if missing:
        raise Problem(f"Libraries are missing in the frozen app: {', '.join(sorted(missing))}.")


def packages(app: Path) -> list[str]:
    """Return the Debian packages whose libraries the app takes from the system, libc6 with its oldest version."""
    wanted = {contents.SYSTEM[name] for _, names in needs(app) for name in names if name in contents.SYSTEM}
    newest = max((version for file in _files(app) for version in _glibc(file)), default=(2, 31))
    wanted.discard("libc6")
    # Ubuntu gave the package of GLib a new name; the old one is provided by it.
    return [f"libc6 (>= {newest[0]}.{newest[1]})", *sorted(wanted)]


def needs(app: Path) -> Iterator[tuple[Path, list[str]]]:
    """Yield each file of machine code with the names of the libraries that it needs."""
    for file in _files(app):
        yield file, NEEDED.findall(_headers(file))


def bundled_from_system(folder: Path) -> dict[str, Path]:
    """Return the copyright file of each Debian package whose libraries were copied from this machine."""
    dpkg = shutil.which("dpkg-query")
    if dpkg is None:
        return {}
    found: dict[str, Path] = {}
    for file in sorted(folder.glob("lib*.so*")):
        if file.is_symlink():
            continue
        done = subprocess.run(
            [dpkg, "--search", f"*/{file.name}"], capture_output=True, text=True, check=False
        )
        for line in done.stdout.splitlines():
            package = line.split(":")[0]
            copyright_file = Path("/usr/share/doc") / package / "copyright"
            if copyright_file.is_file():
                found[package] = copyright_file
                break
    return found


def _files(app: Path) -> Iterator[Path]:
    for file in sorted(app.rglob("*")):
        if file.is_file() and not file.is_symlink() and (".so" in file.name or file.parent == app):
            yield file


def _headers(file: Path) -> str:
    return _binutils("objdump", "--private-headers", str(file))


def _glibc(file: Path) -> list[tuple[int, int]]:
    return [(int(major), int(minor)) for major, minor in GLIBC.findall(_headers(file))]


def _binutils(name: str, *arguments: str) -> str:
    program = shutil.which(name)
    if program is None:
        raise Problem(f"{name} is missing; run: sudo apt-get install -y --no-install-recommends binutils")
    done = subprocess.run(
        [program, *arguments], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise Problem(f"{name} cannot read {arguments[-1]}: {done.stderr.strip()}")
    return done.stdout

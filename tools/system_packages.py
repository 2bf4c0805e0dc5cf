"""Debian and Ubuntu packages named in `packaging/system-packages.txt`, installed where that is allowed."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.problem import Problem

_UNKNOWN = re.compile(r"E: (?:Unable to locate package|Package '?)\s*([\w.+-]+)")


def packages_of(root: Path, *sections: str) -> list[str]:
    """Return the packages of the named sections, in the file's order."""
    names: list[str] = []
    wanted = False
    for line in (root / "packaging" / "system-packages.txt").read_text(encoding="utf-8").splitlines():
        text = line.split("#")[0].strip()
        if text.startswith("["):
            wanted = text.strip("[]") in sections
        elif text and wanted:
            names.extend(text.split())
    return names


def missing(packages: Sequence[str]) -> list[str]:
    """Return those of the packages that dpkg does not have installed, and whose program nothing else brings: npm comes
    with the Node of its makers, whose package excludes Debian's."""
    status = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${db:Status-Abbrev} ${Package}\n", *packages],
        capture_output=True,
        text=True,
        check=False,
    )
    installed = {line.split()[-1] for line in status.stdout.splitlines() if line.startswith("ii")}
    return [name for name in packages if name not in installed and shutil.which(name) is None]


def has_apt() -> bool:
    return shutil.which("apt-get") is not None and shutil.which("dpkg-query") is not None


def may_install() -> bool:
    """Tell whether apt can be used without asking the person for a password."""
    return has_apt() and _as_root() is not None


def command_for(packages: Sequence[str]) -> str:
    return "sudo apt-get install -y --no-install-recommends " + " ".join(packages)


def install_packages(packages: Sequence[str]) -> list[str]:
    """Install the packages and return those that this release does not know. Raises Problem."""
    prefix = _as_root()
    if prefix is None:
        raise Problem(f"System packages are missing; run: {command_for(packages)}")
    print(f"Installing system packages: {' '.join(packages)}", file=sys.stderr, flush=True)
    # A stale list is no reason to stop: the packages may be known already.
    _apt([*prefix, "apt-get", "update", "-qq"])
    install = [*prefix, "apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    unknown: list[str] = []
    done = _apt([*install, *packages])
    if done.returncode:
        unknown = [name for name in _UNKNOWN.findall(done.stderr) if name in packages]
        available = [name for name in packages if name not in unknown]
        if unknown and available:
            done = _apt([*install, *available])
    if done.returncode:
        reason = next(
            (line for line in done.stderr.splitlines() if line.startswith("E: ")), "E: no reason given"
        )
        raise Problem(
            f"apt could not install the system packages ({reason[3:]}); run: {command_for(packages)}"
        )
    return unknown


def _apt(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    # "env" because sudo drops variables.
    at = command.index("apt-get")
    quiet = [*command[:at], "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C", *command[at:]]
    return subprocess.run(quiet, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)


def _as_root() -> list[str] | None:
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo"):
        allowed = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        if allowed.returncode == 0:
            return ["sudo", "-n"]
    return None

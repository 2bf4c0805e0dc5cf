"""Whether Qt's system libraries load on this Linux; missing ones are installed or named in a command."""

import sys
from collections.abc import Mapping
from pathlib import Path

from tools import system_packages
from tools.children import captured
from tools.environment import FOLDER, STAMP
from tools.problem import Problem

_STAMP_FILE = "qt-libraries-seen"

# Loads the modules as the app does and the platform plugin as Qt does, but opens no display.
_PROBE = """
import ctypes, pathlib, sys
try:
    import PySide6
    from PySide6 import QtDBus, QtGui, QtNetwork, QtPdf, QtSvg, QtWidgets
    plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
    for name in sys.argv[1:]:
        plugin = plugins / f"libq{name}.so"
        if plugin.exists():
            ctypes.CDLL(str(plugin))
except (ImportError, OSError) as error:
    sys.exit(str(error))
"""


def has_display(variables: Mapping[str, str]) -> bool:
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def platforms_for(variables: Mapping[str, str]) -> tuple[str, ...]:
    """Return the Qt platform plugins that the app will need."""
    chosen = variables.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if chosen:
        return (chosen,)
    if variables.get("WAYLAND_DISPLAY"):
        return ("wayland", "xcb")
    return ("xcb",) if variables.get("DISPLAY") else ("offscreen",)


def make_loadable(root: Path, python: Path, platforms: tuple[str, ...]) -> None:
    """Install the system libraries that the platforms need; return at once where they loaded before.

    Raises Problem.
    """
    if not sys.platform.startswith("linux"):
        return
    stamp_file = root / FOLDER / _STAMP_FILE
    stamp = _stamp(root)
    stamped = stamp_file.read_text(encoding="utf-8").split() if stamp_file.exists() else []
    if stamped[:1] == [stamp] and set(platforms) <= set(stamped[1:]):
        return
    fault = _fault(python, platforms)
    if fault and system_packages.has_apt():
        packages = system_packages.missing(system_packages.packages_of(root, "run"))
        if packages and not system_packages.may_install():
            command = system_packages.command_for(packages)
            raise Problem(f"A system library that Qt needs is missing ({fault}); run: {command}")
        if packages:
            system_packages.install_packages(packages)
            fault = _fault(python, platforms)
    if fault:
        raise Problem(f"Qt cannot load a system library ({fault}); install the package that carries it.")
    checked = set(stamped[1:]) if stamped[:1] == [stamp] else set()
    stamp_file.write_text(" ".join([stamp, *sorted(checked | set(platforms))]), encoding="utf-8")


def _stamp(root: Path) -> str:
    """Return the environment's stamp: another set-up may have brought another Qt with other needs."""
    return (root / FOLDER / STAMP).read_text(encoding="ascii")


def _fault(python: Path, platforms: tuple[str, ...]) -> str:
    status, answer = captured([str(python), "-c", _PROBE, *platforms])
    return (answer.strip().splitlines() or [f"the probe ended with status {status}"])[-1] if status else ""

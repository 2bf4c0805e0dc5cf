"""Starts the product: the app, or its tour where there is no display, or the build of its installers."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tools import system_packages
from tools.children import become
from tools.environment import ready
from tools.qt_libraries import has_display, make_loadable, platforms_for


def needs_tour(platform: str, variables: Mapping[str, str]) -> bool:
    """Tell whether there is no display.

    Only Linux starts programs without one; QT_QPA_PLATFORM is the person's own decision.
    """
    return (
        platform.startswith("linux") and not has_display(variables) and not variables.get("QT_QPA_PLATFORM")
    )


def run(root: Path, arguments: list[str]) -> int:
    if needs_tour(sys.platform, os.environ):
        folder = root / "tour"
        print(
            "There is no display here (neither X nor Wayland): "
            f"the tour runs instead and puts its pictures into {folder}",
            file=sys.stderr,
        )
        return tour(root, ["--out", str(folder)])
    python = ready(root)
    make_loadable(root, python, platforms_for(os.environ))
    return become([str(python), "-m", "recovery_desktop", *arguments])


def tour(root: Path, arguments: list[str]) -> int:
    python = ready(root)
    make_loadable(root, python, ("offscreen",))
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return become([str(python), "-m", "recovery_desktop", "tour", *arguments], variables)


def build(root: Path, arguments: list[str]) -> int:
    python = ready(root)
    make_loadable(root, python, ("offscreen",))
    if sys.platform.startswith("linux") and system_packages.may_install():
        absent = system_packages.missing(system_packages.packages_of(root, "build"))
        if absent:
            system_packages.install_packages(absent)
    return become([str(python), str(root / "packaging" / "make.py"), *arguments])

"""Prints what is installed and the hosted service does not need: the app's window and the tools of its makers."""

from __future__ import annotations

from importlib.metadata import distributions

from recovery_desktop.licences import needed, normal

WINDOW = frozenset({"pyside6-addons", "pyside6-essentials", "qasync", "shiboken6"})
KEPT = frozenset({"pip"})


def main() -> None:
    served = needed("recovery-desktop").keys() - WINDOW | KEPT
    for name in sorted({normal(found.metadata["Name"]) for found in distributions()} - served):
        print(name)


if __name__ == "__main__":
    main()

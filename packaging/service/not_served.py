"""Prints what is installed and the hosted service does not need: the app's window and the tools of its makers."""

from __future__ import annotations

from importlib.metadata import distributions

from recovery_desktop.licences import find_required_distributions, normalise_name

WINDOW = frozenset({"pyside6-addons", "pyside6-essentials", "qasync", "shiboken6"})
KEPT = frozenset({"pip"})


def main() -> None:
    served = find_required_distributions("recovery-desktop").keys() - WINDOW | KEPT
    for name in sorted({normalise_name(found.metadata["Name"]) for found in distributions()} - served):
        print(name)


if __name__ == "__main__":
    main()

"""How the embedded service of each kind is started, known before anything that a connection needs is loaded."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.embedded.command import service_command
from recovery_desktop.session.kinds import KINDS
from recovery_desktop.settings import Places
from recovery_desktop.store.connections import ConnectionKind


def ready_file(places: Places, kind: ConnectionKind) -> Path:
    return places.service(kind) / "ready.json"


def launch_command(places: Places, kind: ConnectionKind, ready: Path) -> list[str]:
    """Return the command line of the embedded service of this kind."""
    environment = KINDS[kind].environment
    assert environment is not None
    return service_command(places.service(kind), environment, ready)

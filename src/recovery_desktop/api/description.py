"""What the description of a service names: an optional field is sent only to a service that has it."""

from __future__ import annotations

from collections.abc import Mapping

from recovery_desktop.api.transport import Call, Transport
from recovery_desktop.failures import Refused


async def names_field(transport: Transport, schema: str, field: str) -> bool:
    """Return whether the service's description has this field. Raises a Failure where it cannot be asked now."""
    try:
        described = await transport.send(Call("GET", "/openapi.json", "anything"))
    except Refused:
        return False
    for part in ("components", "schemas", schema, "properties"):
        described = described.get(part) if isinstance(described, Mapping) else None
    return isinstance(described, Mapping) and field in described

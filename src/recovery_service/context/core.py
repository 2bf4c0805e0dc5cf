"""What every operation of the service needs, handed over instead of imported."""

from __future__ import annotations

from dataclasses import dataclass

from recovery_service.context.channels import Channels
from recovery_service.context.clock import Clock
from recovery_service.db.database import Database
from recovery_service.settings import Settings


@dataclass(frozen=True)
class Core:
    settings: Settings
    database: Database
    clock: Clock
    channels: Channels

    @property
    def base_url(self) -> str:
        """Where pages and links live, without a slash at the end."""
        return (self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}").rstrip("/")

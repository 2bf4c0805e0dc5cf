"""Puts together what every operation is handed, by the environment that the settings name."""

from __future__ import annotations

from dataclasses import replace

from recovery_service.context.clock import Clock
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.sandbox.channels import SandboxChannels
from recovery_service.settings import Settings
from recovery_service.transport.channels import ProductionChannels
from recovery_service.transport.domain_records import look_up_text


def compose_core(settings: Settings, database: Database, clock: Clock | None = None) -> Core:
    """Return the core of a service. In the test environment every way out is dropped, whatever the settings name."""
    clock = clock or Clock(test=settings.is_test)
    if not settings.is_test:
        return Core(settings, database, clock, ProductionChannels(), look_up_text)
    without_ways_out = replace(
        settings, mailer=None, sms_gateway=None, letter_folder=None, letter_service=None, stripe=None
    )
    return Core(without_ways_out, database, clock, SandboxChannels(database, clock))

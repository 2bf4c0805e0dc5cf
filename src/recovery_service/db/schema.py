"""Every table of the service, imported so that METADATA is complete: one line a resource."""

from __future__ import annotations

from recovery_service import clock as clock
from recovery_service.db import installation as installation
from recovery_service.db.metadata import METADATA as METADATA
from recovery_service.jobs import tables as jobs
from recovery_service.oauth import tables as oauth
from recovery_service.users import tables as users
from recovery_service.web import tables as web
from recovery_service.webhooks import tables as webhooks

TABLES = (clock, installation, jobs, oauth, users, web, webhooks)

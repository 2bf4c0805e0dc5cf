"""Every table of the service, imported so that METADATA is complete: one line a resource."""

from __future__ import annotations

from recovery_service.db.metadata import METADATA as METADATA
from recovery_service.db.tables import (
    agreements,
    cards,
    clock,
    disputes,
    extraction,
    files,
    insolvency,
    installation,
    jobs,
    law,
    letterheads,
    oauth,
    operators,
    payments,
    receivables,
    recovery,
    reports,
    sandbox,
    users,
    web,
    webhooks,
)
from recovery_service.db.tables import debtor_pages as debtor_page

TABLES = (
    agreements,
    cards,
    clock,
    debtor_page,
    disputes,
    extraction,
    files,
    insolvency,
    installation,
    jobs,
    law,
    letterheads,
    oauth,
    operators,
    payments,
    receivables,
    recovery,
    reports,
    sandbox,
    users,
    web,
    webhooks,
)

"""Every table of the service, imported so that METADATA is complete: one line a resource."""

from __future__ import annotations

from recovery_service import clock as clock
from recovery_service.agreements import tables as agreements
from recovery_service.cards import tables as cards
from recovery_service.db import installation as installation
from recovery_service.db.metadata import METADATA as METADATA
from recovery_service.disputes import tables as disputes
from recovery_service.extraction import tables as extraction
from recovery_service.files import tables as files
from recovery_service.insolvency import tables as insolvency
from recovery_service.jobs import tables as jobs
from recovery_service.law import tables as law
from recovery_service.oauth import tables as oauth
from recovery_service.operators import tables as operators
from recovery_service.pages.debtor import tables as debtor_page
from recovery_service.payments import tables as payments
from recovery_service.receivables import tables as receivables
from recovery_service.recovery import tables as recovery
from recovery_service.reports import tables as reports
from recovery_service.sandbox import tables as sandbox
from recovery_service.users import tables as users
from recovery_service.web import tables as web
from recovery_service.webhooks import tables as webhooks

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

"""Puts the service together: every router and every kind of job is one row here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from fastapi import APIRouter, FastAPI

from recovery_contract.operations import OPERATIONS
from recovery_contract.version import API_VERSION
from recovery_invoices import Reader
from recovery_service import errors, retention
from recovery_service.access.sweep import delete_expired_access as oauth_sweep
from recovery_service.api import (
    agreements,
    cards,
    correspondence,
    debtors,
    disputes,
    embedded,
    extraction,
    files,
    insolvency,
    letter_events,
    letterheads,
    oauth,
    observability,
    payments,
    printed_letters,
    receivables,
    recovery,
    sandbox,
    statistics,
    suppressions,
    users,
    web,
    webhooks,
)
from recovery_service.context.core import Core
from recovery_service.embedded.host import HostCheck
from recovery_service.extraction.recognition import ReadingQueue
from recovery_service.job_handlers.agreements import agreement_jobs as agreement_kinds
from recovery_service.job_handlers.cards import card_jobs as card_kinds
from recovery_service.job_handlers.correspondence import correspondence_jobs as correspondence_kinds
from recovery_service.job_handlers.disputes import dispute_jobs as dispute_kinds
from recovery_service.job_handlers.extraction import extraction_jobs as extraction_kinds
from recovery_service.job_handlers.payments import payment_jobs as payment_kinds
from recovery_service.job_handlers.receivables import receivable_jobs as receivable_kinds
from recovery_service.job_handlers.recovery import recovery_jobs as recovery_kinds
from recovery_service.job_handlers.sandbox import sandbox_jobs as sandbox_kinds
from recovery_service.job_handlers.webhooks import webhook_jobs as webhook_kinds
from recovery_service.jobs.engine import Engine, Sweep
from recovery_service.jobs.kinds import JobKind, JobKinds
from recovery_service.ledger.receivables.service import require as require_receivable
from recovery_service.ledger.users.service import require as require_user
from recovery_service.observability.metrics import Metrics
from recovery_service.pages import front_page
from recovery_service.pages.debtor import endpoints as debtor_page
from recovery_service.pages.error_page import refused_page
from recovery_service.pages.onboarding import endpoints as onboarding
from recovery_service.pages.reference import endpoints as reference_pages
from recovery_service.recovery.contacts.planned import require_visible as require_planned_contact
from recovery_service.recovery.correspondence.messages import require_message
from recovery_service.recovery.correspondence.schedule import start_missing_visits
from recovery_service.recovery.dunning.limitation_watch import check_unwatched as limitation_sweep
from recovery_service.recovery.dunning.sign_off_deadline import start_missing_deadlines as sign_off_sweep
from recovery_service.settings import Settings
from recovery_service.statistics.sums import update_sums
from recovery_service.web import idempotency, rate_limits, reference
from recovery_service.web.guards import Gate
from recovery_service.web.long_work import LongWork
from recovery_service.web.middleware import Frame
from recovery_service.web.openapi import describe
from recovery_service.web.query import declared_parameters
from recovery_service.web.rate_limits import Rates
from recovery_service.webhooks.feed import require as require_event
from recovery_service.webhooks.service import require as require_endpoint
from recovery_service.webhooks.sweep import sweep as webhook_sweep


@dataclass(frozen=True)
class RouterEntry:
    """A router, and whether it exists only in the test environment, only inside the app or never there."""

    router: APIRouter
    test_only: bool = False
    embedded_only: bool = False
    never_embedded: bool = False

    def is_offered(self, settings: Settings) -> bool:
        if settings.embedded and self.never_embedded:
            return False
        return (settings.is_test or not self.test_only) and (settings.embedded or not self.embedded_only)


ROUTERS: tuple[RouterEntry, ...] = (
    # The most frequent routes come first, because routes are compared one after the other.
    RouterEntry(receivables.router),
    RouterEntry(observability.router),
    RouterEntry(web.router),
    RouterEntry(reference_pages.router, never_embedded=True),
    RouterEntry(front_page.router, never_embedded=True),
    RouterEntry(oauth.router),
    RouterEntry(oauth.pages_router, never_embedded=True),
    RouterEntry(oauth.metadata_router, never_embedded=True),
    RouterEntry(embedded.router, embedded_only=True),
    RouterEntry(statistics.router),
    RouterEntry(users.router),
    RouterEntry(onboarding.router),
    RouterEntry(extraction.router),
    RouterEntry(payments.router),
    RouterEntry(disputes.router),
    RouterEntry(agreements.router),
    RouterEntry(debtors.router),
    RouterEntry(insolvency.router),
    RouterEntry(files.router),
    RouterEntry(recovery.router),
    RouterEntry(correspondence.router),
    RouterEntry(letter_events.router),
    RouterEntry(letterheads.router),
    RouterEntry(printed_letters.router),
    RouterEntry(suppressions.router),
    RouterEntry(debtor_page.router),
    RouterEntry(cards.router),
    RouterEntry(sandbox.router, test_only=True),
    RouterEntry(webhooks.router),
)

KINDS: tuple[Callable[[Core], JobKinds], ...] = (
    receivable_kinds,
    payment_kinds,
    dispute_kinds,
    agreement_kinds,
    card_kinds,
    extraction_kinds,
    recovery_kinds,
    correspondence_kinds,
    sandbox_kinds,
    webhook_kinds,
)

SWEEPS: tuple[Sweep, ...] = (
    rate_limits.sweep,
    idempotency.sweep,
    oauth_sweep,
    webhook_sweep,
    retention.delete_expired,
    limitation_sweep,
    sign_off_sweep,
    update_sums,
    start_missing_visits,
)
"""What erases rows that nobody needs any more, and does what is due now and then; each has one line here."""

OBJECTS: Mapping[str, Callable[..., Any]] = {
    "/v1/users/{id}": require_user,
    "/v1/receivables/{id}": require_receivable,
    "/v1/webhooks/{id}": require_endpoint,
    "/v1/events/{id}": require_event,
    "/v1/planned-contacts/{id}": require_planned_contact,
    "/v1/received-messages/{id}": require_message,
    "/v1/test/receivables/{id}": require_receivable,
    "/v1/test/users/{id}": require_user,
}
"""Who says, for an address that begins so, whether the caller sees its object: require(connection, principal, id)."""


def build_app(core: Core) -> FastAPI:
    """Return the whole service for one core; `app.state.engine` runs its jobs.

    Whoever serves it closes `app.state.recognition`, `typesetting`, `checking` and `reader`.
    """
    routes = [route for entry in ROUTERS if entry.is_offered(core.settings) for route in entry.router.routes]
    # As they were declared: `include_router` would build each of them anew at an app's first request.
    app = FastAPI(
        routes=routes,
        title="Debt Recovery Platform Service",
        version=API_VERSION,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.core = core
    app.state.objects = OBJECTS
    app.state.refusal_page = refused_page
    # One person's own service has no pages for builders.
    docs = None if core.settings.embedded else f"{core.base_url}/docs/errors"
    app.state.explain_error = partial(reference.explain_error, docs)
    app.state.metrics = Metrics()
    app.state.reader = Reader()
    # A person's own service has one client, so no fair share is needed.
    shared = not core.settings.embedded
    app.state.recognition = ReadingQueue(lambda: app.state.reader, shared=shared)
    app.state.typesetting = LongWork("typesetting", shared=shared)
    app.state.checking = LongWork("checking", shared=shared)
    app.state.rates = Rates(core.settings, core.database)
    app.state.engine = build_engine(core, app.state.metrics)
    if core.database.replica is not None:
        core.database.replica.observe = app.state.metrics.count_read
    operations = [row for row in OPERATIONS if core.settings.is_test or row.kind != "test"]
    # The description is built on its first request.
    app.state.describe = cache(lambda: describe(core, operations, routes))
    errors.install_error_handlers(app)
    parameters = declared_parameters(operations, routes)
    app.add_middleware(Gate, core=core, rates=app.state.rates, operations=operations, parameters=parameters)
    if core.settings.embedded:
        app.add_middleware(HostCheck, core=core)
    app.add_middleware(Frame, core=core, metrics=app.state.metrics)
    if core.settings.traces_url:
        trace_app(app, core.settings.traces_url)
    return app


def trace_app(app: FastAPI, url: str) -> None:
    """Trace each request, outside of all other layers."""
    # Who traces nothing loads nothing for it.
    from recovery_service.web.tracing import TraceRequests, Tracing, provider_to

    app.add_middleware(TraceRequests, tracing=Tracing(provider_to(url)))


def build_engine(core: Core, metrics: Metrics) -> Engine:
    """Return what runs the jobs of this core."""
    engine = Engine(core, job_kinds(core), metrics.count_job, SWEEPS, metrics.set_skew, metrics.observe_lag)
    engine.observe_stream = metrics.set_stream
    if core.settings.traces_url:
        from recovery_service.web.tracing import Tracing, provider_to

        engine.runner.trace = Tracing(provider_to(core.settings.traces_url)).job
    return engine


def job_kinds(core: Core) -> JobKinds:
    by_name: dict[str, JobKind] = {}
    for kinds in KINDS:
        for name, kind in kinds(core).items():
            if name in by_name:
                raise ValueError(f"two kinds of job are named {name}")
            by_name[name] = kind
    return by_name

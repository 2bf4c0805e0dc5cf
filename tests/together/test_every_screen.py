"""Every screen over every way in which an answer can fail: words with a next step, what was typed stays, and an end."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from PySide6.QtWidgets import QLabel

from recovery_contract.extensions import RecordCallRequest
from recovery_contract.receivables import Contact
from recovery_desktop import failures
from recovery_desktop.actions.table import ADD_CONTACT, RECORD_CALL
from recovery_desktop.app.pages import PAGES
from recovery_desktop.failures import Failure
from recovery_desktop.tour.hands import process_events, wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.state import PageState
from tests.depth import is_deep
from tests.desktop.edge import a_submission
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery

LOGIN: Final = "<html><title>Free Wi-Fi</title>Please accept our terms.</html>"
END_SECONDS: Final = 20.0


class _Torn(httpx.AsyncByteStream):
    """An answer whose connection ends in the middle."""

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b'{"data": [{"id": "rcv_'
        raise httpx.ReadError("reset by peer")


def _cause(error: httpx.ConnectError, cause: Exception) -> httpx.ConnectError:
    error.__cause__ = cause
    return error


def _answer(status: int, **how: Any) -> Callable[[], httpx.Response]:
    return lambda: httpx.Response(status, **how)


FAULTS: Final[dict[str, tuple[Callable[[], httpx.Response | Exception], type[Failure]]]] = {
    "refused": (lambda: httpx.ConnectError("connection refused"), failures.Offline),
    "no such name": (
        lambda: _cause(httpx.ConnectError("Name or service not known"), socket.gaierror(-2)),
        failures.Offline,
    ),
    "thirty seconds": (lambda: httpx.ReadTimeout("timed out"), failures.Offline),
    "reset in the middle": (_answer(200, stream=_Torn()), failures.Offline),
    "500": (_answer(500, json={"error": {"code": "INTERNAL", "message": "x"}}), failures.ServiceFault),
    "503": (_answer(503, html="<h1>Maintenance</h1>"), failures.ServiceFault),
    "429": (_answer(429, headers={"Retry-After": "1"}), failures.Paced),
    "HTML": (_answer(200, html="<h1>Welcome</h1>"), failures.Unreadable),
    "captive portal": (
        _answer(302, headers={"Location": "http://login.hotel.example/"}, html=LOGIN),
        failures.Unreadable,
    ),
    "expired certificate": (
        lambda: _cause(
            httpx.ConnectError("certificate has expired"),
            ssl.SSLCertVerificationError("certificate has expired"),
        ),
        failures.Offline,
    ),
    "cut JSON": (_answer(200, content=b'{"data": [{"id": "rcv_1", '), failures.Unreadable),
    "nothing": (_answer(200, content=b""), failures.Unreadable),
    "204": (_answer(204), failures.Unreadable),
}

EVERY_RUN: Final = ("thirty seconds", "500", "captive portal", "cut JSON")
AS_GOOD_AS_DONE: Final = ("cut JSON", "nothing", "204")
"""Success that says nothing: where the interface shows no answer to a decision, success says it all."""


class Wire(httpx.AsyncHTTPTransport):
    """The way to the service; while `fault` is set, no answer comes over it as it should."""

    fault: str = ""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if not Wire.fault:
            return await super().handle_async_request(request)
        await request.aread()
        spoiled = FAULTS[Wire.fault][0]()
        if isinstance(spoiled, Exception):
            raise spoiled
        return spoiled


async def _at_once(seconds: float) -> None:
    await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def _wired(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "recovery_desktop.api.client.open_http", lambda *urls: httpx.AsyncClient(transport=Wire(), timeout=30)
    )
    monkeypatch.setattr(Wire, "fault", "")
    monkeypatch.setattr("recovery_desktop.api.backoff.PAUSES_SECONDS", (1.0,))


def asking(tour: Tour, planned_id: str) -> dict[str, tuple[PageState, Callable[[], None]]]:
    """Everything on a screen that asks the service and shows its answer at once: its state, and the asking."""
    pages = tour.stage.app.pages  # type: ignore[attr-defined]
    one, connection = tour.stage.app.receivable, pages["connection"].state  # type: ignore[attr-defined]
    recovery, statistics = pages["settings"].recovery, pages["statistics"].state  # type: ignore[attr-defined]
    return {
        "the receivable": (one, one.look_again),
        "its whole history": (one, one.show_full_history),
        "a planned message": (one, lambda: one.preview(planned_id)),
        "the case file": (one, one.documents.fetch_case_file),
        "webhooks": (connection, connection.look),
        "a test event": (connection, connection.send_test),
        "another secret": (connection, connection.rotate),
        "statistics": (statistics, statistics.refresh),
        "settings of recoveries": (recovery, recovery.refresh),
        "rules": (recovery, lambda: recovery.set_rules(recovery.settings.rules)),
        "plan": (recovery, lambda: recovery.set_plan(recovery.settings.plan)),
        "letters": (recovery, lambda: recovery.set_letters(recovery.settings.letters)),
    }


PAGE_OF: Final = {
    "webhooks": "connection",
    "a test event": "connection",
    "another secret": "connection",
    "statistics": "statistics",
    "settings of recoveries": "settings",
    "rules": "settings",
    "plan": "settings",
    "letters": "settings",
}
"""Where it stands, where that is not the page of the receivable."""


def failed(state: PageState) -> Failure | None:
    """What went wrong last; the settings keep it for each card."""
    cards: dict[str, Failure] = getattr(state, "failed", {})
    return state.failure or next(iter(cards.values()), None)


def shown(tour: Tour, words: str) -> bool:
    labels = tour.stage.window.findChildren(QLabel)
    return any(words in label.text() for label in labels if label.isVisible())


async def every_screen(tour: Tour) -> None:
    for row in PAGES:
        tour.stage.app.show_page(row.key)
        await wait_until(lambda key=row.key: tour.stage.window.shown == key, row.key)
        await process_events()
    settings = tour.stage.app.pages["settings"].state  # type: ignore[attr-defined]
    tour.stage.app.show_page("settings")
    for section in ("look", "notices", "recovery", "learned", "data", "support", "about"):
        settings.section_requested.emit(section)
        await process_events()


async def attempt_everything(tour: Tour, fault: str, planned_id: str) -> None:
    """Each ends in the failure that it has to be, in words that can be read where it was asked."""
    kind = FAULTS[fault][1]
    for what, (state, ask) in asking(tour, planned_id).items():
        tour.stage.app.show_page(PAGE_OF.get(what, "receivable"))
        if PAGE_OF.get(what) == "settings":
            tour.stage.app.pages["settings"].state.section_requested.emit("recovery")  # type: ignore[attr-defined]
        await wait_until(lambda state=state: not state.busy(), "what the page asks by itself")
        state.failure = None
        getattr(state, "failed", {}).clear()
        ask()
        await wait_until(lambda state=state: not state.busy(), what)
        failure = failed(state)
        assert isinstance(failure, (kind, failures.OutcomeUnknown)), (fault, what, failure)
        expected = notices.notice(failure)
        assert expected.next_step
        await wait_until(
            lambda expected=expected: shown(tour, expected.title),
            f"{expected.title!r} for {what} under {fault}",
            10,
        )


def decided(tour: Tour, number: int) -> set[str]:
    """What the person decides and types meanwhile: kept, whatever the network does."""
    one = tour.stage.app.receivable
    one.request(ADD_CONTACT, Contact(email=f"person{number}@debtor.example", level=1))
    one.request(RECORD_CALL, RecordCallRequest(outcome="reached", notes=f"call {number}"))
    one.update_metadata({"note": number})
    one.type("decision", f"typed under fault {number}")
    return {intent.id for intent in one.under_way}


async def everything_arrives_once(tour: Tour, waiting: set[str], count: int) -> None:
    """With the next good answers, all that was decided under so many faults."""
    Wire.fault = ""
    pulse, connection_store = tour.stage.connection.scheduler, tour.stage.connection_store
    assert pulse is not None
    pulse.run_soon(sync=True)
    await wait_until(
        lambda: all(connection_store.intents.get(id).state == "done" for id in waiting), "all to be sent"
    )
    receivable = await tour.stage.connection.context.client.receivables.get(tour.receivable_id)
    emails = [contact["email"] for contact in receivable.recovery_progress.contacts or []]
    assert [emails.count(f"person{number}@debtor.example") for number in range(count)] == [1] * count
    assert (receivable.recovery_progress.metadata or {})["note"] == count - 1
    assert tour.stage.app.receivable.typed("decision") == f"typed under fault {count - 1}"


@pytest.mark.deep
async def test_screens_under_all_faults_stay_truthful(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        stage = tour.stage
        stage.connection.context.client.pacing._sleep = _at_once
        stage.app.session.undo_seconds = 0
        await every_screen(tour)
        recovery = stage.app.pages["settings"].recovery  # type: ignore[attr-defined]
        await wait_until(lambda: recovery.settings is not None, "the settings of recoveries")
        stage.app.show_receivable(tour.receivable_id)
        await wait_until(lambda: not stage.app.receivable.looking, "the receivable")
        assert stage.app.receivable.details is not None
        planned_id = (stage.app.receivable.details.planned or [])[0].id
        draft = stage.connection_store.drafts.add(a_submission("FA-77"))
        waiting: set[str] = set()
        ways = [fault for fault in FAULTS if is_deep() or fault in EVERY_RUN]
        for number, fault in enumerate(ways):
            if fault == AS_GOOD_AS_DONE[0]:
                await everything_arrives_once(tour, waiting, number)
            Wire.fault = fault
            await every_screen(tour)
            stage.app.show_receivable(tour.receivable_id)
            if fault not in AS_GOOD_AS_DONE:
                waiting |= decided(tour, number)
            await attempt_everything(tour, fault, planned_id)
            assert stage.connection_store.drafts.get(draft.id).body == a_submission("FA-77")
            assert stage.mistakes == [], fault
        # And closed while nothing can be reached, with a question unanswered.
        Wire.fault = "thirty seconds"
        stage.app.receivable.look_again()
        async with asyncio.timeout(END_SECONDS):
            await stage.stop()

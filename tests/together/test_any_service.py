"""The whole work of a creditor through the windows, over services that answer nothing but what the interface names."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QPushButton

from recovery_contract.ids import ReceivableId
from recovery_desktop.tour.hands import wait_until
from tests.depth import is_deep, rounds
from tests.foreign.dialect import Dialect, covering, pairs, sampled, singles
from tests.foreign.event_source import SUBSCRIBABLE
from tests.foreign.independent.outside import Outside
from tests.foreign.server import serving
from tests.foreign.service import ForeignService
from tests.together.any_service import Speech, at_the_desk, complete_story, sign_in

ODD: Final = Dialect(
    hints="webhooks",
    subscriptions="named",
    body="wrapped with more",
    order="by id",
    page_limit="ten",
    signature="bare",
    pkce="refused at the door",
    creditor_figures="of the platform",
    payments="own status",
    numbers="text",
    reading="creates and names",
)
KINDS: Final = {
    "contact": "receivable.contact.attempted",
    "payment": "receivable.payment.partial",
    "dispute": "receivable.disputed",
}
PLAIN: Final = Dialect(hints="webhooks", subscriptions="documented")
DEEP = (
    [PLAIN, *singles(), *covering(100), *pairs(rounds(1, 200)), *sampled(rounds(1, 100))] if is_deep() else []
)


class TableService:
    """A foreign service in one of its dialects, from outside."""

    def __init__(self, service: ForeignService) -> None:
        self._service = service
        self.activate, self.starts, self.contacts = service.activate, service.starts, service.contacts
        self.is_paid, self.is_disputed, self.is_settled = (
            service.is_paid,
            service.is_disputed,
            service.is_settled,
        )

    def creditors(self) -> list[str]:
        return list(self._service.users)

    def receivable_ids(self) -> list[str]:
        return list(self._service.receivables)

    def actions(self, id: str) -> list[tuple[str, dict[str, Any]]]:
        return [(action, body) for where, action, body in self._service.actions if where == id]


def speech_of(dialect: Dialect) -> Speech:
    live, listed = "webhooks" in dialect.hints, "list" in dialect.hints
    few = SUBSCRIBABLE["few"] if dialect.subscriptions == "few" and not listed else KINDS.values()
    events = {name for name, kind in KINDS.items() if kind in few} if live or listed else set()
    return Speech(
        live=live,
        events=events,
        asks=bool(events) or dialect.payments != "own status",
        disputed=dialect.dispute,
        takes_files=dialect.evidence != "reference",
        creates=dialect.reading.startswith("creates"),
        total_sent="99",
        of_platform=dialect.creditor_figures != "told",
        is_polled=dialect.subscriptions == "few" or dialect.activation != "told",
    )


@pytest.mark.deep
@pytest.mark.parametrize("dialect", dict.fromkeys([ODD, *DEEP]), ids=str)
async def test_whole_story_over_a_service_of_the_document_alone(tmp_path: Path, dialect: Dialect) -> None:
    service = ForeignService(dialect)
    async with serving(service) as server:
        address = {"base_url": server.base_url, "client_id": "clt_1", "client_secret": "secret"}
        async with at_the_desk(tmp_path, TableService(service), speech_of(dialect), address) as desk:
            await complete_story(desk)
    assert len(service.receivables) == 1
    assert service.webhooks == {}
    assert service.misfits == []


async def test_second_computer_goes_on_with_the_account_that_is_there(tmp_path: Path) -> None:
    service = ForeignService(PLAIN)
    user_id = service.add_user("me@creditor.example")
    service.activate(user_id)
    there = service.seed(user_id)
    async with serving(service) as server:
        address = {"base_url": server.base_url, "client_id": "clt_1", "client_secret": "secret"}
        async with at_the_desk(tmp_path, TableService(service), speech_of(PLAIN), address) as desk:
            tour = desk.tour
            await sign_in(desk)
            await tour.press("Use me@creditor.example")
            await wait_until(lambda: tour.stage.window.shown in ("today", "submit"), "work to begin")
            tour.receivable_id = ReceivableId(there)
            await tour.go_to("Board")
            await tour.find_card("in_process")
            await tour.hands.find("Due date unknown, 1, €75.00", QPushButton)
            tour.stage.app.show_receivable(tour.receivable_id)  # type: ignore[attr-defined]
            await tour.wait_for_text("€75.00")
        assert ("POST", "/v1/users") not in server.observed
    assert list(service.users) == [user_id]


@pytest.mark.parametrize("arguments", [["--wrap"], []] if is_deep() else [["--wrap"]], ids=str)
async def test_whole_story_over_a_service_written_independently(tmp_path: Path, arguments: list[str]) -> None:
    async with Outside.serving(*arguments) as outside:
        speech = Speech(planned="The service plans “phone_call”, in 3 days")
        async with at_the_desk(tmp_path, outside, speech, outside.address) as desk:
            await complete_story(desk)
        assert len(outside.receivable_ids()) == 1
        assert outside.service.hooks.endpoints == {}

"""From a webhook's arrival to the repainted board, against a bare POST, a durable commit and a repaint of that board.

    python benchmarks/webhook_to_board.py [ROUNDS]

Ours is the whole way in the running app beside its embedded service: the signature is checked, the event is durable
and answered, the service is asked for the truth, the store takes it, the board paints it. The floor is a server that
commits one row and repaints the same column. Both are posted to from the same loop over a new loopback connection.
"""

import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import uuid
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks.measure import alternate, figure, report, timed

GOAL = 10.0
COLUMN = "pending"


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 60
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from recovery_desktop.app.shell import App
    from recovery_desktop.loop import Loop
    from recovery_desktop.tour.browser import Browser
    from recovery_desktop.tour.stage import Stage

    qt = QApplication(sys.argv[:1])
    loop = Loop(qt)
    asyncio.set_event_loop(loop)
    run = loop.run_until_complete
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        stage, browser = Stage(App, Path(folder) / "data"), Browser()
        run(stage.start())
        try:
            board = run(_board(stage, browser))
            ours = _Ours(stage, board)
            floor = run(_Floor(Path(folder), board).started())

            def our_sample() -> float:
                run(ours.prepare())
                return timed(lambda: run(ours.once()))

            samples = alternate(our_sample, lambda: timed(lambda: run(floor.once())), rounds)
        finally:
            run(browser.__aexit__())
            run(stage.stop())
            loop.close()
    what = "webhook received to board repainted / bare POST, commit and repaint"
    report(figure("webhook_to_board", what, *samples, goal=GOAL), packages=("PySide6-Essentials", "httpx"))
    return 0


async def _board(stage, browser):
    """An active creditor with one receivable, and the painted column that holds its card."""
    from recovery_contract.receivables import Contact, CreateReceivableRequest, Debtor, Invoice
    from recovery_desktop.resources import resource
    from recovery_desktop.tour import arriving
    from recovery_desktop.tour.hands import wait_until
    from recovery_desktop.tour.tour import Tour

    tour = Tour(stage, browser, resource("sample-invoice.pdf"))
    await arriving.choose_practice(tour)
    today = date.today()
    request = CreateReceivableRequest(
        user_id=stage.connection.context.user_id,
        invoice=Invoice(
            numbers=["AE-2025-0117"],
            issue_date=today - timedelta(days=90),
            due_date=today - timedelta(days=60),
            amount=Decimal("3048.00"),
            service_description="Agencement de bureau",
        ),
        debtor=Debtor(
            company_name="Société Modèle SAS", contacts=[Contact(email="ignores@societe-modele.example")]
        ),
    )
    created = await stage.connection.context.client.receivables.create(
        request.model_dump(mode="json", exclude_none=True), uuid.uuid4().hex
    )
    tour.receivable_id = created.id
    await wait_until(
        lambda: created.id in stage.connection_store.receivables.open_ids(), "the webhook of its creation"
    )
    await wait_until(lambda: stage.connection.is_live, "the listener")
    await tour.go_to("Board")
    view, _ = await tour.find_card(COLUMN)
    return created.id, view


class _Painted:
    """Fulfils a future with the next paint of a view that follows `expect`."""

    def __init__(self, view) -> None:
        from PySide6.QtCore import QEvent, QObject

        outer = self

        class Filter(QObject):
            def eventFilter(self, watched, event):
                if event.type() == QEvent.Type.Paint and outer.next and not outer.next.done():
                    outer.next.set_result(None)
                return False

        self.view = view
        self.next: asyncio.Future | None = None
        self._filter = Filter(view)
        view.viewport().installEventFilter(self._filter)

    def expect(self) -> asyncio.Future:
        self.next = asyncio.get_running_loop().create_future()
        return self.next


class _Ours:
    """Before each sample something changes at the service that no event tells: the metadata."""

    def __init__(self, stage, board) -> None:
        self._stage = stage
        self._id, view = board
        self._painted = _Painted(view)
        self._count = 0

    async def prepare(self) -> None:
        from recovery_desktop.api.transport import Call

        self._count += 1
        client = self._stage.connection.context.client
        await client.transport.send(
            Call(
                "PATCH",
                f"/v1/receivables/{self._id}",
                "anything",
                json={"metadata": {"seen": str(self._count)}},
            )
        )
        await asyncio.sleep(0.05)

    async def once(self) -> None:
        from recovery_contract.signing import sign

        connection = self._stage.connection
        body = json.dumps(
            {
                "id": f"evt_{uuid.uuid4().hex}",
                "type": "receivable.contact.attempted",
                "created_at": datetime.now(UTC).isoformat(),
                "data": {"receivable_id": self._id},
                "metadata": {"environment": "test"},
            }
        ).encode()
        painted = self._painted.expect()
        secret = connection.endpoint.registration.secrets[0]
        await _post(connection.endpoint.registration.url, body, {"Service-Signature": sign(body, secret)})
        await asyncio.wait_for(painted, 30)


class _Floor:
    def __init__(self, folder: Path, board) -> None:
        self._painted = _Painted(board[1])
        self._database = sqlite3.connect(folder / "floor.sqlite3", isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            self._database.execute(f"PRAGMA {pragma}")
        self._database.execute("CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT)")
        self._address = ""

    async def started(self):
        self._server = await asyncio.start_server(self._respond, "127.0.0.1", 0)
        self._address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"
        return self

    async def once(self) -> None:
        painted = self._painted.expect()
        await _post(self._address, b"{}" * 120, {})
        await painted

    async def _respond(self, reader, writer) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length")
        )
        body = await reader.readexactly(length)
        self._database.execute("BEGIN IMMEDIATE")
        self._database.execute("INSERT INTO event (body) VALUES (?)", (body.decode(),))
        self._database.execute("COMMIT")
        self._painted.view.viewport().update()
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()


async def _post(address: str, body: bytes, headers: dict[str, str]) -> None:
    url = urlsplit(address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    lines = {
        "Host": url.netloc,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"POST {url.path} HTTP/1.1\r\n{head}\r\n".encode() + body)
    status = await reader.readline()
    writer.close()
    if b" 204 " not in status:
        raise SystemExit(f"the webhook was answered by {status!r}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

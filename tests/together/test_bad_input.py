"""Files that are no invoices and networks that are none: said in words, and nothing is lost."""

from __future__ import annotations

import io
import json
import socket
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pikepdf

from recovery_desktop.tour import submitting
from tests.together.scene import curtain, drafts, to_active


def encrypted(source: Path, target: Path) -> Path:
    content = io.BytesIO()
    with pikepdf.open(source) as document:
        document.save(content, encryption=pikepdf.Encryption(owner="owner", user="user"))
    target.write_bytes(content.getvalue())
    return target


async def test_bad_files_say_what_they_are_and_the_good_one_is_read(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_active(tour)
        words = tmp_path / "words.pdf"
        words.write_text("These are only words.")
        huge = tmp_path / "huge.pdf"
        with huge.open("wb") as file:
            file.write(b"%PDF-1.7\n")
            file.truncate(100 * 1024 * 1024)
        cut = tmp_path / "cut.pdf"
        cut.write_bytes(tour.invoice.read_bytes()[:2000])
        locked = encrypted(tour.invoice, tmp_path / "locked.pdf")

        await submitting.drop_files(tour, words, huge, cut, locked, tour.invoice)
        by_name = {draft.file_name: draft for draft in await drafts(tour, ["review", "unread"], 5)}

        assert by_name[tour.invoice.name].state == "review"
        expected = {"words.pdf": "file_not_a_pdf", "huge.pdf": "file_too_large", "locked.pdf": "ENCRYPTED"}
        for name, code in expected.items():
            failure = by_name[name].failure
            assert failure is not None
            assert failure["code"] == code, name
            assert failure["message"]
        assert by_name["cut.pdf"].state == "unread"
        assert tour.stage.mistakes == []
        await tour.wait_for_page("submit")
        for draft in by_name.values():
            read = draft.extraction["data"]["debtor"]["company_name"] if draft.extraction else draft.file_name
            await tour.wait_for_text(read or "")


async def test_service_that_cannot_be_reached_is_said_and_can_be_tried_again(tmp_path: Path) -> None:
    with socket.socket() as occupied:
        occupied.bind(("127.0.0.1", 0))
        port = occupied.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        file = tmp_path / "connection.json"
        body = {"name": "Hosted", "base_url": address, "client_id": "clt_1", "environment": "test"}
        file.write_text(json.dumps(body))
        async with curtain(tmp_path / "data") as tour:
            app = tour.stage.app
            app.welcome.choose("service")
            app.welcome.read_file(file)
            app.welcome.connect_service()
            await tour.wait_for_text("No service answers at this address")
            assert (tour.stage.opened, app.store.connections.all()) == ([], [])
            occupied.close()
            with ThreadingHTTPServer(("127.0.0.1", port), BaseHTTPRequestHandler) as server:
                Thread(target=server.serve_forever, daemon=True).start()
                await tour.press("Connect")
                await tour.wait_for_page("sign_in")
                await tour.wait_for_text("Continue in your browser")
                server.shutdown()
            assert tour.stage.opened[-1].startswith(f"{address}/oauth/authorize?")
            assert [row.name for row in app.store.connections.all()] == ["Hosted"]

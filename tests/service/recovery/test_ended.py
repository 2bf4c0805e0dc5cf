"""After the end of a recovery: nothing leaves any more, and nothing that is kept of it claims what is not owed."""

import io
import json
import zipfile
from typing import Any
from zipfile import ZipFile

import httpx
import pypdfium2
import pytest

from tests.service.pages.test_closed_page import ENDINGS
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.recovery.test_contacts import ledger, reachable
from tests.service.steps import DAY, advance, good, in_process, read

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def case_file(client: httpx.Client, id_: str) -> ZipFile:
    return zipfile.ZipFile(io.BytesIO(client.get(f"/v1/receivables/{id_}/case-file").content))


def text_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    text = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(text.split())


@pytest.mark.parametrize("ending", [ending for ending in ENDINGS if ending != "business_decision"])
def test_case_file_of_what_is_not_claimed_any_more_claims_nothing(client: httpx.Client, ending: str) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    assert any(name.startswith("court/") for name in case_file(client, id_).namelist())
    ENDINGS[ending](client, id_)
    advance(client, 10 * DAY)
    archive = case_file(client, id_)
    assert not any(name.startswith("court/") for name in archive.namelist())
    claim = json.loads(archive.read("claim.json"))
    assert claim["claimed"] is False
    assert claim["balance"]["remaining"] == 0
    assert sum(line["amount"] for line in claim["balance"]["lines"]) == pytest.approx(0)
    text = text_of(archive.read("overview.pdf"))
    assert "Total 0,00 €" in text.replace("\u00a0", " ")
    assert "Prescription acquise" not in text
    # What nobody was asked for is told apart from what is given up.
    assert "indemnités qui n'ont pas été demandées" in text.replace("\u2019", "'")


def test_case_file_of_a_recovery_that_was_only_ended_can_still_go_to_court(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    ENDINGS["business_decision"](client, id_)
    archive = case_file(client, id_)
    assert any(name.startswith("court/") for name in archive.namelist())
    claim = json.loads(archive.read("claim.json"))
    assert (claim["claimed"], claim["balance"]["remaining"]) == (True, 1240.5)


def test_message_planned_before_the_end_is_not_composed_any_more(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    rows = [row for row in ledger(client) if not row.get("skipped")]
    ENDINGS["completed"](client, id_)
    for row in rows:
        shown = good(client.get(f"/v1/planned-contacts/{row['id']}"))
        assert shown["skipped"]["code"] == "ended"
        assert "body" not in shown


@pytest.mark.parametrize("way", ["cancel", "pay"])
def test_message_that_waits_at_a_busy_server_never_leaves_after_the_end(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer, way: str
) -> None:
    client, id_ = machine.client, begun["id"]
    mail_server.responses = ["451 Later, please"]
    machine.advance(DAY)
    while mail_server.responses:
        machine.advance(4 * 60)  # shorter than the wait before the second attempt
    assert mail_server.messages == []
    if way == "cancel":
        good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    else:
        day = read(client, id_)["created_at"][:10]
        good(client.post(f"/v1/receivables/{id_}/payments", json={"amount": 1200.5, "date": day}))
    machine.advance(30 * DAY)
    assert read(client, id_)["status"] in ("cancelled", "recovered")
    assert mail_server.messages == []
    assert attempts(client, id_) == []
    assert [row["id"] for row in ledger(client) if not row.get("skipped")] == []

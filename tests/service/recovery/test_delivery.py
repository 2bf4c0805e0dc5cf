"""Production on a virtual clock: messages really leave, by SMTP, an HTTP gateway and a folder of letters."""

import dataclasses
from datetime import date, datetime, time, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

import httpx
import PIL.Image
import pypdfium2
import pytest

from recovery_contract.ids import ClientId
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.files import documents
from recovery_service.files.store import NewFile
from recovery_service.jobs.queue import Job
from recovery_service.recovery.contacts import delivery, execute
from recovery_service.recovery.dunning import preferences
from recovery_service.wording import formats
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.steps import DAY, an_active_user, good, pay, read, refused, submit

# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def test_whole_plan_leaves_by_every_channel_once(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer, gateway: Any, tmp_path: Path
) -> None:
    machine.advance_signing_off(80 * DAY)
    assert [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])] == [
        ("email", "sent"),
        ("sms", "sent"),
        ("phone", "reached"),
        ("email", "sent"),
        ("letter", "sent"),
        ("email", "sent"),
        ("letter", "sent"),
        ("phone", "reached"),
    ]
    assert [m["To"].addresses[0].addr_spec for m in mail_server.messages] == [
        "paul@debtor.example",
        "accounts@debtor.example",
        "accounts@debtor.example",
    ]
    first = mail_server.messages[0]
    assert first["Reply-To"].addresses[0].addr_spec == "owner@creditor.example"
    assert first["Content-Language"] == "fr"
    body = first.get_body(("plain",)).get_content()
    assert "Paul Durand" in body
    assert "pour le compte du créancier" not in body  # the creditor writes in its own name
    assert "/r/" not in body  # nobody outside reaches a page on this machine
    assert len({m["Message-ID"] for m in mail_server.messages}) == 3
    [(_, key, form)] = gateway.taken
    assert key.startswith("att_")
    assert (form["To"], form["From"]) == (["0612345678"], ["+33700000000"])
    letters = sorted((tmp_path / "letters").iterdir())
    texts = [_text(letter) for letter in letters]
    assert len(texts) == 2
    assert sum("Nous vous mettons en demeure" in text for text in texts) == 1
    assert all("Grenoble" in text and "RF" in text for text in texts)


def _text(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return text


def test_outcome_closes_the_entry_of_the_call_list(begun: dict[str, Any], machine: Machine) -> None:
    machine.advance(20 * DAY)
    body = {"outcome": "promised", "notes": "Pays on Friday"}
    shown = good(machine.client.post(f"/v1/receivables/{begun['id']}/calls", json=body))
    assert shown["recovery_progress"]["attempts"]["phone"] == 1
    assert shown["recovery_progress"]["history"][0]["text"] == "Call: promised. Pays on Friday"


def test_address_that_does_not_exist_leads_to_the_next_contact(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    mail_server.responses = ["550 No such user here"]
    machine.advance(5 * DAY)
    assert [m["To"].addresses[0].addr_spec for m in mail_server.messages] == ["accounts@debtor.example"]
    outcomes = [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])]
    assert outcomes[:2] == [("email", "bounced"), ("email", "sent")]


def test_server_that_is_busy_is_tried_again(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    mail_server.responses = ["451 Later, please", "451 Later, please"]
    machine.advance(4 * DAY)
    assert len(mail_server.messages) == 1
    assert [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])] == [("email", "sent")]


def test_refused_login_is_told_and_nothing_is_lost(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    mail_server.password = "changed"
    machine.advance(3 * DAY + 3_600)
    kinds = [e["kind"] for e in read(machine.client, begun["id"])["recovery_progress"]["history"]]
    assert "contact.delayed" in kinds
    assert mail_server.messages == []
    error = refused(machine.use_mailbox(begun["user_id"], "wrong"), 400, "VALIDATION_ERROR")
    assert error["field"] == "password"
    good(machine.use_mailbox(begun["user_id"], "changed"))
    mail_server.messages.clear()
    machine.advance(DAY)
    assert [m["To"].addresses[0].addr_spec for m in mail_server.messages] == ["paul@debtor.example"]


def deliver_with(monkeypatch: pytest.MonkeyPatch, machine: Machine, **steps: Any) -> None:
    """Other steps for the messages that this machine sends."""
    kinds = machine.app.state.engine.runner._kinds
    monkeypatch.setitem(kinds, execute.DELIVER, dataclasses.replace(kinds[execute.DELIVER], **steps))


def test_payment_between_decision_and_sending_stops_contact(
    begun: dict[str, Any],
    machine: Machine,
    client: httpx.Client,
    mail_server: MailServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = delivery.prepare_delivery

    def paid_first(_: Context, job: Job) -> Any:
        """Pays at the last moment before the state is read for sending."""
        if read(client, begun["id"])["status"] == "in_process":
            pay(client, begun["id"])
        with machine.core.read() as context:
            return real(context, job)

    deliver_with(monkeypatch, machine, prepare=paid_first)
    machine.advance(2 * DAY)
    assert mail_server.messages == []
    assert attempts(machine.client, begun["id"]) == []
    assert read(machine.client, begun["id"])["recovery_progress"]["attempts"]["email"] == 0


def test_mail_whose_end_could_not_be_written_down_is_not_sent_again_by_this_process(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = delivery.record_delivery
    crashes = [OSError("the database was away")]

    def crash_once(*args: Any) -> None:
        if crashes:
            raise crashes.pop()
        real(*args)

    deliver_with(monkeypatch, machine, finish=crash_once)
    machine.advance(4 * DAY)
    assert crashes == []
    assert len(mail_server.messages) == 1
    assert len(attempts(machine.client, begun["id"])) == 1


def test_recovery_starts_at_once_before_the_plan_was_approved_so_that_its_messages_can_be_read(
    client: httpx.Client, machine: Machine
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.mail_server.messages.clear()
    sent_attempt = submit(machine.client, user)
    machine.advance(0)
    assert read(machine.client, sent_attempt["id"])["status"] == "in_process"
    assert machine.mail_server.messages == []
    machine.approve(user)
    later = submit(machine.client, user)
    machine.advance(0)
    assert read(machine.client, later["id"])["status"] == "pending"


def test_contacts_before_plan_approval_are_not_sent(
    client: httpx.Client, machine: Machine, mail_server: MailServer
) -> None:
    user = an_active_user(client)
    submitted = submit(client, user)
    good(machine.use_mailbox(user))
    mail_server.messages.clear()
    machine.advance(10 * DAY)
    assert mail_server.messages == []
    coming = [r for r in good(machine.client.get("/v1/planned-contacts"))["data"] if not r.get("skipped")]
    assert coming[0]["why"]["code"] == "not_approved"
    machine.approve(user)
    progress = read(machine.client, submitted["id"])["recovery_progress"]
    assert progress["next_action"]["why"]["code"] == "approved"
    approval = next(row for row in progress["history"] if row["kind"] == "approved")
    assert (approval["actor"], approval["data"]) == ("creditor", {"every": True})
    machine.advance(4 * DAY)
    contacts = attempts(machine.client, submitted["id"])
    assert len(mail_server.messages) == len(contacts) > 0


MOMENTS: Final = {"working hours": (0, 10), "night": (1, 2), "Sunday": (6, 15)}
"""Days after a Monday, and the hour there."""


def now_of(machine: Machine) -> datetime:
    """By the clock of the service, in the debtor's country."""
    with machine.core.database.read() as connection:
        at = machine.core.clock.now(connection, ClientId(machine.client_id))
    return to_datetime(at).astimezone(ZoneInfo("Europe/Paris"))


def advance_to(machine: Machine, moment: tuple[int, int]) -> None:
    """To that day and hour of a week in which no day is a holiday."""
    now = now_of(machine)
    monday = date(now.year + 1, 6, 1)
    monday += timedelta(days=-monday.weekday() % 7 + 14)
    day = monday + timedelta(days=moment[0])
    there = datetime.combine(day, time(moment[1]), now.tzinfo)
    machine.advance((there - now).total_seconds())


def _first(machine: Machine) -> dict[str, Any]:
    rows = good(machine.client.get("/v1/planned-contacts"))["data"]
    return next(row for row in rows if not row.get("skipped"))


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_message_sent_now_on_an_own_machine_leaves_at_once_and_alone(
    client: httpx.Client, machine: Machine, moment: tuple[int, int]
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.mail_server.messages.clear()
    advance_to(machine, moment)
    submit(machine.client, user)
    machine.advance(0)
    first = _first(machine)
    sent = good(machine.client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "send_now"}))
    assert sent["why"]["code"] == "sent_now"
    machine.advance(60)
    assert len(machine.mail_server.messages) == 1
    assert _first(machine)["id"] != first["id"]
    [shown] = good(machine.client.get("/v1/receivables"))["data"]
    assert shown["recovery_progress"]["next_action"]["why"]["code"] == "not_approved"
    machine.advance(20 * DAY)
    assert len(machine.mail_server.messages) == 1, "the plan was not approved"


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_message_sent_now_through_a_mailbox_that_refuses_waits_and_says_why(
    client: httpx.Client, machine: Machine, moment: tuple[int, int]
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.mail_server.messages.clear()
    advance_to(machine, moment)
    submit(machine.client, user)
    machine.advance(0)
    first = _first(machine)
    machine.mail_server.password = "changed"
    good(machine.client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "send_now"}))
    machine.advance(60)
    waiting = _first(machine)
    assert (waiting["id"], waiting["why"]["code"]) == (first["id"], "mailbox_refused")
    assert datetime.fromisoformat(waiting["at"]) > now_of(machine)


def test_message_sent_now_waits_where_the_debtor_was_written_to_today(
    client: httpx.Client, machine: Machine
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.mail_server.messages.clear()
    advance_to(machine, MOMENTS["working hours"])
    for _ in range(2):
        submit(machine.client, user)
    machine.advance(0)
    for _ in range(2):
        first = _first(machine)
        sent = good(machine.client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "send_now"}))
        machine.advance(60)
    assert len(machine.mail_server.messages) == 1
    assert datetime.fromisoformat(sent["at"]).date() > now_of(machine).date()
    waiting = read(machine.client, sent["receivable_id"])["recovery_progress"]["next_action"]
    codes = {one["why"]["code"] for one in (sent, _first(machine), waiting)}
    assert codes == {"brought_forward"}, "it does not leave now"


def test_password_is_never_told_again_nor_kept_readable(
    begun: dict[str, Any], machine: Machine, core: Core
) -> None:
    body = good(machine.client.get(f"/v1/users/{begun['user_id']}/mailbox"))
    assert "password" not in body
    assert body["verified"] is True
    with core.database.read() as connection:
        preference = preferences.find(connection, begun["user_id"], "mailbox")
    assert preference["secret"]
    assert "right" not in preference["secret"]
    assert "password" not in preference["value"]


def test_test_environment_s_operations_are_absent(machine: Machine) -> None:
    for method, path in (
        ("GET", "/v1/test/clock"),
        ("POST", "/v1/test/clock/advance"),
        ("POST", "/v1/test/receivables/rcv_1/pay"),
        ("POST", "/v1/test/receivables/rcv_1/dispute"),
        ("POST", "/v1/test/receivables/rcv_1/request-evidence"),
        ("POST", "/v1/test/receivables/rcv_1/debtor"),
        ("POST", "/v1/test/users/usr_1/complete-onboarding"),
        ("GET", "/v1/test/outbox"),
    ):
        refused(machine.client.request(method, path), 404, "NOT_FOUND")


def test_password_leaves_this_machine_only_encrypted(machine: Machine, begun: dict[str, Any]) -> None:
    mailbox = {"host": "192.0.2.1", "security": "none", "sender": "owner@creditor.example", "password": "x"}
    response = machine.client.put(f"/v1/users/{begun['user_id']}/mailbox", json=mailbox)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "security"


def test_mail_from_an_own_machine_carries_the_invoice_that_its_preview_names(
    client: httpx.Client, machine: Machine, core: Core
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.mail_server.messages.clear()
    id_ = submit(machine.client, user)["id"]
    content = b"%PDF-1.7 the invoice"
    with core.database.write() as connection:
        file = NewFile(ClientId(machine.client_id), "invoice", "facture 12.pdf", "application/pdf", content)
        at = core.clock.now(connection, ClientId(machine.client_id))
        documents.save_and_attach(connection, id_, file, kind="invoice", at=at, description=None)
    machine.advance(0)
    first = _first(machine)
    preview = good(machine.client.get(f"/v1/planned-contacts/{first['id']}"))
    assert preview["enclosures"] == ["facture 12.pdf"]
    shown = preview["mail"]
    assert [one["name"] for one in shown["attached"]] == ["facture 12.pdf"]
    document = f"/v1/receivables/{id_}/documents/{shown['attached'][0]['id']}"
    assert machine.client.get(document).content == content
    good(machine.client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "send_now"}))
    machine.advance(60)
    [message] = machine.mail_server.messages
    [enclosure] = message.iter_attachments()
    assert (enclosure.get_filename(), enclosure.get_content()) == ("facture 12.pdf", content)
    assert " ".join(message.get_body(("plain",)).get_content().split()) == " ".join(
        preview["full_text"].split()
    )
    headers = (preview["subject"], shown["sender"], shown["recipient"], shown["reply_to"])
    assert headers == tuple(str(message[name]) for name in ("Subject", "From", "To", "Reply-To"))
    html = message.get_body(("html",))
    assert "".join(shown["html"].split()) == "".join(html.get_content().split())
    [picture] = [part.get_content() for part in message.walk() if part.get_content_maintype() == "image"]
    [(name, rows)] = shown["codes"].items()
    assert f"cid:{name}" in shown["html"]
    assert rows == _modules(picture)


def test_preview_without_a_mailbox_names_no_sender(client: httpx.Client, machine: Machine) -> None:
    user = an_active_user(client)
    submit(machine.client, user)
    machine.advance(0)
    shown = good(machine.client.get(f"/v1/planned-contacts/{_first(machine)['id']}"))["mail"]
    assert "sender" not in shown
    assert shown["html"]


def test_preview_of_a_later_message_names_a_term_after_its_own_day(
    client: httpx.Client, machine: Machine
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    advance_to(machine, MOMENTS["working hours"])
    submit(machine.client, user)
    machine.advance(0)
    rows = good(machine.client.get("/v1/planned-contacts"))["data"]
    second = next(row for row in rows if row["template"] == "reminder_second")
    leaves = datetime.fromisoformat(second["at"]).date()
    text = good(machine.client.get(f"/v1/planned-contacts/{second['id']}"))["full_text"]
    terms = [leaves + timedelta(days=days) for days in range(1, 15)]
    assert any(formats.format_day(day, "fr") in text for day in terms)


def _modules(picture: bytes) -> list[str]:
    """Return the code in a PNG as rows of 0 and 1: four pixels a module, and a margin of four modules."""
    pixels = PIL.Image.open(BytesIO(picture)).convert("L")
    count = pixels.width // 4 - 8
    return [
        "".join("1" if pixels.getpixel((16 + 4 * x, 16 + 4 * y)) == 0 else "0" for x in range(count))
        for y in range(count)
    ]

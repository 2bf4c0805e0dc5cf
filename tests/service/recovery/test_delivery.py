"""Production on a virtual clock: messages really leave, by SMTP, an HTTP gateway and a folder of letters."""

import asyncio
import dataclasses
import email
import email.policy
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs

import pypdfium2
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from recovery_service.app import build_app
from recovery_service.recovery import delivery, repository
from recovery_service.settings import SmsGateway
from tests.builders import a_contact, a_debtor
from tests.service.steps import DAY, an_active_user, good, pay, read, refused, submit

# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


class MailServer:
    """An SMTP server that keeps what it takes; `answers` are given once each to the next recipients."""

    def __init__(self):
        self.messages = []
        self.answers = []
        self.password = "right"
        self.controller = Controller(
            self,
            hostname="127.0.0.1",
            port=free_port(),
            authenticator=self.sign_in,
            auth_require_tls=False,
            auth_required=True,
        )

    def sign_in(self, server, session, envelope, mechanism, data):
        right = isinstance(data, LoginPassword) and data.password == self.password.encode()
        return AuthResult(success=right, handled=False)

    async def handle_RCPT(self, server, session, envelope, address, options):
        if self.answers and (answer := self.answers.pop(0)):
            return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.messages.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 Taken"

    @property
    def port(self):
        return self.controller.port


class Gateway(BaseHTTPRequestHandler):
    def do_POST(self):
        form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.server.taken.append((self.headers["Authorization"], self.headers["Idempotency-Key"], form))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *args):
        pass


@pytest.fixture
def mail_server():
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


@pytest.fixture
def gateway():
    server = HTTPServer(("127.0.0.1", 0), Gateway)
    server.taken = []
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


class Machine:
    """The service on a creditor's own machine, in production but for its clock."""

    def __init__(self, core, client_id, token, mail_server, open_client):
        self.core, self.client_id, self.mail_server = core, client_id, mail_server
        self.app = build_app(core)
        self.client = open_client(self.app, token)

    def use_mailbox(self, user_id, password="right"):
        mailbox = {
            "host": "127.0.0.1",
            "port": self.mail_server.port,
            "security": "none",
            "sender": "owner@creditor.example",
            "username": "owner",
            "password": password,
        }
        return self.client.put(f"/v1/users/{user_id}/mailbox", json=mailbox)

    def approve(self, user_id):
        plan = good(self.client.get(f"/v1/users/{user_id}/plan"))
        return good(self.client.put(f"/v1/users/{user_id}/plan", json={**plan, "approved": True}))

    def advance(self, seconds):
        clock_id = self.core.clock.id_for(self.client_id)
        asyncio.run(self.app.state.engine.advance(clock_id, seconds=seconds))


@pytest.fixture
def machine(core, client_id, make_token, mail_server, gateway, tmp_path, open_client):
    settings = dataclasses.replace(
        core.settings,
        environment="production",
        embedded=True,
        letter_folder=tmp_path / "letters",
        sms_gateway=SmsGateway(
            f"http://127.0.0.1:{gateway.server_port}/Messages.json", "account", "+33700000000", "secret"
        ),
    )
    return Machine(
        dataclasses.replace(core, settings=settings), client_id, make_token(), mail_server, open_client
    )


@pytest.fixture
def begun(client, machine):
    """A receivable of an active creditor whose mailbox works and whose plan is approved, not yet started."""
    user = an_active_user(client)
    contacts = [
        a_contact(email="paul@debtor.example", phone="06 12 34 56 78", first_name="Paul", last_name="Durand"),
        a_contact(email="accounts@debtor.example", level=1),
    ]
    made = submit(client, user, debtor=a_debtor(contacts=contacts, address=ADDRESS))
    good(machine.use_mailbox(user))
    machine.approve(user)
    machine.mail_server.messages.clear()
    return made


def attempts(client, id_):
    """The contacts in the timeline, oldest first."""
    found = good(client.get(f"/v1/receivables/{id_}/timeline"))["data"]
    return [entry["data"] for entry in found if entry["kind"] == "contact.attempted"]


def test_a_whole_plan_leaves_by_every_channel_once(begun, machine, mail_server, gateway, tmp_path):
    machine.advance(80 * DAY)
    assert [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])] == [
        ("email", "sent"),
        ("sms", "sent"),
        ("phone", "to_call"),
        ("email", "sent"),
        ("letter", "sent"),
        ("email", "sent"),
        ("letter", "sent"),
        ("phone", "to_call"),
    ]
    assert [m["To"].addresses[0].addr_spec for m in mail_server.messages] == [
        "paul@debtor.example",
        "accounts@debtor.example",
        "accounts@debtor.example",
    ]
    first = mail_server.messages[0]
    assert first["Reply-To"].addresses[0].addr_spec == "owner@creditor.example"
    assert first["Content-Language"] == "fr"
    body = first.get_body().get_content()
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


def _text(path):
    document = pypdfium2.PdfDocument(path)
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return text


def test_an_outcome_closes_the_entry_of_the_call_list(begun, machine):
    machine.advance(20 * DAY)
    body = {"outcome": "promised", "notes": "Pays on Friday"}
    told = good(machine.client.post(f"/v1/receivables/{begun['id']}/calls", json=body))
    assert told["recovery_progress"]["attempts"]["phone"] == 1
    assert told["recovery_progress"]["history"][0]["text"] == "Call: promised. Pays on Friday"


def test_an_address_that_does_not_exist_leads_to_the_next_contact(begun, machine, mail_server):
    mail_server.answers = ["550 No such user here"]
    machine.advance(5 * DAY)
    assert [m["To"].addresses[0].addr_spec for m in mail_server.messages] == ["accounts@debtor.example"]
    outcomes = [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])]
    assert outcomes[:2] == [("email", "bounced"), ("email", "sent")]


def test_a_server_that_is_busy_is_tried_again(begun, machine, mail_server):
    mail_server.answers = ["451 Later, please", "451 Later, please"]
    machine.advance(4 * DAY)
    assert len(mail_server.messages) == 1
    assert [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])] == [("email", "sent")]


def test_a_refused_login_is_told_and_nothing_is_lost(begun, machine, mail_server):
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


def test_who_pays_between_decision_and_sending_gets_nothing(begun, machine, client, mail_server, monkeypatch):
    real = delivery.prepare

    def paid_first(_, core, job):
        """Pays at the last moment before the state is read for sending."""
        if read(client, begun["id"])["status"] == "in_process":
            pay(client, begun["id"])
        with core.database.read() as connection:
            return real(connection, core, job)

    monkeypatch.setattr(delivery, "prepare", paid_first)
    machine.advance(2 * DAY)
    assert mail_server.messages == []
    assert attempts(machine.client, begun["id"]) == []
    assert read(machine.client, begun["id"])["recovery_progress"]["attempts"]["email"] == 0


def test_a_crash_after_sending_repeats_the_same_message_and_counts_once(
    begun, machine, mail_server, monkeypatch
):
    real = delivery.finish
    crashes = [OSError("the process was killed")]

    def crash_once(*args):
        if crashes:
            raise crashes.pop()
        real(*args)

    monkeypatch.setattr(delivery, "finish", crash_once)
    machine.advance(4 * DAY)
    assert len(mail_server.messages) == 2
    assert len({m["Message-ID"] for m in mail_server.messages}) == 1
    assert len(attempts(machine.client, begun["id"])) == 1


def test_nothing_leaves_before_the_plan_was_approved(client, machine, mail_server):
    user = an_active_user(client)
    made = submit(client, user)
    good(machine.use_mailbox(user))
    mail_server.messages.clear()
    machine.advance(10 * DAY)
    assert mail_server.messages == []
    coming = [r for r in good(machine.client.get("/v1/planned-contacts"))["data"] if not r.get("skipped")]
    assert coming[0]["why"] == "The creditor has not approved the plan yet."
    machine.approve(user)
    machine.advance(4 * DAY)
    assert len(mail_server.messages) == 1
    assert len(attempts(machine.client, made["id"])) == 1


def test_a_password_is_never_told_again_nor_kept_readable(begun, machine, core):
    told = good(machine.client.get(f"/v1/users/{begun['user_id']}/mailbox"))
    assert "password" not in told
    assert told["verified"] is True
    with core.database.read() as connection:
        kept = repository.preference(connection, begun["user_id"], "mailbox")
    assert kept["secret"]
    assert "right" not in kept["secret"]
    assert "password" not in kept["value"]


def test_the_test_environment_s_operations_are_absent(machine):
    for method, path in (
        ("GET", "/v1/test/clock"),
        ("POST", "/v1/test/clock/advance"),
        ("POST", "/v1/test/receivables/rcv_1/pay"),
        ("POST", "/v1/test/receivables/rcv_1/dispute"),
        ("POST", "/v1/test/receivables/rcv_1/request-evidence"),
        ("POST", "/v1/test/users/usr_1/complete-onboarding"),
        ("GET", "/v1/test/outbox"),
    ):
        refused(machine.client.request(method, path), 404, "NOT_FOUND")

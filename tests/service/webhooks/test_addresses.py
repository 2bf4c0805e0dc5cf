"""Where a delivery may go. The honeypot on this machine must never see a connection that was not meant for it."""

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp.abc import AbstractResolver
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from recovery_service.errors import Invalid
from recovery_service.settings import Settings
from recovery_service.transport.public_addresses import check_url, is_public, may_deliver_to_loopback
from recovery_service.webhooks.sender import Message, Outcome, Sender
from tests.service.webhooks.receiver import Receiver

PUBLIC_SERVICE = Settings(host="0.0.0.0", public_url="https://service.example")

DENIED = (
    "0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 "
    "172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 "
    "224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 "
    "64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 2001:db8::1 2002:7f00:1::1 "
    "2002:808:808::1 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1"
)
ALLOWED = (
    "8.8.8.8 1.1.1.1 172.32.0.1 100.128.0.1 2606:4700::1111 2a00:1450::1 ::ffff:8.8.8.8 64:ff9b::808:808"
)


@pytest.mark.parametrize("address", DENIED.split())
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ALLOWED.split())
def test_public_addresses(address: str) -> None:
    assert is_public(address)


SPELLINGS = [
    "https://127.0.0.1:{port}/",
    "https://localhost:{port}/",
    "https://LOCALHOST:{port}/",
    "https://localhost.:{port}/",
    "https://2130706433:{port}/",
    "https://0x7f000001:{port}/",
    "https://0x7f.1:{port}/",
    "https://0177.0.0.1:{port}/",
    "https://017700000001:{port}/",
    "https://127.1:{port}/",
    "https://127.0.1:{port}/",
    "https://0:{port}/",
    "https://0.0.0.0:{port}/",
    "https://[::1]:{port}/",
    "https://[::]:{port}/",
    "https://[::ffff:127.0.0.1]:{port}/",
    "https://[::ffff:7f00:1]:{port}/",
    "https://[0:0:0:0:0:0:0:1]:{port}/",
    "https://[64:ff9b::7f00:1]:{port}/",
    "https://[2002:7f00:1::]:{port}/",
    "https://[fec0::1]:{port}/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://224.0.0.1/",
    "https://127.0.0.1.:{port}/",
    "https://１２７.０.０.１:{port}/",
    "https://ⓛocalhost:{port}/",
    "https://user@hooks.example/",
    "https://hooks.example@127.0.0.1:{port}/",
    "https://hooks.example:22/",
    "https://hooks.example:25/",
    "https://hooks.example:80/",
    "https://intranet/",
    "https://printer.local/",
    "https://db.internal/",
    "https://hooks.example/#part",
    "http://hooks.example/",
    "http://127.0.0.1:{port}/",
    "gopher://127.0.0.1:{port}/_x",
    "ftp://hooks.example/",
    "file:///etc/passwd",
    "unix:///var/run/docker.sock",
    "javascript:alert(1)",
    "//hooks.example/",
    "hooks.example",
    "https://",
    "https:///path",
    "https://hooks.example:99999/",
    "https://hooks .example/",
    "https://hooks.example\\@127.0.0.1/",
    "https://[::1",
    "",
]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_address_in_any_spelling_never_leads_a_public_service_inside(
    receiver: Receiver, spelling: str
) -> None:
    url = spelling.format(port=receiver.port)
    outcome = send(PUBLIC_SERVICE, url)
    assert not outcome.accepted
    assert outcome.response_code is None
    assert receiver.connections == 0


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_address_in_any_spelling_is_refused_at_registration(spelling: str) -> None:
    with pytest.raises(Invalid):
        check_url(spelling.format(port=8911), PUBLIC_SERVICE)


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example/",
        "https://hooks.example:8443/a?b=c",
        "https://8.8.8.8/hook",
        "https://[2606:4700::1111]/hook",
        "https://bücher.example/hook",
    ],
)
def test_public_addresses_may_be_registered(url: str) -> None:
    assert check_url(url, PUBLIC_SERVICE)


LOOPBACK = [
    ({"host": "127.0.0.1"}, True),
    ({"host": "::1"}, True),
    ({"host": "localhost"}, True),
    ({"host": "127.0.0.1", "public_url": "http://127.0.0.1:8000"}, True),
    ({"host": "127.0.0.1", "public_url": "https://pages.example", "embedded": True}, True),
    ({"host": "127.0.0.1", "public_url": "https://service.example"}, False),
    ({"host": "0.0.0.0"}, False),
    ({"host": "192.168.1.5"}, False),
]


@pytest.mark.parametrize(("settings", "served"), LOOPBACK)
def test_programs_on_this_machine_are_told_only_by_a_service_for_this_machine(
    settings: dict[str, Any], served: bool
) -> None:
    assert may_deliver_to_loopback(Settings(**settings)) is served


def test_local_service_tells_a_local_program(receiver: Receiver) -> None:
    assert send(Settings(), receiver.url).accepted
    assert send(Settings(), receiver.url.replace("127.0.0.1", "localhost")).accepted


def test_local_service_does_not_reach_into_the_network(receiver: Receiver) -> None:
    for url in ("http://10.0.0.1/", "http://192.168.0.1/", "https://10.0.0.1/", "http://[fe80::1]/"):
        with pytest.raises(Invalid):
            check_url(url, Settings())


class Names(AbstractResolver):
    """Answers names as told, another answer each time it is asked."""

    def __init__(self, *responses: list[str] | OSError) -> None:
        self.answers = list(responses)
        self.requested = 0

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[dict[str, Any]]:
        response = self.answers[min(self.requested, len(self.answers) - 1)]
        self.requested += 1
        if isinstance(response, OSError):
            raise response
        return [
            {
                "hostname": host,
                "host": address,
                "port": port,
                "family": socket.AF_INET6 if ":" in address else socket.AF_INET,
                "proto": 0,
                "flags": socket.AI_NUMERICHOST,
            }
            for address in response
        ]

    async def close(self) -> None:
        pass


def send(settings: Settings, url: str, **how: Any) -> Outcome:
    message = Message(url=url, event_id="evt_1", body=b"{}", timestamp=0, secret="whsec_1")
    return asyncio.run(Sender(settings, seconds=2, **how).send(message))


def only(*public: str) -> Callable[..., Any]:
    return lambda address: address in public


@pytest.mark.parametrize(
    "answer",
    [
        ["127.0.0.1"],
        ["10.0.0.1"],
        ["8.8.8.8", "127.0.0.1"],
        ["127.0.0.1", "8.8.8.8"],
        ["::1"],
        ["::ffff:7f00:1"],
    ],
)
def test_name_with_a_private_address_among_its_answers_is_refused(
    receiver: Receiver, answer: list[str]
) -> None:
    names = Names(answer)
    outcome = send(PUBLIC_SERVICE, f"https://hooks.example:{receiver.port}/", resolver=names)
    assert outcome.error.message == "not connected: the name leads to an address that is not public"
    assert (names.requested, receiver.connections) == (1, 0)


def test_name_that_changes_its_answer_is_judged_by_the_address_dialled(receiver: Receiver) -> None:
    names = Names(["127.0.0.2"], ["127.0.0.1"])
    url = f"https://hooks.example:{receiver.port}/"
    first = send(PUBLIC_SERVICE, url, resolver=names, permitted=only("127.0.0.2"))
    second = send(PUBLIC_SERVICE, url, resolver=names, permitted=only("127.0.0.2"))
    # 127.0.0.2 stands for a public address at which nobody listens on this port.
    assert first.error.message == "the connection was refused"
    assert second.error.message == "not connected: the name leads to an address that is not public"
    assert receiver.connections == 0


def test_address_written_as_such_is_judged_when_dialled(receiver: Receiver) -> None:
    outcome = send(PUBLIC_SERVICE, f"https://8.8.8.8:{receiver.port}/", permitted=only("1.1.1.1"))
    assert outcome.error.message == "not connected: the address is not public"


def test_resolver_that_fails_is_a_failed_attempt(receiver: Receiver) -> None:
    names = Names(OSError("no servers"))
    outcome = send(PUBLIC_SERVICE, f"https://hooks.example:{receiver.port}/", resolver=names)
    assert not outcome.accepted
    assert receiver.connections == 0


def a_certificate(folder: Path) -> ssl.SSLContext:
    """Signed by nobody that anyone trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "hooks.example")])
    now = datetime.now(UTC)
    signature = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hooks.example")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    plain = serialization.NoEncryption()
    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file.write_bytes(signature.public_bytes(pem) + key.private_bytes(pem, pkcs8, plain))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


def test_endpoint_that_cannot_prove_its_name_gets_nothing(tmp_path: Path) -> None:
    context = a_certificate(tmp_path)
    got: list[bytes] = []
    names: list[str | None] = []
    context.sni_callback = lambda _, name, __: names.append(name)

    def serve(server: socket.socket) -> None:
        raw, _ = server.accept()
        with raw, contextlib.suppress(OSError), context.wrap_socket(raw, server_side=True) as talking:
            got.append(talking.recv(1000))

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=serve, args=(server,))
        thread.start()
        url = f"https://hooks.example:{server.getsockname()[1]}/"
        outcome = send(PUBLIC_SERVICE, url, resolver=Names(["127.0.0.1"]), permitted=only("127.0.0.1"))
        thread.join(30)
    assert outcome.error.message == "the secure connection failed: CERTIFICATE_VERIFY_FAILED"
    assert got in ([], [b""])
    assert names == ["hooks.example"]


def test_proxy_in_the_environment_is_not_used(
    receiver: Receiver, make_receiver: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = make_receiver()
    for name in ("HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
    assert send(Settings(), receiver.url).accepted
    assert proxy.connections == 0

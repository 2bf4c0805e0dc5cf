"""The tools for a platform's developers: events made to happen, and relayed to a program on their machine."""

import json
import threading
from collections.abc import Callable, Iterator

import pytest
import uvicorn
from fastapi import FastAPI

from recovery_contract.events import PAYLOADS
from recovery_contract.signing import verify
from recovery_service.__main__ import main
from recovery_service.cli.trigger import STORIES
from tests.service.cli.children import until
from tests.service.webhooks.receiver import Receiver


@pytest.fixture
def service(app: FastAPI, make_token: Callable[..., str]) -> Iterator[list[str]]:
    """A service on a port of this machine, without limits, and how to reach it."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="off"))
    thread = threading.Thread(target=server.run)
    thread.start()
    until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield ["--base-url", f"http://127.0.0.1:{port}", "--token", make_token()]
    server.should_exit = True
    thread.join(30)


def printed_lines(capsys: pytest.CaptureFixture[str]) -> list[dict]:
    """What the command printed; the service in the same process writes its log there too."""
    return [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]


def test_trigger_makes_each_event_happen(service: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert set(STORIES) == set(PAYLOADS)
    for type in STORIES:
        assert main(["trigger", type, *service]) == 0, capsys.readouterr().err
        (event,) = printed_lines(capsys)
        assert event["type"] == type
        assert set(event["data"]) == set(PAYLOADS[type].model_fields)


def test_events_are_relayed_with_their_body_and_a_signature(
    service: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["trigger", "receivable.cancelled", *service])
    capsys.readouterr()
    receiver = Receiver()
    arguments = ["--forward-to", receiver.url, "--since", "evc_0", "--once", "--secret", "whsec_own"]
    assert main(["listen", *arguments, *service]) == 0
    receiver.close()
    first, *lines = printed_lines(capsys)
    assert first == {"forwarding_to": receiver.url, "secret": "whsec_own"}
    assert [line["type"] for line in lines][-1] == "receivable.cancelled"
    assert {line["status"] for line in lines} == {204}
    assert [json.loads(request.body)["id"] for request in receiver.requests] == [
        line["event_id"] for line in lines
    ]
    for request in receiver.requests:
        assert verify(request.body, [request.headers["Service-Signature"]], ["whsec_own"])
        assert request.headers["Service-Event-Id"] == json.loads(request.body)["id"]
        assert request.headers["Content-Type"] == "application/json"


def test_listen_relays_all_types(service: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main(["trigger", "payment.received", *service])
    receiver = Receiver()
    capsys.readouterr()
    everything = ["listen", "--forward-to", receiver.url, "--since", "evc_0", "--once"]
    assert main([*everything, *service]) == 0
    types = [line["type"] for line in printed_lines(capsys)[1:]]
    assert {"receivable.payment.received", "payment.received", "user.updated"} <= set(types)
    assert main([*everything, "--events", "user.*", "--events", "payment.received", *service]) == 0
    receiver.close()
    chosen = {line["type"] for line in printed_lines(capsys)[1:]}
    assert chosen == {"user.onboarding.completed", "user.updated", "payment.received"}


def test_program_that_is_down_holds_nothing_up(
    service: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["trigger", "receivable.created", *service])
    receiver = Receiver()
    receiver.close()
    capsys.readouterr()
    assert main(["listen", "--forward-to", receiver.url, "--since", "evc_0", "--once", *service]) == 0
    _, *lines = printed_lines(capsys)
    assert lines
    assert {line["error"] for line in lines} == {"ConnectError"}


WRONG = [
    (["trigger", "nothing"], "no event is named nothing"),
    (["listen", "--forward-to", "ftp://x", "--since", "evc_0", "--once"], "has to begin with http"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_wrong_arguments_are_one_sentence(
    service: list[str], capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    main(["trigger", "receivable.created", *service])
    capsys.readouterr()
    assert main([*arguments, *service]) == 2
    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert complaint.count("\n") == 1


def test_listen_without_an_address_or_with_a_bad_token_is_refused(
    service: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RECOVERY_BASE_URL", raising=False)
    assert main(["trigger", "user.updated"]) == 2
    assert "RECOVERY_BASE_URL" in capsys.readouterr().err
    base_url = service[1]
    assert main(["trigger", "user.updated", "--base-url", base_url, "--token", "bad"]) == 2
    assert "not valid" in capsys.readouterr().err


def test_listener_that_may_not_listen_does_not_say_that_it_does(
    service: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    base_url = service[1]
    arguments = ["--forward-to", "http://127.0.0.1:9", "--once", "--base-url", base_url, "--token", "bad"]
    assert main(["listen", *arguments]) == 2
    printed = capsys.readouterr()
    assert "forwarding_to" not in printed.out
    assert "The access token is not valid." in printed.err

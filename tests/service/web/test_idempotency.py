"""One key, one effect, one answer."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Context, Core
from recovery_service.db.tables.users import user_table
from recovery_service.db.tables.web import idempotent_response
from recovery_service.ledger.users import service as users_service
from recovery_service.ledger.users.rows import UserRow
from recovery_service.web import idempotency
from recovery_service.web.admission import Admission, admit
from recovery_service.web.idempotency import Claim, StoredResponse
from tests.builders import a_receivable_request
from tests.service.steps import an_active_user

KEY = {"Idempotency-Key": "an intention"}
BODY = {"email": "creditor@company.example"}


def users(core: Core) -> Any:
    with core.database.read() as connection:
        return connection.execute(select(func.count()).select_from(user_table)).scalar()


@pytest.mark.database
def test_repeated_create_has_the_same_answer_and_one_effect(core: Core, client: httpx.Client) -> None:
    first = client.post("/v1/users", json=BODY, headers=KEY)
    again = client.post("/v1/users", json=BODY, headers=KEY)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.content == again.content
    assert again.headers["Idempotency-Replayed"] == "true"
    assert users(core) == 1


def test_creations_without_a_key_each_count(core: Core, client: httpx.Client) -> None:
    assert (
        client.post("/v1/users", json=BODY).json()["id"] != client.post("/v1/users", json=BODY).json()["id"]
    )
    assert users(core) == 2


def test_key_reused_for_another_body_or_address_is_a_conflict(client: httpx.Client) -> None:
    client.post("/v1/users", json=BODY, headers=KEY)
    for path, body in (("/v1/users", {"email": "other@company.example"}), ("/v1/webhooks", BODY)):
        response = client.post(path, json=body, headers=KEY)
        assert (response.status_code, response.json()["error"]["code"]) == (409, "IDEMPOTENCY_CONFLICT")


def test_key_belongs_to_one_subject_of_one_client(
    core: Core,
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
) -> None:
    client.post("/v1/users", json=BODY, headers=KEY)
    for token in (
        make_token(client=make_client("Another")),
        make_token(subject="acct_1", email="x@y.example"),
    ):
        assert caller(token).post("/v1/users", json=BODY, headers=KEY).status_code == 201
    assert users(core) == 3


def test_refusal_is_not_kept(core: Core, client: httpx.Client) -> None:
    assert client.post("/v1/users", json={}, headers=KEY).status_code == 400
    assert client.post("/v1/users", json=BODY, headers=KEY).status_code == 201


@pytest.mark.database
def test_fifty_requests_under_one_key_take_effect_once(core: Core, client: httpx.Client) -> None:
    with ThreadPoolExecutor(10) as pool:
        responses = list(pool.map(lambda _: client.post("/v1/users", json=BODY, headers=KEY), range(50)))
    assert {response.status_code for response in responses} <= {201, 409}
    assert len({answer.content for answer in responses if answer.status_code == 201}) == 1
    assert {answer.json()["error"]["code"] for answer in responses if answer.status_code == 409} <= {
        "IN_PROGRESS"
    }
    assert users(core) == 1


def test_key_in_use_by_a_running_request_answers_in_progress(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside, go_on = threading.Event(), threading.Event()
    create = users_service.create

    def slow(*arguments: Any, **options: Any) -> UserRow:
        inside.set()
        assert go_on.wait(20)
        return create(*arguments, **options)

    monkeypatch.setattr(users_service, "create", slow)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(client.post, "/v1/users", json=BODY, headers=KEY)
        assert inside.wait(20)
        second = client.post("/v1/users", json=BODY, headers=KEY)
        go_on.set()
        assert first.result(20).status_code == 201
    assert (second.status_code, second.json()["error"]["code"]) == (409, "IN_PROGRESS")
    assert second.headers["Retry-After"] == "1"


@pytest.mark.database
def test_crash_before_the_commit_leaves_neither_effect_nor_answer(
    core: Core, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*arguments: Any) -> None:
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(idempotency, "store", crash)
    assert client.post("/v1/users", json=BODY, headers=KEY).status_code == 500
    assert users(core) == 0
    monkeypatch.undo()
    assert client.post("/v1/users", json=BODY, headers=KEY).status_code == 201


@pytest.fixture
def overtaken(
    core: Core,
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[..., list[httpx.Response]]:
    """Two processes look at the same moment, then the other one is quicker; its responses."""

    def prepare(path: str, body: dict[str, Any]) -> list[httpx.Response]:
        other = caller_for(core, make_token())
        original, quicker, is_overtaken = admit, list[httpx.Response](), []

        def look_and_be_overtaken(*arguments: Any) -> Admission | None:
            admission = original(*arguments)
            if not is_overtaken:
                is_overtaken.append(True)
                quicker.append(other.post(path, json=body, headers=KEY))
            return admission

        monkeypatch.setattr("recovery_service.web.guards.admit", look_and_be_overtaken)
        return quicker

    return prepare


@pytest.mark.database
def test_response_of_another_process_in_between_is_returned(
    core: Core, client: httpx.Client, overtaken: Callable[..., list[httpx.Response]]
) -> None:
    quicker = overtaken("/v1/users", BODY)
    response = client.post("/v1/users", json=BODY, headers=KEY)
    assert (response.status_code, response.content) == (201, quicker[0].content)
    assert response.headers["Idempotency-Replayed"] == "true"
    assert users(core) == 1


@pytest.mark.database
def test_request_finished_by_another_process_meanwhile_is_no_refusal(
    client: httpx.Client, overtaken: Callable[..., list[httpx.Response]]
) -> None:
    """The invoice of the quicker request would be a duplicate."""
    body = a_receivable_request(an_active_user(client))
    quicker = overtaken("/v1/receivables", body)
    response = client.post("/v1/receivables", json=body, headers=KEY)
    assert (response.status_code, response.content) == (201, quicker[0].content)
    assert response.headers["Idempotency-Replayed"] == "true"


@pytest.mark.database("postgresql")
def test_key_in_use_by_another_process_is_taken(
    core: Core,
    client: httpx.Client,
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = caller_for(core, make_token())
    inside, go_on = threading.Event(), threading.Event()
    store = idempotency.store

    def slow(*arguments: Any) -> None:
        inside.set()
        assert go_on.wait(20)
        store(*arguments)

    monkeypatch.setattr(idempotency, "store", slow)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(other.post, "/v1/users", json=BODY, headers=KEY)
        assert inside.wait(20)
        second = client.post("/v1/users", json=BODY, headers=KEY)
        go_on.set()
        assert first.result(20).status_code == 201
    assert (second.status_code, second.json()["error"]["code"]) == (409, "IN_PROGRESS")
    assert users(core) == 1


def test_claim_that_was_lost_writes_nothing(
    core: Core, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an operation that claims its key before: its answer is not kept under another's claim."""
    monkeypatch.setattr(idempotency, "NOT_IN_ONE_TRANSACTION", frozenset({"createUser"}))
    store = idempotency.store

    def after_another_took_over(context: Context, claim: Claim, response: StoredResponse) -> None:
        context.connection.execute(update(idempotent_response).values(claim="another"))
        store(context, claim, response)

    monkeypatch.setattr(idempotency, "store", after_another_took_over)
    response = client.post("/v1/users", json=BODY, headers=KEY)
    assert (response.status_code, response.json()["error"]["code"]) == (409, "IN_PROGRESS")
    with core.database.read() as connection:
        assert connection.execute(select(idempotent_response.c.status)).scalar() is None


def test_claim_of_killed_process_expires(core: Core, client: httpx.Client) -> None:
    client.post("/v1/users", json=BODY, headers=KEY)
    abandoned = {"status": None, "body": None, "claimed_until": current_ms() + 60_000}
    with core.database.write() as connection:
        connection.execute(update(idempotent_response).values(**abandoned))
    assert client.post("/v1/users", json=BODY, headers=KEY).json()["error"]["code"] == "IN_PROGRESS"
    with core.database.write() as connection:
        idempotency.forget_interrupted(connection)
    assert client.post("/v1/users", json=BODY, headers=KEY).status_code == 201


def test_key_after_seven_days_is_new(core: Core, client: httpx.Client) -> None:
    first = client.post("/v1/users", json=BODY, headers=KEY).json()
    with core.database.write() as connection:
        connection.execute(
            update(idempotent_response).values(created_at=current_ms() - idempotency.RETENTION_MS)
        )
    assert client.post("/v1/users", json=BODY, headers=KEY).json()["id"] != first["id"]
    idempotency.sweep(core)


@pytest.mark.parametrize("key", ["", "x" * 256])
def test_key_has_1_to_255_characters(client: httpx.Client, key: str) -> None:
    response = client.post("/v1/users", json=BODY, headers={"Idempotency-Key": key})
    assert (response.status_code, response.json()["error"]["field"]) == (400, "Idempotency-Key")


def test_upload_is_the_same_whatever_its_boundary() -> None:
    def form(boundary: str) -> bytes:
        return f'--{boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--{boundary}--\r\n'.encode()

    prints = {
        idempotency.fingerprint(
            "POST", "/v1/receivables/ocr", f"multipart/form-data; boundary={mark}", form(mark)
        )
        for mark in ("one", "two")
    }
    assert len(prints) == 1


def test_secret_in_a_kept_answer_cannot_be_read_from_the_database(
    core: Core, client: httpx.Client, tmp_path: Path
) -> None:
    body = {"url": "https://platform.example/events", "events": ["*"]}
    first = client.post("/v1/webhooks", json=body, headers=KEY)
    secret = first.json()["secret"]
    assert client.post("/v1/webhooks", json=body, headers=KEY).json()["secret"] == secret
    core.database.close()
    assert secret.encode() not in b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())

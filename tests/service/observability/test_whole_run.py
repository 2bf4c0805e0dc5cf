"""After a whole recovery: what the logs and the figures tell an operator, and that nobody can be found in them."""

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import structlog
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text
from structlog.testing import capture_logs

from recovery_service.context.core import Core
from recovery_service.db.database import Database
from tests.builders import a_receivable_request, a_user, an_invoice
from tests.service.cli.children import printed, serving
from tests.service.conftest import SERVERS, make_core
from tests.service.jobs.running import plan
from tests.service.steps import DAY, advance, good, read

SECRETS = {
    "creditor's address": "owner.canary@creditor.example",
    "creditor's name": "Toitures Canari",
    "creditor's person": "Annabelle",
    "debtor's address": "disputes@debtor-canary.example",
    "debtor's name": "Menuiserie Serin",
    "debtor's person": "Barnabé",
    "debtor's number": "+33612345987",
    "debtor's street": "rue du Serin",
    "invoice": "CANARY-77",
    "service": "Roof of the aviary",
    "words of a dispute": "The aviary leaks",
    "metadata": "canary-metadata",
    "idempotency key": "canary-key",
}


@pytest.fixture(scope="module")
def recorded_run(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The lines of the log, the text of the figures, what was answered, and every secret of the run."""
    folder = tmp_path_factory.mktemp("run")
    data = ["--data-dir", folder / "data"]
    with serving(folder) as (child, base_url):
        client = printed("client", "add", *data, "--name", "N", "--redirect-uri", "https://n.example/cb")
        token = printed("token", "create", *data, "--client-id", client["client_id"])["access_token"]
        secrets = {**SECRETS, "token": token, "client's secret": client["client_secret"]}
        headers = {"Authorization": f"Bearer {token}"}
        responses = []
        hooks = {"response": [responses.append]}
        with httpx.Client(base_url=base_url, headers=headers, timeout=60, event_hooks=hooks) as platform:
            secrets |= recover(platform)
            figures = platform.get("/metrics").text
        child.terminate()
        child.wait(30)
    lines = (folder / "data" / "logs" / "service.log").read_text().splitlines()
    return lines, (folder / "stderr.txt").read_text(), figures, responses, secrets


def recover(platform: Any) -> dict[str, str]:
    """From the onboarding to the money, with refusals on the way; secrets that were made in it."""
    company = {**a_user()["company"], "name": SECRETS["creditor's name"]}
    person = {"first_name": SECRETS["creditor's person"], "last_name": "Durand"}
    user = good(
        platform.post(
            "/v1/users", json=a_user(email=SECRETS["creditor's address"], company=company, contact=person)
        )
    )
    page = platform.get(user["onboarding_url"])
    assert page.status_code == 200
    good(platform.post(f"/v1/test/users/{user['id']}/complete-onboarding"))
    hook = good(
        platform.post("/v1/webhooks", json={"url": "http://127.0.0.1:9/canary-hook", "events": ["*"]})
    )
    debtor = {
        "company_name": SECRETS["debtor's name"],
        "address": {"line1": SECRETS["debtor's street"], "postal_code": "69001", "city": "Lyon"},
        "contacts": [
            {
                "email": SECRETS["debtor's address"],
                "first_name": SECRETS["debtor's person"],
                "phone": SECRETS["debtor's number"],
            }
        ],
    }
    invoice = an_invoice(numbers=[SECRETS["invoice"]], service_description=SECRETS["service"])
    body = a_receivable_request(
        user["id"], invoice=invoice, debtor=debtor, metadata={"note": SECRETS["metadata"]}
    )
    key = {"Idempotency-Key": SECRETS["idempotency key"]}
    submitted = good(platform.post("/v1/receivables", json=body, headers=key))
    assert platform.post("/v1/receivables", json=body).status_code == 409
    assert platform.post("/v1/receivables", content=json.dumps(body)[:-9]).status_code in (400, 415)
    assert platform.get("/v1/receivables", params={"user_id": SECRETS["debtor's address"]}).is_success
    advance(platform, 30 * DAY)
    link = read(platform, submitted["id"])["recovery_progress"]["recovery_page_url"]
    assert platform.get(link).status_code == 200
    assert platform.get("/r/no-such-link-canary").status_code == 404
    if read(platform, submitted["id"])["status"] != "disputed":
        dispute = {"reason": "quality", "message": SECRETS["words of a dispute"]}
        good(platform.post(f"/v1/test/receivables/{submitted['id']}/dispute", json=dispute))
    good(
        platform.post(f"/v1/receivables/{submitted['id']}/evidence", json={"statement": "It does not leak."})
    )
    good(platform.post(f"/v1/test/receivables/{submitted['id']}/pay", json={}))
    advance(platform, 3 * DAY)
    assert read(platform, submitted["id"])["status"] == "recovered"
    assert platform.get("/oauth/authorize", params={"client_id": "canary-client"}).status_code == 400
    return {
        "recovery link": link.rsplit("/", 1)[1],
        "onboarding link": user["onboarding_url"].rsplit("/", 1)[1],
        "webhook secret": hook["secret"],
        "unknown link": "no-such-link-canary",
        "endpoint": "canary-hook",
    }


def test_logs_contain_no_names_and_no_secrets(recorded_run: Any) -> None:
    lines, stderr, figures, _, secrets = recorded_run
    for what, secret in secrets.items():
        for where, text_ in (("log", "\n".join(lines)), ("stderr", stderr), ("figures", figures)):
            spellings = {secret, json.dumps(secret).strip('"')}
            assert not [one for one in spellings if one.lower() in text_.lower()], (what, where)


def test_log_lines_are_json_and_requests_are_found_by_their_id(recorded_run: Any) -> None:
    lines, _, _, responses, _ = recorded_run
    values = {}
    for line in map(json.loads, lines):
        assert {"event", "level", "timestamp"} <= set(line)
        if line["event"] == "request":
            values[line["request_id"]] = line
    assert len(responses) > 15
    for response in responses:
        line = values[response.headers["X-Request-Id"]]
        assert (line["method"], line["status"]) == (response.request.method, response.status_code)
    assert not [line for line in lines if json.loads(line)["level"] == "error"]


def test_figures_tell_what_happened(recorded_run: Any) -> None:
    _, _, figures, responses, _ = recorded_run
    samples = {}
    for family in text_string_to_metric_families(figures):
        for sample in family.samples:
            samples[sample.name, tuple(sorted(sample.labels.items()))] = sample.value
    created = (("method", "POST"), ("path", "/v1/receivables"), ("status", "201"))
    assert samples["recovery_request_seconds_count", created] == 1
    refused = (("method", "POST"), ("path", "/v1/receivables"), ("status", "409"))
    assert samples["recovery_request_seconds_count", refused] == 1
    counted = sum(value for (name, _), value in samples.items() if name == "recovery_request_seconds_count")
    assert counted == len(responses) - 1  # the answer with the figures is counted in the next ones
    delivered = (("kind", "webhook.deliver"), ("outcome", "done"))
    assert samples["recovery_jobs_total", delivered] > 5
    assert ("recovery_jobs_waiting", ()) in samples
    assert ("recovery_jobs_late_seconds", ()) in samples


def test_mistake_is_told_by_its_kind_and_place_only(
    app: FastAPI, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, core: Core, client_id: str
) -> None:
    """The text of an error may quote what a person wrote."""

    def broken(*_args: Any, **_more: Any) -> None:
        raise ValueError(SECRETS["debtor's address"])

    monkeypatch.setattr("recovery_service.ledger.users.service.create", broken)
    # A logger that another test of this process has used keeps its old output.
    for module in ("errors", "jobs.runner"):
        monkeypatch.setattr(f"recovery_service.{module}.log", structlog.get_logger())
    plan(core, "nobody knows", SECRETS["debtor's address"], clock_id=client_id)
    with capture_logs() as lines:
        response = client.post("/v1/users", json=a_user())
        advance(client, 1)
    assert response.status_code == 500
    assert [line["error"] for line in lines if line["event"] == "unexpected"] == ["ValueError"]
    assert [line["error"] for line in lines if line["event"] == "job failed"] == ["LookupError"]
    everything = json.dumps(lines) + response.text
    assert not re.search("canary", everything, re.IGNORECASE)


@pytest.mark.database(*SERVERS)
def test_service_without_its_database_lives_and_is_not_ready(
    database: Database,
    caller_for: Callable[..., httpx.Client],
    request: pytest.FixtureRequest,
    database_kind: Any,
) -> None:
    server = request.getfixturevalue(SERVERS[database_kind])
    url = server.new_database(tables=True)
    gone = Database(url)
    client = caller_for(make_core(gone))
    assert client.get("/readyz").status_code == 200
    with gone.read() as connection:
        assert connection.execute(text("SELECT 1")).scalar() == 1
    server.drop(url)
    assert client.get("/healthz").status_code == 200
    response = client.get("/readyz")
    assert (response.status_code, response.json()) == (503, {"status": "the database does not answer"})
    response = client.get("/metrics")
    assert response.status_code == 200
    assert "recovery_jobs_waiting NaN" in response.text
    gone.close()

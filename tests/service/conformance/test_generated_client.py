"""A client made from the service's own description leads from a user to a paid receivable."""

from __future__ import annotations

import importlib
import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.operations import OPERATIONS
from tests.needed import absent
from tests.service.conformance.conftest import Running
from tests.service.night import seconds_to_night

GENERATOR = "openapi_python_client"


@pytest.fixture(scope="module")
def generated(running: Running, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the description and the package that the generator wrote of it."""
    if not running.core.database.is_sqlite:
        pytest.skip("what is described is the same on each database")
    if importlib.util.find_spec(GENERATOR) is None:
        absent(f"{GENERATOR} is not installed")
    folder = tmp_path_factory.mktemp("generated")
    document = folder / "openapi.json"
    document.write_bytes(httpx.get(f"{running.base_url}/openapi.json", trust_env=False).content)
    settings = folder / "settings.yml"
    settings.write_text("post_hooks: []\n", "utf-8")
    command = [sys.executable, "-m", GENERATOR, "generate", "--path", str(document), "--meta", "none"]
    command += ["--output-path", str(folder / "generated_package"), "--config", str(settings)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Endpoint will not be generated" not in done.stdout
    return folder


@pytest.fixture
def package(generated: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the package."""
    monkeypatch.syspath_prepend(str(generated))
    yield "generated_package"
    for name in [name for name in sys.modules if name.split(".")[0] == "generated_package"]:
        del sys.modules[name]


def snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


@pytest.fixture
def client(package: str, running: Running, tokens: Callable[..., str]) -> Iterator[Any]:
    kind = importlib.import_module(package).AuthenticatedClient
    with kind(base_url=running.base_url, token=tokens(), httpx_args={"trust_env": False}) as client:
        yield client


def test_generated_client_leads_to_a_paid_receivable(package: str, client: Any) -> None:
    def call(operation: str, *path: str, **values: Any) -> Any:
        [row] = [row for row in OPERATIONS if row.id == operation]
        tag = row.path.split("/")[2].replace("-", "_")
        module = importlib.import_module(f"{package}.api.{tag}.{snake(operation)}")
        answer = module.sync_detailed(*path, client=client, **values)
        assert answer.status_code < 300, (operation, answer.content)
        return answer.parsed

    def model(name: str, **values: Any) -> Any:
        return getattr(models, name).from_dict(values)

    models = importlib.import_module(f"{package}.models")
    user = call("createUser", body=model("CreateUserRequest", email="owner@creditor.example"))
    call("testCompleteOnboarding", user.id)
    assert call("getUser", user.id).status == "active"
    call(
        "createWebhook",
        body=model("CreateWebhookRequest", url="http://127.0.0.1:9/hook", events=["receivable.*"]),
    )
    now = call("getClock").now
    advance = model("AdvanceClockRequest", seconds=seconds_to_night(now))
    call("advanceClock", body=advance)
    today = date.today()
    submission = model(
        "CreateReceivableRequest",
        user_id=user.id,
        invoice={
            "numbers": ["2026-017"],
            "issue_date": str(today - timedelta(days=60)),
            "due_date": str(today - timedelta(days=30)),
            "amount": 1200.5,
            "service_description": "Repair of a roof",
        },
        debtor={"company_name": "Slow payer Ltd", "contacts": [{"email": "ignores@debtor.example"}]},
        metadata={"order": "A-1"},
    )
    created = call("createReceivable", body=submission, idempotency_key="invoice-2026-017")
    again = call("createReceivable", body=submission, idempotency_key="invoice-2026-017")
    assert (created.id, created.amount, created.status) == (again.id, 1200.5, "pending")
    call("advanceClock", body=model("AdvanceClockRequest", seconds=86_400))
    assert call("testPay", created.id, body=model("PayRequest")).status == "payment_received"
    call("advanceClock", body=model("AdvanceClockRequest", seconds=3 * 86_400))
    receivable = call("getReceivable", created.id)
    assert receivable.status == "recovered"
    assert receivable.recovery_progress.metadata.to_dict() == {"order": "A-1"}
    listed = call("listReceivables", user_id=user.id, invoice_number="2026-017", limit=5)
    assert [row.id for row in listed.data] == [created.id]
    types = [event.type_ for event in call("listEvents", limit=100).data]
    assert (types[0], types[-1]) == ("user.updated", "receivable.recovered")
    assert call("getStats").total_recovered == 1


def test_client_has_every_operation(generated: Path) -> None:
    folder = generated / "generated_package" / "api"
    names = {file.stem for file in folder.rglob("*.py")} - {"__init__"}
    assert names >= {snake(row.id) for row in OPERATIONS}
    described = json.loads((generated / "openapi.json").read_text("utf-8"))
    assert len(described["webhooks"]) > 20

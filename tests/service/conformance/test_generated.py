"""Generated requests, alone and in sequences: no server error, and every answer as the descriptions say.

`interface.yaml` is the interface itself; the service's own `/openapi.json` states its limits besides, so that only
there every request that fits the description must be accepted.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.depth import is_deep, rounds
from tests.service.conformance import hooks
from tests.service.conformance.conftest import Running
from tests.service.conformance.platform import Platform
from tests.service.conformance.world import PIXEL, World

INTERFACE = Path(__file__).parent / "interface.yaml"
SAMPLE = Path(__file__).resolve().parents[3] / "resources" / "sample-invoice.pdf"
REDIRECT_URI = "http://127.0.0.1/generated"
CASES, CASES_DEEP = 250, 10_000
VALID, VALID_DEEP = 250, 1_000
MINUTES = 60


def generate(
    folder: Path,
    description: Path,
    base_url: str,
    token: str,
    examples: int,
    *choices: str,
    expected: dict[str, str] | None = None,
) -> str:
    """What the generator says at its end; `folder` takes its files. Fails with its report where it found something.

    `expected` are values of this very service for `hooks`; without them every request goes out as it was generated.
    """
    command = [sys.executable, "-W", "ignore", "-m", "schemathesis.cli", "run", str(description)]
    command += [
        "--url",
        base_url,
        "--header",
        f"Authorization: Bearer {token}",
        "--max-examples",
        str(examples),
    ]
    command += ["--seed", "20260102", "--no-color", "--workers", "1", "--request-timeout", "30", *choices]
    environment = os.environ | {"HYPOTHESIS_STORAGE_DIRECTORY": os.devnull, "NO_COLOR": "1"}
    if expected is not None:
        environment |= {"SCHEMATHESIS_HOOKS": str(hooks.__file__), **expected}
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=MINUTES * 60,
        env=environment,
        check=False,
        cwd=folder,
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-5_000:]
    return done.stdout


@pytest.fixture
def generated_against(running: Running) -> Running:
    """The sample of every run takes one database; the full size takes both."""
    if not is_deep() and not running.core.database.is_sqlite:
        pytest.skip("generated requests meet PostgreSQL under --deep only")
    return running


def generated(report: str) -> int:
    """How many requests the report counts."""
    match = re.search(r"Test cases:\s+([\d,]+) generated", report)
    assert match is not None, report[-3_000:]
    return int(match.group(1).replace(",", ""))


@pytest.mark.deep
def test_generated_requests_never_break_the_interface(
    generated_against: Running, tokens: Callable[..., str], tmp_path: Path
) -> None:
    wanted = rounds(CASES, CASES_DEEP)
    report = generate(
        tmp_path,
        INTERFACE,
        generated_against.base_url,
        tokens(),
        # The limits of each field come first and are the same at any depth.
        wanted // 20 if is_deep() else 4,
        "--exclude-checks",
        # The service takes more methods than the interface names; see test_gate for those that it does not take.
        "positive_data_acceptance,unsupported_method,allow_header_conformance",
    )
    if is_deep():
        assert generated(report) >= wanted


def existing_ids(platform: Platform) -> dict[str, str]:
    """One object of each kind."""
    world = World(platform)
    closed = platform.receivable(world.user, debtor={"company_name": "Closed Ltd"})["id"]
    platform.post(f"/v1/receivables/{closed}/cancel", {"reason": "business_decision"})
    debtor = platform.get(f"/v1/receivables/{closed}")["recovery_progress"]["debtor"]["id"]
    besides = {
        hooks.DOCUMENT: world.document,
        hooks.CONTACT: world.contact,
        hooks.CLOSED_DEBTOR: debtor,
    }
    return {**world.ids, **besides}


@pytest.mark.deep
def test_requests_valid_by_openapi_are_accepted(
    generated_against: Running, tokens: Callable[..., str], platform: Platform, tmp_path: Path
) -> None:
    described = tmp_path / "openapi.json"
    described.write_bytes(httpx.get(f"{generated_against.base_url}/openapi.json", trust_env=False).content)
    report = generate(
        tmp_path,
        described,
        generated_against.base_url,
        tokens(),
        rounds(4, 100),
        # The limits of each field one by one, for all operations, take minutes.
        *([] if is_deep() else ["--phases", "fuzzing,stateful"]),
        "--checks",
        "positive_data_acceptance,not_a_server_error",
        # Half of a surrogate pair and NUL are text to JSON, and nothing that a database keeps.
        "--generation-allow-x00",
        "false",
        # An authorization code or a refresh token is good once and drawn at random: no request to this address can
        # be made up that is accepted. The interface's description has it too, there it meets all other checks.
        "--exclude-path",
        "/oauth/token",
        # It takes forms as that one does: no parameter twice, whatever its name.
        "--exclude-path",
        "/oauth/revoke",
        expected={
            hooks.IDS: json.dumps(existing_ids(platform)),
            hooks.EVIDENCE: PIXEL,
            hooks.INVOICE_FILE: str(SAMPLE),
            hooks.CLIENT_ID: generated_against.new_client(REDIRECT_URI),
            hooks.REDIRECT_URI: REDIRECT_URI,
        },
    )
    assert generated(report) >= rounds(VALID, VALID_DEEP)

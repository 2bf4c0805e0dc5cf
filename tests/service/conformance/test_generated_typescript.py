"""The types that openapi-typescript makes of the service's description lead from a user to a paid receivable."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from tests.needed import absent
from tests.service.conformance.conftest import Running
from tests.service.night import seconds_to_night

PROGRAM = Path(__file__).parent / "typescript"
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    # Nothing of the person's own settings of npm, no news about its versions.
    environment = {**os.environ, "NPM_CONFIG_UPDATE_NOTIFIER": "false", "NO_PROXY": "127.0.0.1"}
    program = shutil.which(command[0])
    assert program is not None
    return subprocess.run(
        [program, *command[1:]],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program and the packages that its lock file names."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            absent(f"{program} is not installed")
    folder = tmp_path_factory.mktemp("typescript") / "project"
    shutil.copytree(PROGRAM, folder)
    installed = run(folder, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    if installed.returncode != 0 and any(code in installed.stderr for code in UNREACHABLE):
        pytest.skip("the registry of npm cannot be reached")
    assert installed.returncode == 0, installed.stderr
    return folder


def test_generated_types_lead_to_a_paid_receivable(
    project: Path, running: Running, tokens: Callable[..., str]
) -> None:
    if not running.core.database.is_sqlite:
        pytest.skip("what is described is the same on each database")
    document = httpx.get(f"{running.base_url}/openapi.json", trust_env=False).content
    (project / "openapi.json").write_bytes(document)
    for step in (
        ("openapi-typescript", "openapi.json", "--default-non-nullable=false", "-o", "schema.d.ts"),
        ("tsc", "--project", "."),
    ):
        done = run(project, "npm", "exec", "--offline", "--", *step)
        assert done.returncode == 0, done.stdout + done.stderr
    story = (running.base_url, tokens(), str(seconds_to_night(datetime.now(UTC))))
    done = run(project, "node", "built/story.js", *story)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "recovered\n"

"""The types that openapi-typescript makes of the service's description lead from a user to a paid receivable."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from tests.service.conformance.conftest import Running
from tests.service.night import seconds_to_night
from tests.service.npm import install, run

PROGRAM = Path(__file__).parent / "typescript"
GUIDE = Path(__file__).parents[3] / "resources" / "reference" / "guide.md"
OF_THE_GUIDE = re.compile(r"^```ts\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the programs and the packages that its lock file names."""
    folder = install(PROGRAM, tmp_path_factory.mktemp("typescript") / "project")
    [program] = OF_THE_GUIDE.findall(GUIDE.read_text("utf-8"))
    (folder / "first.ts").write_text(program, "utf-8")
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
    access = {"RECOVERY_BASE_URL": running.base_url, "RECOVERY_TOKEN": tokens()}
    done = run(project, "node", "built/first.js", variables=access)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "TypeScript: 250 recovered\n"

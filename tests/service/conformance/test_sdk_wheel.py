"""The client library as it is published: its wheel is complete, and runs the main story from elsewhere."""

import email.parser
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from packaging.metadata import Metadata

from debt_recovery import __version__
from tests.service.conformance.conftest import Running
from tests.service.night import seconds_to_night

SOURCES = Path(__file__).parents[3] / "sdk" / "python"
STORY = """
import asyncio, pathlib, sys
import debt_recovery
from debt_recovery import AsyncClient, Client, receivables, reports, test, users

BASE_URL, TOKEN, SECONDS, FOLDER = sys.argv[1:]
assert pathlib.Path(FOLDER) in pathlib.Path(debt_recovery.__file__).parents, debt_recovery.__file__
invoice = {"numbers": ["1"], "issue_date": "2026-01-05", "due_date": "2026-02-04", "amount": 1200.5,
           "service_description": "Repair of a roof"}
debtor = {"company_name": "Slow payer Ltd", "contacts": [{"email": "ignores@debtor.example"}]}
with Client(BASE_URL, TOKEN) as client:
    user = client.send(users.create("owner@creditor.example"))
    client.send(test.complete_onboarding(user["id"]))
    client.send(test.advance(seconds=int(SECONDS)))
    id_ = client.send(receivables.create(user["id"], invoice, debtor))["id"]
    client.send(test.advance(seconds=86_400))
    client.send(test.pay(id_))

async def later():
    async with AsyncClient(BASE_URL, TOKEN) as client:
        await client.send(test.advance(seconds=3 * 86_400))
        return [row["status"] async for row in client.pages(receivables.list_all(user_id=user["id"]))]

print(*asyncio.run(later()))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdk")
    # A build leaves files beside the sources.
    shutil.copytree(
        SOURCES, folder / "python", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    )
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    command += ["--disable-pip-version-check", "--wheel-dir", str(folder), str(folder / "python")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [built] = folder.glob("*.whl")
    return built


def test_wheel_holds_its_modules_types_licence_and_valid_metadata(wheel: Path) -> None:
    assert wheel.name == f"debt_recovery-{__version__}-py3-none-any.whl"
    info = f"debt_recovery-{__version__}.dist-info"
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        text = archive.read(f"{info}/METADATA").decode()
    assert names >= {
        f"debt_recovery/{file.name}" for file in (SOURCES / "src" / "debt_recovery").glob("*.py*")
    }
    assert {"debt_recovery/py.typed", f"{info}/licenses/LICENSE"} <= names
    metadata = Metadata.from_email(text, validate=True)
    assert metadata.description == (SOURCES / "README.md").read_text("utf-8")
    assert email.parser.Parser().parsestr(text)["Description-Content-Type"] == "text/markdown"
    assert [str(one) for one in metadata.requires_dist or ()] == ["httpx<0.29,>=0.28"]
    assert f"## [{__version__}]" in (SOURCES / "CHANGELOG.md").read_text("utf-8")


def test_installed_wheel_runs_the_main_story(
    wheel: Path, running: Running, tokens: Callable[..., str], tmp_path: Path
) -> None:
    if not running.core.database.is_sqlite:
        pytest.skip("what is sent is the same to each database")
    place = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    program = tmp_path / "story.py"
    program.write_text(STORY, "utf-8")
    values = (running.base_url, tokens(), str(seconds_to_night(datetime.now(UTC))), str(place))
    environment = {**os.environ, "PYTHONPATH": str(place), "NO_PROXY": "127.0.0.1"}
    done = subprocess.run(
        [sys.executable, str(program), *values],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "recovered\n"

"""The oldest release that is said to work with these tables does: its own code runs on them, beside this one's.

The release is taken from the repository's history: the last commit before the first migration after `WORKS_FROM`.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.context.core import Core
from recovery_service.db.database import FILE_NAME, Database
from recovery_service.db.migrate import WORKS_FROM, newest_revision, upgrade
from recovery_service.db.tables.schema import METADATA
from recovery_service.ids import GrantId
from recovery_service.principal import PLATFORM
from tests.depth import in_time, is_deep
from tests.needed import absent
from tests.service.cli.children import printed
from tests.service.cli.waiting import LONGEST_START, until
from tests.service.conftest import make_core
from tests.service.postgresql import Server
from tests.service.steps import DAY, advance, events, good, in_process, pay, read, submit
from tests.service.webhooks.receiver import Receiver

ROOT: Final = Path(__file__).parents[3]
VERSIONS: Final = "src/recovery_service/db/migrations/versions"
NEEDED: Final = ("src", "resources", "tests", "pyproject.toml")
SUITES: Final = (
    "users/test_create.py",
    "receivables/test_actions.py",
    "payments/test_payments.py",
    "disputes/test_disputes.py",
    "webhooks/test_events.py",
    "recovery/test_contacts.py",
)
"""Of that release's own tests, some that write to most tables."""


def git(*arguments: str) -> bytes:
    try:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        absent(f"the history of the repository is not at hand: {error}")


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of that release."""
    later = sorted(file for file in (ROOT / VERSIONS).glob("r[0-9]*.py") if file.name[1:5] > WORKS_FROM)
    if not later:
        pytest.skip("no migration since the oldest release that works with these tables")
    added = git("log", "--diff-filter=A", "--format=%H", "--", f"{VERSIONS}/{later[0].name}").decode().split()
    if not added:
        pytest.skip("the first migration since then is not committed yet")
    folder = tmp_path_factory.mktemp("release")
    with tarfile.open(fileobj=io.BytesIO(git("archive", f"{added[-1]}^", *NEEDED))) as archive:
        archive.extractall(folder, filter="data")
    assert max(file.name[1:5] for file in (folder / VERSIONS).glob("r[0-9]*.py")) == WORKS_FROM
    return folder


def environment_of(release: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(release / "src"), str(release))), **more}


@contextlib.contextmanager
def serving(release: Path, folder: Path, place: list[str]) -> Iterator[str]:
    """The API and a worker of that release; yields their address."""
    ready, log = folder / "ready.json", folder / "stderr.txt"
    with log.open("w") as text:
        child = subprocess.Popen(
            [sys.executable, "-m", "recovery_service", "serve", *place, "--ready-file", str(ready)],
            cwd=release,
            env=environment_of(release),
            stdin=subprocess.PIPE,
            stderr=text,
        )
    try:
        until(lambda: ready.exists() or child.poll() is not None, LONGEST_START)
        assert ready.exists(), log.read_text()
        yield json.loads(ready.read_text())["base_url"]
    finally:
        child.kill()
        child.communicate()
    assert '"level":"error"' not in log.read_text().replace(" ", ""), log.read_text()


def token_of(core: Core, client_id: str) -> str:
    with core.database.write() as connection:
        grant: GrantId = create_grant(connection, client_id=client_id, subject=PLATFORM, scope=ALL_SCOPES)
        return issue_access_token(connection, grant, DAY)


def of_the_interface(receivable: dict[str, Any]) -> dict[str, Any]:
    """What the interface says of a receivable, in any release; the balance is the same sum in both."""
    progress = receivable.pop("recovery_progress")
    return {**receivable, "phase": progress["phase"], "due": progress["balance"]["due"]}


def test_release_before_serves_and_works_on_the_new_tables_beside_this_one(
    release: Path, tmp_path: Path, postgres: Server, caller_for: Callable[..., httpx.Client]
) -> None:
    """Only the older release works on jobs here; both answer requests."""
    url = postgres.new_database()
    place = ["--database-url", url]
    printed("init", *place, "--environment", "test")
    created = printed("client", "add", *place, "--name", "N", "--redirect-uri", "https://n.example/cb")
    receiver = Receiver()
    with contextlib.closing(Database(url)) as database, contextlib.closing(receiver):
        upgrade(database)
        core = make_core(database)
        token = token_of(core, created["client_id"])
        new = caller_for(core, token)
        with (
            serving(release, tmp_path, place) as base_url,
            httpx.Client(base_url=base_url, headers={"Authorization": f"Bearer {token}"}, timeout=30) as old,
        ):
            assert old.get("/readyz").status_code == 200
            good(old.post("/v1/webhooks", json={"url": receiver.url, "events": ["receivable.*"]}))
            first = in_process(old)
            second = submit(new, first["user_id"])
            advance(old, DAY)
            for id_ in (first["id"], second["id"]):
                older = of_the_interface(read(old, id_))
                assert older["status"] == "in_process"
                assert of_the_interface(read(new, id_)) == older
            pay(old, second["id"])
            pay(new, first["id"])
            assert [read(old, one["id"])["status"] for one in (first, second)] == ["payment_received"] * 2
            assert events(old) == events(new)
            until(lambda: len(receiver.requests) >= 2)


@pytest.mark.deep
def test_tests_of_the_release_before_pass_on_the_new_tables(release: Path, tmp_path: Path) -> None:
    if not is_deep():
        pytest.skip("the story above is the sample of it")
    with contextlib.closing(Database.in_folder(tmp_path)) as database:
        METADATA.create_all(database.engine)
    tables = environment_of(release, LATER_TABLES=str(tmp_path / FILE_NAME))
    tables["PYTHONPATH"] += os.pathsep + str(Path(__file__).parent / "beside")
    report = tmp_path / "report.xml"
    for suite in in_time(SUITES, 1):
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "later_tables"),
                *("-p", "no:cacheprovider", "-k", "not postgresql", f"--junitxml={report}"),
                f"tests/service/{suite}",
            ],
            cwd=release,
            env=tables,
            capture_output=True,
            check=False,
        )
        [result] = ElementTree.parse(report).getroot().iter("testsuite")
        failed = [
            f"{case.get('classname')}::{case.get('name')}"
            for case in result.iter("testcase")
            if case.find("failure") is not None or case.find("error") is not None
        ]
        assert int(result.get("tests", 0)) > 5
        assert failed == [], suite


def test_release_that_works_is_older_than_the_tables() -> None:
    assert newest_revision() >= WORKS_FROM

"""The commands of the guide that get a token in production, after a person has signed in and allowed it."""

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from recovery_service.access import clients
from recovery_service.context.core import Core
from tests.needed import absent
from tests.service.cli.children import until
from tests.service.oauth.browser import Person, authorize_query

GUIDE = Path(__file__).parents[3] / "resources" / "reference" / "guide.md"
ACCESS = re.compile(r"^```sh access\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^field\(\) .*$", re.MULTILINE)
OPERATOR = "operator@platform.example"


@pytest.fixture
def base_url(app: FastAPI) -> Iterator[str]:
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="off"))
    thread = threading.Thread(target=server.run)
    thread.start()
    until(lambda: server.started)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(30)


def test_commands_of_the_guide_trade_a_code_and_renew_the_token(
    base_url: str, core: Core, platform: dict[str, Any], code_sent: Callable[..., str], tmp_path: Path
) -> None:
    for program in ("bash", "curl"):
        if shutil.which(program) is None:
            absent(f"{program} is not installed")
    with core.database.write() as connection:
        clients.add_operator(connection, platform["client_id"], OPERATOR)
    with httpx.Client(base_url=base_url, trust_env=False) as browser:
        person = Person(browser)
        person.open(authorize_query(platform["client_id"]))
        person.sign_in(OPERATOR, code_sent)
        code = person.allow()["code"]
    text = GUIDE.read_text("utf-8")
    blocks = ACCESS.findall(text)
    assert len(blocks) == 2
    script = "\n".join(["set -eu -o pipefail", *FIELD.findall(text), *blocks])
    environment = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "BASE": base_url,
        "CLIENT": platform["client_id"],
        "CLIENT_SECRET": platform["client_secret"],
        "CODE": code,
        "no_proxy": "127.0.0.1",
    }
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout) == {"data": [], "has_more": False}

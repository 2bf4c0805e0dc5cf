"""A service that the app did not start itself: the person signs in to it in the browser, with a code by email."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from recovery_desktop.embedded.command import service_program
from recovery_desktop.tour import arriving, visits
from recovery_desktop.tour.hands import NotReached, wait_until
from recovery_desktop.tour.other_service import EMAIL, HostedService
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour

NAME: Final = "Recovery service (example)"
REDIRECT: Final = "http://127.0.0.1/callback"


async def sign_in_elsewhere(tour: Tour) -> None:
    """Begin a sign-in, up to the page that is open in the browser."""
    service = await tour.exit_stack.enter_async_context(
        run_hosted_service(tour.stage.folder.with_name("elsewhere"))
    )
    file = tour.stage.folder.with_name("connection.json")
    response = {
        "name": NAME,
        "base_url": service.base_url,
        "client_id": service.client_id,
        "environment": "test",
    }
    file.write_text(json.dumps(response), encoding="utf-8")
    tour.elsewhere = service
    welcome = tour.stage.app.welcome
    welcome.choose("service")
    welcome.read_file(file)
    welcome.connect_service()
    await tour.wait_for_page("sign_in", SLOW_SECONDS)
    await wait_until(lambda: tour.stage.opened, "the sign-in page to be opened in the browser", SLOW_SECONDS)
    await tour.wait_for_text("Continue in your browser")


async def agree_in_the_browser(tour: Tour) -> None:
    service = tour.elsewhere
    if service is None:
        raise NotReached("no service elsewhere is running")
    page = await visits.sign_in(tour.browser, tour.stage.opened[-1], EMAIL, service.sign_in_code)
    page = await visits.allow(tour.browser, page)
    await wait_until(lambda: "signed in" in page.words, "the browser to send the person back")
    await tour.wait_for_page("onboarding")


async def practise_instead(tour: Tour) -> None:
    """Go on with Practice, which needs no browser."""
    await tour.go_to("Connection")
    await tour.press("Add a connection")
    await arriving.choose_practice(tour)


@asynccontextmanager
async def run_hosted_service(folder: Path) -> AsyncIterator[HostedService]:
    """Run a service over this folder, with the app registered as its client, until the block ends."""
    folder.mkdir(parents=True)
    ready, place = folder / "ready.json", ("--data-dir", str(folder / "data"))
    options = ("serve", "--environment", "test", *place, "--ready-file", str(ready))
    with (folder / "service.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *service_program(), *options, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    try:
        await wait_until(
            lambda: ready.exists() or process.returncode is not None, "the service elsewhere", SLOW_SECONDS
        )
        if process.returncode is not None:
            log_end = (folder / "service.log").read_text(encoding="utf-8", errors="replace")[-400:]
            raise NotReached(f"the service elsewhere ended with status {process.returncode}: {log_end}")
        base_url = json.loads(ready.read_text(encoding="utf-8"))["base_url"].rstrip("/")
        client = await _run_command(
            "client", "add", *place, "--name", "Recovery Desktop", "--redirect-uri", REDIRECT, "--public"
        )
        token = await _run_command("token", "create", *place, "--client-id", client["client_id"])
        yield HostedService(base_url, client["client_id"], token["access_token"])
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _run_command(*arguments: str) -> dict[str, Any]:
    """Return what a command of the service prints. Raises NotReached."""
    process = await asyncio.create_subprocess_exec(
        *service_program(),
        *arguments,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    printed, complaint = await process.communicate()
    if process.returncode != 0:
        raise NotReached(f"{arguments[0]} {arguments[1]}: {complaint.decode(errors='replace')[-400:]}")
    printed_values: dict[str, Any] = json.loads(printed.decode().strip().splitlines()[-1])
    return printed_values

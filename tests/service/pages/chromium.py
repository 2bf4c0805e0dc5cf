"""A browser driven through its own debugging protocol: opens pages, presses keys, reads the accessibility tree."""

import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SECONDS = 60


def executable() -> Any:
    """The browser of this machine, None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


MOVING = ("navigated", "context")
"""Of what it says when it is asked something in the moment between two pages."""


class Moving(OSError):
    """The page that was asked is not there any more, or not yet."""


class Chromium:
    """One tab of one headless browser with a profile of its own."""

    def __init__(self, path: Any) -> None:
        self._ids = itertools.count(1)
        with ExitStack() as stack:
            folder = stack.enter_context(
                tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
            )
            arguments = [
                "--headless",
                "--disable-gpu",
                "--remote-debugging-port=0",
                f"--user-data-dir={folder}",
            ]
            if hasattr(os, "geteuid") and os.geteuid() == 0:
                arguments.append("--no-sandbox")  # the browser refuses to run as root with its sandbox
            self._process = subprocess.Popen(
                [path, *arguments, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            stack.callback(self._process.wait, SECONDS)
            stack.callback(self._process.terminate)
            port, address = self._port(Path(folder) / "DevToolsActivePort")
            self._browser = stack.enter_context(connect(f"ws://127.0.0.1:{port}{address}", max_size=None))
            target = self._ask("Target.createTarget", url="about:blank")["targetId"]
            self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Accessibility"):
                self.ask(f"{domain}.enable")
            self._stack = stack.pop_all()

    def _port(self, result: Any) -> Any:
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            if result.exists() and len(lines := result.read_text().split()) == 2:
                return lines
            if self._process.poll() is not None:
                raise OSError(f"the browser ended with status {self._process.returncode}")
            time.sleep(0.05)
        raise OSError("the browser did not start")

    def _ask(self, method: Any, session: Any = None, **parameters: Any) -> Any:
        number = next(self._ids)
        message = {"id": number, "method": method, "params": parameters}
        self._browser.send(json.dumps({**message, "sessionId": session} if session else message))
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            response = json.loads(self._browser.recv(timeout=SECONDS))
            if response.get("id") == number:
                if "error" in response:
                    if any(word in response["error"]["message"] for word in MOVING):
                        raise Moving(response["error"]["message"])
                    raise OSError(f"{method}: {response['error']['message']}")
                return response["result"]
        raise OSError(f"{method} had no answer")

    def ask(self, method: Any, **parameters: Any) -> Any:
        return self._ask(method, self._session, **parameters)

    def open(self, url: Any) -> None:
        self.ask("Page.navigate", url=url)
        self.wait(f"document.readyState === 'complete' && location.href.startsWith({json.dumps(url[:40])})")

    def value(self, expression: Any) -> Any:
        return self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)[
            "result"
        ].get("value")

    def wait(self, condition: Any) -> None:
        """Until this expression is true in the page."""
        deadline = time.monotonic() + SECONDS
        while not self._holds(condition):
            if time.monotonic() > deadline:
                raise AssertionError(f"not reached: {condition}")
            time.sleep(0.05)

    def _holds(self, condition: Any) -> Any:
        try:
            return self.value(condition)
        except Moving:
            return False

    def press(self, key: Any, code: Any = None, text: Any = None) -> None:
        codes = {"Tab": 9, "Enter": 13, " ": 32, "ArrowDown": 40}
        parameters = {"key": key, "code": code or key, "windowsVirtualKeyCode": codes.get(key, 0)}
        typed = {"text": text} if text else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **parameters, **typed)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def nodes(self) -> Any:
        """What a screen reader is told, without what it ignores: (role, name, focusable)."""
        matches = []
        for node in self.ask("Accessibility.getFullAXTree")["nodes"]:
            if not node.get("ignored"):
                properties = {
                    entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])
                }
                name = (node.get("name") or {}).get("value", "")
                matches.append((node["role"]["value"], name, bool(properties.get("focusable"))))
        return matches

    def close(self) -> None:
        self._stack.close()

"""A headless Chromium that prints pages to PDF, driven through a pipe by its debugging protocol."""

import base64
import itertools
import json
import os
import subprocess
import tempfile
from typing import Any

FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
    "--disable-dev-shm-usage", "--disable-background-networking", "--remote-debugging-pipe",
)  # fmt: skip


class Browser:
    """One tab of one browser with a profile of its own."""

    def __init__(self, path: str) -> None:
        self._ids = itertools.count(1)
        self._folder = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()

        def place() -> None:
            # The browser reads from 3 and writes to 4; what stands there may be one of our pipes itself.
            there, back = os.dup(to_browser), os.dup(from_browser)
            high_there, high_back = os.dup2(there, 100), os.dup2(back, 101)
            os.dup2(high_there, 3)
            os.dup2(high_back, 4)

        self._process = subprocess.Popen(
            [path, *FLAGS, f"--user-data-dir={self._folder.name}", "about:blank"], preexec_fn=place, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=(),
        )  # fmt: skip
        os.close(to_browser)
        os.close(from_browser)
        self._buffer = b""
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session: str = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._frame = self._call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def pdf(self, page: str) -> bytes:
        self._call("Page.setDocumentContent", frameId=self._frame, html="<!doctype html>" + page)
        self._call("Runtime.evaluate", expression="document.fonts.ready", awaitPromise=True)
        printed = self._call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
        return base64.b64decode(printed["data"])

    def close(self) -> None:
        self._call("Browser.close", whole=True)
        self._process.wait(30)
        os.close(self._write)
        os.close(self._read)
        self._folder.cleanup()

    def _call(self, method: str, full_response: bool = False, **parameters: Any) -> dict[str, Any]:
        number = next(self._ids)
        message: dict[str, Any] = {"id": number, "method": method, "params": parameters}
        if hasattr(self, "_session") and not full_response:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == number:
                if "error" in answer:
                    raise OSError(f"{method}: {answer['error']}")
                return dict(answer.get("result", {}))

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            piece = os.read(self._read, 1 << 20)
            if not piece:
                raise OSError("the browser has ended")
            self._buffer += piece
        first, _, self._buffer = self._buffer.partition(b"\0")
        return dict(json.loads(first))

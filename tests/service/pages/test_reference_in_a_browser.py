"""The pages for builders in a real browser: axe finds nothing, on a phone and a desktop, light and dark."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from tests.depth import with_the_rest
from tests.service.npm import install
from tests.service.pages.chromium import Chromium
from tests.service.pages.test_in_a_browser import chromium as chromium
from tests.service.pages.test_in_a_browser import served

# Everything that the reference draws stands here; axe takes minutes for all operations on a busy machine.
PATHS = ("/oauth/authorize", "/oauth/token", "/v1/receivables", "/v1/users/{id}")
EVENT = "receivable.created"
SHOWN = f"document.querySelector('[data-section-id*=\"{EVENT}\"]') !== null"
VIEWS = [
    ("docs", "light", 360),
    ("docs/guide", "light", 1280),
    ("docs/errors", "dark", 360),
    ("docs/errors/NOT_FOUND", "light", 360),
    ("docs/events", "dark", 1280),
]
VIEWS_DEEP = [("docs", "dark", 1280), ("docs/guide", "dark", 360)]
VIOLATIONS = """
axe.run(document, { resultTypes: ["violations"] }).then((results) => JSON.stringify(
  results.violations.flatMap((rule) => rule.nodes.slice(0, 5).map((node) => `${rule.id}: ${node.html.slice(0, 200)}`))
))
"""


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The program that looks for violations of WCAG."""
    folder = install(Path(__file__).parent / "axe", tmp_path_factory.mktemp("axe") / "project")
    return (folder / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def base_url(app: FastAPI) -> Iterator[str]:
    document = app.state.describe()
    paths = {path: document["paths"][path] for path in PATHS}
    few = {**document, "paths": paths, "webhooks": {EVENT: document["webhooks"][EVENT]}}
    app.state.describe = lambda: few
    with served(app) as port:
        yield f"http://127.0.0.1:{port}"


@pytest.mark.parametrize(("page", "scheme", "width"), with_the_rest(VIEWS, VIEWS_DEEP))
def test_page_for_builders_has_no_violation(
    chromium: Chromium, axe: str, base_url: str, page: str, scheme: str, width: int
) -> None:
    size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    chromium.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    chromium.open(f"{base_url}/{page}")
    chromium.wait(SHOWN if page == "docs" else "document.querySelector('main') !== null")
    chromium.value(f"{axe}; 0")
    assert json.loads(chromium.value(VIOLATIONS)) == []
    assert chromium.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth")

"""What is loaded while nothing else is to do is what the pages need."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from recovery_desktop.app.pages import PAGES
from recovery_desktop.app.preload import preload


def test_preload_leaves_no_page_to_be_loaded() -> None:
    asyncio.run(preload())
    loaded = set(sys.modules)
    assert {f"recovery_desktop.ui.pages.{row.key}.controller" for row in PAGES} <= loaded
    assert {f"recovery_desktop.ui.pages.{row.key}.page" for row in PAGES} <= loaded
    assert "recovery_desktop.ui.document_view.pdf_view" in loaded


def test_first_page_is_on_view_before_http_and_what_the_service_takes_are_loaded() -> None:
    first = "recovery_desktop.app.shell, recovery_desktop.ui.pages.today.controller"
    late = {"httpx", "pydantic", "recovery_desktop.actions.table"}
    program = f"import sys, {first}; print({late!r} & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout == "set()\n"

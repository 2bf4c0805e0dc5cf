"""What a Linux desktop reads about the app."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from xml.etree import ElementTree

import contents

from recovery_desktop.__main__ import _parser
from recovery_desktop.translation import LANGUAGES
from tests.needed import absent

LINUX = contents.ROOT / "packaging" / "linux"
ENTRY = LINUX / "recovery-desktop.desktop"


def entry() -> dict[str, str]:
    parsed = configparser.RawConfigParser(strict=True)
    parsed.optionxform = str  # type: ignore[assignment]
    parsed.read(ENTRY, encoding="utf-8")
    return dict(parsed["Desktop Entry"])


def test_desktop_entry_is_valid() -> None:
    validator = shutil.which("desktop-file-validate")
    if validator is None:
        absent("desktop-file-validate is not installed")
    done = subprocess.run([validator, str(ENTRY)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_desktop_entry_opens_invoices_and_links() -> None:
    desktop_entry = entry()
    assert desktop_entry["Exec"] == f"{contents.NAME} %U"
    kinds = desktop_entry["MimeType"].rstrip(";").split(";")
    assert {"application/pdf", f"x-scheme-handler/{contents.SCHEME}"} <= set(kinds)
    assert {
        "image/heic",
        "message/rfc822",
        "application/vnd.ms-outlook",
        "application/zip",
        "text/csv",
    } <= set(kinds)
    # Whoever opens a folder wants to look into it.
    assert "inode/directory" not in kinds
    for key in ("GenericName", "Comment", "Keywords"):
        assert {f"{key}[{code}]" for code in LANGUAGES if code != "en"} <= desktop_entry.keys()


def test_window_belongs_to_the_entry() -> None:
    assert entry()["StartupWMClass"] == contents.NAME


def test_man_page_names_every_option() -> None:
    page = (LINUX / "recovery-desktop.1").read_text(encoding="utf-8").replace("\\-", "-")
    options = [
        name for action in _parser()._actions for name in action.option_strings if name.startswith("--")
    ]
    assert not [name for name in options if name not in page and name != "--help"]
    assert "tour --out" in page


def test_catalogue_entry_names_the_same_things() -> None:
    component = ElementTree.parse(LINUX / f"{contents.IDENTIFIER}.metainfo.xml").getroot()
    assert component.findtext("id") == contents.IDENTIFIER
    assert component.findtext("launchable") == ENTRY.name
    assert component.findtext("project_license") == "Apache-2.0"


def test_maintainer_scripts_are_sound_and_safe_to_repeat() -> None:
    service = contents.ROOT / "packaging" / "service"
    for script in (LINUX / "postinst", *(service / name for name in ("postinst", "prerm", "postrm"))):
        text = script.read_text(encoding="utf-8")
        assert text.startswith("#!/bin/sh\nset -e\n"), script
        assert subprocess.run(["sh", "-n", str(script)], check=False).returncode == 0
        assert not re.search(r"rm -rf [^/]*\$", text), "no folder is removed by a computed name"

"""The setup for Windows, read as text: what a compiler accepts and a person would be hurt by."""

from __future__ import annotations

import re

import contents
import pytest

from recovery_contract.file_kinds import INVOICE_ENDINGS
from recovery_desktop.translation import LANGUAGES

SCRIPT = (contents.ROOT / "installer.iss").read_text(encoding="utf-8")
APP_ID = "{{6C2B6C0E-6A2B-4C52-9D0A-6E6B0C7A53D1}"


def section(name: str) -> str:
    return re.search(rf"^\[{name}\]\n(.*?)(?=^\[|\Z)", SCRIPT, re.M | re.S).group(1)


def entries(name: str) -> list[str]:
    return [line for line in section(name).splitlines() if line and not line.startswith((";", "#"))]


def test_upgrade_is_recognised_for_ever() -> None:
    assert f"AppId={APP_ID}" in entries("Setup")


def test_setup_is_for_the_person_and_needs_no_administrator() -> None:
    assert "PrivilegesRequired=lowest" in entries("Setup")
    assert not re.search(r"Root: HK(LM|CR)", SCRIPT), "what is written belongs to whoever installs"


def test_version_and_folder_come_from_outside() -> None:
    for name in ("AppVersion", "SourceFolder", "Pictures"):
        assert re.search(rf"#ifndef {name}\n  #error", SCRIPT)
    assert contents.version() not in SCRIPT


def test_setup_has_the_languages_of_the_app_everywhere() -> None:
    languages = re.findall(r'^Name: "(\w\w)"', section("Languages"), re.M)
    assert languages == list(LANGUAGES)
    messages = re.findall(r"^(\w\w)\.(\w+)=(.+)", section("CustomMessages"), re.M)
    names = {name for _, name, _ in messages}
    for name in names:
        texts = {code: text for code, its, text in messages if its == name}
        assert list(texts) == languages, name
        assert len({re.findall(r"%\d", text).__len__() for text in texts.values()}) == 1, name
    used = set(re.findall(r"CustomMessage\('(\w+)'\)|\{cm:(\w+)\}", SCRIPT))
    inno_knows = {"CreateDesktopIcon", "LaunchProgram"}
    assert {one or other for one, other in used} - inno_knows == names


def test_windows_that_does_not_fit_is_told_in_every_language() -> None:
    messages = re.findall(r"^(\w\w)\.(\w+)=(.+)", section("Messages"), re.M)
    for name in ("WinVersionTooLowError", "WindowsVersionNotSupported"):
        texts = {code: text for code, its, text in messages if its == name}
        assert list(texts) == list(LANGUAGES), name
        assert all("64" in text and "Windows 10" in text and "1809" in text for text in texts.values()), name


def test_setup_deletes_only_its_own_files() -> None:
    for name in ("InstallDelete", "UninstallDelete"):
        assert entries(name) == ['Type: filesandordirs; Name: "{app}\\_internal"'], name


def test_data_go_only_when_that_was_ticked() -> None:
    assert SCRIPT.count("DelTree(") == 1
    guard = SCRIPT[: SCRIPT.index("DelTree(")].rsplit("if ", 1)[1]
    assert "RemoveData" in guard
    assert re.search(r"RemoveData := Result and Tick\.Checked", SCRIPT)


def test_data_folder_is_the_one_that_the_app_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    from platformdirs.windows import Windows

    from recovery_desktop.settings import APP_NAME

    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: f"<{name}>")
    assert Windows(APP_NAME, appauthor=False).user_data_dir.replace("/", "\\").endswith(f">\\{APP_NAME}")
    assert f'#define AppName "{APP_NAME}"' in SCRIPT
    assert "{localappdata}\\{#AppName}" in SCRIPT


def test_links_and_documents_are_registered_and_taken_back() -> None:
    registry = entries("Registry")
    assert f'#define Scheme "{contents.SCHEME}"' in SCRIPT
    roots = ("Software\\Classes\\{#Scheme}", "Software\\Classes\\{#Document}")
    for root in (*roots, "Software\\Classes\\Applications\\{#Executable}"):
        assert any(f'Subkey: "{root}";' in row and "uninsdeletekey" in row for row in registry), root
        command = [row for row in registry if f"{root}\\shell\\open\\command" in row]
        assert command, root
        assert '"""{app}\\{#Executable}"" ""%1"""' in command[0], "a path with blanks stays one argument"
    offered = [row for row in registry if "\\OpenWithProgids" in row]
    assert all("uninsdeletevalue" in row for row in offered)
    assert not [row for row in registry if re.search(r'Classes\\\.\w+";', row)], "it never takes a kind over"


def test_windows_offers_the_app_for_everything_that_holds_invoices() -> None:
    # A text may be anything.
    endings = INVOICE_ENDINGS - {".txt"}
    registry = entries("Registry")
    offered = {
        match[1] for row in registry if (match := re.search(r"Classes\\(\.\w+)\\OpenWithProgids", row))
    }
    supported = {
        match[1]
        for row in registry
        if "SupportedTypes" in row and (match := re.search(r'ValueName: "(\.\w+)"', row))
    }
    assert endings <= offered
    assert offered == supported


def test_forms_are_sized_for_the_screen() -> None:
    """At 150 % a size in bare points cuts off what lies on the form."""
    bare = re.findall(r"(?:CreateCustomForm\(|SetBounds\(|ClientWidth := |ClientHeight := )\d", SCRIPT)
    assert not bare
    sizes = re.findall(r"CreateCustomForm\((ScaleX\(\d+\)), (ScaleY\(\d+\))", SCRIPT)
    assert sizes == [("ScaleX(420)", "ScaleY(170)")]


def test_upgrade_ends_what_has_no_window_and_waits_for_it() -> None:
    assert "CloseApplications=force" in entries("Setup")
    assert not re.search(r"if (\(Step = ssInstall\) and )?IsRunning then", SCRIPT), (
        "children end a moment later"
    )
    assert SCRIPT.count("StaysRunning then") == 2

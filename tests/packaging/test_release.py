"""The release: what the workflow calls exists, what it signs the app believes, and its papers list what is shipped."""

from __future__ import annotations

import ast
import base64
import json
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import contents
import make
import manifest
import pytest
import records
import yaml

from recovery_contract.mail_sign_in import read_mail_providers
from recovery_desktop import licences
from recovery_desktop.api.updates import UpdateTooOld, UpdateUntrusted, load_update_source, verify_statement

WORKFLOWS: dict[str, dict[str, Any]] = {
    file.name: yaml.safe_load(file.read_text(encoding="utf-8"))
    for file in sorted((contents.ROOT / ".github" / "workflows").glob("*.yml"))
}
WORKFLOW = WORKFLOWS["release.yml"]
STEPS = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
EVERY_STEP = [step for flow in WORKFLOWS.values() for job in flow["jobs"].values() for step in job["steps"]]
COMMANDS = [step["run"] for step in EVERY_STEP if "run" in step]
RUNNERS = {
    *("ubuntu-22.04", "ubuntu-24.04", "ubuntu-24.04-arm"),
    *("windows-2022", "windows-2025"),
    "macos-15",
}
"""Images that are offered and not announced to go before 2027."""
NODE_24 = {
    "actions/checkout": 5,
    "actions/setup-python": 6,
    "actions/upload-artifact": 6,
    "actions/download-artifact": 7,
    "actions/attest-build-provenance": 3,
}
"""The first version of each action that runs on a Node that the runners still have."""


@pytest.fixture(scope="module")
def parts() -> Any:
    return licences.list_parts()


def test_release_builds_on_three_systems_and_publishes_only_a_tag() -> None:
    runners = [
        row["runner"].split("-")[0] for row in WORKFLOW["jobs"]["build"]["strategy"]["matrix"]["include"]
    ]
    assert sorted(runners) == ["macos", "ubuntu", "windows"]
    assert WORKFLOW["jobs"]["publish"]["if"] == "github.ref_type == 'tag'"
    assert set(WORKFLOW["jobs"]["publish"]["needs"]) == WORKFLOW["jobs"].keys() - {"publish"}
    assert WORKFLOW["permissions"] == {"contents": "read"}


def test_workflow_steps_and_scripts_exist() -> None:
    paths = {
        step
        for text in COMMANDS
        for line in re.findall(r"dev\.py build ([^\n\"]*)", text)
        for step in line.split()
    }
    assert paths
    assert paths <= make.STEPS.keys()
    files = {name for text in COMMANDS for name in re.findall(r"packaging/[\w/.-]+", text)}
    assert files
    assert not [name for name in files if not (contents.ROOT / name).exists()]


@pytest.mark.parametrize("flow", sorted(WORKFLOWS))
def test_tour_is_played_in_the_systems_own_windows_and_without_any(flow: Any) -> None:
    """A build without the part of Qt that shows windows would pass where only Qt's own stand-in is asked for."""
    (step,) = [
        step
        for job in WORKFLOWS[flow]["jobs"].values()
        for step in job["steps"]
        if " tour --out " in step.get("run", "")
    ]
    assert "if" not in step, "on every system"
    native, offscreen = [line for line in step["run"].splitlines() if " tour --out " in line]
    assert native.split()[:2] == ['"${shown[@]}"', '"$program"']
    assert "xvfb-run" in step["run"], "Linux has no screen there"
    assert offscreen.startswith("QT_QPA_PLATFORM=offscreen ")
    assert str(WORKFLOWS[flow]).count("QT_QPA_PLATFORM") == 1, "nor is it set for other steps"


def test_release_packs_and_writes_papers_on_each_system() -> None:
    for pack in ("deb", "dmg", "setup"):
        assert any(f"build {pack} papers" in text for text in COMMANDS), pack


def test_secrets_reach_only_the_steps_that_sign() -> None:
    for name, job in WORKFLOW["jobs"].items():
        assert "secrets." not in str({part: job[part] for part in job.keys() - {"steps"}}), name
    assert "secrets." not in str(WORKFLOWS["ci.yml"]), "a pull request is anybody's"
    for step in STEPS:
        secrets = [name for name, value in step.get("env", {}).items() if "secrets." in str(value)]
        if secrets:
            assert step.get("if") or "sign" in step["name"].lower(), step["name"]
        assert "secrets." not in step.get("run", ""), "a secret in a command would show in the log"


def test_release_key_is_read_in_a_job_that_installs_nothing() -> None:
    readers = {name: job for name, job in WORKFLOW["jobs"].items() if manifest.VARIABLE in str(job)}
    assert readers.keys() == {"sign"}
    (job,) = readers.values()
    assert "github.ref_type == 'tag'" in job["if"]
    used = [step["uses"].partition("@")[0] for step in job["steps"] if "uses" in step]
    assert used == ["actions/checkout", "actions/upload-artifact"]
    commands = " ".join(step.get("run", "") for step in job["steps"])
    assert not re.search(r"\b(pip|venv|apt(-get)?|npm|curl|wget|dev\.py)\b", commands)
    # Only the library of Python itself: what a package could bring would read the key.
    modules = {
        node.module if isinstance(node, ast.ImportFrom) else alias.name
        for file in ("manifest.py", "contents.py")
        for node in ast.walk(ast.parse((contents.ROOT / "packaging" / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    foreign = {name.partition(".")[0] for name in modules if name} - sys.stdlib_module_names
    assert foreign <= {"contents"}


def test_workflow_runners_are_offered() -> None:
    runners = set()
    for flow in WORKFLOWS.values():
        for job in flow["jobs"].values():
            matrix = job.get("strategy", {}).get("matrix", {})
            rows = matrix.get("runner", []) + [row["runner"] for row in matrix.get("include", [])]
            runners |= set(rows or [job["runs-on"]])
    assert runners <= RUNNERS
    tried = WORKFLOWS["ci.yml"]["jobs"]["product"]["strategy"]["matrix"]["runner"]
    assert set(tried) == RUNNERS, "a pull request is tried on each"


def test_workflow_actions_run_on_an_offered_node() -> None:
    for name in WORKFLOWS:
        text = (contents.ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")
        used = re.findall(r"uses: ([\w/-]+)@[0-9a-f]{40} # v(\d+)\.", text)
        assert len(used) == text.count("uses: ")
        assert not [action for action, version in used if int(version) < NODE_24[action]], name


def test_files_of_several_systems_have_names_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """They meet in one folder, where the last one of a name would be the only one."""
    brought = next(step for step in STEPS if str(step.get("with", {}).get("name")).startswith("installers-$"))
    names = [name.removeprefix("dist/") for name in brought["with"]["path"].split()]
    monkeypatch.setattr(make, "APP", contents.ROOT / "docs")
    monkeypatch.setattr(records, "write_licences", lambda target: target.write_text(""))
    monkeypatch.setattr(records, "write_bill", lambda target: target.write_text("{}"))
    written: list[set[str]] = []
    for system in ("linux-x86_64", "macos-aarch64", "windows-x86_64"):
        with tempfile.TemporaryDirectory() as folder:
            monkeypatch.setattr(make, "DIST", Path(folder))
            monkeypatch.setattr(records, "system", lambda name=system: name)
            make.write_papers()
            published = {file.name for file in Path(folder).iterdir()}
        written.append({name for name in published if any(fnmatch(name, pattern) for pattern in names)})
    assert all(len(published) == 3 for published in written)
    assert not set.intersection(*written)


def test_workflow_actions_are_pinned_to_commits() -> None:
    used = [step["uses"] for step in EVERY_STEP if "uses" in step]
    assert used
    assert not [name for name in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name)]


def test_release_signature_is_believed_by_the_app() -> None:
    key, now = bytes(range(32)), datetime(2026, 11, 21, tzinfo=UTC)
    text = manifest.statement("9.9.9", "Better.", "https://example.org/v9.9.9", key, now)
    release = verify_statement(text.encode(), manifest.public_text(key), now)
    assert (release.version, release.notes_in("en"), release.published) == ("9.9.9", "Better.", "2026-11-21")
    with pytest.raises(UpdateUntrusted):
        verify_statement(text.encode(), manifest.public_text(bytes(32)), now)
    with pytest.raises(UpdateTooOld):
        verify_statement(text.encode(), manifest.public_text(key), now + manifest.GOOD_FOR)


def test_signing_without_a_key_or_without_notes_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["sign", "--page", "https://example.org", "--out", str(tmp_path / "update.json")]
    monkeypatch.setenv(manifest.VARIABLE, "short")
    assert manifest.main(arguments) == 1
    assert "32 bytes" in capsys.readouterr().err
    monkeypatch.setenv(manifest.VARIABLE, base64.b64encode(bytes(32)).decode())
    monkeypatch.setattr(contents, "version", lambda: "77.0.0")
    assert manifest.main(arguments) == 1
    assert "CHANGELOG.md says nothing about version 77.0.0." in capsys.readouterr().err
    assert not (tmp_path / "update.json").exists()


def test_notes_are_those_of_the_version() -> None:
    changelog = "# Changelog\n\n## [1.1.0] - 2026-02-01\n\n- Newer.\n\n## [1.0.0]\n\n- First.\n"
    assert manifest.notes_of("1.1.0", changelog) == "- Newer."
    assert manifest.notes_of("1.0.0", changelog) == "- First."


def test_build_without_a_source_never_looks(tmp_path: Path) -> None:
    target = tmp_path / "updates.toml"
    records.write_update_source(target, {"UPDATE_ADDRESS": "https://example.org/update.json"})
    assert not target.exists()
    assert load_update_source() is None


def test_released_build_knows_where_to_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "updates.toml"
    key = base64.b64encode(bytes(32)).decode()
    address = "https://example.org/update.json"
    records.write_update_source(target, {"UPDATE_ADDRESS": address, "UPDATE_PUBLIC_KEY": key})
    monkeypatch.setattr("recovery_desktop.api.updates.resource", lambda name: target)
    source = load_update_source()
    assert source is not None
    assert (str(source.address), source.key) == (address, key)


def test_build_without_client_ids_offers_no_sign_in_at_mail_providers(tmp_path: Path) -> None:
    table = contents.ROOT / "resources" / "mail_sign_in.toml"
    records.write_mail_clients(tmp_path / "mail_clients.toml", {"GOOGLE_CLIENT_SECRET": "alone"})
    assert list(tmp_path.iterdir()) == []
    assert not [one for one in read_mail_providers(table).values() if one.is_offered]


def test_build_with_a_client_id_offers_sign_in_at_its_provider(tmp_path: Path) -> None:
    table = tmp_path / "mail_sign_in.toml"
    table.write_bytes((contents.ROOT / "resources" / "mail_sign_in.toml").read_bytes())
    records.write_mail_clients(tmp_path / "mail_clients.toml", {"MICROSOFT_CLIENT_ID": "app-1"})
    providers = read_mail_providers(table)
    assert (providers["microsoft"].client_id, providers["google"].is_offered) == ("app-1", False)


ENCODER = "multilingual-e5-small"


def test_bill_lists_what_is_installed_to_run(parts: Any) -> None:
    bill = records.bill(parts)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    addresses = [row["purl"] for row in bill["components"]]
    assert len(addresses) == len(set(addresses)) == len(parts)
    named = {re.sub(r"[-_.]+", "-", row["name"]).lower() for row in bill["components"]}
    required = licences.find_required_distributions("recovery-desktop").keys()
    assert required - {"recovery-desktop"} == named - {"python", "inter", "liberation sans", "redoc", ENCODER}
    assert bill["dependencies"][0]["dependsOn"] == addresses
    assert records.bill(parts) == bill, "the same parts make the same bytes"


def test_release_ships_nothing_under_the_gpl_alone(parts: Any) -> None:
    strong = re.compile(r"(?<!L)\b(A?GPL)", re.I)
    free = ("OR", "LGPL", "Lesser")
    assert not [
        part.name
        for part in parts
        if strong.search(part.licence) and not any(word in part.licence for word in free)
    ]


def test_licensed_parts_bring_their_licence_texts(parts: Any) -> None:
    assert not [part.name for part in parts if not any(text.strip() for text in part.texts)]
    text = licences.format_licences(parts)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "may replace them with your own build" in licences.qt_notice()
    assert licences.qt_notice() in text


def test_lgpl_libraries_can_be_replaced(parts: Any) -> None:
    lesser = {part.name.lower() for part in parts if "LGPL" in part.licence and "OR" not in part.licence}
    assert lesser == {"psycopg", "psycopg-binary", "python-stdnum"}, (
        "each needs a place in contents.LOOSE and qt.txt"
    )
    assert contents.LOOSE == ("psycopg", "stdnum")


def test_checksums_are_those_that_the_usual_program_reads(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"one")
    (tmp_path / "b c.json").write_text(json.dumps({}))
    records.write_checksums(tmp_path)
    records.write_checksums(tmp_path)
    done = subprocess.run(
        ["sha256sum", "--check", "--strict", records.CHECKSUMS],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert (tmp_path / records.CHECKSUMS).read_text().count("\n") == 2


def test_version_record_of_windows_is_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "version", lambda: "1.2.3")
    assert "filevers=(1, 2, 3, 0)" in records.windows_version()
    compile(records.windows_version(), "version-info", "eval")

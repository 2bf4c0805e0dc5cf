"""The order in which an app for macOS is signed, with a stand-in for Apple's program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import contents
import pytest

SIGN = contents.ROOT / "packaging" / "macos" / "sign.sh"
CODE = b"\xcf\xfa\xed\xfe" + bytes(28)
FILES = (
    "Contents/MacOS/recovery-desktop",
    "Contents/Frameworks/Python.framework/Versions/3.12/Python",
    "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "Contents/Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "Contents/Frameworks/PySide6/QtCore.abi3.so",
    "Contents/Frameworks/some/helper",
)
DATA = (
    "Contents/Info.plist",
    "Contents/Resources/resources/app.qss",
    "Contents/Frameworks/numpy/lib/libx.a",
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script of a Unix shell")


@pytest.fixture
def app(tmp_path: Path) -> Path:
    bundle = tmp_path / "Recovery Desktop.app"
    for name in FILES + DATA:
        file = bundle / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(CODE if name in FILES or name.endswith(".a") else b"text")
    stand_in = tmp_path / "bin" / "codesign"
    stand_in.parent.mkdir()
    stand_in.write_text('#!/bin/sh\nprintf "%s|" "$@" >> "$SIGNED"; echo >> "$SIGNED"\n')
    stand_in.chmod(0o755)
    return bundle


def signed(app: Path, identity: str) -> list[list[str]]:
    log = app.parent / "signed"
    place = {**os.environ, "PATH": f"{app.parent / 'bin'}:{os.environ['PATH']}", "SIGNED": str(log)}
    subprocess.run(["bash", str(SIGN), str(app), identity], env=place, check=True)
    return [line.rstrip("|").split("|") for line in log.read_text().splitlines()]


def test_machine_code_is_signed_before_its_container(app: Path) -> None:
    *calls, verified = signed(app, "Developer ID Application: Somebody")
    order = [Path(call[-1]) for call in calls]
    assert verified[:2] == ["--verify", "--deep"]
    code = {app / name for name in FILES} - {app / FILES[0]}
    frameworks = {file.parents[2] for file in code if ".framework" in str(file)}
    assert set(order) == code | frameworks | {app}
    assert len(order) == len(set(order))
    for at, place in enumerate(order):
        later = order[at + 1 :]
        assert not [file for file in later if file.is_relative_to(place)], (
            f"{place} was signed before what lies in it"
        )


def test_release_is_hardened_throughout_and_only_the_app_is_entitled(app: Path) -> None:
    *calls, _ = signed(app, "Developer ID Application: Somebody")
    assert all("runtime" in call and "--timestamp" in call for call in calls)
    assert [call[-1] for call in calls if "--entitlements" in call] == [str(app)]


def test_signing_without_an_identity_contacts_nobody(app: Path) -> None:
    assert not [call for call in signed(app, "-") if "--timestamp" in call or "runtime" in call]


def test_refused_signature_ends_it(app: Path) -> None:
    (app.parent / "bin" / "codesign").write_text('#!/bin/sh\ncase "$*" in *QtCore*) exit 1;; esac\n')
    with pytest.raises(subprocess.CalledProcessError):
        signed(app, "-")


def test_notary_is_asked_with_the_keychain_that_holds_its_profile() -> None:
    image = (contents.ROOT / "packaging" / "macos" / "make_dmg.sh").read_text()
    keychain = (contents.ROOT / "packaging" / "macos" / "keychain.sh").read_text()
    assert '--keychain "$NOTARY_KEYCHAIN"' in image
    assert "NOTARY_KEYCHAIN=$KEYCHAIN" in keychain

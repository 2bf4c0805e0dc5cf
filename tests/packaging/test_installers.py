"""The installers, built, tried, installed, upgraded and removed for real: minutes long, with --packaging only."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from email.utils import parseaddr
from importlib import metadata
from pathlib import Path

import contents
import libraries
import make
import pytest

from recovery_desktop import licences
from recovery_desktop.tour import submitting
from tests.needed import absent
from tests.service.recovery.production import MailServer

pytestmark = [
    pytest.mark.packaging,
    pytest.mark.skipif(
        not sys.platform.startswith("linux"), reason="the release workflow tries the other systems"
    ),
]
LONG = 3_600
SYSTEMS = Path(os.environ.get("RECOVERY_SYSTEMS", "/var/tmp/recovery-systems"))
"""Where the systems that packages are tried in are kept between runs."""


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder `dist`, built now unless RECOVERY_DIST names one that was."""
    if folder := os.environ.get("RECOVERY_DIST"):
        return Path(folder)
    done = subprocess.run([sys.executable, "packaging/make.py"], cwd=contents.ROOT, timeout=LONG, check=False)
    assert done.returncode == 0
    return make.DIST


@pytest.fixture(scope="session")
def program(built: Path) -> Path:
    return built / contents.NAME / contents.NAME


def needs(*programs: str) -> None:
    """Root and these programs; where they have to be there, their absence is a failure."""
    missing = [name for name in programs if shutil.which(name) is None]
    if os.geteuid() != 0:
        missing.append("root")
    if missing:
        absent(f"missing: {', '.join(missing)}")


def played(*command: str | Path) -> str:
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=LONG, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def surroundings(folder: Path) -> dict[str, str]:
    """Of a person who has no Python, no settings and nothing else of ours."""
    return {"HOME": str(folder), "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}


def test_frozen_app_checks_itself(program: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [str(program), "--self-check"],
        env=surroundings(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    states = {line.split()[0]: line.split()[1] for line in done.stdout.splitlines()}
    needed = ("window", "languages", "service", "reader", "pictures")
    assert {name: states[name] for name in needed} == dict.fromkeys(needed, "ok")


@pytest.mark.parametrize("locale", ["en_GB", "fr_FR"])
def test_frozen_app_tells_the_whole_story(program: Path, tmp_path: Path, locale: str) -> None:
    done = subprocess.run(
        [str(program), "tour", "--out", str(tmp_path / "tour"), "--locale", locale],
        env=surroundings(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert len(list((tmp_path / "tour").glob("*.png"))) >= 20


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
@pytest.mark.parametrize("locale", ["en_GB", "de_DE"])
def test_frozen_app_sends_a_first_reminder_from_an_own_mailbox(
    program: Path, tmp_path: Path, locale: str
) -> None:
    mail_server = MailServer()
    mail_server.controller.start()
    try:
        done = subprocess.run(
            [
                *(str(program), "tour", "--out", str(tmp_path / "tour"), "--locale", locale),
                *("--mail-server", f"127.0.0.1:{mail_server.port}", "--mail-password", mail_server.password),
            ],
            env=surroundings(tmp_path),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=LONG,
            check=False,
        )
    finally:
        mail_server.controller.stop()
    assert done.returncode == 0, done.stdout[-2000:]
    sent_to = [parseaddr(message["To"])[1] for message in mail_server.messages]
    assert sent_to[1:] == [submitting.EMAIL]


def test_installed_app_leaves_no_trace_outside_its_data(program: Path, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [str(program), "--data-dir", str(tmp_path / "data")],
        env=surroundings(tmp_path / "home") | {"QT_LOGGING_RULES": "qt.widgets.painting=true"},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert any("Flushing" in line for line in process.stderr), "nothing was painted"
    process.terminate()
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert (tmp_path / "data" / "desktop.sqlite3").exists()


def test_licence_of_every_part_is_in_it(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = len(licences.list_parts())

    def frozen_distribution(name: str) -> metadata.Distribution:
        for distribution in metadata.distributions(name=name, path=[str(program.parent / "_internal")]):
            return distribution
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(licences, "distribution", frozen_distribution)
    carried = licences.list_parts()
    assert len(carried) == here
    assert not [part.name for part in carried if not part.texts]


def test_sizes_stay_within_their_limits(built: Path) -> None:
    (figures,) = built.glob("figures-linux-*.json")
    sizes = json.loads(figures.read_text())
    assert sizes["folder_mb"] <= make.MOST_FOLDER_MB
    assert max(sizes["installers_mb"].values()) <= make.MOST_INSTALLER_MB


def test_library_that_is_taken_away_is_missed(program: Path, tmp_path: Path) -> None:
    app = tmp_path / contents.NAME
    shutil.copytree(program.parent, app, symlinks=True, copy_function=os.link)
    libraries.complete(app)
    (library,) = (file for file in app.rglob("libsqlite3.so*") if not file.is_symlink())
    library.unlink()
    with pytest.raises(libraries.Problem, match="libsqlite3"):
        libraries.complete(app)


def test_package_lives_and_dies_in_a_system_of_its_own(built: Path, tmp_path: Path) -> None:
    needs("debootstrap", "chroot")
    (package,) = built.glob(f"{contents.NAME}_*.deb")
    script = contents.ROOT / "packaging" / "linux" / "in_a_clean_system.sh"
    output = played(script, SYSTEMS / "debian", package, tmp_path / "pictures")
    for sentence in (
        "nothing of the older version is left",
        "an app that runs meanwhile goes on",
        "the first version's 2 receivables are in the newest schema",
        "purged without remains",
        "the person's data are still there",
    ):
        assert sentence in output
    assert (tmp_path / "pictures" / "started.png").stat().st_size > 10_000


def test_setup_of_windows_lives_and_dies_under_wine() -> None:
    needs("debootstrap", "chroot", "npm", "Xvfb")
    played(sys.executable, contents.ROOT / "packaging" / "make.py", "prepare")
    output = played(contents.ROOT / "packaging" / "windows" / "under_wine.sh", SYSTEMS / "wine")
    for sentence in (
        "upgrade of a running app is refused",
        "data survive an uninstallation",
        "a running app is not removed",
    ):
        assert sentence in output

"""`python3 dev.py build`: the app for the system that this runs on, tried, packed and written down, into dist/.

    python3 dev.py build [STEP ...]

Without a step it does all that belong to this system, in order.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import contents

sys.path.insert(1, str(contents.ROOT))

from tools.command_line import sentence_for
from tools.problem import Problem

DIST = contents.ROOT / "dist"
WORK = contents.ROOT / "build"
MADE = WORK / "made"
APP = DIST / contents.NAME
SPACE_MB = 3_000
MOST_FOLDER_MB, MOST_INSTALLER_MB = 650, 260


def main(arguments: list[str]) -> int:
    try:
        build(arguments)
    except Problem as problem:
        return _say(str(problem), problem.status)
    except PermissionError as error:
        return _say(f"{error.filename} is in use or not ours to write: close the app if it runs from there.")
    except OSError as error:
        return _say(sentence_for(error))
    except KeyboardInterrupt:
        return 130
    return 0


def build(asked: list[str]) -> None:
    """Run the named build steps, or all of this system. Raises Problem and OSError."""
    possible = [name for name, (_, systems) in STEPS.items() if sys.platform in systems]
    for name in asked:
        if name not in possible:
            raise Problem(f"There is no step {name!r} on this system; there are: {', '.join(possible)}.", 2)
    need_space(WORK.parent, SPACE_MB)
    for name in asked or possible:
        print(f"-- {name}", file=sys.stderr, flush=True)
        STEPS[name][0]()


def need_space(folder: Path, megabytes: int) -> None:
    """Check the free space before the first byte is written. Raises Problem."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < megabytes:
        raise Problem(f"There is no space: a build needs {megabytes} MB in {folder}, and {free} MB are free.")


def prepare() -> None:
    """Write what freezing needs: pictures, version record for Windows, update source and mail client ids."""
    import pictures
    import records

    MADE.mkdir(parents=True, exist_ok=True)
    pictures.draw(MADE)
    (MADE / "version-info.txt").write_text(records.windows_version(), encoding="utf-8")
    records.write_update_source(MADE / "updates.toml", os.environ)
    records.write_mail_clients(MADE / "mail_clients.toml", os.environ)


def freeze() -> None:
    """Freeze the app with PyInstaller. Raises Problem where PyInstaller fails."""
    for old in (APP, DIST / f"{contents.TITLE}.app"):
        if old.exists():
            shutil.rmtree(old)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    command.append(str(contents.ROOT / "packaging" / "recovery_desktop.spec"))
    # The order of sets and the time of the build would otherwise be in the bytes.
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", commit_time())}
    run(command, "the app could not be frozen", fixed)
    if sys.platform.startswith("linux"):
        import libraries

        libraries.strip(APP / "_internal")
        libraries.complete(APP)


def try_it() -> None:
    """Let the frozen app check itself. Raises Problem where something needed does not work in it."""
    run([str(executable()), "--self-check"], "the frozen app does not pass its self-check")


def pack_linux() -> None:
    import linux

    for made in linux.pack(APP, DIST, MADE):
        print(made.relative_to(contents.ROOT), file=sys.stderr)


def pack_mac() -> None:
    run(["bash", str(contents.ROOT / "packaging" / "macos" / "make_dmg.sh")], "the disk image was not made")


def pack_windows() -> None:
    compiler = shutil.which("iscc") or shutil.which("ISCC.exe")
    if compiler is None:
        raise Problem("Inno Setup's compiler ISCC.exe is not on the path; install Inno Setup 6.4 or newer.")
    options = [
        f"/DAppVersion={contents.version()}",
        f"/DSourceFolder={APP}",
        f"/DPictures={MADE}",
        f"/O{DIST}",
    ]
    run([compiler, "/Qp", *options, str(contents.ROOT / "installer.iss")], "the setup was not compiled")


def write_papers() -> None:
    """Write the licences, the bill of materials, checksums and sizes.

    Raises Problem where an installer is too large.
    """
    import records

    DIST.mkdir(exist_ok=True)
    # Named for its system: a release lays the files of all systems into one folder.
    records.write_licences(DIST / f"third-party-licences-{records.system()}.txt")
    records.write_bill(DIST / f"{contents.NAME}-{contents.version()}-{records.system()}.cdx.json")
    sizes = records.sizes(APP, records.installers(DIST))
    (DIST / f"figures-{records.system()}.json").write_text(
        json.dumps(sizes, indent=2) + "\n", encoding="utf-8"
    )
    records.write_checksums(DIST)
    for name, megabytes in sizes["installers_mb"].items():
        print(f"{name}: {megabytes} MB, {MOST_INSTALLER_MB} at most", file=sys.stderr)
        if megabytes > MOST_INSTALLER_MB:
            raise Problem(f"{name} is larger than {MOST_INSTALLER_MB} MB.")
    print(f"the folder: {sizes['folder_mb']} MB, {MOST_FOLDER_MB} at most", file=sys.stderr)
    if sizes["folder_mb"] > MOST_FOLDER_MB:
        raise Problem(f"The app's folder is larger than {MOST_FOLDER_MB} MB.")


def executable() -> Path:
    return APP / (f"{contents.NAME}.exe" if sys.platform == "win32" else contents.NAME)


def commit_time() -> str:
    """Return the seconds of the newest commit; 1 January 2020 outside a repository."""
    git = shutil.which("git")
    if git is None:
        return "1577836800"
    done = subprocess.run(
        [git, "log", "-1", "--format=%ct"], cwd=contents.ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "1577836800"


def run(command: list[str], failed: str, more: dict[str, str] | None = None) -> None:
    """Run a command. Raises Problem with the sentence `failed` where it ends with another status than 0."""
    done = subprocess.run(command, cwd=contents.ROOT, env={**os.environ, **(more or {})}, check=False)
    if done.returncode:
        raise Problem(
            f"{failed[0].upper()}{failed[1:]} ({Path(command[0]).name} ended with {done.returncode})."
        )


def _say(sentence: str, status: int = 1) -> int:
    print(sentence, file=sys.stderr)
    return status


EVERYWHERE = ("linux", "darwin", "win32")
STEPS: dict[str, tuple[Callable[[], None], tuple[str, ...]]] = {
    "prepare": (prepare, EVERYWHERE),
    "freeze": (freeze, EVERYWHERE),
    "try": (try_it, EVERYWHERE),
    "deb": (pack_linux, ("linux",)),
    "dmg": (pack_mac, ("darwin",)),
    "setup": (pack_windows, ("win32",)),
    "papers": (write_papers, EVERYWHERE),
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

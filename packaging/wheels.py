"""The locked wheels of Windows and macOS, read on any system: which they are, and from which macOS on they start.

python packaging/wheels.py record [FOLDER]      writes wheels.csv; what is not in it yet is fetched into FOLDER
python packaging/wheels.py fetch SYSTEM FOLDER  fetches all wheels of a system
"""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import contents
from packaging.requirements import Requirement
from packaging.utils import parse_wheel_filename

PYTHON = "3.12"
"""The Python that the release freezes."""
RECORD = contents.ROOT / "packaging" / "wheels.csv"
LOCK = contents.ROOT / "requirements.lock"
MACHO = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")
ARM64 = 0x0100000C
BUILD_VERSION, VERSION_MIN_MACOSX = 0x32, 0x24


@dataclass(frozen=True)
class System:
    """What pip and the markers of the lock file call one system."""

    markers: dict[str, str]
    platforms: tuple[str, ...]


_MACOS = [
    *((major, minor) for major in range(26, 10, -1) for minor in range(5, -1, -1)),
    *((10, minor) for minor in range(16, 8, -1)),
]
"""The nearest first: pip takes the first that there is a wheel for, as it does on a machine of that kind."""
SYSTEMS = {
    "windows": System(
        {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
        ("win_amd64",),
    ),
    "macos": System(
        {
            "sys_platform": "darwin",
            "platform_system": "Darwin",
            "os_name": "posix",
            "platform_machine": "arm64",
        },
        tuple(
            f"macosx_{major}_{minor}_{kind}"
            for major, minor in _MACOS
            for kind in (("arm64", "universal2") if major > 10 else ("universal2",))
        ),
    ),
}


@dataclass(frozen=True)
class Wheel:
    """`floor` is the oldest macOS on which it starts, and empty for any."""

    system: str
    file: str
    sha256: str
    floor: str

    @property
    def name(self) -> str:
        return str(parse_wheel_filename(self.file)[0])


def locked(system: str) -> dict[str, str]:
    """Name -> the entry of the lock file, of what is installed on that system."""
    markers = {
        **SYSTEMS[system].markers,
        "python_version": PYTHON,
        "python_full_version": f"{PYTHON}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    found = {}
    for entry in re.split(r"\n(?=\S)", LOCK.read_text(encoding="utf-8")):
        if entry.startswith("#"):
            continue
        requirement = Requirement(entry.split("\\")[0].strip())
        if requirement.marker is None or requirement.marker.evaluate(markers):
            version = str(requirement.specifier)
            found[requirement.name] = f"{requirement.name}{version} \\\n" + entry.split("\\\n", 1)[1]
    return found


def recorded() -> list[Wheel]:
    with RECORD.open(encoding="utf-8", newline="") as file:
        return [Wheel(**row) for row in csv.DictReader(file)]


def fetch(system: str, folder: Path, names: set[str] | None = None) -> None:
    """Download each locked wheel, or those in `names`.

    Raises CalledProcessError where one has no wheel for the system.
    """
    entries = [entry for name, entry in locked(system).items() if names is None or name in names]
    with tempfile.TemporaryDirectory() as scratch:
        wanted = Path(scratch) / "wanted.txt"
        wanted.write_text("\n".join(entries), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
        command += ["--only-binary=:all:", "--python-version", PYTHON, "--implementation", "cp"]
        command += [f"--abi={abi}" for abi in (f"cp{PYTHON.replace('.', '')}", "abi3", "none")]
        command += [f"--platform={name}" for name in SYSTEMS[system].platforms]
        subprocess.run([*command, "--dest", str(folder), "--requirement", str(wanted)], check=True)


def record(folder: Path) -> None:
    """Update wheels.csv to the lock; wheels that it has already are not fetched again."""
    known = {(wheel.system, wheel.sha256): wheel for wheel in recorded()} if RECORD.exists() else {}
    rows: list[Wheel] = []
    for system in SYSTEMS:
        entries = locked(system)
        kept = [wheel for wheel in known.values() if wheel.system == system and _is_locked(wheel, entries)]
        absent = entries.keys() - {wheel.name for wheel in kept}
        place = folder / system
        place.mkdir(parents=True, exist_ok=True)
        if absent:
            fetch(system, place, absent)
        fetched = [_read(system, file) for file in place.glob("*.whl")]
        rows += kept + [wheel for wheel in fetched if wheel.name in absent and _is_locked(wheel, entries)]
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("system", "file", "sha256", "floor"))
    table.writerows(sorted((row.system, row.file, row.sha256, row.floor) for row in rows))
    RECORD.write_text(text.getvalue(), encoding="utf-8", newline="\n")


def _is_locked(wheel: Wheel, entries: dict[str, str]) -> bool:
    return f"sha256:{wheel.sha256}" in entries.get(wheel.name, "")


def _read(system: str, file: Path) -> Wheel:
    from records import sha256

    floors = [*_floors_of_tags(file.name), *floors_of_binaries(file)] if system == "macos" else []
    return Wheel(system, file.name, sha256(file), ".".join(map(str, max(floors))) if floors else "")


def _floors_of_tags(name: str) -> Iterator[tuple[int, int]]:
    """Yield the lowest macOS version that the wheel's file name promises."""
    tags = [re.fullmatch(r"macosx_(\d+)_(\d+)_\w+", tag.platform) for tag in parse_wheel_filename(name)[3]]
    versions = [(int(tag[1]), int(tag[2])) for tag in tags if tag]
    if versions:
        yield min(versions)


def floors_of_binaries(wheel: Path) -> Iterator[tuple[int, int]]:
    """Yield the lowest macOS version that each binary for Apple silicon in the wheel states itself."""
    with zipfile.ZipFile(wheel) as archive:
        for name in (name for name in archive.namelist() if not name.endswith(".a")):
            with archive.open(name) as file:
                if file.read(4) not in MACHO:
                    continue
            yield from _floors(archive.read(name))


def _floors(code: bytes) -> Iterator[tuple[int, int]]:
    from macholib.MachO import MachO

    with tempfile.NamedTemporaryFile(delete=False) as file:
        file.write(code)
    try:
        for header in MachO(file.name).headers:
            if header.header.cputype != ARM64:
                continue
            for load, command, _ in header.commands:
                if load.cmd in (BUILD_VERSION, VERSION_MIN_MACOSX):
                    number = int(command.minos if load.cmd == BUILD_VERSION else command.version)
                    yield number >> 16, number >> 8 & 0xFF
    finally:
        Path(file.name).unlink()


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["record"]:
        with tempfile.TemporaryDirectory(prefix="recovery-wheels-") as scratch:
            record(Path(arguments[1]) if arguments[1:] else Path(scratch))
    elif arguments[:1] == ["fetch"] and len(arguments) == 3 and arguments[1] in SYSTEMS:
        fetch(arguments[1], Path(arguments[2]))
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

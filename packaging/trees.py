"""Check of the frozen app for Windows and macOS on any system, from the wheels that it is frozen from.

    python packaging/trees.py SYSTEM FOLDER     unpacks the wheels in FOLDER and says what the app would lack

What the rules in contents.py leave in has to hold every file without which the app does not start or a part fails, and
every library that a kept one asks for; no module that our own sources import may be left out.
"""

from __future__ import annotations

import ast
import re
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distributions
from pathlib import Path

import contents
import wheels
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PLUGINS = (
    "iconengines",
    "imageformats",
    "platforminputcontexts",
    "platforms",
    "platformthemes",
    "styles",
    "tls",
)
"""The kinds of Qt's plugins that PyInstaller brings for the parts of Qt that the app imports."""
EVERYWHERE = (
    "certifi/cacert.pem",
    "cv2/cv2*",
    "keyring/backends/__init__.py",
    "onnxruntime/capi/onnxruntime_pybind11_state.*",
    "psycopg_binary/_psycopg*",
    "rapidocr/models/*.onnx",
    "typst/_typst*",
    "tzdata/zoneinfo/Europe/Paris",
)
NEEDED = {
    "windows": (
        *EVERYWHERE,
        "PySide6/plugins/iconengines/qsvgicon.dll",
        "PySide6/plugins/imageformats/qjpeg.dll",
        "PySide6/plugins/imageformats/qsvg.dll",
        "PySide6/plugins/platforms/qoffscreen.dll",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/tls/qschannelbackend.dll",
        "*/msvcp140*.dll",
        "keyring/backends/Windows.py",
        "pypdfium2_raw/pdfium.dll",
        "win32ctypes/pywin32/win32cred.py",
        *(f"PySide6/translations/qtbase_{code}.qm" for code in contents.LANGUAGES),
    ),
    "macos": (
        *EVERYWHERE,
        "PySide6/Qt/plugins/iconengines/libqsvgicon.dylib",
        "PySide6/Qt/plugins/imageformats/libqjpeg.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.dylib",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platforms/libqoffscreen.dylib",
        "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib",
        "keyring/backends/macOS/__init__.py",
        "pypdfium2_raw/libpdfium.dylib",
        *(f"PySide6/Qt/translations/qtbase_{code}.qm" for code in contents.LANGUAGES),
    ),
}
WINDOWS_HAS = re.compile(
    r"(api|ext)-ms-.*|python3(12)?|vcruntime140(_1)?|ucrtbase|msvcrt|kernel32|ntdll|user32|gdi32|advapi32|shell32|ole32"
    r"|oleaut32|ws2_32|crypt32|secur32|bcrypt|bcryptprimitives|ncrypt|iphlpapi|dnsapi|netapi32|userenv|version|winmm|shlwapi"
    r"|comdlg32|comctl32|imm32|dwmapi|uxtheme|combase|d3d9|d3d11|d3d12|d3dcompiler_47|dxgi|dcomp|dwrite|d2d1|dxcore|opengl32|setupapi|cfgmgr32|wtsapi32"
    r"|winspool\.drv|psapi|dbghelp|mpr|rpcrt4|authz|powrprof|shcore|propsys|normaliz|wldap32|winhttp|wininet|icuuc|icuin|icu"
    r"|mfplat|mf|mfreadwrite|evr|avicap32|avrt|msimg32|usp10|rstrtmgr|pdh|wintrust|oleacc|uiautomationcore|synchronization"
    r"|runtimeobject|windowscodecs|kernelbase|wsock32|hid|gdiplus|credui|msi|cabinet|directml",
    re.IGNORECASE,
)
"""Libraries of Windows 10, and those that lie beside the interpreter that is frozen."""


def unpack(folder: Path, tree: Path) -> None:
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(tree)


def lacks(system: str, tree: Path) -> list[str]:
    """Return one sentence for each thing that the app of that system would lack."""
    kept = {place for place in _files_of_needed(system, tree) if not contents.is_unused(place)}
    absent = [
        f"{pattern} is not in the app"
        for pattern in NEEDED[system]
        if not any(Path(place).match(pattern) for place in kept)
    ]
    return [*absent, *_missing_libraries(system, tree, kept), *_excluded_imports()]


def needed(system: str, tree: Path) -> dict[str, list[str]]:
    """Name -> files of every package that the app requires on that system."""
    markers = {**wheels.SYSTEMS[system].markers, "python_version": wheels.PYTHON, "extra": ""}
    markers |= {"python_full_version": f"{wheels.PYTHON}.0", "implementation_name": "cpython"}
    markers["platform_python_implementation"] = "CPython"
    there = {canonicalize_name(one.name): one for one in distributions(path=[str(tree)])}
    with (contents.ROOT / "pyproject.toml").open("rb") as file:
        asked = [(text, frozenset[str]()) for text in tomllib.load(file)["project"]["dependencies"]]
    found: dict[str, list[str]] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    while asked:
        text, extras = asked.pop()
        requirement = Requirement(text)
        if requirement.marker and not any(
            requirement.marker.evaluate({**markers, "extra": extra}) for extra in (extras or {""})
        ):
            continue
        name = canonicalize_name(requirement.name)
        key = (name, frozenset(requirement.extras))
        if key in seen or name not in there:
            continue
        seen.add(key)
        found[name] = [file.as_posix() for file in there[name].files or ()]
        asked += [(text, key[1]) for text in there[name].requires or ()]
    return found


def _files_of_needed(system: str, tree: Path) -> Iterator[str]:
    for files in needed(system, tree).values():
        yield from (file for file in files if not file.startswith("..") and ".dist-info/" not in file)


def _missing_libraries(system: str, tree: Path, kept: set[str]) -> Iterator[str]:
    asks = _asked_by_windows if system == "windows" else _asked_by_macos
    named = {Path(place).name.lower(): place for place in kept}
    waiting = [place for place in kept if _is_library(place) and not place.startswith("PySide6/")]
    waiting += _parts_of_qt(kept)
    seen: set[str] = set()
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        for name in asks(tree / place):
            there = named.get(name.lower())
            if there is None:
                yield f"{name}, which {place} asks for, is not in the app"
            else:
                waiting.append(there)


def _is_library(place: str) -> bool:
    return place.endswith((".dll", ".pyd", ".so", ".dylib"))


def _parts_of_qt(kept: set[str]) -> list[str]:
    """Return the modules of Qt that our sources import and the plugins that go with them."""
    imported = {name.split(".")[1] for _, name in _imports_of_sources() if name.startswith("PySide6.")}
    modules = [
        place
        for place in kept
        if (found := re.fullmatch(r"PySide6/(\w+)(\.abi3)?\.(pyd|so)", place)) and found[1] in imported
    ]
    plugins = [
        place
        for place in kept
        if re.search(rf"/plugins/({'|'.join(PLUGINS)})/", place) and _is_library(place)
    ]
    return modules + plugins


def _asked_by_windows(file: Path) -> Iterator[str]:
    import pefile

    with pefile.PE(str(file), fast_load=True) as program:
        program.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_IMPORT"]])
        for entry in getattr(program, "DIRECTORY_ENTRY_IMPORT", ()):
            name = entry.dll.decode()
            if not WINDOWS_HAS.fullmatch(name.lower().removesuffix(".dll")):
                yield name


def _asked_by_macos(file: Path) -> Iterator[str]:
    from macholib.mach_o import LC_LOAD_DYLIB
    from macholib.MachO import MachO

    for header in MachO(str(file)).headers:
        if header.header.cputype != wheels.ARM64:
            continue
        for load, _, data in header.commands:
            if load.cmd == LC_LOAD_DYLIB:
                name = data.rstrip(b"\0").decode()
                if not name.startswith(("/usr/lib/", "/System/")):
                    yield Path(name).name


def _excluded_imports() -> Iterator[str]:
    """Yield a sentence for each import in our sources of a module that the app leaves out."""
    for file, name in _imports_of_sources():
        if any(name == left_out or name.startswith(f"{left_out}.") for left_out in contents.EXCLUDED):
            yield f"{name}, which {file} imports, is left out"


@cache
def _imports_of_sources() -> tuple[tuple[str, str], ...]:
    """Return (name of the file, module) for every import in our sources, which are read once."""
    return tuple(
        (file.name, name)
        for file in sorted((contents.ROOT / "src").rglob("*.py"))
        for name in _imports(ast.parse(file.read_text(encoding="utf-8")))
    )


def _imports(code: ast.Module) -> Iterator[str]:
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or arguments[0] not in wheels.SYSTEMS:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="recovery-tree-") as scratch:
        unpack(Path(arguments[1]), Path(scratch))
        found = lacks(arguments[0], Path(scratch))
    print("\n".join(sorted(found)) or "nothing is lacking")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

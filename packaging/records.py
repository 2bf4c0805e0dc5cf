"""Records of a build: licences, bill of materials, checksums, sizes, version, update source."""

from __future__ import annotations

import hashlib
import json
import platform
import sys
import uuid
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import contents

from recovery_desktop import licences

SUFFIXES = (".deb", ".tar.xz", ".dmg", ".exe")
CHECKSUMS = "SHA256SUMS"
NAMES = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MACHINES = {"AMD64": "x86_64", "arm64": "aarch64"}


def system() -> str:
    """Return the system's name in file names, as in `linux-x86_64`."""
    return f"{NAMES[sys.platform]}-{MACHINES.get(platform.machine(), platform.machine())}"


def installers(dist: Path) -> list[Path]:
    return sorted(file for file in dist.iterdir() if file.is_file() and file.name.endswith(SUFFIXES))


def sizes(app: Path, packed: Sequence[Path]) -> dict[str, Any]:
    """Return the megabytes of the unpacked folder and of each installer."""
    folder = sum(file.lstat().st_size for file in app.rglob("*") if file.is_file() and not file.is_symlink())
    return {
        "version": contents.version(),
        "system": system(),
        "folder_mb": round(folder / 1e6, 1),
        "installers_mb": {file.name: round(file.stat().st_size / 1e6, 1) for file in packed},
    }


def write_checksums(dist: Path) -> None:
    """Write the checksums of all files in the form that `sha256sum --check` reads."""
    written = [
        file for file in sorted(dist.iterdir()) if file.is_file() and not file.name.startswith(CHECKSUMS)
    ]
    lines = [f"{sha256(file)}  {file.name}\n" for file in written]
    (dist / CHECKSUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def write_licences(target: Path) -> None:
    target.write_text(licences.format_licences(licences.list_parts()), encoding="utf-8")


def write_bill(target: Path) -> None:
    target.write_text(json.dumps(bill(licences.list_parts()), indent=2) + "\n", encoding="utf-8")


def bill(parts: Sequence[licences.LicensedPart]) -> dict[str, Any]:
    """Return the bill of materials as a CycloneDX 1.6 document.

    Its serial number follows from what it lists.
    """
    rows = [_component(part) for part in parts]
    listed = json.dumps([contents.version(), rows], sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, listed)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": contents.NAME,
                "name": contents.NAME,
                "version": contents.version(),
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            },
            "properties": [{"name": "system", "value": system()}],
        },
        "components": rows,
        "dependencies": [{"ref": contents.NAME, "dependsOn": [row["bom-ref"] for row in rows]}],
    }


_NOT_FROM_PYPI: Final = {
    "Python": "platform",
    "Inter": "file",
    "Liberation Sans": "file",
    "Redoc": "library",
}
"""What the package index does not have, and what kind of component it is."""


def _component(part: licences.LicensedPart) -> dict[str, Any]:
    kind = "generic" if part.name in _NOT_FROM_PYPI else "pypi"
    address = f"pkg:{kind}/{part.name.lower().replace(' ', '-')}@{part.version}"
    row: dict[str, Any] = {
        "type": _NOT_FROM_PYPI.get(part.name, "library"),
        "bom-ref": address,
        "name": part.name,
        "version": part.version,
        "purl": address,
        "licenses": [{"license": {"name": part.licence}}],
    }
    if part.homepage.startswith("http"):
        row["externalReferences"] = [{"type": "website", "url": part.homepage}]
    return row


def write_update_source(target: Path, variables: Mapping[str, str]) -> None:
    """Write where a released build looks for newer versions. A build without both values never looks."""
    address, key = (variables.get(name, "") for name in ("UPDATE_ADDRESS", "UPDATE_PUBLIC_KEY"))
    target.unlink(missing_ok=True)
    if address and key:
        lines = (f"{name} = {json.dumps(value)}\n" for name, value in (("address", address), ("key", key)))
        target.write_text("".join(lines), encoding="utf-8")


def write_mail_clients(target: Path, variables: Mapping[str, str]) -> None:
    """Write the ids by which mail providers know this build.

    Signing in at a provider is offered only where it has one.
    """
    lines = []
    for provider in ("google", "microsoft"):
        prefix = f"{provider.upper()}_CLIENT"
        values = {name: variables.get(f"{prefix}_{name.upper()}", "") for name in ("id", "secret")}
        if values["id"]:
            lines.append(f"[{provider}]\n")
            lines += [f"client_{name} = {json.dumps(value)}\n" for name, value in values.items() if value]
    target.unlink(missing_ok=True)
    if lines:
        target.write_text("".join(lines), encoding="utf-8")


def windows_version() -> str:
    """Return the version record of the executable as PyInstaller reads it."""
    numbers = (*(int(part) for part in contents.version().split(".")), 0)
    texts = {
        "CompanyName": contents.TITLE,
        "FileDescription": contents.TITLE,
        "FileVersion": contents.version(),
        "InternalName": contents.NAME,
        "LegalCopyright": "Apache-2.0",
        "OriginalFilename": f"{contents.NAME}.exe",
        "ProductName": contents.TITLE,
        "ProductVersion": contents.version(),
    }
    rows = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,"
        f" fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{rows}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def sha256(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()

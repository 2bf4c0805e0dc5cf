"""What the app is made of besides itself: name, version and licence of each part, with the licence's own words.

It is read from what is installed, so that the list and what is shipped cannot differ.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageMetadata, PackageNotFoundError, PackagePath, distribution
from pathlib import Path
from typing import Final

from recovery_desktop.resources import resource

OURS: Final = "recovery-desktop"
_LGPL: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
BUNDLED_TEXTS: Final = {
    "flatbuffers": ("Apache-2.0.txt",),
    "pyside6-addons": _LGPL,
    "pyside6-essentials": _LGPL,
    "shiboken6": _LGPL,
}
"""Distributions that carry no words of their licence, and the files that hold them. The LGPL adds to the GPL."""

_LEGAL: Final = re.compile(r"(^|/)(licen[cs]es?|copying|notice|copyright)[^/]*(/[^/]+)*$", re.IGNORECASE)
_NAME: Final = re.compile(r"([A-Za-z0-9][\w.-]*)(?:\[([\w, -]+)\])?")
_EXTRA: Final = re.compile(r"extra\s*==\s*['\"]([\w-]+)['\"]")
_CLASSIFIER: Final = "License :: OSI Approved :: "


@dataclass(frozen=True)
class LicensedPart:
    """`licence` is an expression or a short name; `texts` are whole licences; `homepage` may be empty."""

    name: str
    version: str
    licence: str
    homepage: str
    texts: tuple[str, ...]


def list_parts(of: str = OURS) -> list[LicensedPart]:
    """List Python, the typefaces, the viewer of the reference, the sentence encoder, and every distribution that `of`
    needs, by name; not `of` itself.
    """
    parts = [_part(installed) for name, installed in find_required_distributions(of).items() if name != of]
    others = [_python(), _typeface(), _typeface_of_payment_parts(), _reference(), _encoder()]
    return sorted([*others, *parts], key=lambda part: part.name.lower())


def qt_notice() -> str:
    """Return what the licence of Qt asks to be said."""
    return _licence_text("qt.txt")


def format_licences(parts: Sequence[LicensedPart]) -> str:
    """Return one document: the notice, the list, and then each part with its licence's words."""
    rows = [f"{part.name} {part.version}: {part.licence}" for part in parts]
    wholes = [
        "\n\n".join([f"{'=' * 78}\n{part.name} {part.version}\n{part.licence}\n{part.homepage}", *part.texts])
        for part in parts
    ]
    return (
        "\n\n".join(["Recovery Desktop is made with these parts.", qt_notice(), "\n".join(rows), *wholes])
        + "\n"
    )


def find_required_distributions(of: str) -> dict[str, Distribution]:
    """Name in its normal form -> distribution, for `of` and all that it requires here, however far down."""
    distributions: dict[str, Distribution] = {}
    waiting: list[tuple[str, frozenset[str]]] = [(normalise_name(of), frozenset())]
    visited: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        name, extras = requirement = waiting.pop()
        if requirement in visited:
            continue
        visited.add(requirement)
        try:
            distributions[name] = distribution(name)
        except PackageNotFoundError:
            continue  # meant for another system
        waiting += _required(distributions[name], extras)
    return distributions


def _required(installed: Distribution, extras: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    for line in installed.requires or ():
        only_for = _EXTRA.search(line)
        matched = _NAME.match(line)
        if matched and (only_for is None or only_for.group(1) in extras):
            wanted = frozenset(
                extra.strip() for extra in (matched.group(2) or "").split(",") if extra.strip()
            )
            yield normalise_name(matched.group(1)), wanted


def _part(installed: Distribution) -> LicensedPart:
    about = installed.metadata
    classified = [
        entry.removeprefix(_CLASSIFIER)
        for entry in about.get_all("Classifier") or []
        if entry.startswith(_CLASSIFIER)
    ]
    licence_lines = _first(about, "License").strip().splitlines()
    short = licence_lines[0] if licence_lines and len(licence_lines[0]) < 80 else ""
    licence = _first(about, "License-Expression") or short or ", ".join(classified) or "see its own text"
    name = about["Name"]
    texts = tuple(_words(installed)) or tuple(
        _licence_text(file) for file in BUNDLED_TEXTS.get(normalise_name(name), ())
    )
    return LicensedPart(name, installed.version, licence, _homepage(installed), texts)


def list_legal_files(installed: Distribution) -> Iterator[PackagePath]:
    """Return the licences and notices that a distribution brings, those beside its metadata and those inside its
    package."""
    for file in installed.files or ():
        is_code = file.suffix in (".py", ".pyc", ".pyi")
        if not is_code and _LEGAL.search(file.as_posix()) and Path(str(file.locate())).is_file():
            yield file


def _words(installed: Distribution) -> Iterator[str]:
    for file in list_legal_files(installed):
        yield Path(str(file.locate())).read_text(encoding="utf-8", errors="replace").strip()


def _homepage(installed: Distribution) -> str:
    about = installed.metadata
    linked = [entry.partition(",")[2].strip() for entry in about.get_all("Project-URL") or []]
    return _first(about, "Home-page") or next(iter(linked), "")


def _first(about: PackageMetadata, field: str) -> str:
    return str(next(iter(about.get_all(field) or ()), ""))


def _licence_text(file: str) -> str:
    return resource("licences", file).read_text(encoding="utf-8").strip()


def _python() -> LicensedPart:
    words = (_licence_text("Python.txt"),)
    return LicensedPart("Python", platform.python_version(), "PSF-2.0", "https://www.python.org/", words)


def _typeface() -> LicensedPart:
    words = (_licence_text("OFL-1.1.txt"),)
    return LicensedPart("Inter", "4.0", "OFL-1.1", "https://rsms.me/inter/", words)


def _typeface_of_payment_parts() -> LicensedPart:
    words, home = (_licence_text("liberation.txt"),), "https://github.com/liberationfonts"
    return LicensedPart("Liberation Sans", "2.1.5", "OFL-1.1", home, words)


def normalise_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _encoder() -> LicensedPart:
    words = (_licence_text("multilingual-e5-small.txt"),)
    homepage = "https://huggingface.co/intfloat/multilingual-e5-small"
    return LicensedPart("multilingual-e5-small", "1", "MIT", homepage, words)


def _reference() -> LicensedPart:
    words = (_licence_text("redoc.txt"),)
    return LicensedPart("Redoc", "2.5.4", "MIT", "https://redocly.com/redoc", words)

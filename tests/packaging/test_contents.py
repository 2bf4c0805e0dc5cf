"""What the frozen app is told to hold is what the sources read, and what is left out is used by nothing."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import contents
import pytest

from recovery_desktop import licences

ROOT = contents.ROOT
SOURCES = ("src/", "resources/")


def test_frozen_app_contains_our_packages() -> None:
    packages = {module.parent.name for module in (ROOT / "src").glob("*/__init__.py")}
    assert set(contents.PACKAGES) == packages


def test_frozen_app_contains_files_that_are_no_modules() -> None:
    carried = [ROOT / source for source, _ in contents.DATA]
    loose = [
        file.relative_to(ROOT).as_posix()
        for folder in SOURCES
        for file in (ROOT / folder).rglob("*")
        if file.is_file()
        and file.suffix not in (".py", ".pyc", ".mako")
        and ".egg-info" not in str(file)
        and not any(file.is_relative_to(place) for place in carried)
    ]
    assert not loose


def test_bundled_files_exist_and_land_where_the_app_reads_them() -> None:
    for source, target in contents.DATA:
        assert any((ROOT / source).iterdir()), source
        assert source.removeprefix("src/") == target


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/lib/libQt6Pdf.so.6",
        "babel/locale-data/fr_BE.dat",
        "babel/global.dat",
        "cv2/config.py",
        "libsqlite3.so.0",
        "resources/locale/recovery_desktop_fr.qm",
        "rapidocr/models/PP-OCRv6_rec_small.onnx",
    ],
)
def test_used_modules_are_bundled(place: Any) -> None:
    assert not contents.is_unused(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt6Quick.dll",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_ko.qm",
        "babel/locale-data/zu.dat",
        "libgtk-3.so.0",
        "libstdc++.so.6",
        "lxml/includes/xmlversion.h",
    ],
)
def test_unused_modules_are_left_out(place: Any) -> None:
    assert contents.is_unused(place)


def test_languages_of_the_service_have_their_dates_and_amounts() -> None:
    from recovery_service.law.countries import LANGUAGES

    assert not [code for code in LANGUAGES if contents.is_unused(f"babel/locale-data/{code}.dat")]


def test_frozen_app_contains_qts_translations_for_its_languages() -> None:
    from recovery_desktop.translation import LANGUAGES

    words = [f"PySide6/Qt/translations/qtbase_{code}.qm" for code in LANGUAGES]
    assert not [place for place in words if contents.is_unused(place)]


def test_excluded_modules_are_not_needed_by_the_app() -> None:
    from recovery_desktop.licences import find_required_distributions

    needed_names = find_required_distributions("recovery-desktop").keys() - {
        "watchfiles"
    }  # reloads a developer's server
    excluded = {name.split(".")[0].lower().replace("_", "-") for name in contents.EXCLUDED}
    assert not excluded & (needed_names - {"pyside6"})


def test_resources_of_an_installed_wheel_are_those_of_the_frozen_app() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        listed = tomllib.load(file)["tool"]["setuptools"]["data-files"]
    patterns = [pattern for patterns_of_folder in listed.values() for pattern in patterns_of_folder]
    absent = [
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "resources").rglob("*")
        if file.is_file() and not any(file.relative_to(ROOT).match(pattern) for pattern in patterns)
    ]
    assert not absent


def test_macos_is_told_of_documents_and_links() -> None:
    info = contents.info_plist()
    schemes = [scheme for row in info["CFBundleURLTypes"] for scheme in row["CFBundleURLSchemes"]]  # type: ignore[attr-defined]
    documents = {kind for row in info["CFBundleDocumentTypes"] for kind in row.get("LSItemContentTypes", ())}  # type: ignore[attr-defined]
    endings = {one for row in info["CFBundleDocumentTypes"] for one in row.get("CFBundleTypeExtensions", ())}  # type: ignore[attr-defined]
    assert schemes == [contents.SCHEME]
    assert {"com.adobe.pdf", "public.heic", "com.apple.mail.email", "public.zip-archive"} <= documents
    assert endings == {"msg", "p7m"}
    assert {row["LSHandlerRank"] for row in info["CFBundleDocumentTypes"]} == {"Alternate"}  # type: ignore[attr-defined]


def test_macos_is_told_of_every_language() -> None:
    from recovery_desktop.translation import LANGUAGES

    info: dict[str, Any] = contents.info_plist()
    assert set(info["CFBundleLocalizations"]) == set(LANGUAGES)
    assert info["CFBundleDevelopmentRegion"] == "en"


def test_icon_is_drawn_in_every_size(tmp_path: Path) -> None:
    import pictures
    from PIL import Image

    # In a process of its own: it has no windows, and this one may need them.
    draw = "import pathlib, pictures, sys; pictures.draw(pathlib.Path(sys.argv[1]))"
    place = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    subprocess.run([sys.executable, "-c", draw, str(tmp_path)], env=place, check=True, timeout=120)
    for size in pictures.SIZES:
        with Image.open(tmp_path / f"{size}.png") as picture:
            assert picture.size == (size, size)
            assert picture.getpixel((size // 2, size // 2))[3] == 255, "the middle is drawn"
            assert picture.getpixel((0, 0))[3] < 128, "the corner is round"
    with Image.open(tmp_path / "recovery-desktop.ico") as icon:
        assert icon.info["sizes"] == {(size, size) for size in pictures.WINDOWS}
    assert (tmp_path / "recovery-desktop.icns").read_bytes()[:4] == b"icns"


def test_build_description_uses_only_what_its_modules_have() -> None:
    """It runs in builds only: a name that was changed elsewhere shows there after minutes."""
    tree = ast.parse((contents.ROOT / "packaging" / "recovery_desktop.spec").read_text("utf-8"))
    modules = {"contents": contents, "licences": licences}
    used = [
        (node.value.id, node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules
    ]
    assert used
    assert [(module, name) for module, name in used if not hasattr(modules[module], name)] == []

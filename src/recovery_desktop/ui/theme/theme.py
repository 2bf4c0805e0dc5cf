"""The one look of the app: Fusion, a palette and a stylesheet made from tokens, following the system's scheme."""

from __future__ import annotations

from collections.abc import Callable
from string import Template
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from recovery_desktop.resources import resource
from recovery_desktop.ui.theme import tokens
from recovery_desktop.ui.theme.restyling import Restyling

FAMILY: Final = "Inter"
FACES: Final = ("Regular", "Medium", "SemiBold")
Choice = Literal["system", "light", "dark", "contrast"]


class _Look(QObject):
    """Theme in use. A widget that paints reads it in its paint event."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice: Choice = "system"
        self.text_scale = 1.0
        self.still = False
        self.scheme = "light"
        self.system_pixels = 13
        self.sizes = tokens.sizes(13, 1.0)


_look = _Look()
_restyling = Restyling(_look.changed.emit)


def colours() -> tokens.Colours:
    """Return the colours in force."""
    return tokens.SCHEMES[_look.scheme]


def sizes() -> tokens.Sizes:
    """Return the type sizes in force."""
    return _look.sizes


def colour(token: str) -> QColor:
    """Return one colour in force, ready for a painter."""
    return QColor(colours().of(token))


class _Follower(QObject):
    """A child of what it redraws: it dies and disconnects with it."""

    def __init__(self, owner: QObject, redraw: Callable[[], None]) -> None:
        super().__init__(owner)
        self._redraw = redraw
        _look.changed.connect(self.redraw)

    @Slot()
    def redraw(self) -> None:
        self._redraw()


def follow(owner: QObject, redraw: Callable[[], None]) -> None:
    """Call `redraw` now and after every change of theme, for as long as `owner` lives."""
    _Follower(owner, redraw).redraw()


def start(app: QApplication, choice: Choice = "system", text_scale: float = 1.0) -> None:
    """Dress the application once, then follow the system's scheme."""
    app.setStyle("Fusion")
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    _look.system_pixels = QFontInfo(system).pixelSize()
    for weight in FACES:
        QFontDatabase.addApplicationFont(str(resource("fonts", f"Inter-{weight}.otf")))
    apply(app, choice, text_scale)
    hints = QGuiApplication.styleHints()
    # A Python name for each: without it PySide takes the second for deleted with the first.
    contrast = hints.accessibility()
    for changed in (hints.colorSchemeChanged, contrast.contrastPreferenceChanged):
        changed.connect(lambda _: apply(app, _look.choice, _look.text_scale))


def apply(app: QApplication, choice: Choice, text_scale: float) -> None:
    """Change the scheme or the text size (1.0 to 2.0) of everything on the screen."""
    _look.choice, _look.text_scale = choice, text_scale
    _tell_system(choice)
    _look.scheme = _scheme_of_system() if choice == "system" else choice
    _look.sizes = tokens.sizes(_look.system_pixels, text_scale)
    app.setFont(_font())
    app.setPalette(_palette(colours()))
    template = Template(resource("app.qss").read_text(encoding="utf-8"))
    values = tokens.substitutions(colours(), _look.sizes)
    # A stylesheet cannot colour a picture: there is one of each mark for light accents and one for dark ones.
    ink = "white" if tokens.luminance(colours().on_accent) > 0.5 else "black"
    marks = {mark: resource(f"{mark}-{ink}.svg").as_posix() for mark in ("check", "dash")}
    sheet = template.substitute(values, **marks)
    # Setting it costs time for every widget made, also where it is the same.
    if app.styleSheet() != sheet:
        _restyling.restyle(app, sheet)
    _look.changed.emit()


def catch_up(page: QWidget) -> None:
    """Give what is inside the look in force, before it comes on view."""
    _restyling.catch_up(page)


def _font() -> QFont:
    """Return Inter with figures of one width, so that amounts align; the system's font for other scripts."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setFamilies([FAMILY, font.family()])
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setPixelSize(_look.sizes.body)
    return font


def _tell_system(choice: Choice) -> None:
    """Give the chosen colours to what the system draws itself: title bars and its own dialogs."""
    hints = QGuiApplication.styleHints()
    if choice == "system":
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Light if choice == "light" else Qt.ColorScheme.Dark)


def _wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    contrast = hints.accessibility()
    return contrast.contrastPreference() == Qt.ContrastPreference.HighContrast


def _scheme_of_system() -> str:
    if _wants_contrast():
        return "contrast"
    return "dark" if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else "light"


def _palette(of: tokens.Colours) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    rows = {
        role.Window: of.canvas,
        role.WindowText: of.text,
        role.Base: of.surface,
        role.AlternateBase: of.canvas,
        role.Text: of.text,
        role.Button: of.surface,
        role.ButtonText: of.text,
        role.BrightText: of.danger,
        role.Highlight: of.accent,
        role.HighlightedText: of.on_accent,
        role.Link: of.accent,
        role.LinkVisited: of.practice,
        role.ToolTipBase: of.surface,
        role.ToolTipText: of.text,
        role.PlaceholderText: of.muted,
        role.Light: of.surface,
        role.Midlight: of.hover,
        role.Mid: of.line,
        role.Dark: of.field_line,
        role.Shadow: of.shadow,
        role.Accent: of.accent,
    }
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for name, value in rows.items():
            palette.setColor(group, name, QColor(value))
    for name, value in rows.items():
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(of.muted))
    return palette


def reduced_motion() -> bool:
    """Return whether things should appear in place instead of moving."""
    return _look.still


def set_reduced_motion(still: bool) -> None:
    _look.still = still

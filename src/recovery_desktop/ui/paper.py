"""Figures on paper: tables and charts in the colours of daylight, whatever the screen wears.

Everything is laid out in pixels of a 96th of an inch, so that a printer and a file show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtWidgets import QDialog, QWidget

from recovery_desktop.failures import Failure
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.theme.tokens import LIGHT, XL, XS, L, M, S
from recovery_desktop.ui.widgets.drawing import Drawing

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog

INCH: Final = 96.0
MARGIN_MM: Final = 16.0
TEXT, SMALL, TITLE, HEADING, FIGURE = 12, 10, 15, 24, 21
CHART_HEIGHT: Final = 150.0
LEADING: Final = 1.25
HEAD_LINE: Final = 3.0
LOGO_WIDTH, LOGO_HEIGHT = 220.0, 70.0
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class NotPrinted(Failure):
    title = QT_TRANSLATE_NOOP("notices", "The printer did not print")
    next_step = QT_TRANSLATE_NOOP("notices", "Check the printer, or save the page as a PDF.")


@dataclass(frozen=True)
class Section:
    """A chart, where there is one, with its table; `note` stands below. The last row is a sum where it `has_total`."""

    title: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, ...]]
    drawing: Drawing | None = None
    note: str = ""
    has_total: bool = False


@dataclass(frozen=True)
class Sheet:
    """`figures` are (name, value, small print), side by side. A letter names who writes and to whom, line by line, and
    ends with the paragraphs of `closing`; its numbers are those of `locale`. `logo` and `colour` stand at its head."""

    title: str
    words: str
    figures: Sequence[tuple[str, str, str]]
    sections: Sequence[Section]
    sender: Sequence[str] = ()
    recipient: Sequence[str] = ()
    closing: Sequence[str] = ()
    locale: QLocale | None = None
    logo: QImage | None = None
    colour: str | None = None


def pdf_of(sheet: Sheet) -> bytes:
    """Return the sheet as a PDF in the paper size of the person's country."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(300)
    writer.setTitle(sheet.title)
    writer.setCreator("Recovery Desktop")
    writer.setPageLayout(layout())
    paint(writer, sheet)
    buffer.close()
    return bytes(buffer.data().data())


def ask_printer(
    parent: QWidget, name: str, make_sheet: Callable[[], Sheet], not_printed: Callable[[], None]
) -> QPrintDialog:
    """Ask for a printer, and print the sheet there; `not_printed` is called where it takes nothing."""
    # The system's printers are looked for only when somebody prints.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(layout())
    printer.setDocName(name)
    dialog = QPrintDialog(printer, parent)
    dialog.accepted.connect(lambda: None if paint(printer, make_sheet()) else not_printed())
    dialog.finished.connect(dialog.deleteLater)
    # Qt's own `open` of this dialog is another one, with a slot.
    QDialog.open(dialog)
    return dialog


def layout() -> QPageLayout:
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize(QPageSize.PageSizeId.Letter if imperial else QPageSize.PageSizeId.A4)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def paint(device: QPagedPaintDevice, sheet: Sheet) -> bool:
    """Return False where the device takes nothing, as a printer that is gone."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    _Pages(device, painter, sheet).paint()
    return painter.end()


def ink(token: str) -> QColor:
    return QColor(LIGHT.of(token))


class _Pages:
    """Goes down the page; what does not fit begins on the next one."""

    def __init__(self, device: QPagedPaintDevice, painter: QPainter, sheet: Sheet) -> None:
        self._device, self._painter, self._sheet = device, painter, sheet
        scale = device.logicalDpiX() / INCH
        painter.scale(scale, scale)
        self._width, self._height = device.width() / scale, device.height() / scale - XL
        self._y, self._page = 0.0, 1

    def paint(self) -> None:
        sheet = self._sheet
        if sheet.recipient:
            self._addresses()
        self._write(sheet.title, HEADING, strong=True)
        self._write(sheet.words, TEXT, "muted")
        self._y += L
        if sheet.figures:
            self._figures()
        for section in sheet.sections:
            self._section(section)
        for paragraph in sheet.closing:
            self._paragraph(paragraph)
        self._foot()

    def _addresses(self) -> None:
        """Write the sender at the right and the recipient below at the left, where a window of an envelope is."""
        if self._sheet.colour is not None:
            self._painter.fillRect(QRectF(0, 0, self._width, HEAD_LINE), QColor(self._sheet.colour))
            self._y += L
        if self._sheet.logo is not None:
            self._draw_logo(self._sheet.logo)
        for lines, left in ((self._sheet.sender, self._width * 0.55), (self._sheet.recipient, 0.0)):
            for line in lines:
                self._write(line, TEXT, left=left, width=self._width - left)
            self._y += L
        self._y += XL

    def _draw_logo(self, logo: QImage) -> None:
        scale = min(LOGO_WIDTH / logo.width(), LOGO_HEIGHT / logo.height(), 1.0)
        width, height = logo.width() * scale, logo.height() * scale
        self._painter.drawImage(QRectF(self._width * 0.55, self._y, width, height), logo)
        self._y += height + S

    def _paragraph(self, words: str) -> None:
        font, flags = _font(TEXT), int(Qt.TextFlag.TextWordWrap)
        room = QRectF(0, 0, self._width, self._height)
        height = QFontMetricsF(font).boundingRect(room, flags, words).height() * LEADING
        self._keep_together(height)
        self._painter.setFont(font)
        self._painter.setPen(ink("text"))
        self._painter.drawText(QRectF(0, self._y, self._width, height), flags, words)
        self._y += height + M

    def _figures(self) -> None:
        slot = self._width / max(1, len(self._sheet.figures))
        top = self._y
        for at, (name, value, below) in enumerate(self._sheet.figures):
            self._y = top
            for words, pixels, token in (
                (name, TEXT, "muted"),
                (value, FIGURE, "text"),
                (below, SMALL, "muted"),
            ):
                self._write(words, pixels, token, left=at * slot, width=slot - M, strong=pixels == FIGURE)
        self._y += XL

    def _section(self, section: Section) -> None:
        chart = CHART_HEIGHT + M if section.drawing is not None else 0.0
        # A chart never stands apart from its title and the first rows of its table.
        self._keep_together(_line(TITLE) + M + chart + 4 * _line(TEXT))
        self._write(section.title, TITLE, strong=True)
        self._y += S
        if section.drawing is not None:
            self._painter.save()
            self._painter.setFont(_font(SMALL))
            section.drawing.paint(self._painter, QRectF(0, self._y, self._width, CHART_HEIGHT), ink)
            self._painter.restore()
            self._y += chart
        self._table(section)
        if section.note:
            self._y += XS
            self._write(section.note, SMALL, "muted")
        self._y += XL

    def _table(self, section: Section) -> None:
        widths = self._widths(section)
        self._row(section.columns, widths, SMALL, "muted")
        self._rule()
        for at, row in enumerate(section.rows):
            is_total = section.has_total and at == len(section.rows) - 1
            if self._keep_together(_line(TEXT) + XS):
                self._row(section.columns, widths, SMALL, "muted")
                self._rule()
            if is_total:
                self._rule()
            self._row(row, widths, TEXT, "text", strong=is_total)

    def _widths(self, section: Section) -> list[float]:
        """Return the columns' widths: each as wide as its widest cell, the first takes the rest."""
        # A total is written bold, and is the widest.
        small, text = QFontMetricsF(_font(SMALL)), QFontMetricsF(_font(TEXT, strong=section.has_total))
        others = [
            L
            + max(
                small.horizontalAdvance(name), *(text.horizontalAdvance(row[at]) for row in section.rows), 0
            )
            for at, name in enumerate(section.columns)
            if at
        ]
        return [self._width - sum(others), *others]

    def _row(
        self,
        cells: Sequence[str],
        widths: Sequence[float],
        pixels: int,
        token: str,
        *,
        strong: bool = False,
    ) -> None:
        font, height, left = _font(pixels, strong=strong), _line(pixels), 0.0
        self._painter.setFont(font)
        self._painter.setPen(ink(token))
        for at, (words, width) in enumerate(zip(cells, widths, strict=True)):
            shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, width)
            self._painter.drawText(QRectF(left, self._y, width, height), RIGHT if at else LEFT, shown)
            left += width
        self._y += height

    def _rule(self) -> None:
        self._painter.setPen(QPen(ink("field_line"), 1))
        self._painter.drawLine(QPointF(0, self._y + XS / 2), QPointF(self._width, self._y + XS / 2))
        self._y += XS

    def _write(
        self,
        words: str,
        pixels: int,
        token: str = "text",
        *,
        strong: bool = False,
        left: float = 0.0,
        width: float | None = None,
    ) -> None:
        font, height = _font(pixels, strong=strong), _line(pixels)
        room = self._width if width is None else width
        self._painter.setFont(font)
        self._painter.setPen(ink(token))
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
        self._painter.drawText(QRectF(left, self._y, room, height), LEFT, shown)
        self._y += height

    def _keep_together(self, height: float) -> bool:
        """Return whether a new page was begun for so much."""
        if self._y + height <= self._height:
            return False
        self._foot()
        self._device.newPage()
        self._y, self._page = 0.0, self._page + 1
        return True

    def _foot(self) -> None:
        self._painter.setFont(_font(SMALL))
        self._painter.setPen(ink("muted"))
        place = QRectF(0, self._height + XL - _line(SMALL), self._width, _line(SMALL))
        self._painter.drawText(place, LEFT, f"{self._sheet.title} · {self._sheet.words}")
        self._painter.drawText(place, RIGHT, (self._sheet.locale or QLocale()).toString(self._page))


def _font(pixels: int, *, strong: bool = False) -> QFont:
    font = QFont(QGuiApplication.font())
    # Its figures of one width, and its raised hyphen between capitals, have no code of their own: a PDF could neither
    # be searched nor copied from.
    for feature in ("tnum", "calt"):
        font.setFeature(QFont.Tag(feature), 0)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return font


def _line(pixels: int) -> float:
    return QFontMetricsF(_font(pixels)).height() * LEADING

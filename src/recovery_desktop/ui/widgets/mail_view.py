"""A mail as a mail program shows it: drawn from its HTML, light in every theme; nothing is fetched and nothing runs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextDocument,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_desktop.ui.safe_html import reduce_html
from recovery_desktop.ui.theme import theme

PAGE, INK, LINE = QColor("#f2f4f6"), QColor("#1c2127"), QColor("#d9dee4")
"""The colours of the mail itself."""
LETTER_SIZE: Final = 16
"""Of the text of our mails, in pixels; shown as large as the text of the app."""
WIDEST: Final = 616
"""In pixels of the mail."""
MODULES_MOST: Final = 177
_LOGO: Final = re.compile(r'<img src="cid:logo"[^<>]*? alt="([^"<>]*)"[^<>]*>')
"""The creditor's picture is not part of what is shown here: its name stands in its place."""
QUIET: Final = 4
"""The margin that readers of a code need, in modules."""


class _MailDocument(QTextDocument):
    """Resolves names of codes only: Qt itself would read files."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: dict[str, QImage] = {}
        # An anchor of the app's own palette would not be read on white.
        self.setUndoRedoEnabled(False)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        address = name.toString() if isinstance(name, QUrl) else name
        return self.pictures.get(address.removeprefix("cid:"))


class MailView(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = _MailDocument()
        self._shown: tuple[str, object] = ("", None)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("The message as it arrives"))

    def show_mail(self, html: str, codes: Mapping[str, Sequence[str]]) -> bool:
        """Show the mail with its QR codes (rows of 0 and 1); return False, and show
        nothing, for what is longer or deeper than a mail."""
        if (html, codes) == self._shown:
            return not self._document.isEmpty()
        self._shown = (html, codes)
        self._document.pictures = {
            name: image for name, rows in codes.items() if (image := draw_modules(rows)) is not None
        }
        font = QFont(self.font())
        font.setPixelSize(LETTER_SIZE)
        self._document.setDefaultFont(font)
        # Qt gives no inline element a padding: the cell that holds the button has it here.
        self._document.setDefaultStyleSheet(".button { padding: 12px 22px }")
        self._document.setHtml(reduce_html(_LOGO.sub(r"\1", html)))
        self.setAccessibleDescription(self._document.toPlainText())
        self.updateGeometry()
        self.update()
        return not self._document.isEmpty()

    @property
    def text(self) -> str:
        return self._document.toPlainText()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._lay_out(width)
        return round(self._document.size().height() * self._scale) + 2

    def sizeHint(self) -> QSize:
        width = round(WIDEST * self._scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(280 * self._scale), 0)

    @property
    def _scale(self) -> float:
        return theme.sizes().body / LETTER_SIZE

    def _lay_out(self, width: int) -> float:
        """Return the width of the mail, in its own pixels."""
        across = min(width / self._scale, WIDEST)
        self._document.setTextWidth(across)
        return across

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(LINE)
        painter.setBrush(PAGE)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        across = self._lay_out(self.width())
        painter.translate((self.width() - across * self._scale) / 2, 1)
        painter.scale(self._scale, self._scale)
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, INK)
        context.palette = palette
        self._document.documentLayout().draw(painter, context)


def draw_modules(rows: Sequence[str]) -> QImage | None:
    """Return the code with its margin; None for rows that are no square."""
    count = len(rows)
    if not 0 < count <= MODULES_MOST or any(len(row) != count or set(row) - {"0", "1"} for row in rows):
        return None
    module = 4
    side = module * (count + 2 * QUIET)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark == "1":
                at_x, at_y = module * (x + QUIET), module * (y + QUIET)
                painter.fillRect(at_x, at_y, module, module, Qt.GlobalColor.black)
    painter.end()
    return image

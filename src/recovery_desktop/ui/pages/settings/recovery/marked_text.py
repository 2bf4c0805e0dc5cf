"""Colours of a text that is edited: values, what is only said on a condition, and the place of a mistake."""

from __future__ import annotations

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit

from recovery_desktop.ui.pages.settings.recovery.plain_text import MARK, Mistake
from recovery_desktop.ui.theme import theme


class MarkedText(QSyntaxHighlighter):
    def __init__(self, area: QPlainTextEdit) -> None:
        super().__init__(area.document())
        self._mistake: Mistake | None = None
        theme.follow(self, self.rehighlight)

    def show_mistake(self, mistake: Mistake | None) -> None:
        before, self._mistake = self._mistake, mistake
        if _place(before) != _place(mistake):
            self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        colours = theme.colours()
        value, mark = QTextCharFormat(), QTextCharFormat()
        value.setBackground(QColor(colours.info_soft))
        value.setForeground(QColor(colours.info))
        mark.setBackground(QColor(colours.practice_soft))
        mark.setForeground(QColor(colours.practice))
        for one in MARK.finditer(text):
            if one["letter"] is None:
                length = one.end() - one.start()
                self.setFormat(one.start(), length, mark if one["value"] is None else value)
        self._underline(text)

    def _underline(self, text: str) -> None:
        start, end = _place(self._mistake)
        begin = self.currentBlock().position()
        for at in range(max(start - begin, 0), min(end - begin, len(text))):
            wrong = QTextCharFormat(self.format(at))
            wrong.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            wrong.setUnderlineColor(QColor(theme.colours().danger))
            self.setFormat(at, 1, wrong)


def _place(mistake: Mistake | None) -> tuple[int, int]:
    return (0, 0) if mistake is None else (mistake.start, mistake.end)

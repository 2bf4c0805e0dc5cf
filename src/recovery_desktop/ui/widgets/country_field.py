"""A country chosen by its name, looked for as one types: by its name in any of our languages or by its two letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from recovery_desktop.ui import checks, icons
from recovery_desktop.ui.countries import begun_country, country_name, find_country, matching_countries
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.text_field import TextField

ROWS_SHOWN = 10


class CountryField(TextField):
    """`value` and `edited` carry the two letters, which nobody sees; what names no country stays as it was typed."""

    def __init__(
        self, label: str, *, hint: str = "", optional: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(label, hint=hint, optional=optional, parent=parent)
        self.names = QStringListModel(self)
        self.completer = QCompleter(self.names, self)
        # What is offered was looked for already: by Qt's own search "Suisse" would find no Switzerland.
        self.completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.completer.setMaxVisibleItems(ROWS_SHOWN)
        popup = self.completer.popup()
        assert popup is not None
        popup.setObjectName("suggestions")
        self.popup = popup
        self.line.setCompleter(self.completer)
        self.line.textEdited.connect(self._look)
        self._arrow = QAction(self.tr("Show all countries"), self)
        self._arrow.triggered.connect(self.show_all)
        self.line.addAction(self._arrow, QLineEdit.ActionPosition.TrailingPosition)
        theme.follow(self, lambda: self._arrow.setIcon(icons.icon("down", "muted")))

    @property
    def value(self) -> str:
        return find_country(self.line.text()) or self.line.text().strip()

    @property
    def doubt(self) -> str:
        return checks.country_doubt(self.line.text())

    def show_value(self, value: str) -> None:
        """Show the country's name, unless what stands here means the same already."""
        code = find_country(value) or value
        if code != self.value:
            self._put(country_name(code))

    def show_all(self) -> None:
        """Open the list of all countries, at the one that stands here."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        names = [country_name(code) for code in matching_countries("")]
        self.names.setStringList(names)
        self.completer.complete()
        if (name := self.line.text()) in names:
            self.popup.setCurrentIndex(self.completer.completionModel().index(names.index(name), 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line:
            if isinstance(event, QFocusEvent) and event.lostFocus():
                if event.reason() != Qt.FocusReason.PopupFocusReason:
                    self._settle()
            elif (
                isinstance(event, QKeyEvent)
                and event.type() == QEvent.Type.KeyPress
                and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_F4)
                and not self.popup.isVisible()
            ):
                self.show_all()
                return True
        return super().eventFilter(watched, event)

    def _written(self, words: str) -> None:
        self.reconsider()
        self.edited.emit(self.value)

    def _look(self, words: str) -> None:
        """Offer what may be meant, nothing where no more is to choose."""
        names = [country_name(code) for code in matching_countries(words)] if words.strip() else []
        self.names.setStringList([] if names == [words] else names)

    def _settle(self) -> None:
        """Write the name out once the person goes on: of the country that was named, or the only one so begun."""
        words = self.line.text().strip()
        code = find_country(words)
        if not code and (code := begun_country(words)):
            self._put(country_name(code))
            self.reconsider()
            self.edited.emit(code)
        elif code:
            self._put(country_name(code))

    def _put(self, name: str) -> None:
        if self.line.text() != name:
            self.line.put(name)
            self.line.setCursorPosition(0)

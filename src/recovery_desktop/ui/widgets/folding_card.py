"""A card that folds its content away under its title: one line says what is set, until somebody opens it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme.tokens import L, M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class FoldingCard(Card):
    """Open like any other card until `make_foldable`; `summarise` says what stands in it while it is folded."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._outside = self.body
        self.summary = Label("", "muted", parent=self)
        self.summary.hide()
        self._inside = QWidget()
        self.body = QVBoxLayout(self._inside)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(M)
        self._outside.addWidget(self.summary)
        self._outside.addWidget(self._inside)
        self.turn = button("", "quiet", "down", flush=True)
        self.turn.hide()
        self.turn.clicked.connect(self._fold_or_unfold)
        self._folds = False

    @property
    def is_folded(self) -> bool:
        return self._folds and self._inside.isHidden()

    def make_foldable(self) -> None:
        """Fold it; from now on a button beside the title opens and folds it."""
        self._folds = True
        # Behind what stands there already, as the question mark does.
        self.corner.addWidget(self.turn)
        self.turn.show()
        self._show_inside(is_open=False)

    def unfold(self) -> None:
        if self.is_folded:
            self._show_inside(is_open=True)

    def summarise(self, words: str) -> None:
        """Say in one line what is set."""
        self.summary.setText(words)
        self.summary.setVisible(self.is_folded and bool(words))
        self._name_turn()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # All of a folded card is what opens it.
        if self.is_folded and event.button() == Qt.MouseButton.LeftButton:
            self.unfold()
            event.accept()
            return
        super().mousePressEvent(event)

    def _fold_or_unfold(self) -> None:
        self._show_inside(is_open=self.is_folded)

    def _show_inside(self, *, is_open: bool) -> None:
        self._inside.setVisible(is_open)
        # Folded it is as low as its two lines: ten of them are read at one glance.
        edge = L if is_open else S
        self._outside.setContentsMargins(L, edge, L, edge)
        self._outside.setSpacing(M if is_open else 0)
        self.summary.setVisible(not is_open and bool(self.summary.text()))
        if is_open:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        icons.set_icon(self.turn, "minus" if is_open else "down", "accent")
        self._name_turn()

    def _name_turn(self) -> None:
        if self._inside.isHidden():
            words = QCoreApplication.translate("FoldingCard", "Change")
        else:
            words = QCoreApplication.translate("FoldingCard", "Fold up")
        self.turn.setText(f" {words}")
        # Who hears the button hears what it opens, and what is set there.
        self.turn.setAccessibleName(f"{words}: {self.title.text()}")
        self.turn.setAccessibleDescription(self.summary.text())

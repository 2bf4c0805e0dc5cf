"""The forms of the board, filled in rightly."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.board.cancel import CancelManyDialog
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.record import RecordManyDialog
from recovery_desktop.ui.pages.board.tagging import TagDialog
from recovery_desktop.ui.widgets.chip import Popover
from tests.desktop.ui.pages import boards, gallery
from tests.desktop.ui.pages.filled_form import Form


def record_many(scene: gallery.Scene) -> Form:
    page = scene.filled().board()
    assert isinstance(page, BoardPage)
    page.state.choose(page.state.shown_rows)
    dialog = RecordManyDialog(page, page.state)
    dialog._page = page  # type: ignore[attr-defined]
    return Form(dialog, dialog.agree.accessibleName())


def tags(scene: gallery.Scene) -> Form:
    page = scene.filled().board()
    assert isinstance(page, BoardPage)
    page.state.choose(page.state.shown_rows)
    dialog = TagDialog(page, page.state)
    dialog._page = page  # type: ignore[attr-defined]
    return Form(dialog, "Save tags")


def sort_rates(scene: gallery.Scene) -> Form:
    page = QWidget()
    dialog = boards.dialogs(scene, page)["rates"]
    dialog._page = page  # type: ignore[attr-defined]
    return Form(dialog, "Use these rates")


def cancel_many(scene: gallery.Scene) -> Form:
    page = scene.filled().board()
    assert isinstance(page, BoardPage)
    page.state.choose(page.state.shown_rows)
    dialog = CancelManyDialog(page, page.state)
    dialog.reasons.buttons()[0].setChecked(True)
    dialog._page = page  # type: ignore[attr-defined]
    return Form(dialog, dialog.agree.accessibleName())


def amounts(scene: gallery.Scene) -> Form:
    page = scene.filled().board()
    assert isinstance(page, BoardPage)
    page.show()
    page.tools.filters.chips["amount"].main.click()
    popover = [candidate for candidate in page.findChildren(Popover) if candidate.isVisible()][-1]
    popover._page = page  # type: ignore[attr-defined]
    return Form(popover, "Use", {"At least": "100", "At most": "200"})

"""Pictures of every widget and state: `python -m tests.desktop.ui.gallery FOLDER`, light, dark, and at 200 % text."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path

import shiboken6
from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.ui import text
from recovery_desktop.ui.document_view.pdf_view import Box, PdfView
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L, M, S
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.board_column import CARD, BoardColumn
from recovery_desktop.ui.widgets.button import BusyButton, button, icon_button
from recovery_desktop.ui.widgets.chart import Chart
from recovery_desktop.ui.widgets.connection_indicator import ConnectionIndicator
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.drawing import Point
from recovery_desktop.ui.widgets.drawn_card import CardFace
from recovery_desktop.ui.widgets.drop_zone import DropZone
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.frames import Card, KeyValues, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.progress_row import ProgressRow
from recovery_desktop.ui.widgets.status_badge import Badge, StatusBadge
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField
from recovery_desktop.ui.widgets.timeline import Moment, Timeline
from recovery_desktop.ui.window import PageRow, Window
from tests.desktop.ui.paper import write_invoice

FACES = [
    CardFace("r1", "Atelier Brun SARL", "FA-2026-014", text.money("4200"), "Email in 3 days", "email"),
    CardFace(
        "r2",
        "Menuiserie des Quatre Vents et Associés",
        "FA-2026-009",
        text.money("18250.5"),
        "Letter today",
        "letter",
    ),
    CardFace(
        "r3", "Garage Fabre", "2026/118", text.money("310"), "Decide by 4 Dec", "clock", "warning", fresh=True
    ),
]


class Faces(QAbstractTableModel):
    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(FACES) * 4

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:
        return 1

    def data(self, index: QModelIndex, role: int = 0) -> object:
        face = FACES[index.row() % len(FACES)]
        if role == CARD:
            return face
        return face.accessible_text if role == Qt.ItemDataRole.AccessibleTextRole else None


def fields() -> QWidget:
    page = ScrollColumn(560)
    good, bad, doubt = (TextField("Company name") for _ in range(3))
    good.show_value("Atelier Brun SARL")
    bad.say("A company name is needed.")
    doubt.show_value("732 829 32O 00074")
    doubt.say("The check digit does not fit. Please compare it with the invoice.", "warning")
    amount, wrong = AmountField("Amount including tax"), AmountField("Tax", optional=True)
    amount.show_text("1 234,56")
    wrong.show_text("12,34,5")
    day = DateField("Due date", hint="The day by which it had to be paid.")
    day.show_value(date(2026, 9, 3))
    choice = ChoiceField("Currency", [("EUR", "Euro (EUR)"), ("CHF", "Swiss franc (CHF)")])
    notes = LongTextField("Notes", optional=True, placeholder="Anything worth remembering")
    page.column.addWidget(PageHeader("Fields", "Every state of a field, one below the other."))
    for field in (good, bad, doubt, amount, wrong, day, choice, notes):
        page.column.addWidget(field)
    page.column.addStretch()
    return page


def parts() -> QWidget:
    page = ScrollColumn()
    header = PageHeader("Parts", "Badges, buttons, banners, rows.")
    header.corner.addWidget(button("Export"))
    header.corner.addWidget(button("Recover", "primary", "submit"))
    page.column.addWidget(header)
    badges = QHBoxLayout()
    badges.setSpacing(S)
    for status in ReceivableStatus:
        badges.addWidget(StatusBadge(status))
    badges.addStretch()
    page.column.addLayout(badges)
    sure = QHBoxLayout()
    sure.setSpacing(S)
    for confidence in (0.98, 0.7, 0.3):
        sure.addWidget(Badge(*text.confidence_word(confidence)))
    sure.addStretch()
    page.column.addLayout(sure)
    buttons = QHBoxLayout()
    buttons.setSpacing(S)
    off = button("Submit", "primary")
    off.setEnabled(False)
    busy = BusyButton("Sign in")
    busy.show_busy(True, "Waiting for the browser")
    for widget in (
        button("Recover", "primary"),
        button("Cancel"),
        button("Show all", "quiet"),
        button("Withdraw", "danger"),
        off,
        busy,
    ):
        buttons.addWidget(widget)
    buttons.addWidget(icon_button("copy", "Copy link"))
    buttons.addStretch()
    page.column.addLayout(buttons)
    for tone, words in (
        ("practice", "Practice: nothing leaves this computer"),
        ("warning", "No connection since 14:05. What you see was saved; what you do is kept and sent later."),
        ("danger", "The service on this computer stopped five times. Nothing is lost."),
        ("success", "Your account is active."),
        ("info", "The password store of this computer is not available: you sign in at each start."),
    ):
        page.column.addWidget(
            Banner(words, tone, action="Show logs" if tone == "danger" else "", dismissable=tone == "info")
        )
    row = QHBoxLayout()
    row.setSpacing(L)
    money = Card("Balance")
    rows = KeyValues()
    rows.show_rows(
        [
            ("Invoice", text.money("4200")),
            ("Interest, 31 days at 10.65 %", text.money("37.99")),
            ("Fixed fee", text.money("40")),
            ("Paid", text.money("-1000")),
            ("Remaining", text.money("3277.99")),
        ],
        amounts=True,
        total=True,
    )
    money.body.addWidget(rows)
    money.body.addStretch()
    queue = Card("Reading")
    for name, stage, words, fraction in (
        ("facture-2026-014.pdf", "running", "Uploading, 1.2 of 3.4 MB", 0.36),
        ("scan.pdf", "running", "Reading", None),
        ("holiday.docx", "failed", "This is not a PDF, PNG or JPEG file.", None),
        ("FA-2026-009.pdf", "done", "Two fields to check", None),
    ):
        progress = ProgressRow(name)
        progress.show_stage(stage, words, fraction)
        queue.body.addWidget(progress)
    row.addWidget(money, 1)
    row.addWidget(queue, 1)
    page.column.addLayout(row)
    for state in ("live", "polling", "offline", "signed_out"):
        indicator = ConnectionIndicator()
        indicator.show_state(state, datetime(2026, 11, 20, 14, 5, tzinfo=UTC))
        page.column.addWidget(indicator)
    page.column.addStretch()
    return page


def charts() -> QWidget:
    page = ScrollColumn()
    page.column.addWidget(PageHeader("Charts and time"))
    row = QHBoxLayout()
    row.setSpacing(L)
    bars = Chart("bar", "Success", lambda value: f"{value:.0%}")
    bars.show_points(
        [
            Point("With phone", Decimal("0.82"), "11 of 14 cases"),
            Point("Without phone", Decimal("0.55"), "23 of 41 cases", "neutral"),
        ]
    )
    line = Chart("line", "Recovered", lambda value: text.money(value.quantize(Decimal(1))))
    line.show_points(
        [
            Point(name, Decimal(value))
            for name, value in (("Jul", 1200), ("Aug", 900), ("Sep", 4100), ("Oct", 3800), ("Nov", 5200))
        ]
    )
    for name, chart in (("Success by channel", bars), ("Recovered by month", line)):
        card = Card(name)
        card.body.addWidget(chart)
        row.addWidget(card, 1)
    page.column.addLayout(row)
    card = Card("What happened")
    timeline = Timeline()
    timeline.show_moments(
        [
            Moment("money", "success", "Atelier Brun paid 1 000,00 €", "Today, 09:12"),
            Moment(
                "email",
                "info",
                "Email to the primary contact: friendly reminder",
                "18 Nov, 10:00 · delivered",
            ),
            Moment("submit", "neutral", "You submitted the invoice", "17 Nov, 16:31"),
        ]
    )
    card.body.addWidget(timeline)
    page.column.addWidget(card)
    page.column.addStretch()
    return page


def board() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(L, L, L, L)
    column.setSpacing(M)
    column.addWidget(PageHeader("Board"))
    row = QHBoxLayout()
    row.setSpacing(M)
    for status in (
        ReceivableStatus.PENDING,
        ReceivableStatus.IN_PROCESS,
        ReceivableStatus.DISPUTED,
        ReceivableStatus.RECOVERED,
    ):
        board_column = BoardColumn(
            text.status_word(status), text.status_icon(status), text.status_tone(status)
        )
        board_column.set_model(Faces(board_column))
        board_column.show_totals("12", text.money("91282"))
        row.addWidget(board_column, 1)
    column.addLayout(row, 1)
    page.findChild(BoardColumn).cards.selectRow(1)
    return page


def empty() -> QWidget:
    page = QWidget()
    row = QHBoxLayout(page)
    row.setContentsMargins(L, L, L, L)
    row.addWidget(
        EmptyState(
            "board",
            "Nothing in recovery yet",
            "Drop an unpaid invoice on the window and see what becomes of it.",
            "Open an invoice",
        ),
        1,
    )
    row.addWidget(DropZone("Drop invoices anywhere", "PDF, PNG or JPEG, several at once", "Choose files"), 1)
    return page


def paper() -> QWidget:
    split = QSplitter()
    view = PdfView()
    view.load(write_invoice(Path(QApplication.instance().property("scratch")) / "invoice.pdf"))
    view.show_boxes({"number": Box(1, 400, 60, 520, 76), "amount": Box(1, 420, 500, 520, 518)})
    view.point_at("amount")
    split.addWidget(view)
    split.addWidget(fields())
    split.setSizes([600, 500])
    return split


PAGES: dict[str, Callable[[], QWidget]] = {
    "fields": fields,
    "parts": parts,
    "charts": charts,
    "board": board,
    "empty": empty,
    "paper": paper,
}
LOOKS = (
    ("light", 1.0, 1280, 800),
    ("dark", 1.0, 1280, 800),
    ("light", 1.0, 1024, 600),
    ("light", 2.0, 1280, 800),
)


def show_all(
    folder: Path,
    looks: tuple[tuple[str, float, int, int], ...] = LOOKS,
    looked_at: Callable[[str, QWidget], None] = lambda key, window: None,
) -> list[Path]:
    """Write one picture for every page and look; the paths written. `looked_at` sees each window before."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setProperty("scratch", str(folder))
    written = []
    for scheme, scale, width, height in looks:
        theme.apply(app, scheme, scale)
        icons = {
            "fields": "draft",
            "parts": "settings",
            "charts": "statistics",
            "board": "board",
            "empty": "today",
            "paper": "file",
        }
        window = Window([PageRow(key, key.title(), icons[key], make) for key, make in PAGES.items()])
        window.show_band(
            "practice", Banner("Practice: nothing leaves this computer", "practice", rounded=False)
        )
        window.connection.show_state("live", datetime(2026, 11, 20, 14, 5, tzinfo=UTC))
        window.resize(width, height)
        window.show()
        for key in PAGES:
            window.show_page(key)
            if key == "board":
                window.toast.say("Atelier Brun was submitted", undo=True)
            app.processEvents()
            app.processEvents()
            path = folder / f"{key}-{scheme}-{width}x{height}-{round(scale * 100)}.png"
            looked_at(key, window)
            assert window.grab().save(str(path))
            written.append(path)
        window.let_close()
        window.close()
        shiboken6.delete(window)
    return written


if __name__ == "__main__":
    application = QApplication([])
    QLocale.setDefault(QLocale("en_GB"))
    theme.start(application, "light")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    print("\n".join(map(str, show_all(target))))

"""The connections of this computer and the creditors of the one in use: which one, another one, no longer."""

from __future__ import annotations

from functools import partial

from recovery_desktop.ui import dialogs
from recovery_desktop.ui.pages.connection.lines import Line
from recovery_desktop.ui.pages.connection.state import ConnectionChoice, ConnectionState, CreditorChoice
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.wording.connections import kind_word


class ConnectionsCard(Card):
    def __init__(self, state: ConnectionState) -> None:
        super().__init__(self.tr("Connections on this computer"))
        self._state = state
        self._rows = RowColumn(self._line)
        add = button(self.tr("Add a connection"), "ordinary", "plus")
        add.clicked.connect(state.add_requested)
        self.body.addLayout(self._rows)
        self.body.addWidget(FlowRow(add))

    def show_state(self) -> None:
        self.setEnabled(not self._state.busy("use"))
        self._rows.show_rows(self._state.connections())

    def _line(self, row: ConnectionChoice) -> Line:
        kind = kind_word(row.kind)
        # What runs on this computer has no address, and is known by what it is.
        name = row.name if row.address else kind
        is_trial = bool(row.address) and row.environment == "test"
        parts = (kind if row.address else "", row.address, self.tr("Test environment") if is_trial else "")
        below = " · ".join(part for part in parts if part)
        if row.in_use:
            return Line(name, below, badge=(self.tr("In use"), "success", "check"))
        use = button(self.tr("Use"))
        use.setAccessibleName(self.tr("Use {name}").format(name=name))
        use.clicked.connect(partial(self._state.use, row.id))
        forget = button(self.tr("Forget"), "quiet")
        forget.setAccessibleName(self.tr("Forget {name}").format(name=name))
        forget.clicked.connect(partial(self._ask_forget, row))
        return Line(name, below, use, forget)

    def _ask_forget(self, row: ConnectionChoice) -> None:
        dialog = dialogs.question(
            self,
            self.tr("Forget this connection?"),
            self.tr(
                "What the app knows through {name} is deleted from this computer, drafts "
                "included. The service keeps its data."
            ).format(name=row.name),
            self.tr("Forget connection"),
            dangerous=True,
        )
        dialog.accepted.connect(lambda: self._state.forget(row.id))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class CreditorsCard(Card):
    """Only where there is a choice."""

    def __init__(self, state: ConnectionState) -> None:
        super().__init__(self.tr("Creditors"))
        self._state = state
        self._rows = RowColumn(self._line)
        self.body.addLayout(self._rows)

    def show_state(self) -> None:
        rows = list(self._state.creditors())
        self.setVisible(len(rows) > 1)
        self._rows.show_rows(rows)

    def _line(self, row: CreditorChoice) -> Line:
        if row.in_use:
            return Line(row.name, "", badge=(self.tr("In use"), "success", "check"))
        use = button(self.tr("Use"))
        use.setAccessibleName(self.tr("Use {name}").format(name=row.name))
        use.clicked.connect(partial(self._state.use_creditor, row.id))
        return Line(row.name, "", use)

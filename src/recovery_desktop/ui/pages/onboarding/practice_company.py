"""The company of Practice: who the invoices are from there, and that it exists nowhere."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.users import CreateUserRequest
from recovery_desktop.ui import text
from recovery_desktop.ui.countries import country_name
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card, KeyValues, PageHeader, ScrollColumn


class PracticeCompany(QWidget):
    """`left` when the person wants to enter a company of their own."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        page = ScrollColumn(720)
        self.header = PageHeader(
            "",
            self.tr(
                "The practice company. It is invented: invoices you try here bear its name, "
                "and nothing is sent."
            ),
        )
        card, self.facts = Card(self.tr("Company")), KeyValues()
        card.body.addWidget(self.facts)
        self.leave = button(self.tr("Start for real with your own company"), "primary")
        self.leave.clicked.connect(self.left)
        for widget in (self.header, card):
            page.column.addWidget(widget)
        page.column.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignLeft)
        page.column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)

    def show_company(self, company_request: CreateUserRequest) -> None:
        company, address = (
            company_request.company,
            company_request.company.address if company_request.company else None,
        )
        assert company is not None
        assert address is not None
        self.header.title.setText(company.name or "")
        town = f"{address.postal_code} {address.city}"
        rows = [
            (self.tr("Address"), ", ".join((address.line1 or "", town, country_name(address.country or "")))),
            (self.tr("SIRET"), text.siret(company.siret or "")),
            (self.tr("VAT number"), company.vat_number or ""),
            (self.tr("Email"), company_request.email),
        ]
        self.facts.show_rows([(name, value) for name, value in rows if value])

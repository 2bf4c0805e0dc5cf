"""The list of layouts: which engine sets each, for which kinds and countries, and what it leaves out."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
ENGINES = ("chromium", "weasyprint", "typst", "xelatex", "libreoffice", "reportlab", "fpdf2")
LINE_KINDS = ("invoice", "credit_note", "quote", "order", "order_confirmation", "proforma", "receipt")


@dataclass(frozen=True)
class Layout:
    """`family` says what is handed to it: lines, delivery, prose, payslip, menu, till."""

    name: str
    engine: str
    family: str = "lines"
    countries: frozenset[str] = field(default_factory=frozenset)
    most_lines: int = 60
    least_lines: int = 1

    @property
    def template(self) -> Path:
        suffix = {"typst": "typ", "xelatex": "tex", "libreoffice": "fodt"}.get(self.engine, "html")
        return FOLDER / "templates" / self.engine / f"{self.name}.{suffix}"


@cache
def all_layouts() -> tuple[Layout, ...]:
    rows = tomllib.loads((FOLDER / "layouts.toml").read_text(encoding="utf-8"))["layout"]
    return tuple(Layout(**{**row, "countries": frozenset(row.get("countries", ()))}) for row in rows)

"""What layouts drawn with reportlab share: founts, paragraphs, tables and the end of a document."""

from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib import colors, pagesizes  # type: ignore[import-untyped]
from reportlab.lib.styles import ParagraphStyle  # type: ignore[import-untyped]
from reportlab.lib.units import mm  # type: ignore[import-untyped]
from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped]
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]
from reportlab.platypus import (  # type: ignore[import-untyped]
    Flowable,
    Paragraph,
    SimpleDocTemplate,
    Spacer,
    Table,
)

FONTS = Path("/usr/share/fonts/truetype")
FILES = {
    "DejaVu": "dejavu/DejaVuSans.ttf",
    "DejaVu-B": "dejavu/DejaVuSans-Bold.ttf",
    "Serif": "dejavu/DejaVuSerif.ttf",
    "Serif-B": "dejavu/DejaVuSerif-Bold.ttf",
    "Lib": "liberation/LiberationSans-Regular.ttf",
    "Lib-B": "liberation/LiberationSans-Bold.ttf",
    "Mono": "liberation/LiberationMono-Regular.ttf",
    "Mono-B": "liberation/LiberationMono-Bold.ttf",
}
View = dict[str, Any]
Story = list[Flowable]


class Set:
    """One fount in one size: paragraphs and tables of it."""

    def __init__(self, font: str, size: float) -> None:
        for name, file in FILES.items():
            if name not in pdfmetrics.getRegisteredFontNames():
                pdfmetrics.registerFont(TTFont(name, str(FONTS / file)))
        self.font, self.size = font, size

    def p(
        self, text: str, bold: bool = False, align: int = 0, grow: float = 0, colour: str = "#000000"
    ) -> Paragraph:
        size = self.size + grow
        style = ParagraphStyle(
            "p",
            fontName=self.font + ("-B" if bold else ""),
            fontSize=size,
            leading=size * 1.25,
            alignment=align,
            textColor=colours(colour),
            spaceAfter=1,
        )
        return Paragraph(escape(text), style)

    def many(self, texts: list[str], **options: Any) -> Story:
        return [self.p(text, **options) for text in texts if text]

    def table(self, rows: list[list[Any]], widths: list[float], styles: list[tuple[Any, ...]]) -> Table:
        cells = [[x if not isinstance(x, str) else self.p(x) for x in row] for row in rows]
        base = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2)]
        base += [("BOTTOMPADDING", (0, 0), (-1, -1), 2)]
        return Table(cells, [w * mm for w in widths], style=base + styles, repeatRows=0)

    def sums(
        self, view: View, widths: list[float], styles: list[tuple[Any, ...]], align: str = "RIGHT"
    ) -> Table:
        rows = [
            [
                self.p(t["label"], t["key"] in ("gross", "payable")),
                self.p(t["value"], t["key"] in ("gross", "payable"), 2),
            ]
            for t in view["totals"]
        ]
        table = self.table(rows, widths, styles)
        table.hAlign = align
        return table

    def ending(self, view: View, bank: bool = True) -> Story:
        parts = [f"{day}: {value}" for day, value in view["schedule"]] + view["terms"]
        parts += [f"{k}: {v}" for k, v in view["s"]["bank"]] if bank else []
        return [Spacer(1, 4 * mm), *self.many([*parts, view["closing"]])]


def colours(code: str) -> Any:
    return colors.HexColor(code)


def pairs(rows: list[tuple[str, str]], mark: str = ": ") -> list[str]:
    return [f"{k}{mark}{v}" for k, v in rows]


def ship(view: View) -> list[str]:
    return [f"{view['L']['ship_to']}: {', '.join(view['ship'])}"] if view["ship"] else []


def text_of(line: dict[str, str]) -> str:
    return (
        line["desc"]
        + (f" (-{line['disc']})" if line["disc"] else "")
        + (f", {line['detail']}" if line["detail"] else "")
    )


def built(path: Path, story: Story, margin: float = 18, size: tuple[float, float] = pagesizes.A4) -> None:
    edge = margin * mm
    SimpleDocTemplate(
        str(path),
        pagesize=size,
        leftMargin=edge,
        rightMargin=edge,
        topMargin=edge,
        bottomMargin=edge,
        invariant=1,
    ).build(story)

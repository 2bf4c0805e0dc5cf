"""Layouts drawn with fpdf2: each function sets one, from the strings of a document's view."""

import datetime as dt
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fpdf import FPDF  # type: ignore[import-untyped]

FONTS = Path("/usr/share/fonts/truetype")
FAMILIES = {
    "roboto": ("roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "roboto/unhinted/RobotoTTF/Roboto-Bold.ttf"),
    "lib": ("liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf"),
    "carlito": ("crosextra/Carlito-Regular.ttf", "crosextra/Carlito-Bold.ttf"),
    "serif": ("liberation/LiberationSerif-Regular.ttf", "liberation/LiberationSerif-Bold.ttf"),
    "dejavu": ("dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf"),
}
View = dict[str, Any]


class Page(FPDF):  # type: ignore[misc]
    """A document in one fount that writes blocks of lines at a place."""

    def __init__(self, family: str, size: float, margin: float = 18, **options: Any) -> None:
        super().__init__(**options)
        for style, file in zip(("", "B"), FAMILIES[family], strict=True):
            self.add_font(family, style, str(FONTS / file))
        self.family, self.points = family, size
        self.set_creation_date(dt.datetime(2026, 1, 1, tzinfo=dt.UTC))
        self.set_margins(margin, margin, margin)
        self.set_auto_page_break(True, margin)
        self.add_page()
        self.face()

    def normalize_text(self, text: str) -> str:
        """Carlito has no glyph for the space that does not break."""
        return str(super().normalize_text(text.replace("\u00a0", " ")))

    def face(self, bold: bool = False, grow: float = 0, grey: int = 0) -> None:
        self.set_font(self.family, "B" if bold else "", self.points + grow)
        self.set_text_color(grey)

    def block(self, lines: list[str], x: float | None = None, width: float = 0, align: str = "L") -> None:
        """Write lines below one another; they wrap within the width."""
        for line in lines:
            if line:
                self.set_x(self.l_margin if x is None else x)
                self.multi_cell(width, self.points * 0.46, line, align=align, new_x="LMARGIN", new_y="NEXT")

    def rows(
        self,
        rows: list[list[str]],
        widths: tuple[float, ...],
        aligns: str,
        borders: str,
        bold_head: bool = True,
    ) -> None:
        """Set a table; `aligns` has one letter a column."""
        names = {"L": "LEFT", "R": "RIGHT", "C": "CENTER"}
        with self.table(
            col_widths=widths,
            text_align=tuple(names[a] for a in aligns),
            borders_layout=borders,
            first_row_as_headings=bold_head,
            line_height=self.points * 0.5,
            width=sum(widths),
            align="LEFT",
        ) as table:
            for row in rows:
                table.row(row)

    def sums(self, view: View, x: float, label: float, value: float, border: Any = 0) -> None:
        for row in view["totals"]:
            self.face(row["key"] in ("gross", "payable"))
            self.set_x(x)
            self.cell(label, self.points * 0.55, row["label"], border=border)
            self.cell(
                value,
                self.points * 0.55,
                row["value"],
                border=border,
                align="R",
                new_x="LMARGIN",
                new_y="NEXT",
            )
        self.face()

    def ending(self, view: View) -> None:
        self.ln(3)
        self.block([f"{day}  {value}" for day, value in view["schedule"]])
        self.block([*view["terms"], view["closing"]])
        self.ln(2)
        self.block([f"{k}: {v}" for k, v in view["s"]["bank"]])


def pairs(rows: list[tuple[str, str]], mark: str = ": ") -> list[str]:
    return [f"{k}{mark}{v}" for k, v in rows]


def text_of(line: dict[str, str]) -> str:
    return (
        line["desc"]
        + (f" -{line['disc']}" if line["disc"] else "")
        + (f" / {line['detail']}" if line["detail"] else "")
    )


def shipped(view: View) -> list[str]:
    return [f"{view['L']['ship_to']}: {', '.join(view['ship'])}"] if view["ship"] else []


def web_shop(view: View, path: Path) -> None:
    page, s, label = Page("roboto", 9.5), view["s"], view["L"]
    page.face(True, 9)
    page.block([s["name"]])
    page.face(grey=90)
    page.block([s["oneline"], " | ".join(pairs(s["contact"], " "))])
    page.face()
    page.ln(6)
    top = page.get_y()
    page.block(view["b"]["block"], width=85)
    low = page.get_y()
    page.set_y(top)
    page.block(pairs(view["meta"] + view["refs"]), x=115, width=77)
    page.set_y(max(low, page.get_y()) + 5)
    page.face(True, 5)
    page.block([view["title"]])
    page.face()
    page.block([*shipped(view), view["intro"]])
    head = [label["sku"], label["desc"], label["qty"], label["price"], label["line_net"]]
    page.rows(
        [head] + [[x["sku"], text_of(x), x["qty"], x["price"], x["net"]] for x in view["lines"]],
        (24, 78, 18, 26, 28),
        "LLRRR",
        "HORIZONTAL_LINES",
    )
    page.ln(2)
    page.sums(view, 98, 62, 32)
    page.ending(view)
    page.block(pairs(s["ids"]))
    page.output(str(path))


def craftsman(view: View, path: Path) -> None:
    page, s, label = Page("carlito", 10.5, 20), view["s"], view["L"]
    page.set_draw_color(120)
    page.face(True, 3)
    page.block([s["name"]], align="R")
    page.face(False, -1.5)
    page.block([*s["address"], *pairs(s["contact"], " "), *pairs(s["ids"], " ")], align="R")
    page.face()
    page.block(view["b"]["block"], width=90)
    page.ln(7)
    page.face(True, 2)
    page.block([f"{view['title']} {view['number']}"])
    page.face()
    page.block(pairs(view["meta"][1:] + view["refs"]) + shipped(view) + [view["intro"]])
    page.ln(2)
    for group in view["groups"]:
        page.face(True)
        page.block([group["title"]])
        page.face()
        rows = [
            [x["pos"], text_of(x), f"{x['qty']} {x['unit']}", x["price"], x["net"]] for x in group["lines"]
        ]
        rows += [["", label["total"], "", "", group["total"]]] if group["title"] else []
        page.rows(
            [[label["pos"], label["desc"], label["qty"], label["price"], label["line_net"]], *rows],
            (12, 76, 28, 26, 28),
            "LLRRR",
            "MINIMAL",
        )
        page.ln(2)
    page.sums(view, 85, 70, 35, "T")
    page.ending(view)
    page.output(str(path))


def courier_form(view: View, path: Path) -> None:
    page, s, label = Page("lib", 8.5, 12), view["s"], view["L"]
    page.rows(
        [
            [view["title"], s["name"]],
            ["\n".join([*s["address"], *pairs(s["contact"])]), "\n".join(view["b"]["block"])],
        ],
        (93, 93),
        "LL",
        "ALL",
    )
    page.ln(3)
    page.rows([[k, v] for k, v in view["meta"] + view["refs"]], (60, 126), "LL", "ALL", False)
    page.block([*shipped(view), view["intro"]])
    page.ln(3)
    head = [label[k] for k in ("pos", "desc", "unit", "qty", "price", "rate", "line_net")]
    page.rows(
        [head]
        + [
            [x["pos"], text_of(x), x["unit"], x["qty"], x["price"], x["rate"], x["net"]]
            for x in view["lines"]
        ],
        (10, 76, 18, 18, 22, 17, 25),
        "LLLRRRR",
        "ALL",
    )
    page.sums(view, 106, 60, 32, 1)
    page.ending(view)
    page.block(pairs(s["ids"]))
    page.output(str(path))


def two_tone(view: View, path: Path) -> None:
    page, s, label = Page("lib", 9.5), view["s"], view["L"]
    red, green, blue = (int(view["accent"][i : i + 2], 16) for i in (1, 3, 5))
    page.set_fill_color(red, green, blue)
    page.rect(0, 0, 210, 30, "F")
    page.set_fill_color(255)
    page.set_y(10)
    page.set_font(page.family, "B", 18)
    page.set_text_color(255)
    page.cell(0, 8, view["title"], new_x="LMARGIN", new_y="NEXT")
    page.set_y(36)
    page.face()
    half = [
        [label["from"], label["bill_to"]],
        ["\n".join([s["name"], *s["address"], *pairs(s["ids"])]), "\n".join(view["b"]["block"])],
    ]
    page.rows(half, (87, 87), "LL", "NONE")
    page.ln(3)
    page.block(pairs(view["meta"] + view["refs"]) + shipped(view) + [view["intro"]])
    page.ln(3)
    page.rows(
        [[label["desc"], label["qty"], label["line_net"]]]
        + [[text_of(x), f"{x['qty']} x {x['price']}", x["net"]] for x in view["lines"]],
        (104, 38, 32),
        "LRR",
        "SINGLE_TOP_LINE",
    )
    page.ln(2)
    page.sums(view, 88, 72, 32)
    page.ending(view)
    page.block(pairs(s["contact"]))
    page.output(str(path))


def half_sheet(view: View, path: Path) -> None:
    page, s, label = Page("serif", 9, 12, format=(148, 210)), view["s"], view["L"]
    page.face(True, 3)
    page.block([s["name"]], align="C")
    page.face()
    page.block([s["oneline"], "  ".join(pairs(s["contact"] + s["ids"], " "))], align="C")
    page.ln(4)
    page.face(True)
    page.block([view["title"]])
    page.face()
    page.block(pairs(view["meta"] + view["refs"]))
    page.ln(2)
    page.block([f"{label['bill_to']}:", *view["b"]["block"], *shipped(view), view["intro"]])
    page.ln(2)
    page.rows(
        [[label["qty"], label["desc"], label["line_net"]]]
        + [[x["qty"], text_of(x), x["net"]] for x in view["lines"]],
        (20, 76, 28),
        "RLR",
        "ALL",
    )
    page.sums(view, 36, 70, 30)
    page.ending(view)
    page.output(str(path))


def meter_account(view: View, path: Path) -> None:
    page, s, label = Page("dejavu", 8.5, 16), view["s"], view["L"]
    page.face(True, 2)
    page.cell(100, 6, s["name"])
    page.face()
    page.cell(0, 6, view["date"], align="R", new_x="LMARGIN", new_y="NEXT")
    page.block([s["oneline"]])
    page.ln(12)
    page.block(view["b"]["block"], width=85)
    page.ln(8)
    page.face(True, 3)
    page.block([view["title"]])
    page.face()
    page.rows([[k, v] for k, v in view["meta"] + view["refs"]], (55, 65), "LR", "HORIZONTAL_LINES", False)
    page.ln(3)
    page.block([*shipped(view), view["intro"]])
    page.rows(
        [[label["desc"], label["qty"], label["unit"], label["price"], label["rate"], label["line_net"]]]
        + [[text_of(x), x["qty"], x["unit"], x["price"], x["rate"], x["net"]] for x in view["lines"]],
        (70, 20, 18, 24, 18, 28),
        "LRLRRR",
        "MINIMAL",
    )
    page.ln(2)
    page.sums(view, 84, 74, 36, "B")
    if view["taxes"]:
        page.ln(3)
        rows = [[t["rate"], t["base"], t["tax"], t["gross"]] for t in view["taxes"]]
        page.rows(
            [[label["rate"], label["base"], label["tax_amount"], label["total"]], *rows],
            (25, 28, 28, 28),
            "RRRR",
            "ALL",
        )
    page.ending(view)
    page.block(pairs(s["contact"] + s["ids"]))
    page.output(str(path))


def wage_slip(view: View, path: Path) -> None:
    page, s = Page("lib", 10), view["s"]
    page.rows(
        [
            [s["name"], view["title"]],
            ["\n".join([*s["address"], *pairs(s["ids"] + s["contact"])]), "\n".join(view["b"]["block"])],
        ],
        (87, 87),
        "LL",
        "ALL",
    )
    page.ln(4)
    page.block(pairs(view["meta"]) + view["paras"])
    page.ln(4)
    table = view["table"]
    width = 174 / len(table["head"])
    page.rows(
        [table["head"], *table["rows"]],
        (width,) * len(table["head"]),
        "L" * (len(table["head"]) - 1) + "R",
        "ALL",
    )
    page.block([*view["end"], *pairs(s["bank"])])
    page.output(str(path))


LAYOUTS: dict[str, Callable[[View, Path], None]] = {
    f.__name__: f for f in (web_shop, craftsman, courier_form, two_tone, half_sheet, meter_account, wage_slip)
}

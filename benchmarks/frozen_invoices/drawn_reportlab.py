"""Layouts drawn with reportlab: each function sets one, from the strings of a document's view."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from reportlab.lib import colors, pagesizes  # type: ignore[import-untyped]
from reportlab.lib.units import mm  # type: ignore[import-untyped]
from reportlab.platypus import (  # type: ignore[import-untyped]
    BaseDocTemplate,
    Frame,
    HRFlowable,
    PageTemplate,
    Spacer,
)

from benchmarks.frozen_invoices.sheets import Set, View, built, colours, pairs, ship, text_of


def heading_bar(view: View, path: Path) -> None:
    f, s, label = Set("Lib", 9.5), view["s"], view["L"]
    bar = f.table(
        [[f.p(s["name"], True, 0, 4, "#ffffff"), f.p(view["title"], True, 2, 8, "#ffffff")]],
        [100, 74],
        [("BACKGROUND", (0, 0), (-1, -1), colours(view["accent"])), ("BOTTOMPADDING", (0, 0), (-1, -1), 9)],
    )
    who = f.table(
        [[f.many([*s["address"], *pairs(s["contact"]), *pairs(s["ids"])]), f.many(view["b"]["block"])]],
        [87, 87],
        [],
    )
    meta = f.table(
        [[f.p(k, True, 0, -1.5) for k, _ in view["meta"]], [v for _, v in view["meta"]]],
        [174 / len(view["meta"])] * len(view["meta"]),
        [("BOX", (0, 0), (-1, -1), 0.5, colors.grey)],
    )
    rows: list[list[Any]] = [
        [
            label["desc"],
            f.p(label["qty"], False, 2),
            f.p(label["price"], False, 2),
            f.p(label["line_net"], False, 2),
        ]
    ]
    rows += [
        [
            text_of(x),
            f.p(f"{x['qty']} {x['unit']}", False, 2),
            f.p(x["price"], False, 2),
            f.p(x["net"], False, 2),
        ]
        for x in view["lines"]
    ]
    table = f.table(rows, [90, 28, 28, 28], [("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.lightgrey)])
    gap = Spacer(1, 4 * mm)
    built(
        path,
        [
            bar,
            gap,
            who,
            gap,
            meta,
            *f.many([*pairs(view["refs"]), *ship(view), view["intro"]]),
            gap,
            table,
            gap,
            f.sums(view, [55, 35], []),
            *f.ending(view),
        ],
    )


def full_grid(view: View, path: Path) -> None:
    f, s, label = Set("DejaVu", 8), view["s"], view["L"]
    grid = [("GRID", (0, 0), (-1, -1), 0.4, colors.black)]
    top = f.table(
        [
            [
                [
                    f.p(label["from"], True),
                    *f.many([s["name"], *s["address"], *pairs(s["ids"]), *pairs(s["contact"])]),
                ],
                [f.p(label["bill_to"], True), *f.many(view["b"]["block"])],
            ]
        ],
        [90, 90],
        grid,
    )
    meta = f.table([[f.p(k, True), v] for k, v in view["meta"] + view["refs"]], [60, 120], grid)
    head = [f.p(label[k], True) for k in ("pos", "desc", "unit", "qty", "price", "rate", "line_net")]
    rows = [head] + [
        [x["pos"], text_of(x), x["unit"], *(f.p(x[k], False, 2) for k in ("qty", "price", "rate", "net"))]
        for x in view["lines"]
    ]
    table = f.table(
        rows, [9, 70, 17, 18, 23, 17, 26], [*grid, ("BACKGROUND", (0, 0), (-1, 0), colors.whitesmoke)]
    )
    gap = Spacer(1, 3 * mm)
    built(
        path,
        [
            f.p(view["title"], True, 1, 6),
            gap,
            top,
            gap,
            meta,
            *f.many([*ship(view), view["intro"]]),
            gap,
            table,
            gap,
            f.sums(view, [60, 35], grid),
            *f.ending(view),
        ],
        15,
    )


def slim_serif(view: View, path: Path) -> None:
    f, s = Set("Serif", 9), view["s"]
    story = [
        *f.many([s["name"]], bold=True, align=1, grow=5),
        f.p(s["oneline"], False, 1, -1),
        HRFlowable(width="100%"),
        Spacer(1, 8 * mm),
        *f.many(view["b"]["block"]),
        Spacer(1, 6 * mm),
        f.p(view["title"], False, 1, 5),
        f.p(" — ".join(pairs(view["meta"], " ")), False, 1),
        *f.many(pairs(view["refs"], " ") + ship(view), align=1),
        Spacer(1, 4 * mm),
        *f.many([view["intro"]]),
    ]
    rows = [[f"{x['qty']} {x['unit']}", text_of(x), f.p(x["net"], False, 2)] for x in view["lines"]]
    story += [f.table(rows, [28, 96, 30], []), HRFlowable(width="100%"), f.sums(view, [70, 35], [])]
    story += [
        *f.ending(view),
        Spacer(1, 5 * mm),
        f.p("  ·  ".join(pairs(s["contact"] + s["ids"], " ")), False, 1, -1.5),
    ]
    built(path, story, 27)


def label_left(view: View, path: Path) -> None:
    f, s, label = Set("Lib", 10), view["s"], view["L"]
    rows: list[list[Any]] = [
        [f.p(label["from"], colour="#888888"), f.many([s["name"], *s["address"], *pairs(s["contact"])])]
    ]
    rows += [[f.p(label["bill_to"], colour="#888888"), f.many(view["b"]["block"])]]
    rows += [[f.p(k, colour="#888888"), v] for k, v in view["meta"] + view["refs"]]
    rows += [[f.p(label["ship_to"], colour="#888888"), ", ".join(view["ship"])]] if view["ship"] else []
    items: list[list[Any]] = [
        [text_of(x), f"{x['qty']} × {x['price']}", f.p(x["net"], False, 2)] for x in view["lines"]
    ]
    line = [("LINEABOVE", (0, 0), (-1, -1), 0.4, colours(view["accent"]))]
    built(
        path,
        [
            f.p(view["title"], True, 0, 12, view["accent"]),
            Spacer(1, 8 * mm),
            f.table(rows, [45, 120], line),
            Spacer(1, 6 * mm),
            *f.many([view["intro"]]),
            f.table(items, [85, 45, 35], line),
            Spacer(1, 3 * mm),
            f.sums(view, [80, 40], line),
            *f.ending(view),
            *f.many(pairs(s["ids"])),
        ],
        22,
    )


def line_printer(view: View, path: Path) -> None:
    f, s, label = Set("Mono", 8.5), view["s"], view["L"]
    rule = f.p("=" * 88)
    head = [label["sku"], label["desc"], label["qty"], label["price"], label["line_net"]]
    rows = [[f.p(x) for x in head]]
    rows += [
        [
            f.p(x["sku"]),
            f.p(text_of(x)),
            f.p(x["qty"], False, 2),
            f.p(x["price"], False, 2),
            f.p(x["net"], False, 2),
        ]
        for x in view["lines"]
    ]
    built(
        path,
        [
            f.table(
                [
                    [
                        f.many([s["name"].upper(), *s["address"]]),
                        f.many([view["title"].upper(), *pairs(view["meta"])]),
                    ]
                ],
                [95, 85],
                [],
            ),
            rule,
            *f.many(view["b"]["block"] + ship(view)),
            rule,
            *f.many([*pairs(view["refs"]), view["intro"]]),
            f.table(rows, [25, 80, 20, 25, 30], [("LINEBELOW", (0, 0), (-1, 0), 0.5, colors.black)]),
            rule,
            f.sums(view, [80, 40], []),
            rule,
            *f.ending(view),
            *f.many(pairs(s["contact"] + s["ids"])),
        ],
        15,
    )


def panel_right(view: View, path: Path) -> None:
    f, s, label = Set("DejaVu", 8.5), view["s"], view["L"]
    side: list[str] = []
    for k, v in view["meta"] + view["refs"] + s["contact"] + s["ids"] + s["bank"]:
        side += [f"{k}:", v]
    width, height = pagesizes.A4

    def panel(canvas: Any, _: Any) -> None:
        canvas.setFillColor(colours(view["accent"]))
        canvas.rect(width - 62 * mm, 0, 62 * mm, height, stroke=0, fill=1)
        y = height - 18 * mm
        for text in [s["name"][:30], s["name"][30:], "", *s["address"], "", *side]:
            if text and y > 12 * mm:
                canvas.setFillColor(colors.white)
                canvas.setFont("DejaVu-B" if text.endswith(":") else "DejaVu", 7.5)
                canvas.drawString(width - 58 * mm, y, text)
            y -= 4.2 * mm

    frame = Frame(16 * mm, 14 * mm, width - 84 * mm, height - 28 * mm)
    later = Frame(16 * mm, 14 * mm, width - 84 * mm, height - 28 * mm)
    document = BaseDocTemplate(str(path), pagesize=pagesizes.A4, invariant=1)
    document.addPageTemplates(
        [
            PageTemplate("first", [frame], onPage=panel, autoNextPageTemplate="later"),
            PageTemplate("later", [later]),
        ]
    )
    rows: list[list[Any]] = [[label["desc"], f.p(label["qty"], False, 2), f.p(label["line_net"], False, 2)]]
    rows += [[text_of(x), f.p(x["qty"], False, 2), f.p(x["net"], False, 2)] for x in view["lines"]]
    document.build(
        [
            f.p(view["title"], True, 0, 11),
            Spacer(1, 9 * mm),
            *f.many(view["b"]["block"] + ship(view)),
            Spacer(1, 7 * mm),
            *f.many([view["intro"]]),
            f.table(rows, [70, 22, 30], [("LINEBELOW", (0, 0), (-1, 0), 1, colors.black)]),
            f.sums(view, [75, 35], []),
            *f.ending(view, bank=False),
        ]
    )


def american_form(view: View, path: Path) -> None:
    f, s, label = Set("Lib", 9.5), view["s"], view["L"]
    grid = [
        ("GRID", (0, 0), (-1, -1), 0.5, colors.black),
        ("BACKGROUND", (0, 0), (-1, 0), colours("#d9e2f3")),
    ]
    meta = f.table(
        [[f.p(k, True), v] for k, v in view["meta"]],
        [30, 45],
        [("GRID", (0, 0), (-1, -1), 0.5, colors.black)],
    )
    top = f.table(
        [
            [
                f.many([s["name"]], bold=True, grow=3) + f.many(s["address"] + pairs(s["contact"], " ")),
                [f.p(view["title"], True, 2, 10), Spacer(1, 3 * mm), meta],
            ]
        ],
        [100, 80],
        [],
    )
    boxes = f.table(
        [
            [f.p(label["bill_to"], True), f.p(label["ship_to"], True)],
            [f.many(view["b"]["block"]), f.many(view["ship"])],
        ],
        [90, 90],
        grid,
    )
    story = [top, Spacer(1, 5 * mm), boxes, Spacer(1, 4 * mm)]
    if view["refs"]:
        story += [
            f.table(
                [[f.p(k, True) for k, _ in view["refs"]], [v for _, v in view["refs"]]],
                [180 / len(view["refs"])] * len(view["refs"]),
                grid,
            ),
            Spacer(1, 4 * mm),
        ]
    rows: list[list[Any]] = [[f.p(label[k], True) for k in ("qty", "desc", "price", "line_net")]]
    rows += [
        [x["qty"], text_of(x), f.p(x["price"], False, 2), f.p(x["net"], False, 2)] for x in view["lines"]
    ]
    story += [
        *f.many([view["intro"]]),
        f.table(rows, [20, 100, 28, 32], grid),
        f.sums(view, [50, 32], [("GRID", (0, 0), (-1, -1), 0.5, colors.black)]),
    ]
    built(path, [*story, *f.ending(view), *f.many(pairs(s["ids"]))], 16, pagesizes.letter)


def statement_sheet(view: View, path: Path) -> None:
    f, s = Set("Lib", 9.5), view["s"]
    story = [
        *f.many([s["name"]], bold=True, grow=4),
        *f.many([s["oneline"], *pairs(s["contact"] + s["ids"])]),
        Spacer(1, 9 * mm),
        *f.many(view["b"]["block"]),
        Spacer(1, 6 * mm),
        f.p(view["title"], True, 0, 4),
        *f.many(pairs(view["meta"]) + view["paras"]),
    ]
    if view["table"]:
        rows = [[f.p(x, True) for x in view["table"]["head"]]] + [
            [*row[:-1], f.p(row[-1], False, 2)] for row in view["table"]["rows"]
        ]
        story += [
            Spacer(1, 3 * mm),
            f.table(
                rows, [170 / len(rows[0])] * len(rows[0]), [("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.grey)]
            ),
        ]
    built(path, [*story, Spacer(1, 5 * mm), *f.many(view["end"] + pairs(s["bank"]))], 20)


LAYOUTS: dict[str, Callable[[View, Path], None]] = {
    f.__name__: f
    for f in (
        heading_bar,
        full_grid,
        slim_serif,
        label_left,
        line_printer,
        panel_right,
        american_form,
        statement_sheet,
    )
}

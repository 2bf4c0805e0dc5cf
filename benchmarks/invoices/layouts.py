"""Layouts: where parties, number and dates, items and sums stand. Half of them are held out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from benchmarks.invoices.markup import bold, escaped, grid, lines, table

if TYPE_CHECKING:
    from benchmarks.invoices.generator import Draft, Party

Part = Callable[["Draft"], str]


@dataclass(frozen=True)
class Layout:
    name: str
    parts: tuple[Part, ...]
    is_test_set: bool
    size: float = 10
    margin: str = "x: 20mm, y: 18mm"

    def source(self, of: Draft) -> str:
        fonts = '("Libertinus Serif", "DejaVu Sans Mono", "New Computer Modern")'
        page = f'#set page(paper: "a4", margin: ({self.margin}), footer: [{_footer(of)}])'
        text = f"#set text(size: {self.size}pt, font: {fonts})"
        return "\n\n".join([page, text, *(piece(of) for piece in self.parts)])


def _footer(of: Draft) -> str:
    one = of.seller
    items = [one.name, one.street, one.town_line, *([f"{of.label('vat')} {one.vat}"] if one.vat else [])]
    return f"#text(size: 7pt)[{escaped(' · '.join(items))} #h(1fr) {escaped(of.label('page'))}]"


def _named(of: Draft, party: Party, key: str, vat: bool = True) -> str:
    rest = [party.street, party.town_line]
    if vat and party.vat and of.dice.random() < 0.4:
        rest.append(f"{of.label('vat')}: {party.vat}")
    return f"{bold(of.label(key) + of.colon)} \\\n{lines([party.name, *rest])}"


def parties_side_by_side(of: Draft) -> str:
    return grid("1fr, 1fr", [_named(of, of.seller, "seller"), _named(of, of.buyer, "buyer")])


def parties_buyer_first(of: Draft) -> str:
    return grid("1fr, 1fr", [_named(of, of.buyer, "buyer"), _named(of, of.seller, "seller")])


def window(of: Draft) -> str:
    sender = " · ".join(of.seller.lines)
    return f"#text(size: 6.5pt)[{escaped(sender)}]\n\n{lines(of.buyer.lines)}"


def window_right(of: Draft) -> str:
    return f"#text(size: 14pt)[{bold(of.seller.name)}]\n\n#pad(left: 92mm, top: 8mm)[{lines(of.buyer.lines)}]"


def letterhead_and_buyer(of: Draft) -> str:
    head = f"#align(right)[{bold(of.seller.name)} \\\n{lines(of.seller.lines[1:])}]"
    return f"{head}\n\n{_named(of, of.buyer, 'buyer')}"


def buyer_and_delivery(of: Draft) -> str:
    ship = [bold(of.label("ship")), escaped("Depot 4"), escaped(of.buyer.street), escaped(of.buyer.town_line)]
    head = f"{bold(of.seller.name)} \\\n{lines(of.seller.lines[1:])}"
    return f"{head}\n\n" + grid("1fr, 1fr", [_named(of, of.buyer, "buyer"), " \\\n".join(ship)])


def wrapped_buyer(of: Draft) -> str:
    """The name on two lines, as a narrow box makes it."""
    rest = lines([of.buyer.street, of.buyer.town_line])
    box = f"#box(width: 46mm)[{bold(of.label('buyer'))} \\\n{escaped(of.buyer.name)} \\\n{rest}]"
    return f"{bold(of.seller.name)} \\\n{lines(of.seller.lines[1:])}\n\n{box}"


def buyer_in_table(of: Draft) -> str:
    cells = [bold(of.label("seller")), bold(of.label("buyer")), lines(of.seller.lines), lines(of.buyer.lines)]
    return table("1fr, 1fr", cells)


def title(of: Draft) -> str:
    return f"#text(size: 18pt)[{escaped(of.title)}]"


def meta_pairs(of: Draft) -> str:
    cells = [escaped(text) for label, value in of.meta() for text in (label + of.colon, value)]
    return f"{title(of)}\n\n{grid('44mm, auto', cells)}"


def meta_right(of: Draft) -> str:
    cells = [escaped(text) for label, value in of.meta() for text in (label + of.colon, value)]
    return (
        f"{title(of)}\n\n#align(right)[{grid('auto, 34mm', cells, 'align: (right, right), row-gutter: 4pt')}]"
    )


def meta_headings(of: Draft) -> str:
    meta = of.meta()
    cells = [bold(label) for label, _ in meta] + [escaped(value) for _, value in meta]
    return f"{title(of)}\n\n{table(', '.join(['1fr'] * len(meta)), cells)}"


def meta_in_cells(of: Draft) -> str:
    """A small label within the cell of its value."""
    meta = of.meta()
    cells = [f"#text(size: 6.5pt)[{escaped(label)}] \\\n{escaped(value)}" for label, value in meta]
    return f"{title(of)}\n\n{table(', '.join(['1fr'] * len(meta)), cells)}"


def meta_sidebar(of: Draft) -> str:
    """Labels over their values in a narrow column at the right."""
    stack = " \\\n".join(
        f"#text(size: 7pt)[{escaped(label)}] \\\n{escaped(value)}" for label, value in of.meta()
    )
    return grid("1fr, 45mm", [title(of), stack])


def meta_line(of: Draft) -> str:
    return f"{title(of)}\n\n" + escaped("   |   ".join(f"{label}: {value}" for label, value in of.meta()))


def meta_sentence(of: Draft) -> str:
    head, *rest = of.meta()
    return f"#text(size: 13pt)[{bold(f'{of.title} {head[1]}')}]\n\n" + lines(f"{a}: {b}" for a, b in rest)


def _items(of: Draft, stroke: str, with_rate: bool, fill: str = "") -> str:
    heads = ["item", "quantity", "price", "line"]
    cells = [bold(of.label(key)) for key in heads] + ([bold("%")] if with_rate else [])
    for text, quantity, price, rate in of.lines:
        cells += [
            escaped(text),
            str(quantity),
            escaped(of.figure(price)),
            escaped(of.figure(price * quantity)),
        ]
        cells += [escaped(f"{rate.normalize():f}")] if with_rate else []
    columns = "1fr, 16mm, 28mm, 30mm" + (", 12mm" if with_rate else "")
    align = "align: (left, right, right, right" + (", right)," if with_rate else "),")
    return table(columns, cells, stroke, f"{align} {fill}")


def items_ruled(of: Draft) -> str:
    return _items(of, "0.4pt", with_rate=False)


def items_bare(of: Draft) -> str:
    return _items(of, "none", with_rate=True)


def items_zebra(of: Draft) -> str:
    return _items(of, "none", with_rate=False, fill="fill: (_, y) => if calc.odd(y) { luma(235) },")


def sums_right(of: Draft) -> str:
    cells = [escaped(text) for label, value in of.sums() for text in (label + of.colon, value)]
    return f"#align(right)[{grid('auto, 36mm', cells, 'align: (left, right), row-gutter: 6pt')}]"


def sums_wide(of: Draft) -> str:
    return grid("1fr, auto", [escaped(text) for pair in of.sums() for text in pair])


def sums_headings(of: Draft) -> str:
    sums = of.sums()
    cells = [bold(label) for label, _ in sums] + [escaped(value) for _, value in sums]
    return table(", ".join(["auto"] * len(sums)), cells, more="align: right,")


def sums_with_breakdown(of: Draft) -> str:
    """A table of bases and taxes by rate at the left, the sums at the right."""
    heads = [bold("%"), bold(of.label("net")), bold(of.label("tax").replace(" %", "").strip(" @()"))]
    rows = [escaped(text) for rate, base, tax in of.taxes
            for text in (f"{rate.normalize():f}", of.figure(base), of.figure(tax))]  # fmt: skip
    total = [(of.label("net"), of.money(of.net)), (of.label("gross"), of.money(of.gross))]
    total += of.sums()[-2:] if of.prepaid else []
    cells = [escaped(text) for pair in total for text in pair]
    return grid("1fr, 1fr", [table("12mm, auto, auto", [*heads, *rows]), grid("1fr, auto", cells)])


def foot(of: Draft) -> str:
    return lines([*of.terms(), of.label("thanks"), "IBAN: DE89 3704 0044 0532 0130 00"])


def _space(of: Draft) -> str:
    return "#v(6mm)"


def _layout(name: str, blocked_out: bool, *pieces: Part, size: float = 10) -> Layout:
    spaced = tuple(piece for part in (*pieces, foot) for piece in (part, _space))
    return Layout(name, spaced, blocked_out, size)


LAYOUTS = (
    _layout("beside", False, parties_side_by_side, meta_pairs, items_ruled, sums_right),
    _layout("window", False, window, meta_right, items_bare, sums_wide, size=9),
    _layout("cells", False, letterhead_and_buyer, meta_in_cells, items_zebra, sums_with_breakdown),
    _layout("sidebar", False, window_right, meta_sidebar, items_ruled, sums_right, size=11),
    _layout("headings", False, buyer_and_delivery, meta_headings, items_bare, sums_headings, size=9),
    _layout("boxed", False, buyer_in_table, meta_line, items_ruled, sums_wide),
    _layout("title_first", True, meta_in_cells, parties_buyer_first, items_bare, sums_right, size=9),
    _layout("narrow", True, wrapped_buyer, meta_headings, items_zebra, sums_with_breakdown),
    _layout("letter", True, window_right, meta_sentence, items_ruled, sums_wide, size=11),
    _layout("side_below", True, meta_sidebar, parties_side_by_side, items_zebra, sums_headings, size=9),
    _layout("delivered", True, buyer_and_delivery, meta_line, items_ruled, sums_right),
    _layout("framed", True, buyer_in_table, meta_right, items_bare, sums_with_breakdown),
)

"""Pages put together of the parts: how the upper half is arranged, and the order of the rest."""

from __future__ import annotations

from collections.abc import Callable

import typst

from benchmarks.invoices.generator import Sample
from benchmarks.invoices.markup import escaped, grid, table
from benchmarks.varied_invoices import parts
from benchmarks.varied_invoices.facts import Facts, facts

Top = Callable[[Facts], str]


def _grid(*cells: str, columns: str = "") -> str:
    return grid(columns or ", ".join(["1fr"] * len(cells)), cells, "column-gutter: 8mm")


def letterhead(of: Facts) -> str:
    return f"{parts.seller(of)}\n\n{_grid(parts.buyer(of), parts.meta(of))}\n\n{parts.title(of)}"


def mirrored(of: Facts) -> str:
    return (
        f"#align(right)[{parts.seller(of)}]\n\n{parts.title(of)}\n\n{_grid(parts.meta(of), parts.buyer(of))}"
    )


def three_columns(of: Facts) -> str:
    return f"{parts.title(of)}\n\n{_grid(parts.seller(of, label=True), parts.buyer(of, narrow=True), parts.meta(of))}"


def window(of: Facts) -> str:
    address = f"{parts.sender_line(of)}\n\n{parts.buyer_plain(of)}"
    head = f"#text(size: 16pt)[{escaped(of.seller.name)}]\n\n#v(12mm)"
    return f"{head}\n\n{_grid(address, parts.meta(of))}\n\n{parts.title(of)}"


def numbered_title(of: Facts) -> str:
    head = f"{parts.seller(of)}\n\n#pad(left: 95mm)[{parts.buyer_plain(of)}]"
    return f"{head}\n\n{parts.title_number(of)}\n\n{parts.meta(of, with_number=False)}"


def labelled_window(of: Facts) -> str:
    address = f"{parts.sender_line(of)}\n\n{parts.buyer(of)}"
    return f"{address}\n\n{parts.title_number(of)}\n\n{parts.meta_wide(of, with_number=False)}"


def sidebar(of: Facts) -> str:
    side = f"{parts.meta(of)}\n\n{parts.seller(of)}"
    return f"{parts.title(of)}\n\n{_grid(parts.buyer(of), side, columns='1fr, 52mm')}"


def sidebar_left(of: Facts) -> str:
    side = f"{parts.seller(of)}\n\n{parts.meta(of)}"
    return f"{_grid(side, parts.title(of) + ' ' + chr(10) * 2 + parts.buyer(of), columns='55mm, 1fr')}"


def shipped(of: Facts) -> str:
    cells = [parts.buyer(of), parts.ship(of)]
    if of.dice.random() < 0.3:
        cells.reverse()
    return f"{_grid(parts.seller(of), parts.title(of))}\n\n{_grid(*cells)}\n\n{parts.meta_wide(of)}"


def shipped_aside(of: Facts) -> str:
    parties = _grid(parts.seller(of, label=True), parts.buyer(of, narrow=True), parts.ship(of))
    return f"{_grid(parts.title(of), parts.meta(of))}\n\n{parties}"


def narrow(of: Facts) -> str:
    return f"{_grid(parts.buyer_narrow(of), parts.seller(of))}\n\n{parts.title(of)}\n\n{parts.meta_wide(of)}"


def narrow_right(of: Facts) -> str:
    return f"{parts.seller(of)}\n\n{_grid(parts.meta(of), parts.buyer_narrow(of))}\n\n{parts.title(of)}"


def framed(of: Facts) -> str:
    cells = [parts.seller(of, label=True), parts.buyer(of), parts.title(of), parts.meta(of)]
    return table("1fr, 1fr", cells)


def centred(of: Facts) -> str:
    head = f"#align(center)[{parts.seller(of)}]\n\n#align(center)[{parts.title(of)}]"
    return f"{head}\n\n{parts.meta_wide(of)}\n\n{parts.buyer(of)}"


#: Every second one is held out.
TOPS: tuple[Top, ...] = (
    letterhead, mirrored, three_columns, sidebar, window, labelled_window, numbered_title, shipped_aside,
    shipped, centred, narrow, framed, sidebar_left, narrow_right,
)  # fmt: skip


def _bottom(of: Facts) -> list[str]:
    order = of.pick(
        ["plain", "plain", "recap_before", "recap_after", "recap_left", "recap_right", "foot_first", "plain"]
    )
    is_grid = order in ("recap_left", "recap_right")
    sums, items, foot = parts.sums(of, narrow=is_grid), parts.items(of), parts.foot(of)
    pieces = [parts.reference(of)] if of.dice.random() < 0.35 else []
    if order == "foot_first":
        return [foot, *pieces, items, sums]
    middle = {
        "recap_before": [parts.recap(of), sums], "recap_after": [sums, parts.recap(of)],
        "recap_left": [_grid(parts.recap(of), sums)], "recap_right": [_grid(sums, parts.recap(of))],
    }.get(order, [sums])  # fmt: skip
    return [*pieces, items, *middle, foot]


def sample(seed: int, is_test_set: bool) -> Sample:
    of = facts(seed, is_test_set)
    top = of.dice.choice(TOPS[int(is_test_set) :: 2])
    body = [top(of), *_bottom(of)]
    font = of.dice.choice(("Libertinus Serif", "New Computer Modern", "DejaVu Sans Mono"))
    size = 8 if "Mono" in font else of.dice.choice((9, 10, 11))
    paper, margin = of.dice.choice(("a4", "a4", "us-letter")), of.dice.choice((14, 20, 25))
    head = (
        f'#set page(paper: "{paper}", margin: (x: {margin}mm, y: 18mm),'
        f' footer: text(size: 7pt)[{parts.footer(of)}])\n#set text(size: {size}pt, font: "{font}")'
    )
    source = f"\n\n#v({of.dice.choice((3, 6, 9))}mm)\n\n".join([head, *body])
    pdf = typst.compile(source.encode())
    assert isinstance(pdf, bytes)
    truth = of.truth
    if of.country.currency not in source and of.sign not in source and escaped(of.sign) not in source:
        del truth["invoice.currency"]
    return Sample(seed, top.__name__, of.country.code, of.language, "invoice", truth, pdf)

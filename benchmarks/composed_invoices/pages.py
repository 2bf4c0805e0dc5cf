"""Pages put together: how the upper half is arranged, what follows, and how all of it looks."""

from __future__ import annotations

import random
from datetime import timedelta
from decimal import Decimal
from typing import Any

from benchmarks.composed_invoices import blocks, closing, tables
from benchmarks.composed_invoices.blocks import esc, tag
from benchmarks.composed_invoices.facts import Facts, draw

#: Rows of the upper half; `|` parts the columns of a row, a space the blocks of a column.
_TOPS = (
    "logo | seller / buyer | meta / title", "seller / buyer | meta / title", "seller | meta / buyer / title",
    "title | logo / seller | buyer | meta", "logo / sender_buyer | meta / title", "title / meta | buyer / seller",
    "logo | title meta / seller | buyer", "meta | buyer / title", "seller | title / buyer | ship / meta",
    "logo | meta / buyer | ship | agent / title", "title / seller | buyer / meta", "buyer | seller meta / title",
    "logo title / meta / buyer | seller", "seller / title meta | buyer", "title number_line / seller | buyer",
    "seller | buyer / place / title", "logo / buyer / place / title", "sender_buyer | seller meta / title",
    "title / buyer / meta | seller", "meta / buyer | ship / seller | title",
    "logo seller | title / meta / buyer | agent",
    "| buyer / title / meta", "seller meta | buyer ship / title", "place / seller | buyer / title",
    "title | meta / buyer | seller", "seller | logo / title / buyer | ship | meta", "title meta / seller / buyer",
    "headline / seller | buyer / meta / title", "logo | headline / buyer | meta / title",
    "meta title / buyer ship | seller agent",
    "buyer / logo title | meta", "seller | / | buyer / place / title", "title / meta / seller | ship | buyer",
)  # fmt: skip
_FONTS = ("Nimbus Sans", "Nimbus Roman", "DejaVu Sans", "DejaVu Serif", "Nimbus Sans Narrow", "DejaVu Sans Mono",
    "Nimbus Mono PS",
          "URW Gothic", "P052", "C059", "DejaVu Sans Condensed")  # fmt: skip
_PARTY_SHAPES = ("lines",) * 7 + ("bare", "bare", "bar", "inline", "aside", "form", "line")
_META_SHAPES = ("table",) * 6 + (
    "lines",
    "lines",
    "stacked",
    "double",
    "columns",
    "columns",
    "columns",
    "boxes",
    "line",
    "dotted",
    "cells",
)


def look(of: Facts) -> dict[str, Any]:
    """Draw how the page says things: what all of its blocks share."""
    dice = of.dice
    label_style = dice.choice(
        ("", "", "", "font-weight:bold", "color:#777", "font-size:75%", "font-size:80%;color:#666")
    )
    number_in = dice.choices(("meta", "title", "intro"), (62, 33, 5))[0]
    return {
        "number_in": number_in,
        "issued_in": dice.choices(("meta", "place"), (85, 15))[0],
        "due_in": dice.choices(("meta", "sentence", "both", "terms", "receipt", "none"), (46, 18, 6, 20, 3, 7))[0],
        "colon": dice.choice((":", ":", ":", "", "", " :")),
        "sum_colon": dice.choice((":", "", "")),
        "sum_side": dice.choice(("left", "left", "right")),
        "capitals": dice.random() < 0.14,
        "unknown": dice.choice((0, 0, 0, 0.04, 0.15)),
        "bilingual": dice.choice((0,) * 14 + (0.9,)),
        "label_style": label_style,
        "party_shapes": dice.choices(_PARTY_SHAPES, k=2),
        "meta_shapes": dice.choices(_META_SHAPES, k=2),
        "meta_frame": dice.choice(("", "", "", "border:0.7px solid #666;padding:2px", "background:#eee")),
        "bold_name": dice.random() < 0.3,
        "head_row": dice.choice(("", "", "background:#ddd", "background:#333;color:#fff", "font-weight:bold",
        "font-size:80%")),
        "items": dice.choices(("table", "list", "prose"), (90, 7, 3))[0],
        "sums": dice.choices(("column", "rows", "across", "boxes", "lines", "sentence"), (48, 25, 12, 4, 6, 5))[0],
        "sign_in_items": dice.random() < 0.3,
        "sign_in_sums": dice.random() < 0.6,
        "quantity_places": dice.random() < 0.3,
        "percent": dice.choice((" %", "%", "")),
    }  # fmt: skip


def _headline(of: Facts) -> str:
    pairs = [(tag(of, "rest" if of.chance(0.7) else "gross"), of.money(of.rest))]
    if of.chance(0.6):
        pairs.append((tag(of, "due"), of.day(of.due)))
        of.shown.add("due")
    return blocks.meta(of, pairs, of.dice.choice(("stacked", "table", "boxes", "lines")))


def _place(of: Facts) -> str:
    leads = {"de": ("den ", "am ", ""), "fr": ("le ", ""), "it": ("", "lì "), "es": ("", "a "), "nl": ("", "den "),
             "pt": ("", "aos "), "pl": ("dnia ", ""), "en": ("", "")}[of.language]  # fmt: skip
    of.shown.add("issued")
    text = f"{of.seller.town}, {of.dice.choice(leads)}{of.day(of.issued)}"
    return esc(text if of.chance(0.75) else of.day(of.issued))


def _block(of: Facts, name: str) -> str:
    if name == "sender_buyer":
        line = blocks.sender_line(of)
        return line + blocks.party_block(of, of.buyer, "buyer" if of.chance(0.2) else "", shape="lines")
    if name == "number_line":
        return esc(of.fresh("s_number") if of.kind == "invoice" else of.fresh("s_thanks"))
    if name in ("ship", "agent"):
        return blocks.party_block(of, of.ship if name == "ship" else of.agent, name)
    if name == "buyer":
        return blocks.party_block(of, of.buyer, "buyer" if of.chance(of.style["buyer_labelled"]) else "")
    if name == "seller":
        return blocks.party_block(of, of.seller, "seller") if of.chance(0.3) else blocks.seller_block(of)
    if name == "title":
        return str(of.style["title"])
    draws = {"logo": blocks.logo, "meta": blocks.meta, "headline": _headline, "place": _place}
    return draws[name](of)


def _row(of: Facts, columns: list[str]) -> str:
    """Return a row of the upper half: its columns as wide, as far down and on the side that chance wants."""
    cells = []
    widths = (
        of.dice.choice((None, None, (50, 50), (60, 40), (40, 60), (65, 35))) if len(columns) == 2 else None
    )
    for at, column in enumerate(columns):
        inner = "<br>".join(_block(of, name) for name in column.split())
        side = "right" if at == len(columns) - 1 and len(columns) > 1 and of.chance(0.15) else "left"
        down = of.dice.choice((0, 0, 0, 4, 10))
        width = f"width:{widths[at]}%" if widths else f"width:{100 // len(columns)}%"
        frame = of.dice.choice(("",) * 8 + ("border:0.7px solid #888",))
        cells.append(
            f"<td style='vertical-align:top;text-align:{side};padding:{down}mm 3mm 0 0;{width};{frame}'>{inner}"
        )
    return f"<table style='width:100%'><tr>{''.join(cells)}</table>"


def _random_top(of: Facts) -> str:
    names = [
        "seller",
        "buyer",
        "meta",
        "title",
        *of.dice.sample(["logo", "ship", "place", "agent", "headline"], of.dice.choice((0, 1, 1, 2))),
    ]
    of.dice.shuffle(names)
    rows: list[list[str]] = []
    while names:
        count = min(len(names), of.dice.choice((1, 1, 2, 2, 2, 3)))
        rows.append([names.pop() for _ in range(count)])
    return " / ".join(" | ".join(row) for row in rows)


def _top(of: Facts) -> tuple[str, str]:
    """Return the upper half, and what a bar beside the whole page holds, if there is one."""
    plan = _random_top(of) if of.chance(0.2) else of.dice.choice(_TOPS)
    # Without a label only the usual places tell who is who.
    sender = plan.find("seller") if "seller" in plan else plan.find("logo")
    of.style["buyer_labelled"] = 0.45 if plan in _TOPS and sender < plan.find("buyer") else 0.9
    if "place" in plan:
        of.style["issued_in"] = "place"
    elif of.style["issued_in"] == "place":
        plan = of.dice.choice((f"place / {plan}", f"{plan} / place"))
    aside = ""
    if of.chance(0.1) and " meta" in f" {plan}":
        plan = plan.replace("meta", "").replace("/  /", "/")
        aside = "<br><br>".join(
            _block(of, one) for one in of.dice.choice((("meta",), ("seller", "meta"), ("meta", "seller")))
        )
    html = ""
    # The title comes first, so that what it says is not said again.
    of.style["title"] = blocks.title(of) if "title" in plan else ""
    if of.style["issued_in"] == "meta" and "issued" in of.shown:
        of.style["issued_in"] = "title"
    for row in plan.split("/"):
        columns = [column.strip() for column in row.split("|")]
        html += _row(of, columns) + f"<div style='height:{of.dice.choice((0, 2, 4, 8, 14))}mm'></div>"
    return html, aside


def _intro(of: Facts) -> str:
    texts = []
    if of.chance(0.2):
        texts.append(of.word("salutation"))
    if of.kind == "invoice" and (of.style["number_in"] == "intro" or of.chance(0.05)):
        texts.append(of.fresh("s_number"))
    if of.chance(0.3):
        texts.append(of.fresh("s_intro"))
    missing = [key for key in ("number", "issued") if key not in of.shown]
    if missing:
        pairs = [(tag(of, key), of.number if key == "number" else of.day(of.issued)) for key in missing]
        of.shown |= set(missing)
        return blocks.meta(of, pairs) + f"<p>{'<br>'.join(esc(text) for text in texts)}</p>"
    return f"<p>{'<br>'.join(esc(text) for text in texts)}</p>" if texts else ""


def _letter(of: Facts) -> str:
    """Return an invoice that is a letter: what is asked for stands in its sentences."""
    of.style["sums"] = "sentence"
    texts = [
        of.fresh("s_intro"),
        of.fresh("items") + ".",
        of.word("s_total"),
        *closing.payment(of),
        of.fresh("s_thanks"),
    ]
    if of.chance(0.4):
        texts = [" ".join(texts)]
    return "".join(f"<p>{esc(text)}</p>" for text in texts) + (closing.bank(of) if of.chance(0.6) else "")


def _ledger(of: Facts) -> str:
    """Return what was used and what was paid in two columns, as hotels and clubs do, with the balance under them."""
    day = of.day(of.style["delivered"])
    rows = "".join(
        f"<tr><td>{day}<td>{esc(line.text)}<td style='text-align:right'>"
        f"{of.figure(line.amount + (line.amount * line.rate / 100))}<td>"
        for line in of.lines
    )
    if of.prepaid:
        rows += (
            f"<tr><td>{day}<td>{tag(of, 'prepaid')}<td><td style='text-align:right'>{of.figure(of.prepaid)}"
        )
    rows += f"<tr><td><td>{tag(of, 'gross')}<td style='text-align:right'>{of.figure(of.gross)}<td>"
    if of.prepaid:
        rows += f"<tr><td><td>{tag(of, 'rest')}<td style='text-align:right'>{of.money(of.rest)}<td>"
    return f"<table style='width:100%'>{rows}</table><br>{tables.recap(of) if of.tax else ''}"


def _body(of: Facts) -> str:
    if of.chance(0.06):
        return _letter(of)
    gap = f"<div style='height:{of.dice.choice((1, 3, 6))}mm'></div>"
    recap = tables.recap(of) if of.tax and of.chance(0.22) else ""
    if of.chance(0.04):
        return _ledger(of) + "<br>".join([*closing.payment(of), closing.bank(of)])
    parts = [tables.items(of)]
    sums = tables.sums(of)
    if of.chance(0.06):
        # The sums on the first page, what they are made of on the second.
        again = f"<div style='break-before:page'>{esc(of.word('s_number'))} {esc(of.word('page'))} 2</div>"
        of.style["sums"] = "column" if of.style["sums"] == "rows" else of.style["sums"]
        return gap.join([tables.sums(of), *closing.payment(of), closing.bank(of), again, *parts])
    if recap and of.chance(0.5):
        pair = [recap, sums] if of.chance(0.6) else [sums, recap]
        parts.append(f"<table style='width:100%'><tr valign=top><td>{pair[0]}<td>{pair[1]}</table>")
    else:
        parts += [sums, recap] if of.chance(0.5) else [recap, sums]
    if of.chance(0.05):
        parts.reverse()
    ends = ["<br>".join(closing.payment(of)), closing.bank(of) if of.chance(0.6) else "", closing.notes(of)]
    if of.chance(0.25):
        of.dice.shuffle(ends)
    parts = [*ends, *parts] if of.chance(0.04) else [*parts, *ends]
    if of.chance(0.12):
        parts.append(closing.slip(of))
    return gap.join(part for part in parts if part)


def _other_body(of: Facts) -> str:
    """Return what papers of another kind hold: the lines of an order, open invoices, a letter, a list of prices."""
    if of.kind in ("credit_note", "quote", "proforma", "order_doc", "order_confirmation", "receipt"):
        return _body(of)
    if of.kind == "delivery_note":
        rows = "".join(f"<tr><td>{esc(line.text)}<td>{line.quantity.normalize():f}" for line in of.lines)
        return f"<table style='width:100%'><tr><td>{tag(of, 'item')}<td>{tag(of, 'quantity')}{rows}</table>"
    if of.kind in ("statement", "reminder"):
        rows = ""
        for at in range(of.dice.randint(1, 6)):
            day = of.issued - timedelta(days=20 + 17 * at)
            value = Decimal(of.dice.randrange(1000, 900000)) / 100
            rows += (
                f"<tr><td>{of.number}-{at}<td>{of.day(day)}<td>{of.day(day + timedelta(days=30))}<td "
                f"style='text-align:right'>{of.figure(value)}"
            )
        heads = "".join(f"<td>{tag(of, key)}" for key in ("number", "issued", "due", "line"))
        total = f"<p>{tag(of, 'rest')}: {of.money(of.gross)}</p>"
        return f"<table style='width:100%'><tr>{heads}{rows}</table>{total}<p>{esc(of.fresh('s_due'))}</p>"
    texts = [of.fresh(key) for key in ("salutation", "s_intro", "s_thanks", "s_late", "s_thanks")]
    if of.kind == "menu":
        return "<br>".join(f"{esc(of.fresh('items'))} {of.money(line.price)}" for line in of.lines * 3)
    return "".join(f"<p>{esc(text)}</p>" for text in texts)


def page(seed: int, reserved: bool, kind: str = "invoice") -> tuple[Facts, str]:
    """Return what is true of a page, and its HTML."""
    of = draw(seed, reserved, kind)
    of.style |= look(of)
    top, aside = _top(of)
    body = _intro(of) + (_body(of) if kind == "invoice" else _other_body(of))
    if aside:
        cells = [
            f"<td style='vertical-align:top'>{top}{body}",
            f"<td style='vertical-align:top;width:48mm;padding:0 3mm'>{aside}",
        ]
        main = (
            f"<table style='width:100%'><tr>{''.join(cells if of.chance(0.7) else reversed(cells))}</table>"
        )
    else:
        main = top + body
    foot = closing.foot(of) if of.chance(0.8) else ""
    place = "position:fixed;bottom:0;width:100%" if of.chance(0.7) else "margin-top:8mm"
    return of, (
        f"<!doctype html><meta charset=utf-8><style>{css(of.dice)}</style>{main}"
        f"<div style='{place};font-size:7pt'>{foot}</div>"
    )


def css(dice: random.Random) -> str:
    """Draw font, size, paper and margins."""
    font = dice.choice(_FONTS)
    size = dice.choice((7.5, 8, 9, 9, 10, 10, 11)) * (0.85 if "Mono" in font else 1)
    paper, margin = dice.choice(("A4", "A4", "A4", "letter")), dice.choice((8, 12, 15, 20, 25))
    height = dice.choice((1.1, 1.2, 1.35, 1.5))
    return (
        f"@page{{size:{paper};margin:{margin}mm}}body{{font:{size}pt '{font}';line-height:{height};margin:0}}"
        "table{border-collapse:collapse}td,th{font-size:inherit;padding:1px 3px;text-align:left}p{margin:2mm 0}"
    )

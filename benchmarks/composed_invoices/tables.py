"""The lines of what was sold, and the sums under them."""

from __future__ import annotations

from decimal import Decimal

from benchmarks.composed_invoices.blocks import esc, lined, tag
from benchmarks.composed_invoices.facts import Facts, Line, pattern

_MORE_COLUMNS = ("pos", "artno", "unit", "rate", "date")


def _quantity(of: Facts, line: Line) -> str:
    text = f"{line.quantity.normalize():f}"
    if of.style["quantity_places"]:
        text = f"{line.quantity:.2f}"
    return text.replace(".", of.style["numbers"][1])


def items(of: Facts) -> str:
    """Return the lines as a table with some of the usual columns, or as text with sums at the end."""
    style = of.style
    if style["items"] == "prose":
        return "<br>".join(f"{esc(line.text)} {of.money(line.amount)}" for line in of.lines[:3])
    if style["items"] == "list":
        rows = "".join(
            f"<tr><td>{esc(line.text)}<td style='text-align:right'>{of.money(line.amount)}"
            for line in of.lines
        )
        return f"<table style='width:100%'>{rows}</table>"
    columns = ["item", "quantity", "price", "line"]
    if of.chance(0.25):
        columns = ["quantity", "item", "price", "line"]
    if of.chance(0.12):
        columns = ["item", "line"]
    for name in of.dice.sample(_MORE_COLUMNS, of.dice.choice((0, 0, 1, 1, 2, 3))):
        at = 0 if name in ("pos", "artno", "date") else len(columns) - 1
        columns.insert(at, name)
    numeric = ("quantity", "price", "line", "rate")
    frame = of.dice.choice(("", "", "border:0.7px solid #444", "border-bottom:0.5px solid #bbb"))

    def cell(name: str, text: str, kind: str = "td") -> str:
        side = "right" if name in numeric else "left"
        return f"<{kind} style='text-align:{side};padding:2px 4px;{frame}'>{text}</{kind}>"

    titles = {name: tag(of, name) if name != "date" else tag(of, "issued") for name in columns}
    if of.chance(0.2):
        titles["line"] += f" {esc(style['sign'])}"
    head = "".join(cell(name, text, "th") for name, text in titles.items()) if of.chance(0.93) else ""
    rows = ""
    for at, line in enumerate(of.lines):
        amount = of.money(line.amount) if style["sign_in_items"] else of.figure(line.amount)
        values = {
            "item": esc(line.text) + (f"<br><small>{esc(of.fresh('items'))}</small>" if of.chance(0.1) else ""),
            "quantity": _quantity(of, line), "price": of.figure(line.price), "line": amount, "pos": str(at + 1),
            "artno": pattern(of.dice, "##-####"), "unit": of.dice.choice(("Stk", "h", "pcs", "kg", "U", "m²", "x")),
            "rate": f"{of.rate(line.rate)}{style['percent']}", "date": of.day(style["delivered"]),
        }  # fmt: skip
        rows += "<tr>" + "".join(cell(name, values[name]) for name in columns)
        if at == 14 and len(of.lines) > 18 and of.chance(0.6):
            carried = sum((one.amount for one in of.lines[:15]), Decimal(0))
            rows += (
                f"<tr><td colspan={len(columns) - 1}>{tag(of, 'carried')}<td style='text-align:right'>"
                f"{of.figure(carried)}"
            )
    foot = ""
    if style["sums"] == "rows":
        foot = "".join(
            f"<tr><td colspan={len(columns) - 1} style='text-align:{style['sum_side']}'>{label}"
            f"<td style='text-align:right'>{value}"
            for label, value in sum_pairs(of)
        )
    space = f"height:{of.dice.choice((0, 0, 40, 120))}px"
    return (
        f"<table style='width:100%;border-collapse:collapse'><tr style='{style['head_row']}'>{head}{rows}{foot}</table>"
        f"<div style='{space}'></div>"
    )


def _tax_label(of: Facts, rate: Decimal, base: Decimal) -> str:
    """Return the wording of a tax with this rate and this base in their places."""
    if "tax_form" not in of.style:
        taxes = of.taxes
        of.taxes = [(Decimal("0.1234"), Decimal("98765.43"), Decimal(0))]
        of.style["tax_form"] = (
            of.fresh("tax").replace(of.rate(of.taxes[0][0]), "\1").replace(of.figure(of.taxes[0][1]), "\2")
        )
        of.taxes = taxes
    return esc(of.style["tax_form"].replace("\1", of.rate(rate)).replace("\2", of.figure(base)))


def sum_pairs(of: Facts) -> list[tuple[str, str]]:
    """Return the sums with their labels, in one of the orders that pages have."""
    style = of.style
    label = lambda key: tag(of, key)  # noqa: E731
    money = of.money if style["sign_in_sums"] else of.figure
    pairs: list[tuple[str, str]] = []
    has_tax = of.tax != 0 or of.chance(0.3)
    if of.extras or of.chance(0.25):
        subtotal = sum((line.amount for line in of.lines), Decimal(0))
        if of.extras or len(of.lines) > 1:
            pairs.append((label("sub"), money(subtotal)))
        pairs += [(label(key), money(value)) for key, value in of.extras]
    if has_tax and (of.chance(0.93) or len(of.taxes) > 1):
        pairs.append((label("net"), money(of.net)))
    taxes = [(_tax_label(of, rate, base), money(tax)) for rate, base, tax in of.taxes]
    if has_tax:
        if len(of.taxes) > 1:
            chance = of.dice.random()
            pairs += taxes if chance < 0.6 else [*taxes, (label("taxes"), money(of.tax))] if chance < 0.8 else [
                (label("taxes"), money(of.tax))
            ]  # fmt: skip
        else:
            pairs += taxes if of.chance(0.75) else [(label("taxes"), money(of.tax))]
    total = (label("gross"), money(of.gross) if of.chance(0.5) else of.money(of.gross))
    if has_tax and of.chance(0.07):
        pairs.insert(0, total)
    else:
        pairs.append(total)
    if of.prepaid:
        sign = of.dice.choice(("-", "-", "", "- ", "–"))
        pairs += [(label("prepaid"), f"{sign}{money(of.prepaid)}"), (label("rest"), of.money(of.rest))]
    elif of.withheld or of.previous:
        key, value = (
            ("withheld", f"-{money(of.withheld)}") if of.withheld else ("previous", money(of.previous))
        )
        pairs += [(label(key), value), (label("rest"), of.money(of.rest))]
    elif of.chance(0.08):
        pairs.append((label("rest"), of.money(of.gross)))
    if of.chance(0.04):
        saved = of.figure((of.gross * Decimal("0.02")).quantize(Decimal("0.01")))
        pairs.append((label("skonto_sum"), saved))
    return pairs


def recap(of: Facts) -> str:
    """Return the table of taxes: rate, base, tax, and perhaps the sum."""
    columns = ["rate", "base", "taxes", "gross"] if of.chance(0.5) else ["base", "rate", "taxes"]
    heads = "".join(f"<td style='padding:1px 5px'>{tag(of, name)}" for name in columns)
    rows = ""
    for rate, base, tax in of.taxes:
        values = {"rate": f"{of.rate(rate)}{of.style['percent']}", "base": of.figure(base), "taxes": of.figure(tax),
                  "gross": of.figure(base + tax)}  # fmt: skip
        rows += "<tr>" + "".join(
            f"<td style='text-align:right;padding:1px 5px'>{values[name]}" for name in columns
        )
    if len(of.taxes) > 1 and of.chance(0.7):
        values = {
            "rate": tag(of, "gross"),
            "base": of.figure(of.net),
            "taxes": of.figure(of.tax),
            "gross": of.figure(of.gross),
        }
        rows += "<tr>" + "".join(
            f"<td style='text-align:right;padding:1px 5px'>{values[name]}" for name in columns
        )
    frame = of.dice.choice(("", "border:0.7px solid #555"))
    return f"<table style='{frame};border-collapse:collapse'><tr style='{of.style['head_row']}'>{heads}{rows}</table>"


def sums(of: Facts) -> str:
    """Return the sums under the lines: in a column, across the page, or in a sentence."""
    style = of.style
    if style["sums"] == "rows":
        return ""
    if style["sums"] == "sentence":
        return f"<p>{esc(of.word('s_total'))}</p>"
    pairs = sum_pairs(of)
    if style["sums"] == "across":
        heads = "".join(f"<td style='padding:2px 6px;border:0.7px solid #444'>{label}" for label, _ in pairs)
        values = "".join(
            f"<td style='padding:2px 6px;border:0.7px solid #444;text-align:right'>{value}"
            for _, value in pairs
        )
        return (
            f"<table style='width:100%;border-collapse:collapse'><tr style='{style['head_row']}'>"
            f"{heads}<tr>{values}</table>"
        )
    if style["sums"] == "boxes":
        cells = "".join(
            f"<td style='padding:3px 8px;border:0.7px solid #999'>{label}<br><b>{value}</b>"
            for label, value in pairs
        )
        return f"<table style='border-collapse:collapse'><tr>{cells}</table>"
    if style["sums"] == "lines":
        return lined([f"{label}{style['colon'] or ':'} {value}" for label, value in pairs])
    width = of.dice.choice((35, 45, 55, 70, 100))
    side = of.dice.choice(("margin-left:auto", "margin-left:auto", ""))
    last = of.dice.choice(
        ("", "font-weight:bold", "border-top:1px solid #000", "font-size:120%;font-weight:bold")
    )
    rows = ""
    for at, (label, value) in enumerate(pairs):
        look = last if at == len(pairs) - 1 else ""
        rows += (
            f"<tr style='{look}'><td style='text-align:{style['sum_side']}'>"
            f"{label}{style['sum_colon']}<td style='text-align:right'>{value}"
        )
    return f"<table style='width:{width}%;{side};border-collapse:collapse'>{rows}</table>"

"""The parts of a page: parties, number and dates, items, sums and foot, each in one of several shapes."""

from __future__ import annotations

from datetime import timedelta

from benchmarks.invoices.markup import bold, escaped, grid, lines, table
from benchmarks.varied_invoices.facts import CENT, Facts


def _plain(value: object) -> str:
    return f"{value.normalize():f}" if hasattr(value, "normalize") else str(value)


def buyer_lines(of: Facts) -> list[str]:
    """The address with what may stand around it."""
    buyer, dice = of.buyer, of.dice
    rows = [buyer.name]
    if dice.random() < 0.2:
        rows.append(of.word("department"))
    if dice.random() < 0.2:
        rows.append(f"{of.word('attention')} {of.word('person')}")
    rows.append(buyer.street)
    rows.append(buyer.town_line)
    if dice.random() < 0.3:
        rows.append(buyer.country.name.upper() if dice.random() < 0.5 else buyer.country.name)
    if buyer.vat and dice.random() < 0.3:
        rows.append(f"{of.word('vat')}{of.colon} {buyer.vat}")
    return rows


def buyer(of: Facts, narrow: bool = False) -> str:
    """In one of: label over it, label within the first line, lines with labels of their own, no label at all."""
    shape = of.pick(["over", "over", "over", "inline", "small", "boxed"])
    rows = buyer_lines(of)
    label = of.label("buyer") + of.colon
    if shape == "inline" and not narrow:
        return grid("auto, 1fr", [bold(label), lines(rows)], "column-gutter: 8pt")
    if shape == "small":
        return f"#text(size: 6.5pt, fill: luma(90))[{escaped(label)}] \\\n{lines(rows)}"
    if shape == "boxed" and not narrow:
        return f"#rect(width: 72mm, inset: 6pt)[{bold(label)}\n\n{lines(rows)}]"
    return f"{bold(label)} \\\n{lines(rows)}"


def buyer_narrow(of: Facts) -> str:
    width = of.dice.choice((38, 44, 50))
    return f"#box(width: {width}mm)[{bold(of.label('buyer') + of.colon)} \\\n{lines(buyer_lines(of))}]"


def buyer_plain(of: Facts) -> str:
    return lines(buyer_lines(of))


def sender_line(of: Facts) -> str:
    joint = of.pick([" · ", " - ", ", ", " | ", " • "])
    return f"#text(size: 6.5pt)[#underline[{escaped(joint.join(of.seller.lines))}]]"


def ship(of: Facts) -> str:
    rows = [
        of.buyer.name if of.dice.random() < 0.4 else "Depot 4",
        of.dice.choice(of.country.streets).format(n=7),
    ]
    rows.append(of.country.town.format(code=of.country.towns[0][0], town=of.country.towns[0][1]))
    return f"{bold(of.label('ship') + of.colon)} \\\n{lines(rows)}"


def seller(of: Facts, label: bool = False) -> str:
    one, dice = of.seller, of.dice
    rows = [one.street, one.town_line]
    if dice.random() < 0.5:
        rows.append(
            f"{of.word('phone')} +{dice.randrange(30, 60)} {dice.randrange(100, 999)} {dice.randrange(10000, 99999)}"
        )
    if dice.random() < 0.4:
        rows.append("office@example.com")
    if one.vat and dice.random() < 0.6:
        rows.append(f"{of.word('vat')} {one.vat}")
    head = f"{bold(of.label('seller') + of.colon)} \\\n" if label else ""
    size = dice.choice((10, 12, 16))
    return f"{head}#text(size: {size}pt)[{bold(one.name)}] \\\n{lines(rows)}"


def meta_pairs(of: Facts, with_number: bool = True) -> list[tuple[str, str]]:
    pairs = [(of.label("number"), of.number)] if with_number else []
    pairs.append((of.label("issued"), of.day(of.issued)))
    if of.due_printed:
        pairs.append((of.label("due"), of.day(of.due)))
    for key, value in of.extras:
        pairs.insert(
            of.dice.randrange(0 if of.dice.random() < 0.3 else 1, len(pairs) + 1), (of.label(key), value)
        )
    return pairs


def meta(of: Facts, with_number: bool = True, few: bool = False) -> str:
    pairs = meta_pairs(of, with_number)
    shape = of.pick(["pairs", "pairs_right", "over", "text", "boxed", "dots", "wide_pairs", "over"])
    cells = [escaped(text) for label, value in pairs for text in (label + of.colon, value)]
    if few or shape == "text":
        return lines(f"{label}{of.colon} {value}" for label, value in pairs)
    if shape == "pairs_right":
        return grid("auto, auto", cells, "align: (right, left), row-gutter: 5pt, column-gutter: 8pt")
    if shape == "over":
        return " \\\n".join(
            f"#text(size: 7pt)[{escaped(label)}] \\\n{escaped(value)}" for label, value in pairs
        )
    if shape == "boxed":
        return table("auto, auto", cells)
    if shape == "dots":
        dotted = [
            f"{text} #box(width: 1fr, repeat[.])" if at % 2 == 0 else text for at, text in enumerate(cells)
        ]
        return grid("40mm, auto", dotted, "row-gutter: 5pt, column-gutter: 4pt")
    return grid("auto, auto", cells, "row-gutter: 5pt, column-gutter: 10pt")


def meta_wide(of: Facts, with_number: bool = True) -> str:
    """Over the whole width: headings over values, labels within their cells, or one line."""
    pairs = meta_pairs(of, with_number)
    columns = ", ".join(["1fr"] * len(pairs))
    shape = of.pick(["headings", "cells", "line", "headings_bare", "below", "columns"])
    if shape in ("headings", "headings_bare"):
        stroke = "0.4pt" if shape == "headings" else "none"
        return table(
            columns, [bold(label) for label, _ in pairs] + [escaped(value) for _, value in pairs], stroke
        )
    if shape == "cells":
        return table(
            columns, [f"#text(size: 6.5pt)[{escaped(label)}] \\\n{escaped(value)}" for label, value in pairs]
        )
    if shape == "line":
        joint = of.dice.choice(("   |   ", "     ", "  ·  "))
        return escaped(joint.join(f"{label}{of.colon or ':'} {value}" for label, value in pairs))
    return grid(columns, [f"{bold(label + of.colon)} \\\n{escaped(value)}" for label, value in pairs])


def title(of: Facts) -> str:
    return f"#text(size: {of.dice.choice((14, 18, 26))}pt)[{escaped(of.label('title'))}]"


def title_number(of: Facts) -> str:
    """The number in the heading, with the day or without."""
    word = of.label("title")
    joint = of.pick(
        [" ", " Nr. " if of.language == "de" else " n° " if of.language == "fr" else " No. ", " – ", " #"]
    )
    if "n" in joint and of.language in ("it", "es", "pt"):
        joint = {"it": " n. ", "es": " n.º ", "pt": " n.º "}[of.language]
    return f"#text(size: {of.dice.choice((13, 16, 20))}pt)[{bold(word + joint + of.number)}]"


def items(of: Facts) -> str:
    shape, dice = of.pick(["ruled", "bare", "zebra", "lines", "numbered", "dated"]), of.dice
    with_rate = dice.random() < 0.4
    heads = ["item", "quantity", "price", "line"]
    cells = [bold(of.label(key)) for key in heads] + ([bold(of.label("rate"))] if with_rate else [])
    for at, (text, quantity, price, rate) in enumerate(of.lines):
        if shape == "numbered":
            text = f"{at + 1:03} {text}"
        if shape == "dated":
            text = f"{text} ({of.day(of.issued - timedelta(days=4 + at))})"
        worth = (price * quantity).quantize(CENT)
        cells += [escaped(one) for one in (text, _plain(quantity), of.figure(price), of.figure(worth))]
        cells += [escaped(f"{_plain(rate)} %")] if with_rate else []
    columns = "1fr, auto, auto, auto" + (", auto" if with_rate else "")
    align = "align: (left, right, right, right" + (", right)," if with_rate else "),")
    fill = "fill: (_, y) => if calc.odd(y) { luma(235) }," if shape == "zebra" else ""
    stroke = {"ruled": "0.4pt", "lines": "(bottom: 0.4pt)"}.get(shape, "none")
    return table(columns, cells, stroke, f"{align} {fill}")


def sum_rows(of: Facts) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    dice = of.dice
    if of.discount or of.shipping:
        rows.append((of.label("sub"), of.money(of.net + of.discount - of.shipping)))
        if of.discount:
            rows.append((of.label("discount"), f"-{of.money(of.discount)}"))
        if of.shipping:
            rows.append((of.label("shipping"), of.money(of.shipping)))
    rows.append((of.label("net"), of.money(of.net)))
    if len(of.taxes) > 1 and dice.random() < 0.3:
        rows.append((of.label("taxes"), of.money(of.tax)))
    else:
        rows += [(of.label("tax", rate=_rate(of, rate)), of.money(tax)) for rate, _, tax in of.taxes]
    rows.append((of.label("gross"), of.money(of.gross)))
    if of.prepaid:
        rows.append((of.label("prepaid"), f"{dice.choice(('-', '', '- '))}{of.money(of.prepaid)}"))
        rows.append((of.label("rest"), of.money(of.gross - of.prepaid)))
    elif dice.random() < 0.25:
        rows.append((of.label("rest"), of.money(of.gross)))
    return rows


def _rate(of: Facts, rate: object) -> str:
    return _plain(rate).replace(".", of.country.number[1])


def sums(of: Facts, narrow: bool = False) -> str:
    rows = sum_rows(of)
    cells = [escaped(text) for label, value in rows for text in (label + of.colon, value)]
    shape = of.pick(["right", "wide", "table", "far", "loud", "headings"])
    if shape == "wide":
        return grid("1fr, auto", cells)
    if shape == "table":
        return f"#align(right)[{table('auto, auto', cells, '0.4pt', 'align: (left, right),')}]"
    if shape == "far" and not narrow:
        return f"#align(right)[{grid('90mm, 40mm', cells, 'align: (left, right), row-gutter: 5pt')}]"
    if shape == "loud":
        at = next(index for index, row in enumerate(rows) if row[0] == of.label("gross"))
        cells[2 * at : 2 * at + 2] = [
            f"#text(size: 15pt)[{bold(text)}]" for text in (rows[at][0], rows[at][1])
        ]
        gutters = "align: (right, right), row-gutter: 8pt, column-gutter: 14pt"
        return f"#align(right)[{grid('auto, auto', cells, gutters)}]"
    if shape == "headings" and not narrow:
        headed = [bold(label) for label, _ in rows] + [escaped(value) for _, value in rows]
        return table(", ".join(["auto"] * len(rows)), headed, more="align: right,")
    return f"#align(right)[{grid('auto, 36mm', cells, 'align: (left, right), row-gutter: 6pt')}]"


def recap(of: Facts) -> str:
    """A table of bases and taxes by rate, with a row of its sums or without."""
    heads = [bold(of.label("rate")), bold(of.label("base")), bold(of.label("taxes"))]
    cells = [
        escaped(text)
        for rate, base, tax in of.taxes
        for text in (f"{_rate(of, rate)} %", of.figure(base), of.figure(tax))
    ]
    if len(of.taxes) > 1 or of.dice.random() < 0.3:
        cells += ["", escaped(of.figure(of.net)), escaped(of.figure(of.tax))]
    return (
        f"#box(width: 100%)[{table('auto, auto, auto', [*heads, *cells], of.dice.choice(('0.4pt', 'none')))}]"
    )


def foot(of: Facts) -> str:
    rows = [of.word("terms")] if of.terms_printed else []
    if of.dice.random() < 0.25:
        rows.append(of.word("early", early=of.day(of.issued + timedelta(days=5))))
    if of.dice.random() < 0.4:
        rows.append(of.word("late"))
    rows += [
        of.word("thanks"),
        f"{of.word('bank')}: Example Bank, IBAN DE89 3704 0044 0532 0130 00, BIC EXAMPLEXXX",
    ]
    return lines(rows)


def reference(of: Facts) -> str:
    before = of.day(of.issued - timedelta(days=of.dice.randrange(10, 60)))
    return escaped(of.word("reference", order=f"B-{of.dice.randrange(1000, 9999)}", ordered=before))


def footer(of: Facts) -> str:
    one = of.seller
    first = [one.name, one.street, one.town_line]
    second = [
        f"{of.word('register')} {of.dice.randrange(10000, 99999)}",
        *([f"{of.word('vat')} {one.vat}"] if one.vat else []),
    ]
    if of.pick(["columns", "line"]) == "columns":
        return grid("1fr, 1fr, 1fr", [lines(first), lines(second), escaped(of.word("page"))])
    return f"{escaped(' · '.join([*first, *second]))} #h(1fr) {escaped(of.word('page'))}"

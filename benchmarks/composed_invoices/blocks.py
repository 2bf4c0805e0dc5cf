"""The blocks of the upper half: the parties, the fields of the document, its title."""

from __future__ import annotations

import html
from collections.abc import Callable

from benchmarks.composed_invoices.facts import Facts, Party, pattern
from benchmarks.composed_invoices.names import invented

Pairs = list[tuple[str, str]]


def esc(text: object) -> str:
    return html.escape(str(text), quote=False).replace("  ", "&nbsp; ")


def tag(of: Facts, name: str, style: str = "") -> str:
    """Return a wording as a label of this page: in capitals, in two languages, or none that anybody knows."""
    text = of.word(name)
    chance = of.dice.random()
    if chance < of.style["unknown"]:
        text = " ".join(invented(of.dice).capitalize() for _ in range(of.dice.choice((1, 1, 2))))
    elif chance < of.style["unknown"] + of.style["bilingual"] and of.language != "en":
        before, of.style["language"] = of.style["language"], "en"
        text = f"{text} / {of.fresh(name)}"
        of.style["language"] = before
    if of.style["capitals"]:
        text = text.upper()
    return f'<span style="{style}">{esc(text)}</span>' if style else esc(text)


def lined(lines: list[str]) -> str:
    return "<br>".join(line for line in lines if line)


def address_lines(of: Facts, party: Party, *, with_name: bool = True) -> list[str]:
    """Return the lines of an address, in one of the orders of its country."""
    street, town = esc(party.street), esc(party.town_line)
    more = esc(party.more) if party.more and party is not of.seller else ""
    lines = [esc(party.name)] if with_name else []
    if of.chance(0.5):
        lines += [more, street]
    else:
        lines += [more, street] if of.chance(0.7) else [street, more]
    if party.country.code in ("PL", "IT", "ES") and of.chance(0.05):
        lines += [town, street]
    lines.append(town)
    if party.country is not of.country or of.chance(0.15):
        lines.append(esc(party.country.name.upper() if of.chance(0.4) else party.country.name))
    return list(dict.fromkeys(line for line in lines if line))


def _more_of(of: Facts, party: Party, chance: float) -> list[str]:
    """Return what stands under an address: tax number, telephone, mail."""
    lines = []
    kind = "vat" if party is of.seller else "buyer_vat"
    if of.chance(chance):
        lines.append(f"{tag(of, kind)}{of.style['colon'] or ' '} {esc(party.vat)}")
        of.shown.add(kind)
    if of.chance(chance * 0.8):
        lines.append(f"{tag(of, 'phone')}{of.style['colon']} {esc(party.phone)}")
    if of.chance(chance * (0.9 if party is of.seller else 0.35)):
        site = f"www.{party.email.partition('@')[2]}"
        lines.append(esc(of.dice.choice((party.email, party.email, site, f"{party.email} | {site}"))))
    if of.chance(chance * 0.15):
        lines.append(f"{tag(of, 'contact')}{of.style['colon']} {esc(party.person)}")
    return lines


def _as_form(of: Facts, party: Party) -> str:
    """Return an address as fields of a form: its name, street and town each with a label."""
    names = {
        "de": ("Name", "Straße", "PLZ/Ort", "Ort", "PLZ"), "en": ("Name", "Address", "City", "Town", "Postcode"),
        "fr": ("Nom", "Adresse", "Code postal / Ville", "Ville", "Code postal"),
        "it": ("Denominazione", "Indirizzo", "CAP / Comune", "Comune", "CAP"),
        "es": ("Razón social", "Domicilio", "C.P. / Población", "Población", "C.P."),
        "nl": ("Naam", "Adres", "Postcode en plaats", "Plaats", "Postcode"),
        "pt": ("Nome", "Morada", "Código postal", "Localidade", "Cód. postal"),
        "pl": ("Nazwa", "Adres", "Kod i miejscowość", "Miejscowość", "Kod"),
    }[of.language]  # fmt: skip
    rows = [(names[0], esc(party.name)), (names[1], esc(party.street)), (names[2], esc(party.town_line))]
    if of.chance(0.5):
        rows.append((tag(of, "vat" if party is of.seller else "buyer_vat"), esc(party.vat)))
    if of.chance(0.5):
        return "<br>".join(f"{name}: {value}" for name, value in rows)
    return f"<table>{''.join(f'<tr><td>{name}<td>{value}' for name, value in rows)}</table>"


def party_block(of: Facts, party: Party, label: str, *, shape: str = "") -> str:
    """Return a party with its label, if it has one, in one of the shapes that pages give it."""
    style = of.style
    shape = shape or of.dice.choice(style["party_shapes"])
    lines = address_lines(of, party)
    wanted = {"seller": 0.5, "buyer": 0.35, "ship": 0.15}.get(label, 0.1)
    if shape == "line":
        body = esc(of.dice.choice((", ", " - ", " · ", " | "))).join(lines)
    elif shape == "form":
        body = _as_form(of, party)
    else:
        weight = "font-weight:bold" if style["bold_name"] else ""
        lines[0] = f'<span style="{weight}">{lines[0]}</span>'
        body = lined([*lines, *_more_of(of, party, wanted)])
    if not label or (label in ("seller", "buyer") and shape == "bare"):
        return body
    text = tag(of, label, style["label_style"])
    if shape == "inline" and label != "seller":
        return f"{text}{style['colon'] or ':'} {body}"
    if shape == "aside":
        return f"<table><tr><td style='padding-right:3mm;white-space:nowrap'>{text}{style['colon']}<td>{body}</table>"
    if shape == "bar":
        return f'<div style="background:#ddd;padding:1px 4px">{text}</div><div style="padding:3px 4px">{body}</div>'
    return f"{text}{style['colon'] if of.chance(0.6) else ''}<br>{body}"


def sender_line(of: Facts) -> str:
    joint = of.dice.choice((" · ", " - ", ", ", " | ", " • ", " – "))
    party = of.seller
    text = joint.join((party.name, party.street, party.town_line))
    rule = "text-decoration:underline" if of.chance(0.5) else ""
    return f'<div style="font-size:6.5pt;{rule}">{esc(text)}</div>'


def seller_block(of: Facts) -> str:
    """Return the seller as a letterhead."""
    party, style = of.seller, of.style
    lines = address_lines(of, party)
    size = of.dice.choice(("", "", "font-size:14pt", "font-size:18pt;font-weight:bold", "font-weight:bold"))
    lines[0] = f'<span style="{size}">{lines[0]}</span>'
    if of.chance(0.15):
        lines.insert(1, f"<i>{esc(of.word('tagline'))}</i>")
    rest = _more_of(of, party, 0.6)
    if of.chance(0.15):
        joint = of.dice.choice((" · ", " | ", " - "))
        return f"{lines[0]}<br><span style='font-size:8pt'>{joint.join([*lines[1:], *rest])}</span>"
    return lined([*lines, *rest]) if style else ""


def logo(of: Facts) -> str:
    name = of.seller.name.split(" ")[0].strip(",")
    name = of.dice.choice((name, name.lower(), name.upper(), of.seller.name))
    size = of.dice.choice((14, 18, 22, 26))
    line = f"<br><span style='font-size:8pt'>{esc(of.word('tagline'))}</span>" if of.chance(0.3) else ""
    return f"<span style='font-size:{size}pt;font-weight:bold'>{esc(name)}</span>{line}"


def title(of: Facts) -> str:
    """Return the heading: the word alone, or with number and date."""
    style = of.style
    size = of.dice.choice((11, 13, 15, 18, 22, 28))
    weight = of.dice.choice(("bold", "bold", "normal"))
    if style["number_in"] == "title":
        text = of.word("s_number") if of.kind == "invoice" else f"{of.word(of.kind)} {of.number}"
    else:
        text = of.word("title" if of.kind == "invoice" else of.kind)
    if style["capitals"] and of.chance(0.5):
        text = text.upper()
    copy = f" <span style='font-size:8pt'>{esc(of.word('copy'))}</span>" if of.chance(0.08) else ""
    return f"<span style='font-size:{size}pt;font-weight:{weight}'>{esc(text)}</span>{copy}"


_EXTRAS: dict[str, Callable[[Facts], str]] = {
    "order": lambda of: of.style["order"],
    "ordered": lambda of: of.fill("<ordered>"),
    "delivery_no": lambda of: of.style["delivery"],
    "delivered": lambda of: of.fill("<delivered>"),
    "period": lambda of: of.style["period"],
    "customer": lambda of: pattern(of.dice, of.dice.choice(("#####", "K-####", "1#####", "@##", "C####", "4300####"))),
    "project": lambda of: of.fresh("items"),
    "contract": lambda of: of.style["contract"],
    "our_ref": lambda of: pattern(of.dice, of.dice.choice(("@@/@@", "###-@", "@@-###", "####"))),
    "your_ref": lambda of: pattern(of.dice, of.dice.choice(("@@/@@", "#####", "@@-###"))),
    "contact": lambda of: of.seller.person,
    "phone": lambda of: of.seller.phone,
    "email": lambda of: of.seller.email,
    "vat": lambda of: of.seller.vat,
    "buyer_vat": lambda of: of.buyer.vat,
    "taxno": lambda of: pattern(of.dice, of.dice.choice(("###/####/####", "########", "##/###/#####"))),
    "page": lambda of: of.dice.choice(("1", "1/1", "1 / 1", "1/2")),
    "printed": lambda of: of.day(of.issued),
    "terms_label": lambda of: of.word("s_terms") if of.chance(0.6) else of.word("by_transfer"),
    "pay_method": lambda of: of.word("by_transfer"),
    "currency_label": lambda of: of.country.currency,
    "supplier_no": lambda of: pattern(of.dice, of.dice.choice(("######", "7#####", "L-###"))),
    "cost_centre": lambda of: pattern(of.dice, of.dice.choice(("####", "##", "@##"))),
    "ship_via": lambda of: of.word("ship_value"),
    "meter": lambda of: pattern(of.dice, of.dice.choice(("########", "@@-@@ ###", "1@@@#########", "###"))),
}  # fmt: skip


#: How many fields fit on one line.
_MOST_ON_A_LINE = {"line": 5, "cells": 7}


def meta_pairs(of: Facts) -> Pairs:
    """Return (label, value) of the document's fields in an order that is usual, or in any."""
    style = of.style
    pairs: list[tuple[str, str]] = []
    if style["number_in"] == "meta":
        pairs.append(("number", of.number))
    if style["issued_in"] == "meta":
        pairs.append(("issued", of.day(of.issued)))
    if style["due_in"] == "meta" and of.kind in ("invoice", "proforma", "credit_note", "reminder"):
        pairs.append(("due", of.day(of.due)))
    chosen = of.dice.sample(list(_EXTRAS), of.dice.choice((0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8)))
    if of.chance(0.5):
        chosen = [*dict.fromkeys([of.dice.choice(("customer", "order", "delivered", "period")), *chosen])]
    more = [(key, _EXTRAS[key](of)) for key in chosen]
    if of.chance(0.6):
        pairs = [*pairs, *more] if of.chance(0.6) else [*more, *pairs]
        if of.chance(0.4):
            at = of.dice.randrange(len(pairs) + 1)
            pairs = pairs[at:] + pairs[:at]
    else:
        pairs += more
        of.dice.shuffle(pairs)
    of.shown |= {key for key, _ in pairs}
    return [(tag(of, key, style["label_style"]) if key != "s" else "", esc(value)) for key, value in pairs]


def meta(of: Facts, pairs: Pairs | None = None, shape: str = "") -> str:
    pairs = meta_pairs(of) if pairs is None else pairs
    if not pairs:
        return ""
    style = of.style
    colon = style["colon"]
    shape = shape or of.dice.choice(style["meta_shapes"])
    if len(pairs) > _MOST_ON_A_LINE.get(shape, len(pairs)):
        shape = "table"
    value = f"<span style='{of.dice.choice(('', '', 'font-weight:bold'))}'>"
    if shape == "table":
        right = ";text-align:right" if of.chance(0.3) else ""
        gap = of.dice.choice((2, 4, 8))
        rows = "".join(
            f"<tr><td style='padding-right:{gap}mm'>{label}{colon}<td style='{right}'>{value}{text}</span>"
            for label, text in pairs
        )
        return f"<table style='{style['meta_frame']}'>{rows}</table>"
    if shape == "lines":
        return "<br>".join(f"{label}{colon or ':'} {value}{text}</span>" for label, text in pairs)
    if shape == "line":
        joint = of.dice.choice((" | ", " &nbsp; ", " · ", " &nbsp;&nbsp;&nbsp; ", " – "))
        return joint.join(f"{label}{colon or ':'} {text}" for label, text in pairs)
    if shape == "stacked":
        return "".join(
            f"<div style='margin-bottom:2mm'>{label}{colon}<br>{value}{text}</span></div>"
            for label, text in pairs
        )
    if shape == "double":
        half = (len(pairs) + 1) // 2
        rows = ""
        for at in range(half):
            cells = [pairs[at], *pairs[half + at : half + at + 1]]
            rows += "<tr>" + "".join(
                f"<td>{label}{colon}<td style='padding-right:8mm'>{text}" for label, text in cells
            )
        return f"<table style='{style['meta_frame']}'>{rows}</table>"
    if shape == "cells":
        rows = "".join(f"<td style='padding:1px 8px 1px 0'>{label} {text}" for label, text in pairs)
        return f"<table style='{style['meta_frame']}'><tr>{rows}</table>"
    if shape == "dotted":
        width = max(len(label) for label, _ in pairs) + 3
        return "<pre style='margin:0'>" + "\n".join(
            f"{label}{of.dice.choice('.. ') * 0}{'.' * max(2, width - len(label))}: {text}" for label, text in pairs
        ) + "</pre>"  # fmt: skip
    return _meta_in_columns(of, pairs, shape)


def _meta_in_columns(of: Facts, pairs: Pairs, shape: str) -> str:
    """Return labels over their values: as a table with headings, or as boxes of a form."""
    frame = of.dice.choice(("border:0.7px solid #333", "", "border-bottom:0.7px solid #333"))
    count = of.dice.choice((3, 4, 5, 6)) if len(pairs) > 3 else max(1, len(pairs))
    text = ""
    for at in range(0, len(pairs), count):
        row = pairs[at : at + count]
        align = of.dice.choice(("left", "left", "center"))
        if shape == "columns":
            heads = "".join(
                f"<td style='{frame};text-align:{align};padding:1px 4px'>{label}" for label, _ in row
            )
            values = "".join(
                f"<td style='{frame};text-align:{align};padding:1px 4px'>{value}" for _, value in row
            )
            text += f"<tr style='{of.style['head_row']}'>{heads}<tr>{values}"
        else:
            cells = "".join(f"<td style='{frame};padding:2px 4px'>{label}<br>{value}" for label, value in row)
            text += f"<tr>{cells}"
    return f"<table style='width:100%'>{text}</table>"

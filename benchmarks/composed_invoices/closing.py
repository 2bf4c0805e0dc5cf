"""What stands under the sums: when to pay and where, a slip to tear off, the foot of the page."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

from benchmarks.composed_invoices.blocks import address_lines, esc, lined, meta, tag
from benchmarks.composed_invoices.facts import Facts, pattern


def payment(of: Facts) -> list[str]:
    """Return the sentences on when to pay."""
    style = of.style
    texts: list[str] = []
    if style["due_in"] in ("sentence", "both"):
        texts.append(of.fresh("s_due"))
    if style["due_in"] == "terms" or of.chance(0.2):
        texts.append(of.fresh("s_terms"))
    if style["due_in"] == "receipt":
        texts.append(of.fresh("s_receipt"))
    if of.chance(0.12):
        texts.append(of.fresh("s_early"))
    if of.chance(0.06):
        half = (of.gross / 2).quantize(Decimal("0.01"))
        days = (of.issued + timedelta(days=of.days), of.issued + timedelta(days=2 * of.days))
        texts += [f"{of.day(one)}: {of.money(half)}" for one in days]
    return [esc(text) for text in texts]


def bank(of: Facts) -> str:
    party = of.seller
    name = f"{party.town} Bank"
    account = party.iban or pattern(of.dice, "### ### ####")
    kind = "IBAN" if party.iban else "A/C"
    bic = pattern(of.dice, "@@@@") + party.country.code[:2] + pattern(of.dice, "@#")
    if of.chance(0.4):
        return f"{tag(of, 'bank')}{of.style['colon'] or ':'} {esc(name)}, {kind} {account}, BIC {bic}"
    rows = [("", esc(name)), (kind, account), ("BIC", bic), (esc(of.word("number")), esc(of.number))]
    head = f"<b>{tag(of, 'bank')}</b><br>"
    return head + lined([f"{label} {value}" for label, value in rows[: of.dice.choice((2, 3, 3, 4))]])


def slip(of: Facts) -> str:
    """Return a slip to pay with: what it repeats differs from country to country."""
    joint = "<br>"
    seller, buyer = (joint.join(address_lines(of, party)) for party in (of.seller, of.buyer))
    account = of.seller.iban or pattern(of.dice, "##-####-#")
    reference = pattern(
        of.dice,
        of.dice.choice(
            ("## ##### ##### ##### ##### #####", "+++###/####/#####+++", "##############", "RF## #### ####")
        ),
    )
    pairs = [
        (tag(of, "number"), esc(of.number)),
        (tag(of, "due"), of.day(of.due)),
        (tag(of, "rest"), of.money(of.rest)),
    ]
    of.shown |= {"due", "number"}
    rule = of.dice.choice(("border-top:1px dashed #555", "border:1px solid #333", ""))
    shape = of.dice.choice(("parts", "coupon", "line"))
    if shape == "parts":
        left = (
            f"<b>{tag(of, 'seller')}</b><br>{account}<br>{seller}<br><br><b>{tag(of, 'buyer')}</b><br>{buyer}"
        )
        right = (
            f"<b>{tag(of, 'your_ref')}</b><br>{reference}<br><b>{tag(of, 'currency_label')}</b> "
            f"{of.country.currency}<br><b>{tag(of, 'line')}</b><br>{of.money(of.rest)}"
        )
        return (
            f"<table style='width:100%;{rule};font-size:8pt'><tr valign=top><td style='width:55%'>"
            f"{left}<td>{right}</table>"
        )
    if shape == "coupon":
        return (
            f"<table style='width:100%;{rule};font-size:8.5pt'><tr valign=top><td>{buyer}<td>{seller}"
            f"<td>{meta(of, pairs, of.dice.choice(('table', 'stacked')))}</table>"
        )
    return (
        f"<div style='{rule};font-size:8pt'>{esc(of.seller.name)} &nbsp; {account} &nbsp; {reference} "
        f"&nbsp; {of.money(of.rest)}</div>"
    )


def notes(of: Facts) -> str:
    texts = [of.fresh(key) for key in ("s_late", "s_thanks", "s_thanks") if of.chance(0.35)]
    if of.tax == 0 and of.chance(0.8):
        texts.append(of.fresh("exempt"))
    if of.chance(0.08):
        texts.append(f"{of.word('words_label')}: {of.seller.person.lower()} {of.gross:.0f}/100")
    return lined([esc(text) for text in texts])


def foot(of: Facts) -> str:
    """Return the foot of the page: what the seller is registered as, in one line or in columns."""
    party = of.seller
    register = f"{of.word('register')} {pattern(of.dice, '#####')}"
    pieces = [
        [esc(party.name), esc(party.street), esc(party.town_line)],
        [f"{esc(of.word('phone'))} {party.phone}", party.email, f"www.{party.email.partition('@')[2]}"],
        [
            f"{esc(of.word('vat'))} {party.vat}",
            f"{esc(of.word('taxno'))} {pattern(of.dice, '##/###/#####')}",
            esc(register),
        ],
        [
            f"{esc(party.town)} Bank",
            party.iban or pattern(of.dice, "### ### ###"),
            "BIC " + pattern(of.dice, "@@@@##@@"),
        ],
    ]
    remaining = [one for one in pieces if of.chance(0.7)]
    if not remaining:
        return ""
    if of.chance(0.45):
        joint = of.dice.choice((" · ", " - ", " | ", ", ", " – "))
        text = joint.join(piece for one in remaining for piece in one)
        return f"<div style='text-align:{of.dice.choice(('center', 'left'))}'>{text}</div>"
    cells = "".join(f"<td style='vertical-align:top;padding-right:5mm'>{lined(one)}" for one in remaining)
    return f"<table><tr>{cells}</table>"

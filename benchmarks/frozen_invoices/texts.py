"""The sentences of a document: payment terms, what other kinds say, and letters with or without a table."""

import datetime as dt
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from benchmarks.frozen_invoices.amounts import Amounts
from benchmarks.frozen_invoices.money import CENT, rounded

if TYPE_CHECKING:
    from benchmarks.frozen_invoices.documents import Writer


def payment_terms(writer: "Writer", view: dict[str, Any], sums: Amounts) -> tuple[list[dt.date], str]:
    """Say when the invoice is to be paid. Return the dates in order, and how they are printed."""
    style = writer.random.choices(
        ["row", "sentence", "days", "row and days", "receipt", "instalments", "none"],
        [34, 20, 16, 14, 6, 6, 4],
    )[0]
    days = writer.random.choice([7, 10, 14, 14, 15, 20, 21, 30, 30, 30, 45, 60])
    due = writer.day + dt.timedelta(days)
    amount = writer.format.money(sums.due)
    if style == "receipt":
        view["terms"].append(writer.say("due_receipt"))
        return [], style
    if style == "none":
        return [], style
    if style == "instalments":
        return _instalments(writer, view, sums), style
    if "row" in style:
        view["due"] = writer.date(due)
        view["meta"].append((writer.labels["due"], view["due"]))
    if style == "sentence":
        view["terms"].append(_with_date(writer, amount, due))
    if "days" in style:
        view["terms"].append(writer.say("due_days", days=days))
    if style != "days":
        writer.printed["invoice.due_date"] = writer.date(due)
    if days >= 20 and writer.chance(0.18):
        percent, early = writer.random.choice([2, 2, 3]), writer.random.choice([7, 8, 10])
        less = writer.format.money(sums.due - rounded(sums.due * percent / 100))
        date = writer.date(writer.day + dt.timedelta(early))
        view["terms"].append(writer.say("skonto", pct=percent, days=early, date=date, amount=less))
    return [due], style


def _with_date(writer: "Writer", amount: str, due: dt.date) -> str:
    return writer.say("due_by", amount=amount, date=writer.date(due))


def _instalments(writer: "Writer", view: dict[str, Any], sums: Amounts) -> list[dt.date]:
    count = writer.random.choice([2, 3, 3, 4])
    part = (sums.due / count).quantize(CENT)
    parts = [part] * (count - 1) + [sums.due - part * (count - 1)]
    dates = [writer.day + dt.timedelta(30 * (i + 1)) for i in range(count)]
    view["schedule"] = [
        (f"{turn}/{count} {writer.date(day)}", writer.format.money(value))
        for turn, (day, value) in enumerate(zip(dates, parts, strict=True), 1)
    ]
    view["terms"].append(writer.say("schedule", n=count))
    writer.printed["invoice.due_date"] = writer.date(dates[-1])
    return dates


def terms_of_other_kinds(writer: "Writer", view: dict[str, Any], sums: Amounts) -> None:
    """Head, opening and terms of an offer, an order, a credit note and the like."""
    view["meta"] = [(writer.labels["number"], writer.number), (writer.labels["date"], view["date"])]
    writer.printed |= {"invoice.number": writer.number, "invoice.issue_date": view["date"]}
    later = writer.date(writer.day + dt.timedelta(writer.random.choice([14, 21, 30, 60])))
    before = writer.date(writer.day - dt.timedelta(writer.random.randint(5, 50)))
    kind = {"order_confirmation": "confirmation", "credit_note": "credit"}.get(writer.kind, writer.kind)
    if kind in ("quote", "order", "confirmation"):
        view["intro"] = writer.say(f"{kind}_intro")
    if kind == "credit":
        ref = f"{writer.day.year}-{writer.random.randint(100, 999)}"
        view["intro"] = writer.say("credit_intro", ref=ref, date=before)
    date = view["date"] if kind == "receipt" else later
    view["terms"].append(writer.say(f"{kind}_terms", date=date))
    view["to_pay"] = view["gross"] if sums.prepaid is None else view["to_pay"]


def fill(writer: "Writer", view: dict[str, Any]) -> None:
    """A document without priced lines: reminder, statement, letter, contract, payslip or menu."""
    view["meta"] = [(writer.labels["doc_date"], view["date"])]
    writer.printed["invoice.issue_date"] = view["date"]
    {
        "reminder": _reminder,
        "statement": _statement,
        "letter": _letter,
        "contract": _contract,
        "payslip": _payslip,
        "menu": _menu,
    }[writer.kind](writer, view)


def _sum(writer: "Writer", low: int, high: int) -> Decimal:
    return Decimal(writer.random.randint(low * 100, high * 100)) / 100


def _reminder(writer: "Writer", view: dict[str, Any]) -> None:
    from benchmarks.frozen_invoices.documents import number

    states, rows, total = writer.words["text"]["states"], [], Decimal(0)
    for _ in range(writer.random.randint(1, 4)):
        day = writer.day - dt.timedelta(writer.random.randint(30, 120))
        value = _sum(writer, 40, 3000)
        total += value
        due = day + dt.timedelta(14)
        rows.append(
            [number(day, writer.random), writer.date(day), writer.date(due), writer.format.number(value)]
        )
    if writer.chance(0.4):
        total += Decimal(10)
        rows.append([states[7], "", "", writer.format.number(Decimal(10))])
    rows.append([writer.labels["total"], "", "", writer.format.money(total)])
    view["table"] = {
        "head": [states[0], writer.labels["doc_date"], states[6], writer.labels["payable"]],
        "rows": rows,
    }
    view["paras"] = [writer.say("salutation"), writer.say("reminder_body")]
    date = writer.date(writer.day + dt.timedelta(10))
    view["end"] = [
        writer.say("reminder_end", amount=writer.format.money(total), date=date),
        writer.say("regards"),
    ]


def _statement(writer: "Writer", view: dict[str, Any]) -> None:
    from benchmarks.frozen_invoices.documents import number

    states, rows, balance = writer.words["text"]["states"], [], _sum(writer, 0, 500)
    day = writer.day - dt.timedelta(150)
    for _ in range(writer.random.randint(4, 14)):
        day += dt.timedelta(writer.random.randint(2, 10))
        value = _sum(writer, 30, 2000)
        paid = balance > value and writer.chance(0.6)
        balance += -value if paid else value
        figures = ["", writer.format.number(value)] if paid else [writer.format.number(value), ""]
        what = states[1] if paid else f"{states[0]} {number(day, writer.random)}"
        rows.append([writer.date(day), what, *figures, writer.format.number(balance)])
    rows.append(["", states[3], "", "", writer.format.money(balance)])
    view["table"] = {
        "head": [writer.labels["doc_date"], writer.labels["desc"], states[4], states[5], states[3]]
    }
    view["table"]["rows"] = rows
    view["paras"] = [writer.say("statement_body", date=view["date"])]


def _letter(writer: "Writer", view: dict[str, Any]) -> None:
    date, amount = writer.date(writer.day + dt.timedelta(20)), writer.format.money(_sum(writer, 20, 90))
    body = [text.format(date=date, amount=amount) for text in writer.words["text"]["letter"]]
    view["paras"] = [writer.say("salutation"), *body]
    view["end"] = [writer.say("regards"), writer.seller.name]


def _contract(writer: "Writer", view: dict[str, Any]) -> None:
    date, amount = writer.date(writer.day + dt.timedelta(20)), writer.format.money(_sum(writer, 900, 9000))
    body = [text.format(date=date, amount=amount) for text in writer.words["text"]["contract"]]
    view["paras"] = [f"§ {i}  {text}" for i, text in enumerate(body, 1)]
    view["end"] = [f"{writer.labels['signature']}: ____________________"]


def _payslip(writer: "Writer", view: dict[str, Any]) -> None:
    pay, total = writer.words["text"]["pay"], writer.words["text"]["pay_total"]
    factor = 4 if writer.currency in ("PLN", "BRL", "ZAR", "MXN") else 1
    plus = [_sum(writer, 1500, 3200) * factor, _sum(writer, 40, 300), _sum(writer, 20, 120)]
    gross = sum(plus, Decimal(0))
    minus = [rounded(gross * Decimal(share)) for share in ("0.14", "0.098", "0.03")]
    values = [*plus, *(-value for value in minus)]
    rows = [[text, writer.format.number(value)] for text, value in zip(pay, values, strict=True)]
    rows.insert(3, [total[3], writer.format.number(gross)])
    rows.append([total[0], writer.format.money(gross - sum(minus, Decimal(0)))])
    view["table"] = {"head": [writer.labels["desc"], writer.labels["total"]], "rows": rows}
    month = f"{writer.words['months'][writer.day.month - 1]} {writer.day.year}"
    view["meta"] += [(total[1], str(writer.random.randint(100, 9999))), (total[2], month)]


def _menu(writer: "Writer", view: dict[str, Any]) -> None:
    rows = []
    for index, dish in enumerate(writer.words["text"]["menu"]):
        price = Decimal(writer.random.randint(5, 28) if index < 5 else 3) + writer.random.choice(
            [Decimal("0.50"), Decimal("0.90"), Decimal(0)]
        )
        rows.append([dish, writer.format.money(price)])
    view["table"] = {"head": ["", ""], "rows": rows}

"""The lines and sums of a document as its layout prints them: strings, in the order they stand in."""

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from benchmarks.frozen_invoices.amounts import Amounts

if TYPE_CHECKING:
    from benchmarks.frozen_invoices.documents import Writer


def print_lines(writer: "Writer", view: dict[str, Any], sums: Amounts) -> None:
    write = writer.format
    running = Decimal(0)
    for index, line in enumerate(sums.lines, 1):
        running += line.amount
        view["lines"].append(
            {
                "pos": str(index), "sku": line.sku, "desc": line.text, "detail": line.detail, "unit": line.unit,
                "qty": write.quantity(line.quantity), "price": write.price(line.price),
                "disc": write.percent(Decimal(line.discount)) if line.discount else "",
                "rate": write.percent(line.rate), "net": write.number(line.amount), "running": write.number(running),
            }
        )  # fmt: skip
    view["has_disc"] = any(line.discount for line in sums.lines)
    view["has_rate"] = len({line.rate for line in sums.lines}) > 1 or (
        bool(sums.taxes) and writer.chance(0.4)
    )
    view["groups"] = _groups(writer, view["lines"], sums)


def _groups(writer: "Writer", rows: list[dict[str, str]], sums: Amounts) -> list[dict[str, Any]]:
    """Two to four parts with own totals where there are enough lines, else one without a title."""
    if len(rows) < 4:
        return [{"title": "", "lines": rows, "total": writer.format.number(sums.goods)}]
    size = max(2, len(rows) // writer.random.choice([2, 2, 3]))
    size = min(size, len(rows) - 1)
    groups = []
    for index, start in enumerate(range(0, len(rows), size), 1):
        part = sums.lines[start : start + size]
        name = f"{writer.labels['project']} {index}: {writer.random.choice(writer.words['streets'])}"
        total = writer.format.number(sum((line.amount for line in part), Decimal(0)))
        groups.append({"title": name, "lines": rows[start : start + size], "total": total})
    return groups


def print_totals(writer: "Writer", view: dict[str, Any], sums: Amounts) -> None:
    write, labels, rows = writer.format, writer.labels, []
    sign = writer.random.choice(["-", "−", "- "])

    def row(key: str, label: str, value: Decimal, minus: bool = False) -> None:
        rows.append({"key": key, "label": label, "value": (sign if minus else "") + write.money(value)})

    if sums.discount or sums.shipping:
        row("subtotal", labels["subtotal"], sums.goods)
    if sums.discount:
        row("discount", labels["discount"], sums.discount, minus=True)
    if sums.shipping:
        row("shipping", labels["shipping"], sums.shipping)
    if sums.taxes and not sums.with_tax:
        row("net", labels["net"], sums.net)
    for tax in sums.taxes:
        label = labels["tax_line"].replace("{rate}", write.percent(tax.rate))
        if len(sums.taxes) > 1 and writer.language != "fr":
            label += f" ({write.number(tax.base)})"
        if not sums.with_tax:
            row("tax", label, tax.amount)
    row(
        "gross",
        labels["gross"] if sums.taxes or writer.tax not in labels["gross"] else labels["total"],
        sums.gross,
    )
    if sums.with_tax:
        for tax in sums.taxes:
            # The first wording alone says nothing of adding.
            label = writer.words["labels"]["tax_line"][0].format(tax=writer.tax, rate=write.percent(tax.rate))
            row("included", f"{labels['included']} {label}", tax.amount)
    if sums.prepaid is not None:
        row("prepaid", labels["prepaid"], sums.prepaid, minus=True)
    if sums.withheld is not None:
        row("withheld", labels["withheld"], sums.withheld, minus=True)
    if sums.prepaid is not None or sums.withheld is not None:
        row("payable", labels["payable"], sums.due)
    view["totals"] = rows
    view["gross"], view["to_pay"] = write.money(sums.gross), write.money(sums.due)
    view["goods"] = write.number(sums.goods)
    view["taxes"] = [
        {
            "rate": write.percent(t.rate), "base": write.number(t.base), "tax": write.number(t.amount),
            "gross": write.number(t.base + t.amount),
        }
        for t in sums.taxes
    ]  # fmt: skip
    writer.printed["invoice.amount"] = write.number(sums.gross)

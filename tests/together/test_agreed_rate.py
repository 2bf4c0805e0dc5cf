"""The rate that an invoice states: from the dropped page to what the debtor is asked for."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from pathlib import Path

from recovery_desktop.commands import invoice_paths
from recovery_desktop.tour import submitting
from recovery_desktop.ui.pages.receivable.balance import rows_of
from tests.together.scene import curtain, to_complete


async def test_sample_invoice_s_rate_is_read_shown_and_claimed(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_complete(tour)
        assert tour.stage.app.submit.form.value(invoice_paths.RATE) == "12"
        assert submitting.review(tour).entry.fields[invoice_paths.RATE].field.line.text() == "12"
        await submitting.submit(tour)
        await submitting.arrive(tour)
        context = tour.stage.connection.context
        (id_,) = tour.stage.connection_store.receivables.open_ids()
        receivable = await context.client.receivables.get(id_)
        balance = receivable.recovery_progress.balance
        assert balance is not None
        assert balance.lines is not None
        interest = [line for line in balance.lines if line.kind == "interest"]
        days = (balance.as_of - receivable.recovery_progress.due_date) // timedelta(days=1)
        assert {(line.rate, line.source) for line in interest} == {(Decimal(12), "agreed rate")}
        assert sum(line.days for line in interest) == days
        exact = Decimal(3048) * 12 * days / 36_500
        assert abs(sum(line.amount for line in interest) - exact) < Decimal("0.05")
        assert all("agreed rate" in row.how for row in rows_of(receivable) if row.what.startswith("Interest"))

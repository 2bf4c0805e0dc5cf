"""For the statistics: ages and months from what is known here, the service's figures over a span, and the export."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QLocale

from recovery_contract.reports import RecoveryStats
from recovery_desktop.commands.export_list import Cell, Column, export_list
from recovery_desktop.commands.look_at_statistics import look_at_statistics, look_between
from recovery_desktop.commands.look_into import write_file
from recovery_desktop.session.session import Session
from recovery_desktop.store.cohorts import Cohort, Cohorts
from recovery_desktop.store.listing import ListReads
from recovery_desktop.store.narrowing import AGES, Filters
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board.words import AGE_TONES, age_word
from recovery_desktop.ui.pages.statistics import words
from recovery_desktop.ui.pages.statistics.state import MONTHS, Aged, Days, Span


class Figures:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def read(self, span: Span, /) -> RecoveryStats:
        if isinstance(span, Days):
            assert span.first is not None
            assert span.last is not None
            return await look_between(self._session.connected, span.first, span.last)
        return await look_at_statistics(self._session.connected, span)

    async def ages(self) -> Sequence[Aged]:
        beside, now = self._session.store.database.beside, text.current_moment()
        reads = ListReads(beside, self._session.shelf.connection_id)
        sums = await beside.answer(lambda: reads.ageing(Filters(), now))
        places = list(AGES)
        return [
            Aged(age_word(total.age), AGE_TONES[total.age], total.currency, total.count, total.amount)
            for total in sorted(sums, key=lambda total: (total.currency, places.index(total.age)))
        ]

    async def months(self, limit: int, /) -> Sequence[Cohort]:
        beside = self._session.store.database.beside
        cohorts = Cohorts(beside, self._session.shelf.connection_id)
        return await beside.answer(lambda: cohorts.by_month(limit))

    async def write(self, path: Path, stats: RecoveryStats | None, /) -> None:
        ages, months = await self.ages(), await self.months(10 * MONTHS)
        rows = [*_of_service(stats), *map(_of_age, ages), *map(_of_month, months)]
        columns = [
            Column(words.tr("Figure"), "text", 34),
            Column(words.tr("Of"), "text", 24),
            Column(words.tr("Currency"), "text", 10),
            Column(words.tr("Cases"), "number", 10),
            Column(words.tr("Value"), "money", 16),
        ]
        mark = QLocale().decimalPoint()
        await export_list(path, words.tr("Statistics"), columns, [rows], lambda _: None, decimal_mark=mark)

    async def keep(self, path: Path, content: bytes, /) -> None:
        await asyncio.to_thread(write_file, path, content)


def _of_service(stats: RecoveryStats | None) -> list[list[Cell]]:
    if stats is None:
        return []
    currency = stats.currency or "EUR"
    told = stats.total_amount_received
    received = stats.total_amount_recovered if told is None else told
    phone = words.tr("Success, percent")
    return [
        [words.tr("Submitted"), "", currency, stats.total_sent, stats.total_amount_sent],
        [words.tr("Recovered"), "", currency, stats.total_recovered, received],
        [words.tr("Days to recovery"), "", "", stats.total_recovered, _exact(stats.avg_days_to_recovery)],
        [phone, words.tr("With phone"), "", stats.closed_with_phone, _percent(stats.with_phone_success_rate)],
        [
            phone,
            words.tr("Without phone"),
            "",
            stats.closed_without_phone,
            _percent(stats.without_phone_success_rate),
        ],
    ]


def _of_age(aged: Aged) -> list[Cell]:
    return [words.tr("Still owed"), aged.name, aged.currency, aged.count, aged.amount]


def _of_month(cohort: Cohort) -> list[Cell]:
    of = f"{cohort.month:%Y-%m}"
    return [words.tr("Recovered of month"), of, cohort.currency, cohort.recovered, cohort.recovered_amount]


def _exact(value: float) -> Decimal:
    return Decimal(str(value))


def _percent(rate: float) -> Decimal:
    return _exact(rate) * 100

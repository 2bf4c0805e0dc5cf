"""What is remembered of the board: its form, the table's columns, and the views that the person named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any, Final, Literal

from recovery_desktop.store.filters import AGES, ORDERS, Filters, Order, SortRates
from recovery_desktop.store.preferences import Preferences

Form = Literal["board", "table"]

FORM: Final = "board.form"
COLUMNS: Final = "board.columns"
VIEWS: Final = "board.views"
ORDER: Final = "board.order"
RATES: Final = "board.rates"


@dataclass(frozen=True)
class SavedView:
    """A name for a form, filters, a search and an order."""

    name: str
    form: Form
    filters: Filters
    search: str
    order: Order


class Views:
    """Every change is kept at once. What an older or newer app wrote and this one does not know is left out."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._views = [view for row in preferences.get(VIEWS, []) if (view := _view(row)) is not None]

    def __iter__(self) -> Any:
        return iter(self._views)

    def __len__(self) -> int:
        return len(self._views)

    def named(self, name: str) -> SavedView | None:
        return next((view for view in self._views if view.name == name), None)

    def keep(self, view: SavedView) -> None:
        """Save the view: a new name at the end, a known one in its place."""
        at = next((n for n, one in enumerate(self._views) if one.name == view.name), len(self._views))
        self._views[at : at + 1] = [view]
        self._write()

    def rename(self, old: str, new: str) -> bool:
        """Return False where the new name is empty or taken, or the old one is unknown."""
        view = self.named(old)
        if view is None or not new or (new != old and self.named(new) is not None):
            return False
        self._views[self._views.index(view)] = replace(view, name=new)
        self._write()
        return True

    def remove(self, name: str) -> SavedView | None:
        """Return what was removed, to be kept again; None where there is none of that name."""
        view = self.named(name)
        self._views = [one for one in self._views if one.name != name]
        self._write()
        return view

    @property
    def form(self) -> Form:
        return "table" if self._preferences.get(FORM) == "table" else "board"

    def save_form(self, form: Form) -> None:
        self._preferences.set(FORM, form)

    @property
    def order(self) -> Order:
        stored = self._preferences.get(ORDER)
        return _order(stored) if isinstance(stored, dict) else Order()

    def save_order(self, order: Order) -> None:
        self._preferences.set(ORDER, asdict(order))

    @property
    def rates(self) -> SortRates:
        """Rates used for the order, as the person typed them."""
        try:
            stored = self._preferences.get(RATES, {})
            pairs = tuple((str(name), Decimal(rate)) for name, rate in stored["rates"])
            day = None if stored["on"] is None else date.fromisoformat(stored["on"])
            return SortRates(str(stored["base"]), tuple(one for one in pairs if one[1] > 0), day)
        except (KeyError, TypeError, ValueError, InvalidOperation):
            return SortRates()

    def save_rates(self, rates: SortRates) -> None:
        stored = [[currency, str(rate)] for currency, rate in rates.rates]
        day = None if rates.on is None else rates.on.isoformat()
        self._preferences.set(RATES, {"base": rates.base, "rates": stored, "on": day})

    @property
    def columns(self) -> Mapping[str, Any]:
        """As `save_columns` stored them: `widths` in pixels by key, `order` of keys, `hidden` keys."""
        stored = self._preferences.get(COLUMNS, {})
        return stored if isinstance(stored, dict) else {}

    def save_columns(self, columns: Mapping[str, Any]) -> None:
        if dict(columns) != self.columns:
            self._preferences.set(COLUMNS, dict(columns))

    def _write(self) -> None:
        self._preferences.set(VIEWS, [_row(view) for view in self._views])


def _row(view: SavedView) -> dict[str, Any]:
    filters = asdict(view.filters)
    for bound in ("least", "most"):
        filters[bound] = None if filters[bound] is None else str(filters[bound])
    return {
        "name": view.name,
        "form": view.form,
        "filters": filters,
        "search": view.search,
        "order": asdict(view.order),
    }


def _order(stored: Mapping[str, Any]) -> Order:
    key = stored.get("key")
    return Order(key, bool(stored.get("descending"))) if key in ORDERS else Order()


def _view(row: Any) -> SavedView | None:
    try:
        filters, order = row["filters"], row["order"]
        bounds = {
            name: None if filters[name] is None else Decimal(filters[name]) for name in ("least", "most")
        }
        days = filters["deadline_days"]
        return SavedView(
            str(row["name"]),
            "table" if row["form"] == "table" else "board",
            Filters(
                statuses=tuple(map(str, filters["statuses"])),
                ages=tuple(age for age in filters["ages"] if age in AGES),
                debtor=str(filters["debtor"]),
                deadline_days=None if days is None else int(days),
                tags=tuple(map(str, filters.get("tags", ()))),
                **bounds,
            ),
            str(row["search"]),
            _order(order),
        )
    except (KeyError, TypeError, ValueError, InvalidOperation):
        return None

"""What the service refused stands in its form again, with the reason beside the field that it named."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.field_errors import show_stored_field_error
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField


def refill_form(refused: Intent | None, action: ReceivableAction[Any], fields: Mapping[str, Field]) -> None:
    """Fill the form with what was refused, if this action was refused last.

    `fields` are keyed by their names in the request.
    """
    if refused is None or refused.kind != action.kind:
        return
    for name, field in fields.items():
        if (value := refused_value(refused, action, name)) is not None:
            _show_value(field, value)
    show_stored_field_error(refused.failure, fields)


def refused_value(refused: Intent | None, action: ReceivableAction[Any], name: str) -> Any:
    """Return what the request says under the name, where this was what was refused last."""
    return None if refused is None or refused.kind != action.kind else refused.body.get(name)


def _show_value(field: Field, value: Any) -> None:
    if isinstance(field, AmountField):
        field.show_value(Decimal(str(value)))
    elif isinstance(field, DateField):
        field.show_value(_day(str(value)))
    elif isinstance(field, TextField | LongTextField | ChoiceField):
        field.show_value(str(value))


def _day(written: str) -> date:
    """Return the written day; of a moment, the local day."""
    return (
        datetime.fromisoformat(written).astimezone().date() if "T" in written else date.fromisoformat(written)
    )

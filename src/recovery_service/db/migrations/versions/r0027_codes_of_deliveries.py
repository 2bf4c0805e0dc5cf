"""What went wrong with deliveries, as a code with its params: a sentence that is not known stays."""

from __future__ import annotations

import re
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

_COLUMNS: Final = (
    ("webhook_endpoint", "last_error"),
    ("webhook_endpoint", "disabled_reason"),
    ("delivery_attempt", "error"),
)
_CODES: Final = (
    ("delivery_timed_out", r"no answer within (?P<seconds>[\d.]+) seconds"),
    ("delivery_connection_refused", r"the connection was refused"),
    ("delivery_name_unknown", r"the name was not found"),
    ("delivery_broken_off", r"the connection broke before an answer"),
    ("delivery_not_http", r"the answer is not HTTP"),
    ("delivery_not_connected", r"not connected: (?P<why>.+)"),
    ("name_not_public", r"the name leads to an address that is not public"),
    ("address_not_public", r"the address is not public"),
    ("delivery_not_secure", r"the secure connection failed: unknown reason"),
    ("delivery_not_secure", r"the secure connection failed: (?P<why>.+)"),
    ("delivery_failed", r"the delivery failed: (?P<kind>.+)"),
    ("delivery_redirected", r"answered (?P<status>\d+): redirects are not followed"),
    ("delivery_answered", r"answered (?P<status>\d+)"),
    ("endpoint_switched_off", r"switched off by the platform"),
    ("endpoint_given_up", r"no delivery succeeded since (?P<since>\S{10})\S*; the last error: (?P<error>.+)"),
)
_REASONS: Final = {"delivery_not_connected": "why", "endpoint_given_up": "error"}


def upgrade() -> None:
    connection = op.get_bind()
    for table_name, name in _COLUMNS:
        op.add_column(table_name, sa.Column(f"{name}_reason", sa.JSON(), nullable=True))
        sentence, reason = sa.column(name, sa.Text()), sa.column(f"{name}_reason", sa.JSON())
        table = sa.table(table_name, sentence, reason)
        sentences = sa.select(sentence).where(sentence.is_not(None)).select_from(table).distinct()
        for words in connection.execute(sentences).scalars().all():
            change = sa.update(table).where(sentence == words)
            connection.execute(change.values({reason.name: _reason(words)}))
        op.drop_column(table_name, name)
        op.alter_column(table_name, f"{name}_reason", new_column_name=name)


def _reason(sentence: str) -> dict[str, Any]:
    for code, pattern in _CODES:
        if (fits := re.fullmatch(pattern, sentence)) is not None:
            params: dict[str, Any] = fits.groupdict()
            if code in _REASONS:
                params[_REASONS[code]] = _reason(params[_REASONS[code]])
            if "status" in params:
                params["status"] = int(params["status"])
            return {"code": code, "params": params, "message": sentence}
    return {"code": "", "message": sentence}

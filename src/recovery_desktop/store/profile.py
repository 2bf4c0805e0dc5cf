"""What the answers of a service taught about it, kept with its connection; an absent fact is not known yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict


class Profile(TypedDict, total=False):
    """`keeps_keys`: a request repeated under its key is surely one request. `event_list` and `extensions`: offered
    or not, forgotten with every sign-in; `events_since_moment`: the event list takes no id to go on after.
    `newest_first`: the order of its lists. `reading_creates`: reading a PDF also submits it. `records_payments`:
    payments can be told to it. `lacks`: kinds of intents beyond the interface that it answered it does not know,
    forgotten with every sign-in. `statistics`: asked by period, days or both. `evidence_files`: in which form it
    takes them. `behind_seconds`: how much its clock is slow.

    `page_size`: how many rows of a list it can be asked for, where that is less than usual; 0: it takes no number.
    `webhook_events`: what it tells of. `statistics_of_platform`: its figures are those of all creditors together. Both
    are forgotten with every sign-in. `pkce`: whether it signs in with it; `pkce_next`: how the next try begins while
    that is not known. `rows_completed`: what an earlier version of the app mirrored holds events and requests too.

    `shipped`: what its provider says of it in the connection file, where what was learned is forgotten.

    `named_user`: the creditor that the connection file names, until one is in use.

    `prepaid`: its description names `invoice.prepaid_amount`. `by_post`: it names `debtor.by_post`.

    Everything else in which services differ is read in every form at once and needs no memory.
    """

    keeps_keys: bool
    event_list: bool
    events_since_moment: bool
    extensions: bool
    newest_first: bool
    reading_creates: bool
    records_payments: bool
    lacks: list[str]
    statistics: str
    evidence_files: str
    behind_seconds: int
    prepaid: bool
    by_post: bool
    page_size: int
    webhook_events: list[str]
    statistics_of_platform: bool
    pkce: bool
    pkce_next: bool
    rows_completed: bool
    named_user: str
    shipped: dict[str, Any]


SHIPPED: Final[Mapping[str, type]] = {
    "event_list": bool,
    "extensions": bool,
    "newest_first": bool,
    "reading_creates": bool,
    "statistics_of_platform": bool,
    "pkce": bool,
    "prepaid": bool,
    "by_post": bool,
    "page_size": int,
    "statistics": str,
    "evidence_files": str,
    "webhook_events": list,
}
"""What a provider may say of its service. That keys are kept is not believed: nothing would be looked for any more."""


def read_shipped(content: object) -> dict[str, Any]:
    """Return the facts of a connection file's `profile`; what is not known is left out. Raises ValueError for a fact
    of another kind."""
    if not isinstance(content, Mapping):
        raise ValueError("the profile is no object")
    facts = {name: content[name] for name in SHIPPED if content.get(name) is not None}
    for name, fact in facts.items():
        # A yes or no is a number to Python, and no number of rows.
        if type(fact) is not SHIPPED[name]:
            raise ValueError(f"{name} of the profile is of another kind")
    if not 0 <= facts.get("page_size", 0) <= 100:
        raise ValueError("page_size of the profile is out of range")
    if not all(isinstance(one, str) for one in facts.get("webhook_events", [])):
        raise ValueError("webhook_events of the profile are no names")
    return facts

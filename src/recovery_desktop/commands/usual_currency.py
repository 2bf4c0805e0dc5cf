"""The currency that a creditor deals in, for what names none."""

from __future__ import annotations

from collections import Counter

from recovery_contract.accounts import currency_of_country, home_currency
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.accounts import stored_accounts


def usual_currency(context: ConnectionContext) -> str:
    """Return the currency of most invoices, else that of the main account's country, else that of the creditor's;
    empty where nothing says it."""
    counts: Counter[str] = Counter()
    for one in context.connection_store.receivables.sums():
        counts[one.currency] += one.count
    if counts:
        return counts.most_common(1)[0][0]
    accounts = stored_accounts(context)
    main = None if accounts is None else accounts.main
    creditor = None if context.user_id is None else context.connection_store.creditors.get(context.user_id)
    law = None if creditor is None else creditor.user.law
    return home_currency(main and main.iban) or currency_of_country(law or "") or ""

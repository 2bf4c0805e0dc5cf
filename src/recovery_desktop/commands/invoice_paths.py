"""The fields of an invoice on its way in, each by its path in the request: what can be read, typed and learned."""

from __future__ import annotations

from typing import Final

INVOICE: Final = (
    "invoice.numbers",
    "invoice.issue_date",
    "invoice.due_date",
    "invoice.currency",
    "invoice.amount",
    "invoice.amount_before_tax",
    "invoice.tax_amount",
    "invoice.prepaid_amount",
    "invoice.service_description",
)
DEBTOR: Final = (
    "debtor.company_name",
    "debtor.company_type",
    "debtor.siret",
    "debtor.vat_number",
    "debtor.address.line1",
    "debtor.address.line2",
    "debtor.address.postal_code",
    "debtor.address.city",
    "debtor.address.country",
)
PATHS: Final = INVOICE + DEBTOR
TOTALS: Final = ("invoice.amount", "invoice.amount_before_tax", "invoice.tax_amount")
DEFAULT_CURRENCY: Final = "EUR"
"""Of an invoice whose currency nobody named."""
PREPAID: Final = "invoice.prepaid_amount"
PREPAID_LISTED: Final = "invoice.prepaid_listed"
"""What was paid already by a list of the person's, and the name of its file."""
PREPAID_LIST: Final = "invoice.prepaid_list"
CREDITED: Final = "invoice.credit_notes"
"""The credit notes in what was paid already, dropped for this draft: a JSON list of `{number, amount, date}`."""
AMOUNTS: Final = (*TOTALS, PREPAID)
ROUNDING: Final = "invoice.rounding_amount"
"""What an invoice adds to its total, or takes off, so that a round sum is due; its submission names it as metadata."""
BY_POST: Final = "debtor.by_post"
"""Said by a person where no email address is known: letters go instead."""
LETTERS_ONLY: Final = "debtor.letters_only"
"""Said by a person where an email address is known: letters go all the same."""
RATE: Final = "terms.late_payment_rate"
"""What the invoice says of late payment; a submission carries it in its metadata."""

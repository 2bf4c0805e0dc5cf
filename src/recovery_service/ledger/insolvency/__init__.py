"""A debtor's insolvency, as it was declared."""

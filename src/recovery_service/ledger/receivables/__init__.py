"""Receivables: what a creditor is owed, and by whom."""

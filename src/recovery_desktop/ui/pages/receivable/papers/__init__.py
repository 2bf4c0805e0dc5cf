"""The documents of a receivable, and its case file."""

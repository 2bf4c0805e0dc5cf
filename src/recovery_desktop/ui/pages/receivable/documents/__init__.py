"""The documents of a receivable: their view model."""

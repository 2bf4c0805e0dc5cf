"""Everything that a person may ask of the service about a receivable: one row an action."""

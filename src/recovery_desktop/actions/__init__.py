"""Actions that a person can request about a receivable, one row each."""

"""The application a creditor double-clicks."""

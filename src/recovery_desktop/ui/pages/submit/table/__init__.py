"""Taking in a table of invoices: its columns named, its rows looked through."""

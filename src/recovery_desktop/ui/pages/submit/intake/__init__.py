"""How invoices come in."""

"""Invoices that are only XML, shown on paper so that a person can check them and a debtor can read them."""

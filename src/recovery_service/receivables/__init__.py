"""Receivables: what a creditor is owed, its state, its contacts, and everything that happened to it."""

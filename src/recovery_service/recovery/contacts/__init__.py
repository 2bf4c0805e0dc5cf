"""Contacts with debtors: composed, sent, signed off, recorded."""

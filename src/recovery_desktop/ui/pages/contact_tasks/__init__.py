"""Contacts that a person makes: their state, their line in a list and their sheet, for every page that shows them."""

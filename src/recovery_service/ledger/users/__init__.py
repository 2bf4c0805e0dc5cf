"""Creditors: who they are, what is still needed of them."""

"""Creditors: who they are, what is still needed of them, what they may do."""

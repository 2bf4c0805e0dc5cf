"""Payments by card: a page of a payment provider, and what the provider tells of it afterwards."""

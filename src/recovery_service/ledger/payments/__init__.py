"""Payments: what arrived for which receivable, and what of it reached the service."""

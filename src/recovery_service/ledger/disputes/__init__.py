"""Disputes and requests for evidence."""

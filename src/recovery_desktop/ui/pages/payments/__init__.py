"""Payments that came in over bank statements, each with what it seems to be for."""

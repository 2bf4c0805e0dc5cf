"""Signing in through the browser."""

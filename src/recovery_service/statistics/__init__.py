"""Figures about recoveries."""

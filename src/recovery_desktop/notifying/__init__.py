"""Notifications outside of the window: when, and through which part of the system."""

"""Synchronisation of store and service: sends intents, fetches changes; the service wins."""

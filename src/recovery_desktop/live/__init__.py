"""Webhooks from the service: the loopback listener and the verified events."""

"""Brings the store and the service together: what waits goes out, what happened comes in, the service wins."""

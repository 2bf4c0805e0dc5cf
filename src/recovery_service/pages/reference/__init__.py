"""The reference for builders in a browser: every operation, error and event, from the service itself."""

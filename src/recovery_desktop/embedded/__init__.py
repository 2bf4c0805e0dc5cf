"""The service as the app's own child process."""

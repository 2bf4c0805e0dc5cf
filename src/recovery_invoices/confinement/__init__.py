"""Confinement of untrusted files: limited child processes, their limits and the pipe to them."""

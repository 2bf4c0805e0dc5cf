"""One module a format: bytes in, entries out, a named failure for everything that is none."""

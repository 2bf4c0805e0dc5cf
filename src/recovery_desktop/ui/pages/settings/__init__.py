"""Connection, look, folders, logs."""

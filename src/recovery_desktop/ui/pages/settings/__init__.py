"""Connection, look, language, folders, logs."""

"""The database: one metadata, one way to open it, migrations."""

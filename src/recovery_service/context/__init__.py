"""Context of every operation: settings, database, clock."""

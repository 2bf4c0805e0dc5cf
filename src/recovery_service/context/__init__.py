"""What every operation is handed: settings, database, clock."""

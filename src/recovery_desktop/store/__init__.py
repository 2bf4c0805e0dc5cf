"""What the app knows without asking: SQLite, migrations, and a notice for every change."""

"""The app's local data: SQLite, migrations, and a notification of every change."""

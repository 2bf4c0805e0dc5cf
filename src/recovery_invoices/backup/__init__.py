"""What is in a backup that somebody brings back: an archive and SQLite files, opened in confined children."""

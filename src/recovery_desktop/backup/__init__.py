"""Backup of all data into one file, written while the app works, checked before it is restored."""

"""The clock of the Practice connection."""

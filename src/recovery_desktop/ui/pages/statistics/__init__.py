"""How recovery performs."""

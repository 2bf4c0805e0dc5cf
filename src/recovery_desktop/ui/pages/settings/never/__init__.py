"""Who is never contacted: the list, and what may be done with it."""

"""A bank statement in, scored payment proposals out. Nothing here asks a network or decides for a person."""

"""A bank statement in, scored payment proposals out."""

"""The recovery work: a plan, the contacts it makes, and why one was not made."""

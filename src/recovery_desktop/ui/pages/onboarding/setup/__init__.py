"""This computer: company and mailbox, in two steps."""

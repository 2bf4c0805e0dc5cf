"""Set-up of the connection "This computer": company and mailbox, in two steps."""

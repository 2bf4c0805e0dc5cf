"""What debtors write: read from the mailbox, kept with its receivable, decided on and answered."""

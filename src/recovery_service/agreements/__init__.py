"""What creditor and debtor agree on instead of immediate payment: proposed, answered, watched."""

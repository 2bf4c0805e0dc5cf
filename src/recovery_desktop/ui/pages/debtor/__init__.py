"""One debtor: everything there is about it in one place."""

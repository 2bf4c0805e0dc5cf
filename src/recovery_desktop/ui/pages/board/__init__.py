"""Every receivable as a card in the column of its status."""

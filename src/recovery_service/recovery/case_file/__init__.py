"""What a court, a lawyer or the debtor is given: case file, forms, what is held on a person."""

"""All debtors: what each owes and since when."""

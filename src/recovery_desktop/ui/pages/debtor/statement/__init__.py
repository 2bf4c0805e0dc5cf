"""The statement of account of a debtor."""

"""The desktop app of a creditor."""

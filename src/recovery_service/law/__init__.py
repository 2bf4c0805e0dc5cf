"""What the law lets a creditor claim, as dated rows with their sources."""

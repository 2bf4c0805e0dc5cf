"""The page on which a creditor hands in what is needed."""

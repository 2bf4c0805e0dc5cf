"""The words for what happens to a receivable, shared by the pages that say it."""

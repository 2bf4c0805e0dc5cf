"""The export for the books: its sheet, and the file that is written."""

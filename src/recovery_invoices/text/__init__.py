"""The words of a page with their boxes, and the rows and cells they form."""

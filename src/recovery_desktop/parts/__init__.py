"""One module a page: its state, its widget, and what leads from it to other pages."""

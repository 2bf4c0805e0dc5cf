"""Which of the values on a page plays which role, chosen by a small network that has learned from composed pages."""

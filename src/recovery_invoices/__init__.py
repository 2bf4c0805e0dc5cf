"""A PDF in, invoice fields with evidence out."""

"""Extraction: an uploaded PDF becomes invoice fields with evidence."""

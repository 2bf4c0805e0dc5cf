"""Disputes and requests for evidence: opened, answered, withdrawn."""

"""Texts to debtors: phrases, templates, numbers and dates in their language."""

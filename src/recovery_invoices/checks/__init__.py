"""Checks of the values: arithmetic, identifiers, the kind of document, the XML."""

"""What speaks for and against the values: arithmetic, identifiers, the kind of document, the XML."""

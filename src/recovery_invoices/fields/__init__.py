"""From words with boxes to the interface's fields: label tables, value parsers, geometry."""

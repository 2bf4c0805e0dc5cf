"""Pages without text: drawn in the parser child, recognised in a child that sees bitmaps only."""

"""Text documents (Word, OpenDocument): their words on plain pages, so that they are read as a PDF is."""

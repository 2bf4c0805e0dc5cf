"""The first start: which connection to use."""

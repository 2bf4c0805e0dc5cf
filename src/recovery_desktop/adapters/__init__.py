"""Gives each page what it asks for: reads over the store, commands over the connection in use."""

"""One module for each user action: plain async functions without Qt."""

"""One file a gesture: plain async functions without Qt."""

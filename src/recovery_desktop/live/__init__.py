"""What the service tells us by itself: the loopback listener and the verified events behind it."""

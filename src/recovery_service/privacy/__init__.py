"""What is held on a person, and its erasure."""

"""Letters to print and post, calls to make."""

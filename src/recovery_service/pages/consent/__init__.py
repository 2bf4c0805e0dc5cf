"""The consent page of the sign-in."""

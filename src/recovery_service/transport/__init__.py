"""The ways out: mail, text message, letter, and what the test environment keeps instead."""

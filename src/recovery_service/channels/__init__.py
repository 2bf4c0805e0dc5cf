"""The ways to reach a debtor: email, text message, letter, phone."""

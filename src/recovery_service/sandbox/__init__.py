"""The test environment: a clock to advance, debtors that play along, an outbox instead of the outside."""

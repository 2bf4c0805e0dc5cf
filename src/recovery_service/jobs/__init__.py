"""The engine: what is due, durable in the same transaction as the change that asks for it."""

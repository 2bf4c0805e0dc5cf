"""How recoveries go: mailbox, plan, texts, standing rules."""

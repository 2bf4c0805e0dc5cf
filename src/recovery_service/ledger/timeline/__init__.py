"""What happened to a receivable: its history, and the events that go out in the same transaction."""

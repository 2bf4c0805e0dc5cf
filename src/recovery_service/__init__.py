"""The debt-recovery service behind the interface."""

"""The first messages, read and approved before anything leaves this computer."""

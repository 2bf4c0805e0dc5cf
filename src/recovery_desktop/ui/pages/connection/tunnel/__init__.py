"""Setting up how the service reaches this computer."""

"""What an operator of the service can see: logs and figures, without personal data."""

"""What happened since the person last looked."""

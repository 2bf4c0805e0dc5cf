"""HTTP to the service and nothing else: transport, pacing, sign-in, one method for each operation."""

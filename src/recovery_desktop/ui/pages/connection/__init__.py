"""How the app is connected: standing, tunnel, endpoints, deliveries, and the other connections."""

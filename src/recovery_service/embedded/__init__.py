"""What only the service inside the desktop app has: its life tied to the app, and sign-in without a password."""

"""An open connection at work: its service, its rhythm, its listener."""

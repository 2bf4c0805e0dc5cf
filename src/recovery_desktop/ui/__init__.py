"""What a person sees and touches: the only folder with Qt in it, beside app.py and lifetime.py."""

"""What a person sees and touches: the only folder with Qt in it, beside app.py and lifetime.py."""

from recovery_desktop.ui.overrides import keep_errors_readable

# Before the first class of a widget comes to be.
keep_errors_readable()

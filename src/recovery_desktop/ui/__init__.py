"""What a person sees and touches: the only folder with Qt in it, beside app and session."""

from recovery_desktop.ui.overrides import guard_overrides

# Before the first class of a widget comes to be.
guard_overrides()

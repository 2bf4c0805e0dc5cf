"""The user interface: the only folder with Qt besides app and session."""

from recovery_desktop.ui.overrides import guard_overrides

# Before the first class of a widget comes to be.
guard_overrides()

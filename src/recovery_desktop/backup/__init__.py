"""All that is kept on this computer, in one file: written while everything works, checked before it is brought back."""

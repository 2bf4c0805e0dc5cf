"""All that is kept on this computer: saved, brought back, taken out, deleted."""

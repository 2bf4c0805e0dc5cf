"""The parts that pages are laid out from; none of them knows a page, a command or the store."""

"""The program put together: its window, the registry of its pages, and the way from one page to the next."""

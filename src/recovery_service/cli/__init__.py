"""The command line, one module a subcommand."""

"""Pages written by hand after the habits of real programs and trades, typeset by five engines."""

"""Invoices put together at random: places, labels and what else is printed are drawn anew.

`benchmarks/invoices` has twelve fixed layouts with few labels; here each document draws its own from parts and
wordings. Every second part and wording is held out: whoever works on the reader looks at the errors of the others only.
"""

"""Typeset invoices for measuring the reader: many layouts, eight languages, twenty countries, companies that are none.

They stand beside the benchmarks because they measure and never pass or fail: a sample may be drawn anew for each
question. Half of the layouts are held out: whoever works on the reader looks at the others only.
"""

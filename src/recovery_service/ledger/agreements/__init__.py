"""Instalment plans and smaller sums that were agreed on."""

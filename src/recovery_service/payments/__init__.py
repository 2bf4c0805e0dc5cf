"""Payments: what arrived, what a partial payment leads to, settlement and payout, reversals."""

"""What a debtor wrote by email: opened in a confined child, its own words parted from what it quotes."""

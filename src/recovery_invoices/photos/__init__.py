"""A phone photo of an invoice becomes a straight one-page PDF, in a confined child."""

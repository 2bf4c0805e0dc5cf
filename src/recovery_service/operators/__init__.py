"""What the people who run the service do by hand."""

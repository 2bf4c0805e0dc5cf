"""Documents on the person's own machine; foreign ones are parsed only in confined children."""

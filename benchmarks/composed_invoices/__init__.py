"""Pages composed at random from parts, wordings and places: no two have the same layout."""

"""The open session: the store, the connection in use and what every page needs of them."""

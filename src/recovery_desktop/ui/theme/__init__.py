"""The one look of the app: colours, sizes and the stylesheet, light and dark."""

"""One folder a page: `page.py` is layout and wiring, `state.py` the view-model, `table.py` an item model."""

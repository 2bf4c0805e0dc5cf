"""The folder whose new files become drafts by themselves."""

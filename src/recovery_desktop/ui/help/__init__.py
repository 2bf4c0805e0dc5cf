"""The help pages and the news of each version: read from the resources, shown in a sheet."""

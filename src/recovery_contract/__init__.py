"""The wire between app and service: resources, events, errors, limits and signing, and nothing else."""

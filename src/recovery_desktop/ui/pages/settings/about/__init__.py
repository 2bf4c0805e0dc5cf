"""The version, the licences, the news of newer versions."""

"""The whole story, told by real gestures in the real windows against the real service, with pictures."""

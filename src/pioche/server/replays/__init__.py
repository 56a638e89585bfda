"""Replays for clients: recorded matches as the same values that a table sends while it is played."""

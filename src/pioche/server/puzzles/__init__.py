"""Puzzles for clients: positions and tries as the values that a table sends, and what a person has solved."""

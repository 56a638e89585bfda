"""Bots for the tile game."""

"""Bots of the tile game."""

"""Mau-Mau for Pioche."""

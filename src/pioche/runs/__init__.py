"""Shared by the commands that play many games: processes, statistics, output files, tables, plots, progress."""

"""The Python interface behind `import pioche`: tables that are dealt, printed, played by text, undone and saved.

`pioche` itself exports what is meant to be used; docs/python.md shows it. Every installed game works through it, with
the same names. It favours convenience: each `push` keeps a copy for `pop`. Programs that play millions of games use the
core of a game instead (`Table.round.core`, `pioche.classic.machine`, `pioche.rummy.machine`).
"""

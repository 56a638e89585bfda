"""`pioche play`: a seat at a table in the terminal, alone against bots or at a server's table (docs/terminal.md).

`pioche.client` speaks to the table; `plain` is the line mode, `screen` the full-screen program.
"""

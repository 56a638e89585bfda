"""`pioche play`: a seat at a table in the terminal, alone against bots or at a server's table (docs/terminal.md).

A thin client of the wire protocol (docs/protocol.md): what is legal, why something is refused and every sentence come
from the table and from `engine.game`. `client.TableClient` keeps the state of one seat; `local` connects it to a table
in this process, `remote` to one on a server; `plain` is the line mode, `screen` the full-screen program.
"""
